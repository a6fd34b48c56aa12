// Several things in a sentence.
import type { Words } from "./bundle";

/** Before these Spanish says *e* and not *y*. */
const LIKE_I = /^(?:h?[ií](?![aeou])|y(?![aeiou]))/i;

/** `Ada, Ben and Cleo`. */
export function listed(words: Words, items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return words.say(LIKE_I.test(last) ? "list-and-i" : "list-and", { list: items.slice(0, -1).join(", "), last });
}

/** A side by its players’ names: `Ada & Cleo`. */
export const sideOf = (words: Words, [first = "", ...others]: readonly string[]): string =>
  others.reduce((before, name) => `${before} ${words.say(LIKE_I.test(name) ? "list-side-i" : "list-side")} ${name}`, first);
