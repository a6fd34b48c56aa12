// Enter in the hand: to the acts that take what is chosen, as soon as the service has said which.
import { tick } from "svelte";
import { speech } from "./speech.svelte";
import type { Table } from "../table/table.svelte";
import type { Turn } from "../table/turn.svelte";
import { t } from "../words/words.svelte";
import { toAccepting, toActs } from "./focusing";

/** `current`: the card that is meant where none is chosen and one has to be. */
export async function open(table: Table, turn: Turn, current: number): Promise<void> {
  if (!table.mine) return speech.say(t("game-not-yours"));
  const { hand } = table;
  if (!hand.picked.length && table.round?.phase === "play" && turn.plan.empty) hand.choose([current]);
  const from = document.activeElement;
  await settled(turn);
  if (document.activeElement !== from) return;
  if (!hand.picked.length) return void toActs();
  if (!toAccepting()) refuse(turn);
}

/** The buttons show what the service says to the cards that are chosen now. */
async function settled(turn: Turn): Promise<void> {
  await tick();
  await turn.known();
  await tick();
}

/** Nothing takes these cards: the nearest reason is said. */
function refuse(turn: Turn): void {
  const reasons = turn.fits?.fits ?? [];
  const nearest = reasons.find((fit) => fit.target.startsWith("new")) ?? reasons[0];
  if (nearest) void turn.put(nearest.target);
}
