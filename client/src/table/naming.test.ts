import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "../words/bundle";
import { nameOf, playsOf, pointsOf, sentenceOf } from "./naming";

const tree = new URL("../../../src/escalera/i18n/en/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, tree), "utf-8");
const words = new Words("en", ["cards.ftl", "table.ftl", "parts.ftl"].map(read));
const said = (cards: string, edition = "bolivia") =>
  sentenceOf(words, cards.split(" ").filter(Boolean), undefined, playsOf(edition)).replace(/[\u2068\u2069]/g, "");

test.each([
  ["", "Choose cards by touching them."],
  ["7H", "seven of hearts, 5 points"],
  ["X", "joker, 50 points"],
  ["7H 7S 7D", "3 sevens, 15 points"],
  ["7H 7S X", "3 cards: sevens with one wild card, 60 points"],
  ["KH 2S X", "3 cards: kings with 2 wild cards, 80 points"],
  ["4H 7H 6H 5H", "run 4–7 of hearts, 20 points"],
  ["TS JS QS KS AS", "run 10–A of spades, 60 points"],
  ["5H 7H", "not a meld yet: six of hearts is missing"],
  ["5H 8H 9H", "not a meld yet: 6 and 7 of hearts are missing"],
  ["5H 6H 6H 7H", "not one meld: six of hearts is there twice"],
  ["5H 6H X", "not one meld: a wild card can’t stand in a sequence"],
  ["5H 6S", "2 cards that are not one meld, 10 points"],
  ["4H AH", "2 cards that are not one meld, 25 points"],
  ["3C 3S 3S", "3 black threes, 15 points: they are laid only when going out"],
  ["2H X 2S", "3 wild cards, 90 points"],
  ["3C 4C", "2 cards that are not one meld, 10 points"],
])("%s is named", (cards, sentence) => {
  expect(said(cards)).toBe(sentence);
});

test("where sequences are not played, none is named", () => {
  expect(said("4H 5H 6H", "classic")).toBe("3 cards that are not one meld, 15 points");
});

test.each(["samba", "bolivia", "bolivia-dk"])("%s plays sequences", (edition) => {
  expect(nameOf(["4H", "5H", "6H"], playsOf(edition))).toEqual({ kind: "run", first: "4H", last: "6H" });
});

test("a black three says what it costs in the hand, where that isn't what it counts in a meld", () => {
  const of = (cards: string, black: number) =>
    sentenceOf(words, cards.split(" "), undefined, playsOf("bolivia"), black).replace(/[\u2068\u2069]/g, "");
  expect(of("3C", 100)).toBe("black three, 5 points in a meld; left in a hand it costs 100");
  expect(of("3C", 5)).toBe("black three, 5 points");
  expect(of("3S", 0)).toBe("black three, 5 points");
  expect(of("4S", 100)).toBe("four of spades, 5 points");
});

describe("points", () => {
  test.each([["X", 50], ["2C", 20], ["AC", 20], ["KC", 10], ["8C", 10], ["7C", 5], ["4C", 5], ["3C", 5]])("%s", (face, points) => {
    expect(pointsOf([face])).toBe(points);
  });
  test("of a house rule", () => expect(pointsOf(["KC", "KD"], { K: 15 })).toBe(30));
});
