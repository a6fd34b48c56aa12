import { expect, test } from "vitest";
import type { RoundView, WireEvent } from "../protocol";
import { stagesOf, stagesOfAll, type Seen } from "./happened";

const round = (melds: number[][], pile: string[] = []): RoundView =>
  ({ pile, sides: melds.map((numbers) => ({ melds: numbers.map((number) => ({ number })) })) }) as unknown as RoundView;
const seen = (before: number[][], now: number[][], pile: string[] = []): Seen => ({
  you: 1, sideOf: (seat) => ((seat - 1) % 2) + 1, before: round(before, pile), now: round(now),
});
const event = (kind: string, seat: number, more: Partial<WireEvent> = {}): WireEvent => ({ kind, seq: 1, seat, ...more });
const ways = (one: WireEvent, table: Seen = seen([[], []], [[], []])) =>
  stagesOf(one, table).map((stage) => stage.map((move) => `${move.from} > ${move.to}: ${move.faces.join(" ") || move.count}`));

test("another draws cards that nobody sees", () => {
  expect(ways(event("draw", 2, { count: 2 }))).toEqual([["stock > seat-2: 2"]]);
});

test("one's own draw is shown once, with its faces", () => {
  expect(ways(event("draw", 1, { count: 2 }))).toEqual([]);
  expect(ways(event("drew", 1, { cards: ["4H", "X"] }))).toEqual([["stock > hand: 4H X"]]);
});

test("a discard goes to the pile", () => {
  expect(ways(event("discard", 3, { cards: ["9C"] }))).toEqual([["seat-3 > pile: 9C"]]);
});

test("a new meld goes where it was not before, an addition to its meld", () => {
  const laid = event("lay", 2, { act: "meld 7H 7S 7D / #1 4C" });
  expect(ways(laid, seen([[], [1]], [[], [1, 2]]))).toEqual([["seat-2 > meld-2-2: 7H 7S 7D", "seat-2 > meld-2-1: 4C"]]);
});

test("a pile is taken before cards of it are laid", () => {
  const taken = event("take", 1, { act: "take 8H 8S", count: 3 });
  expect(ways(taken, seen([[], []], [[1], []], ["4C", "5D", "8C"]))).toEqual([["pile > hand: 4C 5D 8C"], ["hand > meld-1-1: 8H 8S"]]);
});

test("a red three goes to its side", () => {
  expect(ways(event("red", 2, { cards: ["3D"] }))).toEqual([["stock > reds-2: 3D"]]);
});

test("what moves no card moves none", () => {
  expect(ways(event("said", 2))).toEqual([]);
});

test("a deal goes to everybody, one's own cards with their faces, red threes with it, then the upcard", () => {
  const table = seen([[], []], [[], []]);
  const now = { ...table.now, hand: ["4H", "5H"], sides: [{ seats: [1, 3], melds: [] }, { seats: [2, 4], melds: [] }] };
  const events = [event("deal", 4, { count: 2 }), event("red", 2, { cards: ["3H"] }), event("hand", 1), event("upcard", 0, { cards: ["3D", "9C"] })];
  const stages = stagesOfAll(events, { ...table, now: now as unknown as RoundView });
  expect(stages.map((stage) => stage.map((move) => `${move.from} > ${move.to}: ${move.faces.join(" ") || move.count}`))).toEqual([
    ["stock > hand: 4H 5H", "stock > seat-3: 2", "stock > seat-2: 2", "stock > seat-4: 2", "stock > reds-2: 3H"],
    ["stock > pile: 9C"],
  ]);
});

test("a red three that is drawn later goes by itself", () => {
  const stages = stagesOfAll([event("draw", 2, { count: 2 }), event("red", 2, { cards: ["3D"] })], seen([[], []], [[], []]));
  expect(stages).toHaveLength(2);
});

test("a meld that joins another goes to it with all its cards", () => {
  const before = { pile: [], sides: [{ melds: [] }, { melds: [{ number: 2, cards: [] }, { number: 5, cards: ["8H", "8S", "2C"] }] }] };
  const table = { ...seen([[], []], [[], [2]]), before: before as unknown as RoundView };
  expect(ways(event("merge", 2, { act: "merge #2 #5" }), table)).toEqual([["meld-2-5 > meld-2-2: 8H 8S 2C"]]);
});
