import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Words } from "./bundle";
import { listed } from "./lists";

const tree = new URL("../../../src/escalera/i18n/", import.meta.url);
const spoken = (language: string) =>
  new Words(language, ["table.ftl", "board.ftl"].map((name) => readFileSync(new URL(`${language}/${name}`, tree), "utf-8")));
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

test.each(["en", "da", "de", "es", "el", "ru"])("below zero there is a real minus: %s", (language) => {
  const words = spoken(language);
  expect(plain(words.say("number", { count: -150 }))).toBe("−150");
  expect(plain(words.say("board-total", { total: -1, target: 15000 }))).toContain("−1");
  expect(plain(words.say("amount-cards", { count: 1 }))).not.toContain("1");
});

test.each([
  ["en", "Ada, Ben and Cleo"],
  ["da", "Ada, Ben og Cleo"],
  ["de", "Ada, Ben und Cleo"],
  ["es", "Ada, Ben y Cleo"],
  ["el", "Ada, Ben και Cleo"],
  ["ru", "Ada, Ben и Cleo"],
])("several things in a sentence: %s", (language, said) => {
  const words = spoken(language);
  expect(plain(listed(words, ["Ada", "Ben", "Cleo"]))).toBe(said);
  expect(listed(words, ["Ada"])).toBe("Ada");
  expect(listed(words, [])).toBe("");
});
