// What was said at a table since one last looked at its talk.
import type { Table } from "../table/table.svelte";
import { mutedAt } from "./muting";

let seen = $state<{ table: string; seq: number }>({ table: "", seq: -1 });

/** All that was said so far has been seen. */
export function lookAtTalk(table: Table): void {
  seen = { table: table.id, seq: lastOf(table) };
}

/** How many lines of others weren't seen; what was said before one came isn't counted. */
export function unread(table: Table): number {
  if (!table.view || seen.table !== table.id) return 0;
  const muted = mutedAt(table.id);
  return table.view.talk.filter((one) => one.seq > seen.seq && one.seat !== table.you && !muted.has(one.seat)).length;
}

/** Begin to count at a table one has come to. */
export function beginCounting(table: Table): void {
  if (table.view && seen.table !== table.id) lookAtTalk(table);
}

function lastOf(table: Table): number {
  return Math.max(0, ...(table.view?.talk ?? []).map((one) => one.seq));
}
