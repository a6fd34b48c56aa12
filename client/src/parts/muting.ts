// Whose talk one doesn't want to hear at a table; kept in this browser.
import { kept } from "../link/address";

const place = (table: string): string => `muted-${table}`;

export const mutedAt = (table: string): ReadonlySet<number> =>
  new Set(JSON.parse(kept.get(place(table)) ?? "[]") as number[]);

export const mute = (table: string, seats: ReadonlySet<number>): void => kept.set(place(table), JSON.stringify([...seats]));
