// What all that is laid out comes to, in a sentence.
import type { Turn } from "../table/turn.svelte";
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
