// Made from src/escalera/protocol by `python -m escalera.web.documents`; change that, not this.

/** The message counts, at number `seq` of the table; `again` when it had counted before. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  again?: boolean;
}

/** I am here: a stand-in gives the seat back. Anything else a person does says the same. */
export interface Back {
  type: "back";
  /** the sender's own id of this message, without the character 0 */
  id: string;
}

/** A value as a house rule writes it, and in words. */
export interface ChoiceView {
  value: string;
  text: string;
}

/** Who is being waited for, and how long still; -1: no limit. */
export interface ClockView {
  seat: number;
  left_ms: number;
  offered: boolean;
}

/**
 * A box of the going-out checklist.
 *
 * `finished` and `sequence` are about finished melds; `partner` is there where the partner's
 * word matters now.
 */
export interface Condition {
  code: "finished" | "partner" | "sequence";
  met: boolean;
  has: number;
  needs: number;
  sentence: string;
}

/** The answer to `would`: legal or why not, what the act counts toward the minimum, what it leaves. */
export interface Counted {
  type: "counted";
  id: string;
  legal: boolean;
  code: string | null;
  sentence: string | null;
  counts: number;
  needed: number;
  left: number;
  goes_out?: boolean;
  helps?: Help[];
}

/** Make a table and sit down at its first seat. */
export interface CreateTable {
  /** 1 to 40 printable characters are kept */
  name: string;
  options?: Options;
}

/** Do an act: `draw`, `meld 4H 5H 6H`, `yes`, … */
export interface DoAct {
  type: "act";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  /** an act in the notation */
  act: string;
}

/** This score looks wrong: a line of a side's sheet of a finished round, and what one thinks of it. */
export interface Doubt {
  type: "doubt";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  round: number;
  side: number;
  line: string;
  text?: string;
}

/** Somebody thinks that a line of a score sheet is wrong; the record of that match has the cards. */
export interface DoubtView {
  seq: number;
  seat: number;
  name: string;
  match: number;
  round: number;
  side: number;
  line: string;
  text?: string;
}

/** All editions in a language; `disputed` says what it means that sources disagree. */
export interface Editions {
  lang: string;
  editions: RulesView[];
  sections: SectionView[];
  disputed: string;
}

/** Exchange a link's token, or a seat's short code, for a cookie. */
export interface Enter {
  token?: string;
  code?: string;
}

/** Whose eyes you have now, 0 for a spectator; after a code, the `token` of the seat. */
export interface Entered {
  table: string;
  seat: number;
  token: string;
}

/** What happened after number `after`, up to `seq`; a client that isn't at `after` asks for `since`. */
export interface Events {
  type: "events";
  after: number;
  seq: number;
  events: WireEvent[];
  id?: string;
}

/**
 * A rule that can be changed: its name and meaning, its value, and what else it may be.
 *
 * `kind` `numbers` is a number that may differ by how many play. Of numbers there are `low`, `high` and
 * `step`, or `choices`.
 */
export interface FieldView {
  name: string;
  title: string;
  meaning: string;
  section: string;
  kind: "choice" | "number" | "numbers" | "switch";
  value: string;
  text: string;
  choices?: ChoiceView[];
  low?: number;
  high?: number;
  step?: number;
  offered?: boolean;
  disputed?: boolean;
  source?: string;
  changed?: boolean;
}

/** A meld that an act would finish: its number, and what it becomes. */
export interface Finish {
  meld: number;
  kind: "bolivia" | "escalera" | "mixed" | "natural" | "samba";
}

/**
 * Cards put somewhere: the act that comes of it, and what the rules say to it.
 *
 * `why` says why the cards can't lie there. When they can, `lacks` says why the whole act isn't legal
 * as it stands: below the minimum, two cards to keep, not your turn yet.
 */
export interface Fit {
  target: string;
  act: string;
  fits: boolean;
  why: Why | null;
  legal: boolean;
  lacks: Why | null;
  counts: number;
  left: number;
  finishes: Finish[];
}

/** The answer to `fits`: the act as it stands, if there is one, then every target. */
export interface Fits {
  type: "fits";
  id: string;
  seq: number;
  points: number;
  needed: number;
  staged: Fit | null;
  fits: Fit[];
}

/**
 * The table after an act, and what everybody could see happen; the first frame is the deal.
 *
 * `round` is what a spectator sees; `hands` are all hands, from seat 1.
 */
export interface Frame {
  seat: number;
  act: string;
  events: WireEvent[];
  round: RoundView;
  hands: string[][];
}

