// @vitest-environment node
import { expect, test } from "vitest";
import type { Frame, WireEvent } from "../protocol";
import { byTurns, cardsOf, freshIn, sinceOwnTurn, withoutEnd } from "./acts";

let seq = 0;
const did = (kind: string, seat: number, more: Partial<WireEvent> = {}): WireEvent => ({ kind, seat, seq: ++seq, ...more });
const turn = (seat: number): WireEvent => ({ kind: "turn", seat, seq });
const said = (acts: ReturnType<typeof sinceOwnTurn>): string => acts.map((act) => act.events.map((one) => `${act.seat}${one.kind}`).join("+")).join(" ");

const DEAL = [did("deal", 4), turn(1)];
const ROUND = [did("draw", 1), did("discard", 1), turn(2), did("draw", 2), did("lay", 2), did("discard", 2), turn(3), did("take", 3), did("discard", 3), turn(1)];

test("what the others did since one's own last turn, without what one does now", () => {
  const history = [...DEAL, ...ROUND, did("draw", 1)];
  expect(said(sinceOwnTurn(history, 1))).toBe("2draw 2lay 2discard 3take 3discard");
});

test("while others play, up to what they have done now", () => {
  expect(said(sinceOwnTurn([...DEAL, ...ROUND.slice(0, 5)], 1))).toBe("2draw 2lay");
});

test("before one's first turn, everything since the deal, and nothing of an earlier round", () => {
  const history = [...DEAL, ...ROUND, did("out", 1), did("round-over", 0), ...DEAL, did("draw", 1), did("red", 1), did("discard", 1), turn(2)];
  expect(said(sinceOwnTurn(history, 2))).toBe("4deal 1draw 1red 1discard");
});

test("right after one's own turn nothing", () => {
  expect(sinceOwnTurn([...DEAL, ...ROUND.slice(0, 3)], 1)).toEqual([]);
});

test("what is said and who comes and goes is no act", () => {
  const history = [...DEAL, ...ROUND.slice(0, 4), did("said", 3), did("stood-in", 2)];
  expect(said(sinceOwnTurn(history, 1))).toBe("2draw");
});

test("events of one entry are one act", () => {
  const draw = did("draw", 2);
  const history = [...DEAL, ...ROUND.slice(0, 3), draw, { ...draw, kind: "red" }];
  expect(said(sinceOwnTurn(history, 1))).toBe("2draw+2red");
});

test("the cards of an act are those it laid open; of a pile its top card", () => {
  const act = (event: WireEvent) => cardsOf({ seat: 1, events: [event] });
  expect(act(did("lay", 1, { act: "meld 4S TS X / #12 2H" }))).toEqual(["4S", "TS", "X", "2H"]);
  expect(act(did("take", 1, { act: "take KH KS", cards: ["4C", "KD"] }))).toEqual(["KD", "KH", "KS"]);
  expect(act(did("discard", 1, { act: "discard 4C", cards: ["4C"] }))).toEqual(["4C"]);
});

test("how a round ended can be left out", () => {
  const act = { seat: 3, events: [did("lay", 3), did("out", 3), did("stock-out", 0)] };
  expect(withoutEnd(act).events.map((one) => one.kind)).toEqual(["lay"]);
});

test("acts in a row are a turn, with the number of the first", () => {
  const turns = byTurns([{ seat: 0 }, { seat: 1 }, { seat: 1 }, { seat: 2 }]);
  expect(turns.map((one) => [one.seat, one.from, one.acts.length])).toEqual([[0, 0, 1], [1, 1, 2], [2, 3, 1]]);
});

test("fresh is what a hand has more of than before", () => {
  const frames = [["4H", "4H"], ["4H", "X", "4H", "4H"]].map((hand) => ({ hands: [hand] }) as unknown as Frame);
  expect(freshIn(frames, 1, 1)).toEqual(["X", "4H"]);
  expect(freshIn(frames, 0, 1)).toEqual([]);
});
