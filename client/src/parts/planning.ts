// What all that is laid out comes to, in a sentence.
import type { Turn } from "../table/turn.svelte";
import type { Dropped } from "../table/plan.svelte";
import { cardFacts, written } from "../words/cards";
import { t, words } from "../words/words.svelte";
import { whatOf } from "./meldly";

/** The own meld that laid out cards go to, in words. */
export function ontoOf({ table }: Turn, number: number): string {
  const meld = table.ownSide?.melds.find((one) => one.number === number);
  return t("game-plan-onto", { what: meld ? whatOf(words(), meld) : t("meld-number", { meld: number }) });
}

export function sumOf({ staged, fits }: Turn): string {
  if (!staged) return "";
  const needed = fits?.needed ?? 0;
  if (!needed) return t("game-plan-counts", { counted: staged.counts });
  const lacking = Math.max(0, needed - staged.counts);
  return t(lacking ? "game-plan-short" : "game-plan-enough", { counted: staged.counts, needed, lacking });
}

/** What couldn't stay laid out, and why not. */
export function droppedOf({ dropped }: Turn): string {
  return dropped === "over" ? t("game-plan-over") : dropped.map(reasonOf).join(" ");
}

function reasonOf({ faces, why }: Dropped): string {
  const { cards } = cardFacts(words(), faces, written);
  return why === "gone" ? t("game-plan-gone", { cards }) : t("game-plan-unfit", { cards, why: why.sentence }).trim();
}