/**
 * Ask for one more way in: to the table, or to your own seat by a link or a short code.
 *
 * A seat has one code: a new one ends the one before.
 */
export interface GiveLink {
  kind: "code" | "seat" | "table";
  renew?: boolean;
}

/** How the server is. */
export interface Health {
  status: "failing" | "ok" | "stopping";
  version: string;
  tables: number;
  waiting: number;
}

/** A meld that a discarded card would fit: its side, its number, whether it is your own side's. */
export interface Help {
  side: number;
  meld: number;
  own: boolean;
}

/**
 * The answer to `hint`. What is deeper than was asked for is empty.
 *
 * From depth 2 on: `against`, `why`, and whether the move that was meant comes to the same (`agrees`).
 * Depth 3: the `moves` for the rest of the turn, as far as they can be known, and `plan`, the next act as a
 * whole.
 */
export interface Hint {
  type: "hint";
  id: string;
  seq: number;
  depth: number;
  where: Told;
  agrees?: boolean;
  against?: Told | null;
  why?: Told[];
  moves?: Move[];
  plan?: string;
}

/** A message of the learner at the table of a lesson, which is as these acts have made it. */
export interface Learn {
  request: DoAct | Would | WhatMay | WhatFits | Since;
  path?: "classic" | "samba" | "whole";
  acts?: string[];
}

/** What the rules say here, and in the game that the learner knows (empty in the whole lesson). */
export interface LessonRow {
  title: string;
  here: string[];
  known: string[];
}

/** A step by its name, and its title. */
export interface LessonStep {
  name: string;
  title: string;
}

/** Where the learner is, in sentences. `at` is the step's number from 1. */
export interface LessonView {
  path: "classic" | "samba" | "whole";
  title: string;
  name: string;
  known: string;
  steps: LessonStep[];
  at: number;
  deal: string;
  text: string[];
  task: string;
  show: string;
  done: string;
  row: LessonRow | null;
  over: boolean;
}

/** Why a line of the score sheet is what it is: its section and rulings of the rules, in words. */
export interface LineWhy {
  line: string;
  section: string;
  rulings: number[];
  sentence: string;
}

/** The token of a link, or the code. */
export interface LinkGiven {
  kind: "code" | "seat" | "table";
  token: string;
}

/** What do I see of the round? Asked by computer players, which take views as bytes. Changes nothing. */
export interface Look {
  type: "look";
  /** the sender's own id of this message, without the character 0 */
  id: string;
}

/**
 * A game's rounds, and one of them act by act.
 *
 * `result` is its score sheet; of a round that hasn't ended, as if it stopped after the last frame.
 */
export interface LookBack {
  edition: string;
  players: number;
  rules: Record<string, string>;
  names: string[];
  sides: number[][];
  rounds: RoundRow[];
  round: number;
  frames: Frame[];
  result: ResultView;
  winner: number;
  draw: boolean;
}

/** The answer to `look`: the view at number `seq` in the form of docs/players.md, as base64. */
export interface Looked {
  type: "looked";
  id: string;
  seq: number;
  view: string;
}

/** The answer to `may`. `why_no_take` is there when there is no way to take the pile. */
export interface May {
  type: "may";
  id: string;
  seq: number;
  draw: boolean;
  takes: TakeWay[];
  why_no_take: Why | null;
  pass: boolean;
  ask: "may" | "must" | "no";
  answer: boolean;
  discard: boolean;
  needed: number;
  out: boolean;
  conditions: Condition[];
}

/** A meld; `kind` is `rank`, `sequence`, `wild`; `missing` cards until it is finished. */
export interface MeldView {
  number: number;
  kind: string;
  cards: string[];
  wilds: number;
  missing: number;
  finished: boolean;
}

/** A step of the move that is advised: an act in the notation, and what it does. */
export interface Move {
  act: string;
  sentence: string;
  spoken: string;
}

/** What was sealed, once all the seals are there. */
export interface Open {
  type: "open";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  round: number;
  /** 32 bytes in hexadecimal */
  value: string;
}

/** What a table was made with. */
export interface Options {
  edition?: string;
  players?: number;
  rules?: Record<string, string>;
  pace?: Pace;
  stand_in?: string;
  hints?: boolean;
}

/** How fast a table plays. Times are seconds; 0 means no limit. Running out expels nobody. */
export interface Pace {
  turn?: number;
  answer?: number;
  away?: 0 | 60 | 180 | 600;
}

