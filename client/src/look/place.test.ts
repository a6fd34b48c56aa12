// @vitest-environment node
import { beforeAll, expect, test } from "vitest";

let place: typeof import("./place");
beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
  place = await import("./place");
});

const PLACE = { table: "SBj9ANRvlSqd", match: 2, round: 3, act: 14, hand: "all", link: "vl66y-ODI0" } as const;

test.each([PLACE, { ...PLACE, act: 0 }, { ...PLACE, act: null }, { ...PLACE, hand: 4 }, { ...PLACE, hand: "none" as const, link: "" }])(
  "the address of %j leads there",
  (one) => expect(place.readPlace(place.hashOfPlace(one))).toEqual(one),
);

test.each(["", "#", "#table=abc", "#round=2", "#table=../x&round=1", "#table=abc&round=0", "#table=abc&round=x"])("%s names no round", (hash) => {
  expect(place.readPlace(hash)).toBeUndefined();
});

test("an act that can't be read shows nothing but the deal, rather than everything", () => {
  expect(place.readPlace("#table=abc&round=1&act=x")?.act).toBe(0);
});

test.each([
  ["", ""], ["#", ""], ["#round=2", "place"], ["#table=abc&round=x", "place"], ["#table=abc&round=-1", "place"], ["#nonsense", "place"],
  ["#table=abc&round=1", ""], ["#table=abc&round=1&act=0", ""], ["#table=abc&round=1&act=9999999", ""],
  ["#table=abc&round=1&act=abc", "act"], ["#table=abc&round=1&act=-3", "act"], ["#table=abc&round=1&act=", "act"], ["#table=abc&round=1&act=1.5", "act"],
])("what can't be read in %j is “%s”", (hash, wrong) => {
  expect(place.unreadIn(hash)).toBe(wrong);
});

test("an act beyond every round is still beyond it", () => {
  expect(place.readPlace("#table=abc&round=1&act=99999999999")?.act).toBeGreaterThan(1000);
});

test("a seat's token has no place in an address", () => {
  const read = place.readPlace("#table=abc&round=1&seat=SECRET");
  expect(place.hashOfPlace(read!)).not.toContain("SECRET");
});
