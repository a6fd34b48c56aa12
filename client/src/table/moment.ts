// Whether it is still the turn in which something was laid out.
import type { RoundView } from "../protocol";

/** What of the table tells one's turns apart. */
export interface Moment {
  readonly drawn: boolean;
  readonly stock: number;
  readonly pile: number;
}

/** The moment of one's own turn; undefined in another's. A partner who is asked answers within it. */
export function momentOf(round: RoundView | null, you: number): Moment | undefined {
  if (!round || (round.phase === "answer" ? round.asked_by : round.to_act) !== you) return undefined;
  return { drawn: round.phase !== "draw", stock: round.stock, pile: round.pile.length };
}

/** Stock and pile stay as they are but for the draw or the take, which never leaves more on the pile. */
export function sameTurn(before: Moment | undefined, now: Moment | undefined): boolean {
  if (!before || !now || (before.drawn && !now.drawn)) return false;
  if (before.drawn === now.drawn) return before.stock === now.stock && before.pile === now.pile;
  return now.pile <= before.pile;
}