/** One of the quick phrases, by its key; everybody reads it in their own language. */
export interface Phrase {
  type: "phrase";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  phrase: string;
}

/** Still there. */
export interface Ping {
  type: "ping";
  /** the sender's own id of this message, without the character 0 */
  id: string;
}

/** Which seats' people are connected, and for which the others are offered a stand-in. */
export interface Present {
  type: "present";
  seats: number[];
  offered: number[];
}

/**
 * Cards of a rank: its letter in the notation and in the reader's language, its word, its points.
 *
 * `cards` is how many there are in all packs together; of the threes the black ones.
 */
export interface RankView {
  rank: string;
  letter: string;
  word: string;
  points: number;
  wild: boolean;
  cards: number;
}

/** Go on to the next round. */
export interface Ready {
  type: "ready";
  /** the sender's own id of this message, without the character 0 */
  id: string;
}

/** The message changed nothing: a code, its facts (cards as text), a sentence in the reader's language. */
export interface Refusal {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  facts?: Record<string, unknown>;
}

/** After the match: another one, seats kept. */
export interface Rematch {
  type: "rematch";
  /** the sender's own id of this message, without the character 0 */
  id: string;
}

/** A finished round. */
export interface ResultView {
  round: number;
  ended: string;
  out_seat: number;
  concealed: boolean;
  sides: SideSheetView[];
}

/** A round: how it ended (`out`, `stock`, empty while it runs), its scores, the totals after it. */
export interface RoundRow {
  round: number;
  dealer: number;
  acts: number;
  ended: string;
  scores: number[];
  totals: number[];
}

/** The round on the table; `phase` is `draw`, `play`, `answer` or `over`. */
export interface RoundView {
  number: number;
  dealer: number;
  to_act: number;
  phase: string;
  asked_by: number;
  stock: number;
  pile: string[];
  frozen: boolean;
  ended: string | null;
  out_seat: number;
  concealed: boolean;
  sides: SideView[];
  hand: string[];
}

/** The rules of an edition or of a table. Numbers that depend on it: one for each of `players`. */
export interface RulesView {
  edition: string;
  name: string;
  players: number[];
  target: number[];
  targets: number[];
  cards: number;
  ranks: RankView[];
  meld_size: number;
  ladder: StepView[];
  asking: "may" | "must" | "off";
  red_three: number;
  all_red_threes: number;
  red_threes: number;
  values: Record<string, string>;
  fields: FieldView[];
}

/** The seat and its token; the token is empty when you sat there already. */
export interface SatDown {
  table: string;
  seat: number;
  token: string;
}

/** A line of chat: literal text. */
export interface Say {
  type: "say";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  text: string;
}

/** The seal of a seat's own randomness for the next deal (see docs/fairness.md). */
export interface Seal {
  type: "seal";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  round: number;
  /** 32 bytes in hexadecimal */
  seal: string;
}

/** A seat: `kind` is `person`, `computer` or `open`. */
export interface SeatView {
  seat: number;
  side: number;
  kind: string;
  name: string;
  player: string;
  present: boolean;
  stand_in: boolean;
  cards: number;
  ready: boolean;
}

/** A part of the rules. */
export interface SectionView {
  section: string;
  title: string;
}

/** The host, before the start: a computer player by its name, or `open`. */
export interface SetSeat {
  type: "set-seat";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  seat: number;
  player: string;
}

/** A line of a side's score sheet. */
export interface SheetLineView {
  name: string;
  points: number;
  parts: SheetPartView[];
}

/** An item of a line: points, and the cards behind them. */
export interface SheetPartView {
  points: number;
  cards: string[];
  meld: number;
  seat: number;
}

/** A side's score sheet; its lines sum to `score`. */
export interface SideSheetView {
  side: number;
  score: number;
  total: number;
  lines: SheetLineView[];
}

/** A side's table: `counts` is its melded cards, `lacking` what the right to go out still needs. */
export interface SideView {
  side: number;
  seats: number[];
  total: number;
  minimum: number;
  opened: boolean;
  counts: number;
  melds: MeldView[];
  red_threes: string[];
  red_points: number;
  finished: number;
  finished_sequences: number;
  needed: number;
  needs_sequence: boolean;
  may_go_out: boolean;
}

/** Send everything after this number: events, or a whole view where that is too long ago. */
export interface Since {
  type: "since";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  seq: number;
}

/** Take a seat, the first open one where none is named. */
export interface SitDown {
  /** 1 to 40 printable characters are kept */
  name: string;
  seat?: number | null;
}

