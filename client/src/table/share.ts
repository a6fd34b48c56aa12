// How much of the screen's height the hand has: more cards have more, in few steps, so that not every draw moves the table.

const STEPS: readonly (readonly [most: number, narrow: number, wide: number])[] = [
  [11, 0.17, 0.23],
  [26, 0.22, 0.23],
  [38, 0.28, 0.25],
  [60, 0.36, 0.3],
  [Infinity, 0.46, 0.36],
];

export function shareOf(cards: number, wide: boolean): number {
  const [, narrow, broad] = STEPS.find(([most]) => cards <= most) ?? STEPS[0]!;
  return wide ? broad : narrow;
}
