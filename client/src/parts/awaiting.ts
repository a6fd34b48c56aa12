// The one sentence that is always true: who does what now, or what is awaited from whom.
import { nameOf } from "../table/names";
import type { Table } from "../table/table.svelte";
import type { Turn } from "../table/turn.svelte";
import { t } from "../words/words.svelte";
import { answered } from "./answering";

export function awaited(table: Table, turn: Turn): string {
  const { view } = table;
  if (!view) return "";
  if (table.link.state === "lost") return t("game-reconnecting");
  if (view.stage === "dealing") return t("game-dealing");
  if (view.stage === "between") return t(view.you && !view.seats[view.you - 1]?.ready ? "game-ready-ask" : "game-ready-wait");
  if (view.stage === "over") return t(view.draw ? "match-draw" : "game-over");
  return table.mine ? own(table, turn) : others(table);
}

function others({ view, round }: Table): string {
  if (!view || !round) return "";
  const key = round.phase === "answer" ? "game-wait-answer" : round.phase === "draw" ? "game-wait-draw" : "game-wait-play";
  return t(key, { player: nameOf(view, round.to_act) });
}

function own({ view, round, history }: Table, { may }: Turn): string {
  if (!view || !round) return "";
  if (round.phase === "answer") return t("game-answer", { player: nameOf(view, round.asked_by) });
  const said = round.phase === "play" ? answered(history) : "";
  if (said) return t(`game-answered-${said}`);
  if (round.phase === "play") return t(may?.out ? "game-play-out" : "game-play");
  if (may && !may.draw) return t(may.takes.length ? "game-stock-empty" : "game-stock-empty-pass");
  return t(may?.takes.length ? "game-draw-take" : "game-draw");
}
