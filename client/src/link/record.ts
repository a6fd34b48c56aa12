// The record of the match that is played, as text.
import type { Table } from "../table/table.svelte";
import { api } from "./address";

export const recordPath = (table: Table): string => `${api}/${table.id}/record`;

export async function recordOf(table: Table): Promise<string> {
  const headers: HeadersInit = table.bearer ? { authorization: `Bearer ${table.bearer}` } : {};
  return fetch(recordPath(table), { headers }).then((reply) => (reply.ok ? reply.text() : ""), () => "");
}

/** A link shows no token, so where no cookie is kept the record is fetched first. */
export async function saveRecord(table: Table): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await recordOf(table)], { type: "text/plain" }));
  link.download = `${table.id}.canasta`;
  link.click();
  URL.revokeObjectURL(link.href);
}
