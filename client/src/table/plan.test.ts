import { expect, test } from "vitest";
import type { HandCard } from "./hand.svelte";
import { facesOf, Plan } from "./plan.svelte";

const held = (...faces: string[]): HandCard[] => faces.map((face, at) => ({ id: at + 1, face }));
const laid = (cards: HandCard[], ...parts: number[][]): Plan => {
  const plan = new Plan();
  for (const part of parts) plan.put("new", cards.filter((card) => part.includes(card.id)));
  return plan;
};
const HAND = held("5S", "5S", "5H", "5S", "KC", "KD", "KS");

test("while all is held nothing of a plan changes", () => {
  const plan = laid(HAND, [1, 2, 3], [5, 6, 7]);
  const before = plan.parts;
  expect(plan.follow(HAND)).toEqual([]);
  expect(plan.parts).toBe(before);
});

test("an equal card takes the place of one that is gone", () => {
  const plan = laid(HAND, [1, 2, 3]);
  const now = HAND.filter((card) => card.id !== 2);
  expect(plan.follow(now)).toEqual([]);
  expect([...plan.used].sort()).toEqual([1, 3, 4]);
});

test("a list with too few cards left is dropped and named, the others stay", () => {
  const plan = laid(HAND, [1, 2, 3], [5, 6, 7]);
  const now = HAND.filter((card) => ![1, 4].includes(card.id));
  expect(plan.follow(now)).toEqual([{ faces: ["5S", "5S", "5H"], why: "gone" }]);
  expect(plan.parts.map((part) => facesOf(part.cards))).toEqual([["KC", "KD", "KS"]]);
});

test("no card lies in two lists", () => {
  const plan = laid(held("5S", "5S", "5S", "5S"), [1, 2], [3, 4]);
  expect(plan.follow(held("5S", "5S", "5S"))).toHaveLength(1);
  expect(plan.used.size).toBe(2);
});
