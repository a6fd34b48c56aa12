// What a meld is called, and what of it is shown.
import { isWild, rankOf, suitOf, type Face } from "../cards/face";
import type { MeldView } from "../protocol";
import type { Words } from "../words/bundle";
import { cardFacts, index, rankWord, spoken, suitWord } from "../words/cards";

export type Worth = "open" | "mixed" | "natural" | "escalera" | "bolivia";

const RUN = "456789TJQKA";

/** How much a meld is worth, as its look tells. */
export function worthOf(meld: MeldView): Worth {
  if (!meld.finished) return "open";
  if (meld.kind === "sequence") return "escalera";
  if (meld.kind === "wild") return "bolivia";
  return meld.wilds ? "mixed" : "natural";
}

/** A sequence from low to high, another meld with its natural cards first. */
export function inOrder(meld: MeldView): Face[] {
  const place = (face: Face): number => (meld.kind === "sequence" ? RUN.indexOf(rankOf(face)) : Number(isWild(face)));
  return meld.cards.toSorted((one, other) => place(one) - place(other));
}

const blackThrees = (meld: MeldView): boolean => meld.kind === "rank" && meld.cards.every((face) => rankOf(face) === "3");

/** `sevens`, `4–8 of hearts`, `wild cards`. */
export function whatOf(words: Words, meld: MeldView): string {
  const cards = inOrder(meld);
  const [first = "X", last = first] = [cards[0], cards.at(-1)];
  if (blackThrees(meld)) return words.say("meld-black-threes");
  const facts = { rank: rankWord(first), suit: suitWord(first), first: index(words, first), last: index(words, last) };
  return words.say(`part-meld-${meld.kind}`, facts);
}

/** What it has become, or how many cards it still takes. */
export function stateOf(words: Words, meld: MeldView, edition: string): string {
  const name = { open: "", mixed: "mixed-canasta", natural: "natural-canasta", escalera: "finished-sequence", bolivia: "finished-wild" };
  if (meld.finished) return words.say(`meld-${name[worthOf(meld)]}`, { edition });
  if (blackThrees(meld)) return "";
  return words.say("part-missing", { count: meld.missing, what: meld.kind, edition });
}

/** The same as short as can be, for a tile: `natural`, `2 more`. */
export function becomes(words: Words, meld: MeldView, edition: string): string {
  if (meld.finished) return meld.kind === "rank" ? words.say(`board-${worthOf(meld)}`) : stateOf(words, meld, edition);
  return blackThrees(meld) ? "" : words.say("board-missing", { count: meld.missing });
}

/** A meld in words, card by card, and what it has become. */
export function saidOf(words: Words, meld: MeldView, edition: string): string {
  const cards = inOrder(meld);
  const facts = { meld: meld.number, list: cardFacts(words, cards, spoken).cards, count: cards.length };
  return [words.say("part-meld-said", facts), stateOf(words, meld, edition)].filter(Boolean).join(", ");
}

/** The ranks that an unfinished sequence may still take, below and above it. */
export function emptyPlaces(meld: MeldView): { below: Face[]; above: Face[] } {
  const cards = inOrder(meld);
  const [first = "X", last = "X"] = [cards[0], cards.at(-1)];
  const named = (ranks: string): Face[] => [...ranks].map((rank) => rank + suitOf(first));
  const [low, high] = [RUN.indexOf(rankOf(first)), RUN.indexOf(rankOf(last))];
  const above = RUN.slice(high + 1, high + 1 + meld.missing);
  const below = RUN.slice(Math.max(0, low - meld.missing), low);
  return { below: named(below), above: named(above) };
}
