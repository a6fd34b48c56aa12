import { expect, test } from "vitest";
import { lyingOver } from "./lying";

const wide = { width: 1280, height: 800, rtl: false };
const phone = { width: 320, height: 568, rtl: false };
const board = { left: 6, top: 60, right: 314, bottom: 340 };

test("it lies within the board, at the end of the line", () => {
  expect(lyingOver({ left: 0, top: 70, right: 900, bottom: 560 }, wide, 432)).toEqual({ top: 70, end: 380, width: 432, height: 490 });
  expect(lyingOver({ left: 380, top: 70, right: 1280, bottom: 560 }, { ...wide, rtl: true }, 432).end).toBe(380);
});

test("on a phone it begins over the seats and ends above the hand", () => {
  const { top, width, height } = lyingOver(board, phone, 432);
  expect([top, width, top + height]).toEqual([6, 308, 340]);
});

test("a board that is scrolled away leaves it half of the screen", () => {
  expect(lyingOver({ ...board, top: -900, bottom: -400 }, phone, 432).height).toBe(284);
});
