import { expect, test } from "vitest";
import { USUAL, type Editions } from "../protocol";
import { Making } from "./making.svelte";

const field = (name: string, value: string) => ({ name, title: name, meaning: "", section: "match", kind: "number" as const, value, text: value });
const rules = (edition: string, players: number[], target: number[]) =>
  ({ edition, players, target, targets: [2500, 5000], fields: [field("target", "5000"), field("hand", "15")] }) as unknown as Editions["editions"][number];
const told = {
  editions: [rules("bolivia", [2, 3, 4], [15000, 15000, 15000]), rules("classic", [2, 3, 4], [5000, 7500, 5000])],
  sections: [{ section: "match", title: "The match" }],
} as unknown as Editions;

test("without any choice the table is the usual one, told or not", () => {
  const making = new Making();
  expect(making.options).toEqual({ edition: "bolivia", players: 4, rules: {}, pace: {} });
  making.told = told;
  expect(making.options.rules).toEqual({});
});

test("the edition's own value is no change", () => {
  const making = new Making();
  making.told = told;
  making.set("hand", "13");
  expect(making.options.rules).toEqual({ hand: "13" });
  making.set("hand", "15");
  expect(making.options.rules).toEqual({});
});

test("the usual target depends on how many play, and is offered", () => {
  const making = new Making();
  making.told = told;
  making.choose("classic");
  making.wantedPlayers = 3;
  expect(making.targets).toEqual([2500, 5000, 7500]);
  making.set("target", "7500");
  expect(making.options.rules).toEqual({});
});

test("another edition drops house rules, and players it can't seat", () => {
  const making = new Making();
  making.told = told;
  making.set("hand", "13");
  making.wantedPlayers = 6;
  making.choose("classic");
  expect(making.options).toMatchObject({ edition: "classic", players: 4, rules: {} });
});

test("computer players get every seat but one's own", () => {
  const making = new Making();
  making.computers = true;
  making.wantedPlayers = 3;
  expect(making.manned).toEqual({ 2: USUAL, 3: USUAL });
  making.level = "club";
  making.levels = { 3: "expert" };
  expect(making.manned).toEqual({ 2: "club", 3: "expert" });
});

test("hints and who stands in are told only where they aren't the usual", () => {
  const making = new Making();
  [making.hints, making.standIn] = [false, "expert"];
  expect(making.options).toMatchObject({ hints: false, stand_in: "expert" });
});

test("the only partner of the maker sits across", () => {
  const making = new Making();
  expect([2, 3, 4].filter((seat) => making.isPartner(seat))).toEqual([3]);
  making.wantedPlayers = 2;
  expect(making.isPartner(2)).toBe(false);
});
