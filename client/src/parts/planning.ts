// What all that is laid out comes to, in a sentence.
import type { Turn } from "../table/turn.svelte";
import { t } from "../words/words.svelte";

export function sumOf({ staged, fits }: Turn): string {
  if (!staged) return "";
  const needed = fits?.needed ?? 0;
  if (!needed) return t("game-plan-counts", { counted: staged.counts });
  const lacking = Math.max(0, needed - staged.counts);
  return t(lacking ? "game-plan-short" : "game-plan-enough", { counted: staged.counts, needed, lacking });
}
