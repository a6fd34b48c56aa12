// Which cards move in an event, from where to where.
import type { Face } from "../cards/face";
import type { RoundView, WireEvent } from "../protocol";
import { hidden, shown, type Move, type Place, type Stage } from "./flight";

/** What has to be known of the table: whose eyes one has, who is on which side, and the melds before and now. */
export interface Seen {
  readonly you: number;
  readonly sideOf: (seat: number) => number;
  readonly before: RoundView | null;
  readonly now: RoundView;
}

/** More cards than these are not told apart. */
const MOST = 4;

type Moves = (event: WireEvent, seen: Seen) => readonly Stage[];

const MOVES: Readonly<Record<string, Moves>> = {
  deal: (event, seen) => [[...dealt(event, seen)]],
  upcard: (event) => one(shown("stock", "pile", (event.cards ?? []).slice(-1))),
  merge: (event, seen) => one(merged(event, seen)),
  draw: (event, seen) => (event.seat === seen.you ? [] : one(hidden("stock", holder(event, seen), event.count ?? 1))),
  drew: (event, seen) => one(shown("stock", holder(event, seen), event.cards ?? [])),
  red: (event, seen) => one(shown("stock", `reds-${sideOf(event, seen)}`, event.cards ?? [])),
  discard: (event, seen) => one(shown(holder(event, seen), "pile", event.cards ?? [])),
  lay: (event, seen) => [laid(event, seen, listsOf(event))],
  take: (event, seen) => [...taken(event, seen)],
  top: (event, seen) => one(shown("pile", meldAt(event, seen, numberOf(event.act ?? "")), event.cards ?? [])),
};

/** The stages of an event, one after the other. */
export const stagesOf = (event: WireEvent, seen: Seen): readonly Stage[] => MOVES[event.kind]?.(event, seen) ?? [];

/** The stages of events. Red threes that come with a deal go with it. */
export function stagesOfAll(events: readonly WireEvent[], seen: Seen): Stage[] {
  const stages: Stage[] = [];
  let dealing = false;
  for (const event of events) {
    const found = stagesOf(event, seen);
    dealing = event.kind === "deal" || (dealing && event.kind === "red");
    if (dealing && event.kind === "red") stages.push([...(stages.pop() ?? []), ...found.flat()]);
    else stages.push(...found);
  }
  return stages;
}

const one = (move: Move): readonly Stage[] => [[move]];
const sideOf = (event: WireEvent, seen: Seen): number => seen.sideOf(event.seat ?? 0);
const holder = (event: WireEvent, seen: Seen): Place => (event.seat === seen.you ? "hand" : `seat-${event.seat}`);
const numberOf = (text: string): number => Number(/#(\d+)/.exec(text)?.[1] ?? 0);
const meldAt = (event: WireEvent, seen: Seen, number: number): Place => `meld-${sideOf(event, seen)}-${number}`;

interface List {
  readonly meld: number;
  readonly faces: readonly Face[];
}

const listsOf = (event: WireEvent): List[] =>
  (event.act ?? "")
    .replace(/^\w+ ?/, "")
    .split(" / ")
    .filter(Boolean)
    .map((text) => ({ meld: numberOf(text), faces: text.split(" ").filter((word) => !word.startsWith("#")) }));

/** Each list onto its meld. New melds have no number in the act: they are those that were not there before. */
function laid(event: WireEvent, seen: Seen, lists: readonly List[]): Stage {
  const side = sideOf(event, seen);
  const known = new Set(meldsOf(seen.before, side));
  const fresh = meldsOf(seen.now, side).filter((number) => !known.has(number));
  return lists.map((list) => shown(holder(event, seen), meldAt(event, seen, list.meld || (fresh.shift() ?? 0)), list.faces));
}

/** From the stock to everybody; one's own cards with their faces. */
function* dealt(event: WireEvent, seen: Seen): Generator<Move> {
  for (const seat of seen.now.sides.flatMap((side) => side.seats)) {
    yield seat === seen.you ? shown("stock", "hand", seen.now.hand) : hidden("stock", `seat-${seat}`, event.count ?? 1);
  }
}

/** A meld that joins another of its rank: `merge #2 #3`, the second to the first. */
function merged(event: WireEvent, seen: Seen): Move {
  const [kept, gone] = [...(event.act ?? "").matchAll(/#(\d+)/g)].map(([, number]) => Number(number));
  const meld = seen.before?.sides[sideOf(event, seen) - 1]?.melds.find((one) => one.number === gone);
  return shown(meldAt(event, seen, gone ?? 0), meldAt(event, seen, kept ?? 0), meld?.cards ?? []);
}

/** The pile goes to who takes it, what is laid with it goes on from there. */
function* taken(event: WireEvent, seen: Seen): Generator<Stage> {
  const pile = seen.before?.pile ?? [];
  const faces = pile.slice(-MOST);
  yield [faces.length ? shown("pile", holder(event, seen), faces) : hidden("pile", holder(event, seen), Math.min(MOST, event.count ?? 1))];
  yield laid(event, seen, listsOf(event));
}

const meldsOf = (round: RoundView | null, side: number): number[] => round?.sides[side - 1]?.melds.map((meld) => meld.number) ?? [];
