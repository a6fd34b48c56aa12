import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { RulesView } from "../protocol";
import type { Law, Round } from "./counting";
import { dealerOf, minimumOf, sidesOf, standingOf } from "./counting";
import { doubtsOf } from "./doubts";
import { nameOfFile, readSheet, textOf, Unreadable } from "./file";
import { change, enter, newGame, newRound, nothing, open, redo, undo, write, type Game, type SetUp } from "./game";

const VALUES: Record<string, string> = {
  points_joker: "50", points_two: "20", points_ace: "20", points_high: "10", points_low: "5", points_black_three: "5",
  natural_canasta: "500", mixed_canasta: "300", sequence_bonus: "1500", wild_meld_bonus: "2500", sequences: "yes", wild_melds: "yes",
  red_three: "100", all_red_threes: "1000", red_threes_need: "right", red_threes_against: "yes", black_three_in_hand: "100",
  black_threes_cost: "always", going_out_bonus: "100", concealed_bonus: "200", right_melds: "2", right_sequence: "yes", six_as: "pairs",
  minimum_negative: "15", minimum_0: "50", minimum_1500: "90", minimum_3000: "120", minimum_7000: "150", target: "15000", round_cap: "60",
};
const RANKS = [..."23456789TJQKAX"].map((rank) => ({ rank, letter: rank, word: rank, points: 0, wild: false, cards: "3X".includes(rank) ? 6 : 12 }));
const RULES = {
  edition: "bolivia", players: [2, 3, 4], values: VALUES, red_threes: 6, ranks: RANKS, meld_size: 7,
  fields: [
    { name: "target", kind: "numbers", value: "15000", low: 500, high: 50_000, step: 5 },
    { name: "going_out_bonus", kind: "number", value: "100", low: 0, high: 1000 },
    { name: "concealed_bonus", kind: "number", value: "200", low: 0, high: 1000, choices: [{ value: "none", text: "" }] },
    { name: "sequences", kind: "switch", value: "yes", choices: [{ value: "yes", text: "" }, { value: "no", text: "" }] },
  ],
} as unknown as RulesView;
const LAW: Law = { values: VALUES, players: 4, reds: 6, cards: Object.fromEntries(RANKS.map((one) => [one.rank, one.cards])), size: 7 };
const SET_UP: SetUp = { edition: "bolivia", players: 4, names: ["Ada", "", "Cleo", "Дан"], dealer: 2, changes: {} };

const round = (...melded: number[]): Round => ({ out: 0, concealed: false, sides: melded.map((points) => ({ ...nothing(), melded: points })) });
const entered = (game: Game, at: number, counted: Round): Game => write(enter(open(game, { at, round: newRound(2) }), counted));

test("every change of a sheet is undone and redone, those of earlier rounds too", () => {
  const begun = newGame("one", SET_UP);
  const states = [begun];
  states.push(entered(states.at(-1)!, 0, round(100, 50)));
  states.push(entered(states.at(-1)!, 1, round(300, 0)));
  states.push(entered(states.at(-1)!, 0, round(105, 50)));
  states.push(change(states.at(-1)!, { what: "round", at: 0, before: round(105, 50), after: null }));
  states.push(change(states.at(-1)!, { what: "set-up", before: SET_UP, after: { ...SET_UP, dealer: 1 } }));
  const shown = ({ rounds, setUp }: Game) => ({ rounds, setUp });
  let game = states.at(-1)!;
  for (const state of states.slice(0, -1).reverse()) expect(shown((game = undo(game)))).toEqual(shown(state));
  expect(undo(game)).toBe(game);
  for (const state of states.slice(1)) expect(shown((game = redo(game)))).toEqual(shown(state));
  expect(redo(game)).toBe(game);
});

test("what is written as it was is no change, and a new change can't be followed by a redone one", () => {
  const game = entered(newGame("one", SET_UP), 0, round(100, 50));
  expect(entered(game, 0, round(100, 50)).done).toHaveLength(1);
  expect(entered(undo(game), 0, round(5, 5)).undone).toEqual([]);
});

test("a correction leaves the round that was being entered as it is", () => {
  const begun = enter(open(entered(newGame("one", SET_UP), 0, round(100, 50)), { at: 1, round: newRound(2) }), round(5, 0));
  const after = write(enter(open(begun, { at: 0, round: begun.rounds[0]! }), round(105, 50)));
  expect(after.rounds).toEqual([round(105, 50)]);
  expect(open(after, { at: 1, round: newRound(2) }).drafts).toEqual([{ at: 1, round: round(5, 0) }]);
  // Rounds that come and go before it take it along.
  expect(undo(undo(after)).drafts).toEqual([{ at: 0, round: round(5, 0) }]);
  expect(redo(undo(undo(after))).drafts).toEqual([{ at: 1, round: round(5, 0) }]);
});

test("rounds after the end don't count until a correction makes them", () => {
  const law = { ...LAW, values: { ...VALUES, target: "500" } };
  const after = standingOf(law, [round(600, 0), round(0, 700)]);
  expect(after).toMatchObject({ totals: [[600, 0]], finished: true, winner: 0 });
  expect(standingOf(law, [round(400, 0), round(0, 700)])).toMatchObject({ totals: [[400, 0], [400, 700]], finished: true, winner: 1 });
  expect(standingOf(law, [round(500, 500)])).toMatchObject({ finished: true, winner: -1 });
});

test("the deal goes round the table, and the minimum follows the total", () => {
  expect([1, 2, 3, 4].map((one) => dealerOf(LAW, 2, one))).toEqual([2, 3, 4, 1]);
  expect([-5, 0, 1495, 1500, 3000, 7000].map((total) => minimumOf(LAW, total))).toEqual([15, 50, 50, 90, 120, 150]);
  expect(sidesOf({ ...LAW, players: 5 })).toEqual([[1], [2], [3], [4], [5]]);
});

