// A score sheet: how it was set up, its rounds, and every change of it, so that each can be undone.
import type { Counted, Round } from "./counting";

export interface SetUp {
  edition: string;
  players: number;
  /** By seat, clockwise; partners sit across. */
  names: string[];
  /** Who deals the first round. */
  dealer: number;
  /** House rules by the names of their fields. */
  changes: Record<string, string>;
}

export type Change =
  | { what: "set-up"; before: SetUp; after: SetUp }
  /** A round that wasn't there before, or isn't there after, is null. */
  | { what: "round"; at: number; before: Round | null; after: Round | null };

/** A round that is being entered or corrected. */
export interface Draft {
  at: number;
  round: Round;
}

export interface Game {
  id: string;
  /** When it was changed last. */
  when: number;
  setUp: SetUp;
  rounds: Round[];
  done: Change[];
  undone: Change[];
  /** The last one is open, the others are set aside. */
  drafts: Draft[];
}

/** So many changes can be undone. */
const MOST = 200;

export const newGame = (id: string, setUp: SetUp, rounds: Round[] = []): Game => ({
  id, when: Date.now(), setUp, rounds, done: [], undone: [], drafts: [],
});

export const nothing = (): Counted => ({
  natural: 0, mixed: 0, sequences: 0, wild_melds: 0, melded: 0, red_threes: 0, hands: 0, black_threes: 0,
});

/** A round of which nothing is said yet, and not who went out either. */
export const newRound = (sides: number): Round => ({
  out: -1, concealed: false, sides: Array.from({ length: sides }, nothing),
});

export const change = (game: Game, one: Change): Game => ({
  ...turned(game, one, one.after), done: [...game.done, one].slice(-MOST), undone: [],
});

export function undo(game: Game): Game {
  const last = game.done.at(-1);
  if (!last) return game;
  return { ...turned(game, last, last.before), done: game.done.slice(0, -1), undone: [...game.undone, last] };
}

export function redo(game: Game): Game {
  const last = game.undone.at(-1);
  if (!last) return game;
  return { ...turned(game, last, last.after), done: [...game.done, last], undone: game.undone.slice(0, -1) };
}

/** Open a round to be entered or corrected, as far as that was done before. */
export function open(game: Game, draft: Draft): Game {
  const begun = game.drafts.find((one) => one.at === draft.at) ?? draft;
  return { ...game, drafts: [...game.drafts.filter((one) => one.at !== draft.at), begun] };
}

/** Change the round that is open. */
export const enter = (game: Game, round: Round): Game => ({
  ...game, drafts: game.drafts.map((one, at) => (at === game.drafts.length - 1 ? { ...one, round } : one)),
});

/** Let the round that is open be; the one that was set aside last is open again. */
export const giveUp = (game: Game): Game => ({ ...game, drafts: game.drafts.slice(0, -1) });

/** Write the round that is open on the sheet; what is as it was before is no change. */
export function write(game: Game): Game {
  const draft = game.drafts.at(-1);
  if (!draft) return game;
  const { at, round } = draft;
  const before = game.rounds[at] ?? null;
  if (JSON.stringify(before) === JSON.stringify(round)) return giveUp(game);
  return change(giveUp(game), { what: "round", at, before, after: round });
}

/** The sheet with one thing as it was before a change, or as it was after. */
function turned(game: Game, one: Change, to: SetUp | Round | null): Game {
  if (one.what === "set-up") return { ...game, setUp: to as SetUp };
  const there = (to === one.after ? one.before : one.after) !== null;
  const rounds = game.rounds.toSpliced(one.at, there ? 1 : 0, ...(to ? [to as Round] : []));
  return { ...game, rounds, drafts: moved(game.drafts, one.at, rounds.length - game.rounds.length) };
}

/** Drafts follow their rounds when one before them comes or goes. */
const moved = (drafts: Draft[], at: number, by: number): Draft[] =>
  drafts.map((one) => (one.at > at || (one.at === at && by > 0) ? { ...one, at: one.at + by } : one));
