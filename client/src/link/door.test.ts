// @vitest-environment node
import { beforeAll, expect, test } from "vitest";

let door: typeof import("./door");
beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
  door = await import("./door");
});

test.each([
  ["https://cards.example/t/SBj9ANRvlSqd#link=vl66y-ODI0", "SBj9ANRvlSqd", "#link=vl66y-ODI0"],
  ["Come and play: http://127.0.0.1:8931/games/t/_4U5nc_gkVGw#seat=a_b bye", "_4U5nc_gkVGw", "#seat=a_b"],
  [" SBj9ANRvlSqd ", "SBj9ANRvlSqd", ""],
  ["SBj9ANRvlSqd ymxq-8mnp", "SBj9ANRvlSqd", "#code=YMXQ8MNP"],
  ["https://cards.example/t/SBj9ANRvlSqd YMXQ 8MNP", "SBj9ANRvlSqd", "#code=YMXQ8MNP"],
])("%s leads to a table", (text, table, hash) => {
  expect(door.readLink(text)).toEqual({ table, hash });
});

test.each(["", "hello", "https://example.org/", "https://example.org/path/long-enough"])("%s is no link", (text) => {
  expect(door.readLink(text)).toBeUndefined();
});

test("a code is eight letters, however they are grouped", () => {
  expect(door.readCode(" ymxq-8mnp ")).toBe("YMXQ8MNP");
  expect(door.readCode("YMXQ8MN")).toBe("");
});
