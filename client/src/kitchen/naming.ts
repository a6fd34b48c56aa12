// What seats and sides of a sheet are called.
import { sideOf } from "../words/lists";
import { t, words } from "../words/words.svelte";
import type { SetUp } from "./game";

export const seatName = ({ names }: SetUp, seat: number): string => names[seat - 1] || t("client-seat", { seat });

export const sideName = (setUp: SetUp, seats: readonly number[]): string =>
  sideOf(words(), seats.map((seat) => seatName(setUp, seat)));