test("a file is read back to the same sheet, and the one of the documents is read", () => {
  const rounds: Round[] = [round(100, 50), { out: 3, concealed: true, sides: [{ ...nothing(), hands: { aces: 2 } }, nothing()] }];
  const sheet = { setUp: { ...SET_UP, changes: { concealed_bonus: "none", target: "5000" } }, rounds };
  expect(readSheet(textOf(sheet), [RULES])).toEqual(sheet);
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync("../docs/kitchen-table.md", "utf-8")) ?? [];
  expect(readSheet(example, [RULES]).rounds[0]?.sides[1]).toEqual({ ...nothing(), natural: 2, melded: 300, red_threes: 4, hands: { jokers: 1, high: 3 }, black_threes: 1 });
  expect(nameOfFile(SET_UP, "2026-11-30")).toBe("escalera-2026-11-30-ada-cleo-дан.json");
});

const WHOLE = JSON.parse(textOf({ setUp: SET_UP, rounds: [round(100, 50)] })) as Record<string, unknown>;
const withSide = (side: object): object => ({ rounds: [{ sides: [side, {}] }] });

test.each([
  ["other", { format: "canasta" }], ["other", { version: "1" }], ["newer", { version: 2 }], ["edition", { edition: "poker" }],
  ["edition", { edition: ["bolivia"] }], ["players", { players: 5 }], ["players", { players: "4" }], ["names", { names: ["Ada"] }],
  ["names", { names: ["Ada", "Ben", "Cleo", "D".repeat(41)] }], ["names", { names: ["Ada", "Ben", "Cleo", 4] }], ["dealer", { dealer: 0 }],
  ["dealer", { dealer: 5 }], ["other", { rules: [] }], ["rule", { rules: { packs: "1" } }], ["rule", { rules: { target: "501" } }],
  ["rule", { rules: { target: 500 } }], ["rule", { rules: { going_out_bonus: "1001" } }], ["rule", { rules: { going_out_bonus: "100,100,100,100,100" } }],
  ["rule", { rules: { sequences: "maybe" } }], ["rule", { rules: { __proto__x: "1" } }], ["rounds", { rounds: {} }], ["rounds", { rounds: undefined }],
  ["round", { rounds: [{}] }], ["round", { rounds: [{ sides: [{}] }] }], ["round", { rounds: [{ out: 5, sides: [{}, {}] }] }],
  ["round", { rounds: [{ concealed: "yes", sides: [{}, {}] }] }], ["round", withSide({ natural: -1 })], ["round", withSide({ natural: 1.5 })],
  ["round", withSide({ natural: "1" })], ["round", withSide({ total: 5 })], ["round", withSide({ toString: 5 })], ["round", withSide({ hands: { black_threes: 1 } })],
  ["round", withSide({ melded: { kings: 1 } })], ["round", withSide({ melded: { low: null } })], ["round", withSide({ melded: 1e9 })],
])("a file that isn't one is refused by a sentence: %s %j", (key, wrong) => {
  const read = () => readSheet(JSON.stringify({ ...WHOLE, ...wrong }), [RULES]);
  expect(read).toThrow(Unreadable);
  expect(read).toThrow(`kitchen-file-${key}`);
});

test.each(["", "{", "[]", "null", "7", "Format: 1\nEdition: bolivia"])("what is no sheet at all is refused: %j", (text) => {
  expect(() => readSheet(text, [RULES])).toThrow("kitchen-file-other");
});

const doubted = (one: Partial<Round>, ...sides: object[]): string[] =>
  doubtsOf(LAW, { ...newRound(2), ...one, sides: [0, 1].map((at) => ({ ...nothing(), ...sides[at] })) }).map(({ key }) => key.replace("kitchen-doubt-", ""));

test("what can't be is doubted, and what can be isn't", () => {
  expect(doubted({ out: 1 }, { natural: 1, sequences: 1, melded: 480, red_threes: 6 }, { hands: 45, black_threes: 6 })).toEqual([]);
  expect(doubted({}, { red_threes: 4 }, { red_threes: 3 })).toEqual(["reds"]);
  expect(doubted({}, { black_threes: 4 }, { black_threes: 3 })).toEqual(["cards"]);
  expect(doubted({}, { melded: { jokers: 4 } }, { hands: { jokers: 3 } })).toEqual(["cards"]);
  expect(doubted({}, { sequences: 13, melded: 1000 })).toEqual(["sequences"]);
  expect(doubted({}, { wild_melds: 3, melded: 420 })).toEqual(["wild-melds"]);
  expect(doubted({}, { natural: 12, melded: 600 })).toEqual(["naturals"]);
  expect(doubted({}, { melded: 1000 }, { hands: 900 })).toEqual(["points"]);
  expect(doubted({}, { natural: 1, melded: 30 })).toEqual(["melded"]);
  expect(doubted({}, { natural: 1, melded: { high: 6 } })).toEqual(["melded-cards"]);
  expect(doubted({}, { melded: 52 })).toEqual(["step"]);
  expect(doubted({ out: 2 }, {}, { natural: 2, melded: 200 })).toEqual(["right"]);
  const alone = { ...LAW, players: 2 };
  const out = doubtsOf(alone, { out: 1, concealed: false, sides: [{ ...nothing(), natural: 1, sequences: 1, melded: 200, hands: 5 }, nothing()] });
  expect(out.map(({ key }) => key)).toEqual(["kitchen-doubt-hand"]);
});
