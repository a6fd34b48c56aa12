// Which lists of a plan can still be laid, asked of the service one after the other.
import { actOf, facesOf, type Dropped, type Part } from "./plan.svelte";
import type { Table } from "./table.svelte";

export async function sift(table: Table, parts: readonly Part[]): Promise<{ kept: Part[]; dropped: Dropped[] }> {
  const [kept, dropped]: [Part[], Dropped[]] = [[], []];
  for (const part of parts) {
    const found = await table.ask({ type: "fits", act: actOf(kept), cards: facesOf(part.cards) });
    const fit = found.type === "fits" ? found.fits.find((one) => one.target === targetFor(part)) : undefined;
    if (fit?.fits) kept.push(part);
    else dropped.push({ faces: facesOf(part.cards), why: { sentence: fit?.why?.sentence ?? "" } });
  }
  return { kept, dropped };
}

/** Where a list is put that doesn't lie there yet. */
const targetFor = ({ kind, meld }: Part): string => (kind === "add" ? `#${meld}` : kind === "take" && meld ? `take#${meld}` : kind);
