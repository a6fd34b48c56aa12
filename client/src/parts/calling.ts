// How a card of the hand is called: “seven of hearts, 2 of 3”.
import type { Face } from "../cards/face";
import type { Words } from "../words/bundle";
import { oneCardFacts, spoken } from "../words/cards";

export function callOf(words: Words, faces: readonly Face[], place: number, fresh: boolean): string {
  const face = faces[place] ?? "X";
  const count = faces.filter((one) => one === face).length;
  const number = faces.slice(0, place + 1).filter((one) => one === face).length;
  const called = count > 1 ? words.say("part-card-of", { ...oneCardFacts(words, face), number, count }) : spoken(words, face);
  return fresh ? words.say("part-card-new", { card: called }) : called;
}
