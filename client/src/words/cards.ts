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

/** The arguments that a sentence about these cards chooses by. */
export function cardFacts(words: Words, cards: readonly Face[]) {
  const ranks = new Set(cards.map(rankWord));
  const rank = ranks.size > 1 ? "mixed" : ([...ranks][0] ?? "none");
  return { cards: cards.map((one) => written(words, one)).join(" "), many: cards.length, rank };
}

export function oneCardFacts(words: Words, face: Face) {
  return { card: written(words, face), rank: rankWord(face), suit: suitWord(face) };
}
