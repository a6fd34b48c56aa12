import { expect, test } from "vitest";
import { Steps } from "./steps.svelte";

test("keys go back and on, to the first and the last, and stay within", () => {
  const steps = new Steps(3);
  for (const [key, at] of [["ArrowLeft", 0], ["ArrowRight", 1], ["End", 3], ["ArrowRight", 3], ["ArrowLeft", 2], ["Home", 0]] as const) {
    expect(steps.press(key)).toBe(true);
    expect(steps.at).toBe(at);
  }
  expect(steps.press("a")).toBe(false);
});

test("where one reads from right to left the arrows change places", () => {
  const steps = new Steps(3);
  steps.press("ArrowLeft", true);
  expect(steps.at).toBe(1);
});

test("going by itself ends at the last one, begins anew from there, and is stopped by hand", () => {
  const steps = new Steps(2, 1);
  steps.press(" ");
  expect(steps.playing).toBe(true);
  steps.on();
  expect([steps.at, steps.playing]).toEqual([2, false]);
  steps.toggle();
  expect([steps.at, steps.playing]).toEqual([0, true]);
  steps.press("ArrowRight");
  expect(steps.playing).toBe(false);
});

test("nothing beyond the last one that may be seen", () => {
  const steps = new Steps(14, 20);
  steps.go(99);
  expect(steps.at).toBe(14);
});
