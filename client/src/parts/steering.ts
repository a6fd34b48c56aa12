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

/** The rank that a key means: digits, 0 for ten, the language's own letters, x for jokers. */
export function rankOfKey(words: Words, key: string): string | undefined {
  if (/^[2-9]$/.test(key)) return key;
  if (key === "0") return "T";
  const letter = key.toLocaleLowerCase(words.language);
  const court = [..."JQKA"].find((rank) => index(words, rank).toLocaleLowerCase(words.language) === letter);
  return court ?? (letter === "x" ? "X" : undefined);
}

/** The next card of a rank after this one, round the hand. */
export function ofRank(faces: readonly Face[], rank: string, from: number): number | undefined {
  const order = faces.map((_, at) => (from + 1 + at) % faces.length);
  return order.find((at) => rankOf(faces[at] ?? "") === rank);
}
