// Numbers as the language writes them.
import type { Words } from "./bundle";

/** Points with their sign, plus too. */
export const signedPoints = (words: Words, count: number): string =>
  new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" }).format(count).replace("-", "−");

/** Points with a minus as long as a plus. */
export const points = (words: Words, count: number): string =>
  new Intl.NumberFormat(words.language).format(count).replace("-", "−");
