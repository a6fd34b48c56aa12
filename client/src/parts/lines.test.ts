import { expect, test } from "vitest";
import { firstLine, leftOf, lengthOf } from "./lines";

const TEXTS = ["", "short", "y".repeat(300), "y".repeat(301), "y".repeat(10_000), "word ".repeat(200), "🂡".repeat(450), `${"y".repeat(299)} z`, ` ${"a ".repeat(150)} `];

test.each(TEXTS)("of %s nothing is lost, and each line fits", (text) => {
  const lines: string[] = [];
  for (let rest = text.trim(); rest; ) {
    const [line, more] = firstLine(rest);
    expect(lengthOf(line)).toBeGreaterThan(0);
    expect(lengthOf(line)).toBeLessThanOrEqual(300);
    lines.push(line);
    rest = more;
  }
  expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

test("what is left is told near the end only, in the service's characters", () => {
  expect(leftOf("y".repeat(259))).toBeUndefined();
  expect(leftOf("y".repeat(260))).toBe(40);
  expect(leftOf("🂡".repeat(300))).toBe(0);
  expect(leftOf("y".repeat(303))).toBe(-3);
});

test("a line ends between words where that is near", () => {
  expect(firstLine("aaa bbb ccc", 6)).toEqual(["aaa", "bbb ccc"]);
  expect(firstLine("aaa bbb ccc", 7)).toEqual(["aaa bbb", "ccc"]);
});
