import { expect, test } from "vitest";
import { actsFrom, stepBack } from "./walking";

test("a step that is under way is begun anew", () => {
  expect(stepBack(["draw", "next", "meld KC KD KS"])).toEqual(["draw", "next"]);
});

test("from its beginning one goes back to the step before", () => {
  expect(stepBack(["draw", "next", "meld KC KD KS", "next"])).toEqual(["draw", "next"]);
  expect(stepBack(["draw", "next"])).toEqual([]);
});

test("the first step has none before it", () => {
  expect(stepBack(["draw"])).toEqual([]);
  expect(stepBack([])).toEqual([]);
});

test("what isn't a list of acts is none", () => {
  for (const text of [null, "", "{", "3", '{"a":1}', "[1]"]) expect(actsFrom(text)).toEqual([]);
  expect(actsFrom('["draw"]')).toEqual(["draw"]);
});
