// What seats and sides of a sheet are called.
import { t } from "../words/words.svelte";
import type { SetUp } from "./game";

export const seatName = ({ names }: SetUp, seat: number): string => names[seat - 1] || t("client-seat", { seat });

export const sideName = (setUp: SetUp, seats: readonly number[]): string =>
  seats.map((seat) => seatName(setUp, seat)).join(" & ");
