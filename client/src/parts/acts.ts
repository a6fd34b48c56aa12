// The acts that are offered now, as buttons; the likeliest first. Keys are the ones that no browser needs itself:
// F2 goes on, F4 is about the pile, F9 discards.
import type { Fit } from "../protocol";
import { nameOf } from "../table/names";
import type { Table } from "../table/table.svelte";
import type { Turn } from "../table/turn.svelte";
import { cardFacts, spoken, written, type Voice } from "../words/cards";
import { t, words } from "../words/words.svelte";

export interface Act {
  /** What it does: `draw`, `play`, or the target that it puts cards on. */
  readonly name: string;
  readonly label: string;
  /** The same with its cards in words. */
  readonly spoken?: string;
  readonly key?: "F2" | "F4" | "F9" | undefined;
  readonly main?: boolean;
  /** It takes the chosen cards. */
  readonly accepts?: boolean;
  /** Why it can't be done as things stand. */
  readonly blocked?: string | undefined;
  /** Nothing is wrong with it: something else comes first. */
  readonly waits?: boolean;
  run(): unknown;
}

/** Everything that can be done, in the order of the buttons. */
export function actsOf(table: Table, turn: Turn): Act[] {
  if (table.replaced) return [{ name: "back", label: t("game-take-seat-back"), main: true, key: "F2", run: () => table.comeBack() }];
  return [...ownActs(table, turn), ...offers(table)];
}

function ownActs(table: Table, turn: Turn): Act[] {
  const phase = table.mine ? table.round?.phase : "";
  if (phase === "answer") return answers(turn);
  if (phase === "draw") return [...drawing(table, turn), ...lays(turn), ...none(table)];
  if (phase === "play") return playing(table, turn);
  return [];
}

/** Stand-ins for others who let the table wait. */
function offers(table: Table): Act[] {
  const { view, you } = table;
  const seats = view && you ? table.offered.filter((seat) => seat !== you) : [];
  return seats.map((seat) => ({
    name: `stand-in-${seat}`,
    label: t("part-offer", { player: nameOf(view!, seat) }),
    run: () => table.ask({ type: "stand-in", seat }),
  }));
}

const answers = (turn: Turn): Act[] => [
  { name: "yes", label: t("verb-yes"), main: true, key: "F2", run: () => turn.act("yes") },
  { name: "no", label: t("verb-no"), key: "F4", run: () => turn.act("no") },
];

/** What comes first stands first: the draw, unless the pile is taken by what is laid out. */
function drawing(table: Table, turn: Turn): Act[] {
  const [laid, draw] = [plan(turn, "F2"), draws(table, turn)];
  return drawsFirst(turn) ? [...draw, ...laid] : [...laid, ...draw];
}

function playing(table: Table, turn: Turn): Act[] {
  const found = lays(turn).map((act, at): Act => (at ? act : { ...act, key: "F2" }));
  return [...plan(turn, found.length ? undefined : "F2"), ...found, ...question(table, turn), ...joins(table, turn), ...throwing(table, turn), ...none(table)];
}

/** What is done with all that is laid out. */
function plan(turn: Turn, key: Act["key"]): Act[] {
  if (turn.plan.empty) return [];
  const blocked = turn.staged?.legal ? undefined : (turn.staged?.lacks?.sentence ?? "");
  const waits = drawsFirst(turn);
  const label = t(waits ? "game-play-after-draw" : "game-play-all");
  return [
    { name: "play", label, main: !waits, waits, blocked, key: waits ? undefined : key, run: () => turn.play() },
    { name: "clear", label: t("game-take-back"), run: () => turn.plan.clear() },
  ];
}

/** A plan without the pile waits for the draw. */
const drawsFirst = (turn: Turn): boolean => turn.table.round?.phase === "draw" && !turn.plan.takes;

function draws(table: Table, turn: Turn): Act[] {
  const acts: Act[] = [];
  const chosen = table.hand.picked.length > 0;
  if (turn.may?.draw && !turn.plan.takes) acts.push({ name: "draw", label: t("verb-draw"), main: !chosen, key: "F2", run: () => turn.draw() });
  const ways = chosen ? takes(turn) : [];
  if (!ways.length && !turn.plan.takes) ways.push(...known(turn));
  acts.push(...ways.map((act, at): Act => (at ? act : { ...act, key: "F4" })));
  if (turn.may?.pass) acts.push({ name: "pass", label: t("verb-pass"), key: turn.may.draw ? undefined : "F2", run: () => turn.act("pass") });
  return acts;
}

/** Taking the pile with the chosen cards. */
const takes = (turn: Turn): Act[] => turn.open.filter((fit) => fit.target.startsWith("take")).map((fit) => laying(turn, fit));

/** The legal ways to take it, a few. */
function known(turn: Turn): Act[] {
  const legal = (turn.may?.takes ?? []).filter((way) => way.legal).slice(0, 3);
  return legal.map(({ act }) => ({ name: act, label: wayOf(act, written), spoken: wayOf(act, spoken), run: () => turn.act(act) }));
}

function wayOf(act: string, voice: Voice): string {
  if (act.startsWith("top")) return t("game-take-top");
  const [first = ""] = act.split(" / ");
  const cards = first.split(" ").slice(1).filter((one) => !one.startsWith("#"));
  return t("game-take-by", { cards: cardFacts(words(), cards, voice).cards });
}

const lays = (turn: Turn): Act[] =>
  turn.open.filter((fit) => !fit.target.startsWith("take") && fit.target !== "discard").map((fit) => laying(turn, fit));

const laying = (turn: Turn, { target }: Fit): Act => ({
  name: target,
  label: labelOf(target),
  accepts: true,
  run: () => turn.put(target),
});

function labelOf(target: string): string {
  const number = Number(/\d+$/.exec(target)?.[0] ?? 0);
  if (target.startsWith("#")) return t("game-lay-onto", { meld: number });
  if (target.startsWith("take#")) return t("game-take-onto", { meld: number });
  if (target === "take") return t("game-take-with");
  return t(/^new\d/.test(target) ? "game-lay-with" : target === "black" ? "game-lay-black" : "game-lay-new", { count: number });
}

function question(table: Table, turn: Turn): Act[] {
  const { may, plan } = turn;
  if (!may?.out || may.ask === "no" || !plan.empty || table.hand.picked.length) return [];
  return [{ name: "ask", label: t("game-ask"), run: () => turn.act("ask") }];
}

function joins(table: Table, turn: Turn): Act[] {
  if (!turn.plan.empty || table.hand.picked.length) return [];
  return turn.joins.map((act) => {
    const [meld, gone] = [...act.matchAll(/\d+/g)].map(Number);
    return { name: act, label: t("game-join", { meld: meld ?? 0, gone: gone ?? 0 }), run: () => turn.act(act) };
  });
}

function throwing(table: Table, turn: Turn): Act[] {
  const [card, other] = table.hand.picked;
  if (!card || other || !turn.plan.empty) return [];
  const named = (voice: Voice): string => t("game-discard", { card: voice(words(), card.face) });
  return [{ name: "discard", label: named(written), spoken: named(spoken), main: true, accepts: true, key: "F9", run: () => turn.discard() }];
}

const none = (table: Table): Act[] =>
  table.hand.picked.length ? [{ name: "none", label: t("game-choose-none"), run: () => table.hand.choose([]) }] : [];
