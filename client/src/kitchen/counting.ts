// What a round counts, from what was counted at a table with real cards. The arithmetic is that of the engine's
// `scoring`; every number comes from the rules, and a test compares the two over thousands of sheets.
import type { RulesView } from "../protocol";

/** The rules of a match as its sheet needs them. */
export interface Law {
  /** The fields of the rules, house rules included, as those are written. */
  values: Readonly<Record<string, string>>;
  players: number;
  /** How many red threes there are. */
  reds: number;
  /** How many cards of a rank there are in all packs; of the threes the black ones, `X` for jokers. */
  cards: Readonly<Record<string, number>>;
  /** With so many cards a meld is finished. */
  size: number;
}

/** Cards that count the same, and the field with their price. */
export const PRICES = {
  jokers: "points_joker",
  twos: "points_two",
  aces: "points_ace",
  high: "points_high",
  low: "points_low",
  black_threes: "points_black_three",
} as const;
export type Kind = keyof typeof PRICES;
export const KINDS = Object.keys(PRICES) as Kind[];

/** Points that somebody added up, or the cards themselves. */
export type Cards = number | Partial<Record<Kind, number>>;

/** Finished melds: their line on the sheet, the field with their price, and the one that says whether there are any. */
export const FINISHED = {
  natural: { line: "natural-canastas", price: "natural_canasta", where: "" },
  mixed: { line: "mixed-canastas", price: "mixed_canasta", where: "" },
  sequences: { line: "sequences", price: "sequence_bonus", where: "sequences" },
  wild_melds: { line: "wild-melds", price: "wild_meld_bonus", where: "wild_melds" },
} as const;
export type Finished = keyof typeof FINISHED;

/** The rules that a score sheet follows; all others are between the players. */
export const COUNTED: ReadonlySet<string> = new Set([
  ...Object.values(PRICES),
  ...Object.values(FINISHED).flatMap(({ price, where }) => (where ? [price, where] : [price])),
  "minimum_negative", "minimum_0", "minimum_1500", "minimum_3000", "minimum_7000",
  "right_melds", "right_sequence", "going_out_bonus", "concealed_bonus",
  "red_three", "all_red_threes", "red_threes_need", "red_threes_against", "black_three_in_hand", "black_threes_cost",
  "target", "round_cap", "six_as",
]);

/** What is counted of a side when a round is over. */
export interface Counted extends Record<Finished, number> {
  melded: Cards;
  red_threes: number;
  /** Cards left in hands, without black threes. */
  hands: Cards;
  black_threes: number;
}

export interface Round {
  /** The seat that went out; 0 when nobody did, below that while nobody has said. */
  out: number;
  concealed: boolean;
  sides: Counted[];
}

/** The lines of a side's sheet, in their order. */
export const LINES = [
  "melded", "natural-canastas", "mixed-canastas", "sequences", "wild-melds",
  "red-threes", "going-out", "concealed", "hands", "black-threes",
] as const;
export type Lines = Record<(typeof LINES)[number], number>;

export function lawOf(rules: RulesView, changes: Readonly<Record<string, string>>, players: number): Law {
  return {
    values: { ...rules.values, ...changes },
    players,
    reds: rules.red_threes,
    cards: Object.fromEntries(rules.ranks.map((one) => [one.rank, one.cards])),
    size: rules.meld_size,
  };
}

export const number = (law: Law, field: string): number => Number(law.values[field]);
export const isYes = (law: Law, field: string): boolean => law.values[field] === "yes";

/** A number that may depend on how many play; written, those for two players come first. */
export function ofPlayers(law: Law, field: string): number {
  const numbers = (law.values[field] ?? "").split(",");
  return Number(numbers[law.players - 2] ?? numbers[0]);
}

/** The kinds of finished melds there are. */
export const finishedKinds = (law: Law): Finished[] =>
  (Object.keys(FINISHED) as Finished[]).filter((kind) => !FINISHED[kind].where || isYes(law, FINISHED[kind].where));

/** The seats of each side, from seat 1. */
export function sidesOf(law: Law): number[][] {
  const seats = Array.from({ length: law.players }, (_, at) => at + 1);
  const each = law.players === 4 ? 2 : law.players === 6 ? (law.values.six_as === "trios" ? 3 : 2) : 1;
  const sides = law.players / each;
  return seats.slice(0, sides).map((first) => seats.filter((seat) => (seat - first) % sides === 0));
}

export const sideOf = (law: Law, seat: number): number => sidesOf(law).findIndex((seats) => seats.includes(seat));

/** What cards count in a meld, or in a hand. */
export const pointsOf = (law: Law, cards: Cards): number =>
  typeof cards === "number" ? cards : KINDS.reduce((sum, kind) => sum + (cards[kind] ?? 0) * number(law, PRICES[kind]), 0);