/** Let a computer player stand in for a seat that is away or out of time. */
export interface StandIn {
  type: "stand-in";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  seat: number;
}

/** The host: begin; every seat is taken. */
export interface Start {
  type: "start";
  /** the sender's own id of this message, without the character 0 */
  id: string;
}

/** A step of the opening minimum: from this total on; null: below zero. */
export interface StepView {
  total: number | null;
  minimum: number;
}

/** The host, before the start: two seats change places. */
export interface Swap {
  type: "swap";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  one: number;
  other: number;
}

/** The table; `link` is the token of its link, `token` the seat's: both open, neither is shown again. */
export interface TableCreated {
  table: string;
  seat: number;
  link: string;
  token: string;
}

/** The rules of a table, its house rules applied; every number is for the players it has. */
export interface TableRules {
  lang: string;
  rules: RulesView;
  sections: SectionView[];
  disputed: string;
  lines: LineWhy[];
}

/**
 * Everything a reader may see. `you` is a seat, 0 for a spectator.
 *
 * `stage` is `gathering` (seats are taken), `dealing` (randomness is being added), `playing`,
 * `between` rounds, or `over`.
 */
export interface TableView {
  table: string;
  you: number;
  host: boolean;
  stage: string;
  options: Options;
  target: number;
  asking: string;
  seats: SeatView[];
  totals: number[];
  round: RoundView | null;
  results: ResultView[];
  clock: ClockView | null;
  commitment: string | null;
  seals: Record<string, string>;
  seals_closed: boolean;
  winner: number;
  draw: boolean;
  expires_ms: number;
  talk: TalkView[];
  matches: number;
  doubts: DoubtView[];
}

/**
 * A way to take the pile, or its top card: the act, whether it is legal as it stands, what it counts.
 *
 * One that isn't legal by itself is once further new melds are laid with it.
 */
export interface TakeWay {
  act: string;
  legal: boolean;
  counts: number;
  left: number;
}

/** A line of talk, with the name its speaker had: literal text, or the key of a phrase. */
export interface TalkView {
  seq: number;
  seat: number;
  name: string;
  text?: string;
  phrase?: string;
}

/** The answer to the message, and where the learner is after it. */
export interface Taught {
  answer: Accepted | Counted | May | Fits | Events | WholeView;
  lesson: LessonView;
}

/** A sentence by its code and facts (cards as text), in the reader's language, in writing and in words. */
export interface Told {
  code: string;
  sentence: string;
  spoken: string;
  facts?: Record<string, number | string | string[]>;
}

/**
 * A hint for my own turn: 1 where to look, 2 and why, 3 and the move. Changes nothing.
 *
 * `act` is the act that I have in mind, if any: the reasons compare with it.
 */
export interface WantHint {
  type: "hint";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  depth?: number;
  act?: string | null;
}

/**
 * Where could these cards go, beside what the act holds already? Changes nothing.
 *
 * Without cards: only what the act would come to.
 */
export interface WhatFits {
  type: "fits";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  act?: string | null;
  cards?: string[];
}

/** What may I do now, and what not, and why? Changes nothing. */
export interface WhatMay {
  type: "may";
  /** the sender's own id of this message, without the character 0 */
  id: string;
}

/** The table as the reader may see it at number `seq`. */
export interface WholeView {
  type: "view";
  seq: number;
  view: TableView;
  id?: string;
  told_from?: number;
}

/** Why not: a code, its facts (cards as text), a sentence in the reader's language. */
export interface Why {
  code: string;
  sentence: string;
  facts?: Record<string, unknown>;
}

/** Something that happened, as far as the reader may see it; kinds in docs/protocol.md. */
export interface WireEvent {
  kind: string;
  seq: number;
  seat?: number;
  cards?: string[];
  count?: number;
  act?: string | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
}

/** Would this act be legal now, and what would it count? Changes nothing. */
export interface Would {
  type: "would";
  /** the sender's own id of this message, without the character 0 */
  id: string;
  /** an act in the notation */
  act: string;
}

export type Request = DoAct | Would | WhatMay | WhatFits | WantHint | Since | Look | Seal | Open | Ready | Say | Phrase | Doubt | StandIn | Back | SetSeat | Swap | Start | Rematch | Ping;

export type Message = Accepted | Refusal | Counted | May | Fits | Hint | Looked | Events | WholeView | Present;

/** The levels of computer players, the weakest first. */
export const LEVELS = ["beginner", "casual", "club", "expert"] as const;

/** Who plays where nobody has chosen. */
export const USUAL = "casual";
