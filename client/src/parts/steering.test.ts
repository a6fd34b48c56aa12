import { beforeAll, describe, expect, test } from "vitest";
import { Words } from "../words/bundle";
import type { Place } from "./fan";
import { ofRank, rankOfKey, toward } from "./steering";

const lettered = (language: string, jack: string, queen: string, king: string, ace: string) =>
  new Words(language, [`letter-jack = ${jack}\nletter-queen = ${queen}\nletter-king = ${king}\nletter-ace = ${ace}`]);
const english = lettered("en", "J", "Q", "K", "A");
const greek = lettered("el", "Β", "Ν", "Ρ", "Α");
const russian = lettered("ru", "В", "Д", "К", "Т");
const danish = lettered("da", "B", "D", "K", "E");

describe("a key means a rank", () => {
  test.each([
    [english, "7", "Digit7", "7"],
    [english, "0", "Digit0", "T"],
    [english, "0", "Numpad0", "T"],
    [english, "q", "KeyQ", "Q"],
    [english, "K", "KeyK", "K"],
    [english, "x", "KeyX", "X"],
    [danish, "b", "KeyB", "J"],
    [danish, "e", "KeyE", "A"],
    [danish, "j", "KeyJ", undefined],
    [greek, "ρ", "KeyR", "K"],
    [greek, "α", "KeyA", "A"],
    [russian, "т", "KeyN", "A"],
    [russian, "в", "KeyD", "J"],
    // English cards on other layouts: by where the key lies.
    [english, "κ", "KeyK", "K"],
    [english, "л", "KeyK", "K"],
    [english, "й", "KeyQ", "Q"],
    [english, "ч", "KeyX", "X"],
    [english, "è", "Digit7", "7"],
    [english, "à", "Digit0", "T"],
    // What writes a Latin letter means that letter, wherever it lies.
    [english, "a", "KeyQ", "A"],
    [english, "z", "KeyX", undefined],
    [english, "1", "Digit1", undefined],
    [english, " ", "Space", undefined],
    [english, "Dead", "BracketLeft", undefined],
    [english, "F2", "F2", undefined],
    [english, "?", "Slash", undefined],
  ])("%#: %o %s at %s is %s", (words, key, code, rank) => {
    expect(rankOfKey(words, { key, code })).toBe(rank);
  });
});

test("the same key goes round the cards of its rank", () => {
  const faces = ["4H", "7H", "7S", "KC", "7D"];
  expect([0, 1, 2, 4].map((from) => ofRank(faces, "7", from))).toEqual([1, 2, 4, 1]);
  expect(ofRank(faces, "A", 0)).toBeUndefined();
});

describe("an arrow", () => {
  const at = (x: number, y: number): Place => ({ x, y, width: 40, height: 40, over: 0 });
  // Two columns of two cards, then one of one.
  const places = [at(0, 0), at(0, 40), at(50, 0), at(50, 40), at(100, 0)];
  let dir = "ltr";
  beforeAll(() => void Object.assign(globalThis, { document: { documentElement: { get dir() { return dir; } } } }));

  test.each([
    [0, "ArrowDown", 1],
    [1, "ArrowUp", 0],
    [0, "ArrowRight", 2],
    [3, "ArrowLeft", 1],
    [3, "ArrowRight", 4],
    [0, "ArrowUp", undefined],
    [1, "ArrowDown", undefined],
    [0, "ArrowLeft", undefined],
    [4, "ArrowRight", undefined],
  ])("from %s by %s leads to %s", (from, key, to) => {
    dir = "ltr";
    expect(toward(places, from, key)).toBe(to);
  });

  test("goes the other way where one reads from right to left", () => {
    dir = "rtl";
    expect(toward(places, 0, "ArrowLeft")).toBe(2);
    expect(toward(places, 2, "ArrowRight")).toBe(0);
  });
});
