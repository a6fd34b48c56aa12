// Whether the melds of all sides have room as they lie, or are folded into tiles.
import type { MeldView, SideView } from "../protocol";
import { emptyPlaces } from "./meldly";

const HEAD = 36;
const ROW = 104;
const GAP = 10;
const TILE = { width: 84, height: 50 };

/** What a side needs at least, its name and a row of tiles; the plan below the board; what is scrolled in. */
export const LEAST = 87;
export const PLAN = 84;
export const WINDOW = 84;

/** About how wide a meld lies, in pixels at normal print. */
function widthOf(meld: MeldView): number {
  if (meld.finished) return 112;
  if (meld.kind !== "sequence") return 156;
  const { below, above } = emptyPlaces(meld);
  return 60 + 16 * meld.cards.length + 24 * (below.length + above.length);
}

function rowsOf(side: SideView, width: number): number {
  let [rows, across] = [1, 0];
  for (const meld of side.melds) {
    const wide = widthOf(meld) + GAP;
    if (across && across + wide > width) [rows, across] = [rows + 1, 0];
    across += wide;
  }
  return rows;
}

/** How high the sides are as tiles, where sides lie below each other. */
export const tilesHeight = (sides: readonly SideView[], width: number, print = 1): number => {
  const across = Math.max(1, Math.floor(width / print / TILE.width));
  return print * sides.reduce((sum, side) => sum + HEAD + 8 + TILE.height * Math.max(1, Math.ceil(side.melds.length / across)), 0);
};

/** How high the sides that lie beside each other are, in pixels; `print` is how much larger all is than normal. */
export const heightOf = (beside: readonly SideView[], width: number, print = 1): number =>
  print * (HEAD + ROW * Math.max(1, ...beside.map((side) => rowsOf(side, width / print / beside.length))));
