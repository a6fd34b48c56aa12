// An act that is advised, laid out in the planner or chosen in the hand: played it is by oneself.
import type { HandCard } from "../table/hand.svelte";
import { momentOf } from "../table/moment";
import type { Table } from "../table/table.svelte";
import type { Turn } from "../table/turn.svelte";

const LAYS = /^(take|meld|add)\b/;
const BLACK = /^3[CS]$/;

/** Whether there is something to put before oneself: cards to lay out, or the card to throw. */
export const canLay = (act: string): boolean => LAYS.test(act) || act.startsWith("discard ");

/** Put an act of the notation before oneself, in the place of what lies there. */
export function layOut(table: Table, turn: Turn, act: string): void {
  const free = [...table.hand.cards];
  turn.plan.clear();
  turn.understood();
  if (!LAYS.test(act)) return table.hand.choose(cardsOf(free, act.split(" ").slice(1)).map((card) => card.id));
  table.hand.choose([]);
  for (const { target, faces } of listsOf(act)) turn.plan.put(target, cardsOf(free, faces));
  turn.plan.moment = momentOf(table.round, table.you);
}

/** The lists of an act, each with the target that the service names it by. */
export function listsOf(act: string): { target: string; faces: string[] }[] {
  const [verb = "", ...rest] = act.split(" ");
  return rest.join(" ").split(" / ").map((list, at) => {
    const words = list.split(" ").filter(Boolean);
    const meld = words[0]?.startsWith("#") ? words[0] : "";
    const faces = meld ? words.slice(1) : words;
    if (verb === "take" && at === 0) return { target: `take${meld}`, faces };
    return { target: meld || (faces.every((face) => BLACK.test(face)) ? "black" : "new"), faces };
  });
}

/** Cards of the hand with these faces, each once; they are no longer free. */
function cardsOf(free: HandCard[], faces: readonly string[]): HandCard[] {
  return faces.flatMap((face) => {
    const at = free.findIndex((card) => card.face === face);
    return at < 0 ? [] : free.splice(at, 1);
  });
}
