// What players and sides are called.
import type { TableView } from "../protocol";
import { sideOf } from "../words/lists";
import { t, words } from "../words/words.svelte";

export function nameOf(view: TableView, seat: number): string {
  return view.seats[seat - 1]?.name || t("seat-number", { seat });
}

export function sideName(view: TableView, side: number): string {
  const names = view.seats.filter((one) => one.side === side).map((one) => nameOf(view, one.seat));
  return sideOf(words(), names);
}
