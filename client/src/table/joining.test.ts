import { expect, test } from "vitest";
import type { MeldView } from "../protocol";
import { pairsOf } from "./joining";

const meld = (number: number, kind: string, cards: string): MeldView => ({ number, kind, cards: cards.split(" "), wilds: 0, missing: 4, finished: false });

test("melds of one rank may be joined, the later to the earlier; sequences and wild melds never", () => {
  const melds = [
    meld(1, "rank", "2C KC KD KS"), meld(2, "rank", "8C 8D 8S"), meld(4, "rank", "KC KH KH"),
    meld(5, "sequence", "KC QC JC"), meld(6, "wild", "2C X X"), meld(7, "wild", "2D X X"), meld(9, "rank", "KS KS KH"),
  ];
  expect(pairsOf(melds)).toEqual(["merge #1 #4", "merge #1 #9", "merge #4 #9"]);
});
