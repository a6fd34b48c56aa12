// How computer players play: whom one may choose, and whom one chose last in this browser.
import { kept } from "../link/address";
import { LEVELS, USUAL } from "../protocol";

/** The levels, and the yardstick. */
export const CHOICES: readonly string[] = [...LEVELS, "greedy"];

/** Who plays where nothing else is chosen: whom one chose last. */
export function usualLevel(): string {
  const found = kept.get("level") ?? "";
  return CHOICES.includes(found) ? found : USUAL;
}

export const keepLevel = (level: string): void => kept.set("level", level === USUAL ? null : level);
