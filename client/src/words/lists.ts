// Several things in a sentence.
import type { Words } from "./bundle";

/** `Ada, Ben and Cleo`. */
export const listed = (words: Words, items: readonly string[]): string =>
  items.length < 2 ? items.join("") : words.say("list-and", { list: items.slice(0, -1).join(", "), last: items.at(-1)! });
