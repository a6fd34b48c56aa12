// Cards that travel: pictures over the table, which is already as it will be.
import type { Face } from "../cards/face";

/** Where cards lie, as elements name it by `data-place`: `stock`, `pile`, `hand`, `seat-2`, `meld-1-3`, `reds-2`. */
export type Place = string;

/** Cards that go from one place to another; no faces: as many with their backs up. */
export interface Move {
  readonly from: Place;
  readonly to: Place;
  readonly faces: readonly Face[];
  readonly count: number;
}

/** What happens at once: the moves of one event. */
export type Stage = readonly Move[];

export const shown = (from: Place, to: Place, faces: readonly Face[]): Move => ({ from, to, faces, count: faces.length });
export const hidden = (from: Place, to: Place, count: number): Move => ({ from, to, faces: [], count });
