// Cards in writing and in speech.
import { isJoker, rankOf, suitOf, type Face } from "../cards/face";
import type { Words } from "./bundle";

const RANKS: Record<string, string> = {
  "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight",
  "9": "nine", T: "ten", J: "jack", Q: "queen", K: "king", A: "ace", X: "joker",
};
const SUITS: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };
const LETTERED = "JQKA";

/** `nine`, `joker`: the word that sentences choose by. */
export const rankWord = (face: Face): string => RANKS[rankOf(face)] ?? "none";
export const suitWord = (face: Face): string => (isJoker(face) ? "none" : (SUITS[suitOf(face)] ?? "none"));
export const suitSign = (face: Face): string => (isJoker(face) ? "" : (SIGNS[suitOf(face)] ?? ""));

/** What stands in a card's corner: `4`, `10`, or the language's letter. */
export function index(words: Words, face: Face): string {
  const rank = rankOf(face);
  if (rank === "T") return "10";
  return LETTERED.includes(rank) ? words.say(`letter-${rankWord(face)}`) : rank;
}

/** `4♥`, `10♠`, `joker`. */
export function written(words: Words, face: Face): string {
  return isJoker(face) ? words.say("joker") : index(words, face) + suitSign(face);
}

/** `four of hearts`, to be read aloud. */
export function spoken(words: Words, face: Face): string {
  return words.say("card-words", { rank: rankWord(face), suit: suitWord(face) });
}

/** How a card is given: `written` or `spoken`. */
export type Voice = (words: Words, face: Face) => string;

/** The arguments that a sentence about these cards chooses by. */
export function cardFacts(words: Words, cards: readonly Face[], voice: Voice = written) {
  const ranks = new Set(cards.map(rankWord));
  const rank = ranks.size > 1 ? "mixed" : ([...ranks][0] ?? "none");
  const list = cards.map((one) => voice(words, one));
  return { cards: list.join(voice === written ? " " : ", "), many: cards.length, rank };
}

export function oneCardFacts(words: Words, face: Face, voice: Voice = written) {
  return { card: voice(words, face), rank: rankWord(face), suit: suitWord(face) };
}