export const howMany = (cards: Cards): number =>
  typeof cards === "number" ? 0 : KINDS.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);

export const finishedOf = (law: Law, side: Counted): number =>
  finishedKinds(law).reduce((sum, kind) => sum + side[kind], 0);

/** Whether the side had what it needs to go out. */
export const hasRight = (law: Law, side: Counted): boolean =>
  finishedOf(law, side) >= ofPlayers(law, "right_melds") && (!isYes(law, "right_sequence") || side.sequences > 0);

const hasMelded = (law: Law, side: Counted): boolean =>
  pointsOf(law, side.melded) > 0 || howMany(side.melded) > 0 || finishedOf(law, side) > 0;

/** Whether its red threes count for the side, by what the rules say is needed. */
export const redsCount = (law: Law, side: Counted): boolean => {
  switch (law.values.red_threes_need) {
    case "melded":
      return hasMelded(law, side);
    case "two-canastas":
      return side.natural + side.mixed >= 2;
    case "two-finished":
      return finishedOf(law, side) >= 2;
    default:
      return hasRight(law, side);
  }
};

function redThrees(law: Law, side: Counted): number {
  if (side.red_threes === 0) return 0;
  const single = side.red_threes * number(law, "red_three");
  const value = side.red_threes === law.reds ? number(law, "all_red_threes") : single;
  if (redsCount(law, side)) return value;
  return isYes(law, "red_threes_against") ? minus(value) : 0;
}

/** What a black three left in a hand costs. */
export const blackThree = (law: Law, round: Round): number =>
  number(law, law.values.black_threes_cost === "always" || round.out > 0 ? "black_three_in_hand" : PRICES.black_threes);

/** Whether a concealed going out has a bonus of its own. */
export const paysConcealed = (law: Law): boolean => law.values.concealed_bonus !== "none";

/** Every line of a side's sheet. */
export function linesOf(law: Law, round: Round, side: number): Lines {
  const counted = round.sides[side]!;
  const lines = Object.fromEntries(LINES.map((line) => [line, 0])) as Lines;
  lines.melded = pointsOf(law, counted.melded);
  for (const kind of finishedKinds(law)) lines[FINISHED[kind].line] = counted[kind] * number(law, FINISHED[kind].price);
  lines["red-threes"] = redThrees(law, counted);
  if (round.out > 0 && sideOf(law, round.out) === side) {
    if (round.concealed && paysConcealed(law)) lines.concealed = number(law, "concealed_bonus");
    else lines["going-out"] = number(law, "going_out_bonus");
  }
  lines.hands = minus(pointsOf(law, counted.hands));
  lines["black-threes"] = minus(counted.black_threes * blackThree(law, round));
  return lines;
}

/** Below zero, and no −0. */
const minus = (points: number): number => 0 - points;

export const scoreOf = (lines: Lines): number => LINES.reduce((sum, line) => sum + lines[line], 0);

/** What the opening of a side with this total must count. The fields' names say from which total on they hold. */
export function minimumOf(law: Law, total: number): number {
  const from = (name: string): number => (name === "minimum_negative" ? -Infinity : Number(name.replace("minimum_", "")));
  const steps = Object.keys(law.values).filter((name) => name.startsWith("minimum_") && from(name) <= total);
  const [step = ""] = steps.sort((one, other) => from(other) - from(one));
  return number(law, step);
}

/** A match as its rounds make it. Rounds after its end don't count. */
export interface Standing {
  /** Of each round that counts, every side's score and then its total. */
  scores: number[][];
  totals: number[][];
  finished: boolean;
  /** The winning side from 0; -1 while the match runs and in a draw. */
  winner: number;
}

export function standingOf(law: Law, rounds: readonly Round[]): Standing {
  const found: Standing = { scores: [], totals: [], finished: false, winner: -1 };
  for (const round of rounds) {
    if (found.finished) break;
    const scores = round.sides.map((_, side) => scoreOf(linesOf(law, round, side)));
    found.totals.push(scores.map((score, side) => score + (found.totals.at(-1)?.[side] ?? 0)));
    found.scores.push(scores);
    end(law, found);
  }
  return found;
}

/** See whether the match is over: the target goes before the longest match. */
function end(law: Law, found: Standing): void {
  const totals = found.totals.at(-1)!;
  const best = Math.max(...totals);
  const reached = best >= ofPlayers(law, "target");
  found.finished = reached || found.totals.length >= number(law, "round_cap");
  const alone = totals.filter((total) => total === best).length === 1;
  found.winner = reached && alone ? totals.indexOf(best) : -1;
}

/** Who deals a round: the deal moves on by one seat. */
export const dealerOf = (law: Law, first: number, round: number): number => ((first + round - 2) % law.players) + 1;
