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
  draft: Draft | null;
}

/** So many changes can be undone. */
const MOST = 200;

export const newGame = (id: string, setUp: SetUp, rounds: Round[] = []): Game => ({
  id, when: Date.now(), setUp, rounds, done: [], undone: [], draft: null,
});

export const nothing = (): Counted => ({
  natural: 0, mixed: 0, sequences: 0, wild_melds: 0, melded: 0, red_threes: 0, hands: 0, black_threes: 0,
});

export const newRound = (sides: number): Round => ({
  out: 0, concealed: false, sides: Array.from({ length: sides }, nothing),
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

/** Write a round where its draft says; what is as it was before is no change. */
export function write(game: Game): Game {
  const { draft } = game;
  if (!draft) return game;
  const at = Math.min(draft.at, game.rounds.length);
  const before = game.rounds[at] ?? null;
  const rest = { ...game, draft: null };
  if (JSON.stringify(before) === JSON.stringify(draft.round)) return rest;
  return change(rest, { what: "round", at, before, after: draft.round });
}

/** The sheet with one thing as it was before a change, or as it was after. */
function turned(game: Game, one: Change, to: SetUp | Round | null): Game {
  if (one.what === "set-up") return { ...game, setUp: to as SetUp };
  const there = (to === one.after ? one.before : one.after) !== null;
  const rounds = game.rounds.toSpliced(one.at, there ? 1 : 0, ...(to ? [to as Round] : []));
  return { ...game, rounds };
}
