// The same numbers and lists as Python writes: tests/i18n/test_lists.py reads the same file.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Words } from "./bundle";
import { listed, sideOf } from "./lists";
import { points, signedPoints } from "./numbers";

const TESTS = new URL("../../../tests/i18n/numbers.json", import.meta.url);
const WRITTEN = JSON.parse(readFileSync(TESTS, "utf-8")) as Record<string, string[]>;
const NUMBERS = [1500, -1500, 15000, -15000];
const TREE = new URL("../../../src/escalera/i18n/", import.meta.url);
const wordsOf = (language: string): Words => new Words(language, [readFileSync(new URL(`${language}/table.ftl`, TREE), "utf-8")]);
const bare = (text: string): string => text.replace(/[\u2068\u2069]/g, "");

test.each(Object.keys(WRITTEN))("numbers in %s", (language) => {
  const words = wordsOf(language);
  expect(NUMBERS.map((one) => points(words, one))).toEqual(WRITTEN[language]);
  expect(NUMBERS.map((count) => bare(words.say("number", { count })))).toEqual(WRITTEN[language]);
  expect(signedPoints(words, 1500)).toBe(`+${WRITTEN[language]![0]}`);
  expect(signedPoints(words, -1500)).toBe(WRITTEN[language]![1]);
});

test("a number still chooses the form of a word", () => {
  const words = wordsOf("ru");
  expect([1, 2, 5, 21].map((count) => bare(words.say("amount-cards", { count })))).toEqual(["одна карта", "2 карты", "5 карт", "21 карта"]);
});

test("lists and sides", () => {
  const [english, spanish] = [wordsOf("en"), wordsOf("es")];
  expect(listed(english, [])).toBe("");
  expect(listed(english, ["Ada"])).toBe("Ada");
  expect(bare(listed(english, ["Ada", "Ben", "Cleo"]))).toBe("Ada, Ben and Cleo");
  expect(sideOf(english, ["Ada", "Cleo"])).toBe("Ada & Cleo");
  expect(sideOf(english, [])).toBe("");
  expect(bare(listed(spanish, ["Ana", "Luis", "Inés"]))).toBe("Ana, Luis e Inés");
  expect(bare(listed(spanish, ["Luis", "Hilda"]))).toBe("Luis e Hilda");
  expect(sideOf(spanish, ["Inés", "Yolanda"])).toBe("Inés y Yolanda");
});
