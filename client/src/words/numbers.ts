// Numbers as the language writes them: thousands always apart, and a minus as long as a plus.
import { FluentNumber } from "@fluent/bundle";
import type { Words } from "./bundle";

// Without this, Spanish leaves four digits together, which players at the River Plate don’t, and Python neither.
const APART: Intl.NumberFormatOptions = { useGrouping: "always" };
const minus = (text: string): string => text.replace("-", "−");

/** A number in a sentence. */
export class Count extends FluentNumber {
  constructor(value: number) {
    super(value, APART);
  }

  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return minus(super.toString(scope));
  }
}

/** Points with their sign, plus too. */
export const signedPoints = (words: Words, count: number): string =>
  minus(new Intl.NumberFormat(words.language, { ...APART, signDisplay: "exceptZero" }).format(count));

/** Points with a minus as long as a plus. */
export const points = (words: Words, count: number): string => minus(new Intl.NumberFormat(words.language, APART).format(count));
