import { expect, test } from "vitest";
import type { RoundView } from "../protocol";
import { momentOf, sameTurn } from "./moment";

const at = (phase: string, stock: number, pile: number, to_act = 1, asked_by = 0) =>
  momentOf({ phase, stock, pile: Array(pile).fill("4H"), to_act, asked_by } as unknown as RoundView, 1);
const drawing = at("draw", 60, 5);

test("a turn is the same after the draw, the take, the top card and the partner's answer", () => {
  expect(sameTurn(drawing, at("play", 58, 5))).toBe(true);
  expect(sameTurn(drawing, at("play", 60, 0))).toBe(true);
  expect(sameTurn(drawing, at("play", 60, 4))).toBe(true);
  expect(sameTurn(at("play", 58, 5), at("answer", 58, 5, 3, 1))).toBe(true);
  expect(sameTurn(at("answer", 58, 5, 3, 1), at("play", 58, 5))).toBe(true);
});

test("a turn is over when another plays or is asked by another", () => {
  expect(sameTurn(drawing, at("draw", 58, 6, 2))).toBe(false);
  expect(sameTurn(drawing, at("answer", 58, 6, 1, 3))).toBe(false);
});

test("one's next turn is another, though nothing was seen in between", () => {
  expect(sameTurn(drawing, at("draw", 54, 9))).toBe(false);
  expect(sameTurn(at("play", 58, 5), at("draw", 58, 6))).toBe(false);
  expect(sameTurn(at("play", 58, 5), at("play", 50, 5))).toBe(false);
  expect(sameTurn(drawing, at("play", 50, 9))).toBe(false);
});
