// What partners have said in this turn.
import type { WireEvent } from "../protocol";

const BEGINNINGS = ["draw", "take", "top", "discard", "deal"];

/** The answer to the question of this turn, any “no” being no; empty where none was given. */
export function answered(history: readonly WireEvent[]): "yes" | "no" | "" {
  let found: "yes" | "no" | "" = "";
  for (let at = history.length - 1; at >= 0 && !BEGINNINGS.includes(history[at]!.kind); at -= 1) {
    const kind = history[at]!.kind;
    if (kind === "no") return "no";
    if (kind === "yes") found = "yes";
  }
  return found;
}
