/** How many signs stand in each row of a number card, between and under its indices. */
const ROWS: Record<string, readonly number[]> = {
  "2": [1, 1], "3": [1, 1, 1], "4": [2, 2], "5": [2, 1, 2], "6": [3, 3], "7": [3, 1, 3], "8": [3, 2, 3],
  "9": [3, 3, 3], T: [3, 4, 3],
};
const TOP = 79;
const BOTTOM = 123;

/** Where the signs stand on a card of 100 by 140. */
export function pips(rank: string): { x: number; y: number }[] {
  const rows = ROWS[rank] ?? [];
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, at) => ({
      x: 50 + (at - (many - 1) / 2) * (many > 3 ? 22.5 : 27),
      y: TOP + ((BOTTOM - TOP) * row) / (rows.length - 1),
    })),
  );
}
