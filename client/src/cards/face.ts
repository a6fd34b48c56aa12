// A card as the notation writes it: `4H`, `TS`, `X`.
export type Face = string;

export const RANK_ORDER = "3456789TJQKA2X";
/** Black and red by turns, so that neighbours differ. */
export const SUIT_ORDER = "CDSH";

export const isJoker = (face: Face): boolean => face === "X";
export const rankOf = (face: Face): string => face[0] ?? "";
export const suitOf = (face: Face): string => face[1] ?? "";
export const isRed = (face: Face): boolean => "DH".includes(face[1] ?? "-");
export const isWild = (face: Face): boolean => isJoker(face) || rankOf(face) === "2";
export const isThree = (face: Face): boolean => rankOf(face) === "3";

/** By rank, then suit; threes first, wilds last. */
export function byRank(one: Face, other: Face): number {
  return RANK_ORDER.indexOf(rankOf(one)) - RANK_ORDER.indexOf(rankOf(other)) || suits(one, other);
}

/** By suit, then rank; wilds and threes stand apart at the ends. */
export function bySuit(one: Face, other: Face): number {
  return group(one) - group(other) || (group(one) === 1 ? suits(one, other) : 0) || byRank(one, other);
}

const suits = (one: Face, other: Face): number => SUIT_ORDER.indexOf(suitOf(one)) - SUIT_ORDER.indexOf(suitOf(other));
const group = (face: Face): number => (isThree(face) ? 0 : isWild(face) ? 2 : 1);
