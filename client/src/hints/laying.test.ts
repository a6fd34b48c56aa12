import { expect, test } from "vitest";
import { canLay, listsOf } from "./laying";

test("an act comes apart into the targets of the planner", () => {
  expect(listsOf("meld 4H 5H 6H / 3C 3S / #2 9S")).toEqual([
    { target: "new", faces: ["4H", "5H", "6H"] },
    { target: "black", faces: ["3C", "3S"] },
    { target: "#2", faces: ["9S"] },
  ]);
  expect(listsOf("take KS KH / 4C 4D 4H")).toEqual([
    { target: "take", faces: ["KS", "KH"] },
    { target: "new", faces: ["4C", "4D", "4H"] },
  ]);
  expect(listsOf("take #3")).toEqual([{ target: "take#3", faces: [] }]);
  expect(listsOf("add #12 X X")).toEqual([{ target: "#12", faces: ["X", "X"] }]);
});

test("what lays nothing and throws nothing is only said", () => {
  expect(["draw", "top #1", "ask", "yes", "pass", "merge #1 #2"].filter(canLay)).toEqual([]);
  expect(["take KS KH", "meld 4H 5H 6H", "add #1 X", "discard 4C"].every(canLay)).toBe(true);
});
