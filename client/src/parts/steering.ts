// Where a key leads within the hand.
import { rankOf, type Face } from "../cards/face";
import type { Words } from "../words/bundle";
import { index } from "../words/cards";
import type { Place } from "./fan";

/** The next card that way; left and right go on in the next row. Nothing above the first row and below the last. */
export function toward(places: readonly Place[], from: number, key: string): number | undefined {
  const here = places[from];
  if (!here) return undefined;
  const flip = document.documentElement.dir === "rtl" ? -1 : 1;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const way = (key === "ArrowLeft" ? -1 : 1) * flip;
    const beside = nearest(places, (one) => way * (one.x - here.x) > 1 && Math.abs(one.y - here.y) < 1, (one) => Math.abs(one.x - here.x));
    const next = from + way;
    return beside ?? (next >= 0 && next < places.length ? next : undefined);
  }
  const way = key === "ArrowUp" ? -1 : 1;
  return nearest(places, (one) => way * (one.y - here.y) > 1, (one) => Math.abs(one.x - here.x) * 3 + Math.abs(one.y - here.y));
}

function nearest(places: readonly Place[], fits: (one: Place) => boolean, far: (one: Place) => number): number | undefined {
  let found: number | undefined;
  places.forEach((one, at) => {
    if (fits(one) && (found === undefined || far(one) < far(places[found]!))) found = at;
  });
  return found;
}

/** A key as the browser tells it: what it writes, and where it lies. */
export interface Key {
  readonly key: string;
  readonly code: string;
}

/**
 * The rank that a key means: digits, 0 for ten, the language's own letters, x for jokers. Where the layout writes
 * neither, as Greek and Russian ones do with English cards, what lies there on an English keyboard counts.
 */
export function rankOfKey(words: Words, { key, code }: Key): string | undefined {
  const written = meant(words, key);
  if (written || /^[a-z]$/i.test(key)) return written;
  return meant(words, /^(?:Key|Digit)(\w)$/.exec(code)?.[1] ?? "");
}

function meant(words: Words, sign: string): string | undefined {
  if (/^[2-9]$/.test(sign)) return sign;
  if (sign === "0") return "T";
  const small = (text: string): string => text.toLocaleLowerCase(words.language);
  const court = [..."JQKA"].find((rank) => sign && small(index(words, rank)) === small(sign));
  return court ?? (small(sign) === "x" ? "X" : undefined);
}

/** The next card of a rank after this one, round the hand. */
export function ofRank(faces: readonly Face[], rank: string, from: number): number | undefined {
  const order = faces.map((_, at) => (from + 1 + at) % faces.length);
  return order.find((at) => rankOf(faces[at] ?? "") === rank);
}
