// What happened, act by act: out of a round looked back at, and out of what a page at the table has heard.
import type { Face } from "../cards/face";
import type { Frame, LookBack, TableView, WireEvent } from "../protocol";

/** What one player did at once, and what followed from it. */
export interface Act {
  readonly seat: number;
  readonly events: readonly WireEvent[];
}

/** Acts of one player in a row, with the number of the first. */
export interface TurnOf<A> {
  readonly seat: number;
  readonly from: number;
  readonly acts: readonly A[];
}

/** How a round ended is said by these. */
const ENDS = new Set(["out", "stock-out", "round-over", "match-over"]);
const PLAYED = new Set(["deal", "red", "upcard", "draw", "take", "top", "lay", "merge", "ask", "yes", "no", "discard", "pass", "out", "stock-out"]);

/** Everything but how the round ended. */
export const withoutEnd = (act: Act): Act => ({ ...act, events: act.events.filter((event) => !ENDS.has(event.kind)) });

/** The cards that an act laid open; of a pile that was taken, its top card. */
export function cardsOf(act: Act): Face[] {
  return act.events.flatMap((event) => {
    const cards = event.cards ?? [];
    if (event.kind === "take") return [...cards.slice(-1), ...written(event.act ?? "")];
    return event.kind === "lay" ? written(event.act ?? "") : cards;
  });
}

/** The cards that the notation of an act names. */
const written = (text: string): Face[] => text.match(/\b(?:[2-9TJQKA][CDHS]|X)\b/g) ?? [];

export function byTurns<A extends { seat: number }>(acts: readonly A[]): TurnOf<A>[] {
  const turns: { seat: number; from: number; acts: A[] }[] = [];
  acts.forEach((act, at) => {
    const last = turns.at(-1);
    if (last?.seat === act.seat) last.acts.push(act);
    else turns.push({ seat: act.seat, from: at, acts: [act] });
  });
  return turns;
}

/**
 * What the others have done since the seat's last turn; while it is at turn, up to that.
 * Who only watches is told since the turn before of whoever is at turn.
 */
export function sinceOwnTurn(history: readonly WireEvent[], you: number): Act[] {
  const turns = turnsOf(history);
  const now = turns.at(-1)?.seat ?? 0;
  const before = turns.slice(0, -1).findLastIndex((turn) => turn.seat === (you || now));
  return turns.slice(before + 1, you && now === you ? -1 : undefined).flatMap((turn) => actsOf(turn.events));
}

/** The turns of the last round; what the deal brought comes before the first. */
function turnsOf(history: readonly WireEvent[]): { seat: number; events: WireEvent[] }[] {
  const turns: { seat: number; events: WireEvent[] }[] = [{ seat: 0, events: [] }];
  for (const event of history.slice(Math.max(0, history.findLastIndex((one) => one.kind === "deal")))) {
    if (event.kind === "turn") turns.push({ seat: event.seat ?? 0, events: [] });
    else if (PLAYED.has(event.kind)) turns.at(-1)!.events.push(event);
  }
  return turns;
}

/** The events of one entry of the table's log are one act. */
function actsOf(events: readonly WireEvent[]): Act[] {
  const acts: { seat: number; seq: number; events: WireEvent[] }[] = [];
  for (const event of events) {
    if (acts.at(-1)?.seq === event.seq) acts.at(-1)!.events.push(event);
    else acts.push({ seat: event.seat ?? 0, seq: event.seq, events: [event] });
  }
  return acts;
}

/** What a seat has in hand that it hadn't before. */
export function freshIn(frames: readonly Frame[], at: number, seat: number): Face[] {
  const before = [...(frames[at - 1]?.hands[seat - 1] ?? [])];
  return (at ? (frames[at]?.hands[seat - 1] ?? []) : []).filter((face) => {
    const found = before.indexOf(face);
    if (found >= 0) before.splice(found, 1);
    return found < 0;
  });
}

/** The table after an act, as the parts of the game draw one. Nobody looks from a seat of it. */
export function viewOf(look: LookBack, frame: Frame, nameless: (seat: number) => string): TableView {
  const { round, hands } = frame;
  const sideOf = (seat: number): number => look.sides.findIndex((seats) => seats.includes(seat)) + 1;
  const seats = hands.map((hand, at) => ({
    seat: at + 1, side: sideOf(at + 1), kind: "person", name: look.names[at] || nameless(at + 1), player: "",
    present: true, stand_in: false, cards: hand.length, ready: false,
  }));
  return {
    table: "", you: 0, host: false, stage: "playing", options: { edition: look.edition, players: look.players },
    target: 0, asking: "off", seats, totals: round.sides.map((side) => side.total), round, results: [], clock: null,
    commitment: null, seals: {}, seals_closed: false, winner: 0, draw: false, expires_ms: 0, talk: [], matches: 0, doubts: [],
  };
}
