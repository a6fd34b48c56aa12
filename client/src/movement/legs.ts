// From what happened to cards on their way over the screen.
import type { WireEvent } from "../protocol";
import type { Move, Stage } from "./flight";
import { stagesOfAll, type Seen } from "./happened";
import type { Places, Spot } from "./places";
import type { Flight, Leg } from "./queue.svelte";

/** Cards that go together leave shortly after each other. */
const AFTER = 30;
/** So many cards of a move are shown. */
const MOST = 5;
let next = 1;

/** The legs of events, and the places that they change. */
export function legsOf(events: readonly WireEvent[], seen: Seen, before: Places, after: Places): { legs: Leg[]; changed: Set<string> } {
  const stages = stagesOfAll(events, seen);
  // After a deal all is new.
  const changed = new Set(events.some(isDeal) ? [] : stages.flat().map((move) => move.to));
  let top = seen.before?.pile.at(-1);
  const legs = stages.map((stage) => {
    const thrown = stage.find((move) => move.to === "pile");
    const spot = thrown && after.of("pile");
    const leg: Leg = { flights: flightsOf(stage, before, after), under: top && spot ? { face: top, spot } : undefined };
    top = thrown?.faces[0] ?? top;
    return leg;
  });
  return { legs, changed };
}

export const isDeal = (event: WireEvent): boolean => event.kind === "deal";

const flightsOf = (stage: Stage, before: Places, after: Places): Flight[] => stage.flatMap((move) => flights(move, before, after));

function flights(move: Move, before: Places, after: Places): Flight[] {
  const found: Flight[] = [];
  for (let at = 0; at < Math.min(MOST, move.count); at++) {
    const face = move.faces[at];
    // Before a deal there is no stock.
    const [from, to] = [before.of(move.from, face) ?? after.of(move.from), after.of(move.to, face)];
    if (from && to && visible(from) && visible(to)) found.push({ id: next++, face, from, to, waits: at * AFTER });
  }
  return found;
}

const visible = (spot: Spot): boolean => spot.width > 0;
