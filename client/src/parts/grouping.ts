// Which cards of a hand belong together, in the order in which it is held.
import { isThree, isWild, RANK_ORDER, rankOf, suitOf, type Face } from "../cards/face";
import type { Group } from "./fan";

type Together = (one: Face, next: Face) => boolean;

/** Equal ranks; wild cards are one group. */
export const byRanks = (faces: readonly Face[]): Group[] =>
  gathered(faces, (one, next) => (isWild(one) && isWild(next)) || rankOf(one) === rankOf(next));

/** Runs of a suit. A suit begins a row. */
export function bySuits(faces: readonly Face[]): Group[] {
  const groups = gathered(faces, (one, next) => sameRow(one, next) && near(one, next));
  let at = 0;
  return groups.map(({ size }) => {
    const [before, first] = [faces[at - 1], faces[at]];
    at += size;
    return { size, row: Boolean(before && first && !sameRow(before, first)) };
  });
}

/** Wild cards and threes are rows of their own, whatever their suit. */
const row = (face: Face): string => (isWild(face) ? "wild" : isThree(face) ? "three" : suitOf(face));
const sameRow: Together = (one, next) => row(one) === row(next);
const near: Together = (one, next) =>
  isWild(one) || Math.abs(RANK_ORDER.indexOf(rankOf(next)) - RANK_ORDER.indexOf(rankOf(one))) <= 1;

function gathered(faces: readonly Face[], together: Together): Group[] {
  const sizes: number[] = [];
  faces.forEach((face, at) => {
    const before = faces[at - 1];
    if (before !== undefined && together(before, face)) sizes[sizes.length - 1]! += 1;
    else sizes.push(1);
  });
  return sizes.map((size) => ({ size }));
}
