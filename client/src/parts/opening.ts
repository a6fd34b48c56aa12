// Enter in the hand: to the acts that take what is chosen, as soon as the service has said which.
import { tick } from "svelte";
import { speech } from "./speech.svelte";
import type { Table } from "../table/table.svelte";
import type { Turn } from "../table/turn.svelte";
import { t } from "../words/words.svelte";
import { toAccepting, toActs } from "./focusing";

/** Enter was pressed again before the service had answered: then the first act is meant to be done at once. */
let hurried = false;
let under = false;

/** `current`: the card that is meant where none is chosen and one has to be. */
export async function open(table: Table, turn: Turn, current: number): Promise<void> {
  if (!table.mine) return speech.say(t("game-not-yours"));
  if (under) return void (hurried = true);
  const { hand } = table;
  if (!hand.picked.length && table.round?.phase === "play" && turn.plan.empty) hand.choose([current]);
  const from = document.activeElement;
  [under, hurried] = [true, false];
  await settled(turn);
  under = false;
  if (document.activeElement === from) go(hand.picked.length > 0, turn);
}

function go(chosen: boolean, turn: Turn): void {
  const there = chosen ? toAccepting() : toActs();
  if (there && hurried) (document.activeElement as HTMLElement).click();
  else if (!there && chosen) refuse(turn);
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
