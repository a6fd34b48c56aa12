// What chosen cards are, in words, before anything is played. Whether they may be laid is for the service to say.
import { isRed, isThree, isWild, rankOf, suitOf, type Face } from "../cards/face";
import type { Words } from "../words/bundle";
import { index, oneCardFacts, rankWord, suitWord } from "../words/cards";
import { listed } from "../words/lists";

export type Points = Readonly<Record<string, number>>;

/** The card points of all editions. */
export const POINTS: Points = {
  X: 50, A: 20, "2": 20, K: 10, Q: 10, J: 10, T: 10, "9": 10, "8": 10, "7": 5, "6": 5, "5": 5, "4": 5, "3": 5,
};

/** What an edition plays besides rank melds. */
export interface Plays {
  readonly sequences: boolean;
  readonly wildMelds: boolean;
}

export const playsOf = (edition: string): Plays => ({
  sequences: edition !== "classic",
  wildMelds: edition.startsWith("bolivia"),
});

export type Named =
  | { readonly kind: "none" | "mixed" | "wild-in-run" | "wilds" | "black" }
  | { readonly kind: "one" | "twice"; readonly face: Face }
  | { readonly kind: "rank"; readonly face: Face; readonly wilds: number }
  | { readonly kind: "run"; readonly first: Face; readonly last: Face }
  | { readonly kind: "gap"; readonly missing: readonly Face[] };

const RUN = "456789TJQKA";

export const pointsOf = (faces: readonly Face[], points: Points = POINTS): number =>
  faces.reduce((sum, face) => sum + (points[rankOf(face)] ?? 0), 0);

export function nameOf(faces: readonly Face[], plays: Plays = playsOf("bolivia")): Named {
  const naturals = faces.filter((face) => !isWild(face));
  const [first] = naturals;
  const wilds = faces.length - naturals.length;
  if (faces.length < 2) return faces[0] ? { kind: "one", face: faces[0] } : { kind: "none" };
  if (!first) return { kind: "wilds" };
  if (naturals.every((face) => rankOf(face) === rankOf(first))) {
    return isThree(first) && !wilds && !isRed(first) ? { kind: "black" } : { kind: "rank", face: first, wilds };
  }
  return plays.sequences && running(naturals) ? runOf(naturals, wilds) : { kind: "mixed" };
}

/** Whether these may be on the way to a sequence: one suit, from four up. */
const running = (faces: readonly Face[]): boolean =>
  faces.every((face) => suitOf(face) === suitOf(faces[0]!) && RUN.includes(rankOf(face)));

function runOf(faces: readonly Face[], wilds: number): Named {
  const ranks = faces.map((face) => RUN.indexOf(rankOf(face)));
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
  const suit = suitOf(faces[0]!);
  const twice = faces.find((face, at) => faces.indexOf(face) !== at);
  const missing = [...RUN.slice(low, high)].filter((_, at) => !ranks.includes(low + at)).map((rank) => rank + suit);
  if (high - low > 6 || missing.length > 3) return { kind: "mixed" };
  if (wilds) return { kind: "wild-in-run" };
  if (twice) return { kind: "twice", face: twice };
  if (missing.length) return { kind: "gap", missing };
  return { kind: "run", first: RUN[low] + suit, last: RUN[high] + suit };
}

/** The sentence under the hand: “3 sevens, 15 points”. `black`: what a black three costs that is left in the hand. */
export function sentenceOf(words: Words, faces: readonly Face[], points: Points = POINTS, plays?: Plays, black = 0): string {
  const named = nameOf(faces, plays);
  const counted = { counted: pointsOf(faces, points), many: faces.length };
  if (named.kind === "one" && costs(named.face, points, black)) {
    return words.say("part-chosen-one-black", { ...counted, ...oneCardFacts(words, named.face), count: black });
  }
  return words.say(`part-chosen-${named.kind}`, { ...counted, ...factsOf(words, named) });
}

/** Whether it costs more in the hand than it counts in a meld. */
const costs = (face: Face, points: Points, black: number): boolean =>
  isThree(face) && !isRed(face) && black !== 0 && black !== pointsOf([face], points);

function factsOf(words: Words, named: Named): Record<string, string | number> {
  if (named.kind === "one" || named.kind === "twice") return oneCardFacts(words, named.face);
  if (named.kind === "rank") return { rank: rankWord(named.face), wilds: named.wilds };
  if (named.kind === "run") {
    return { first: index(words, named.first), last: index(words, named.last), suit: suitWord(named.first) };
  }
  if (named.kind !== "gap") return {};
  const [only = "X", more] = named.missing;
  const list = listed(words, named.missing.map((face) => index(words, face)));
  return { ...oneCardFacts(words, only), count: more ? named.missing.length : 1, list };
}
