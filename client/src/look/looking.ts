// Asking the service for a round act by act: one of a table's, or one of a record that somebody brought.
import { api, kept, prefix } from "../link/address";
import { call, isRefused, OFFLINE, type Refused } from "../link/calls";
import { giveLink } from "../link/door";
import type { LookBack } from "../protocol";
import type { Place } from "./place";

/** What is wrong with a record: the line's number, and what stands there. */
export interface Fault extends Refused {
  line: number;
  text: string;
}

/** What opens the table: the link that was followed, or what this browser has kept beside its cookie. */
export const bearerOf = (place: Place): string =>
  place.link || kept.get(`link-${place.table}`) || kept.get(`seat-${place.table}`) || "";

export async function lookAtRound(place: Place): Promise<LookBack | Refused> {
  const path = `${api}/${place.table}/rounds/${place.round}${place.match ? `?match=${place.match}` : ""}`;
  const bearer = bearerOf(place);
  const found = await call<LookBack>(path, undefined, bearer);
  // What was kept may have been renewed elsewhere meanwhile; the cookie was then, too.
  const renewed = isRefused(found) && found.code === "no-such-table" && bearer && !place.link;
  return renewed ? call<LookBack>(path) : found;
}

/** A record's round, its first where none is named. */
export async function lookAtRecord(record: Blob, round = 0): Promise<LookBack | Fault> {
  const headers = { "content-type": "text/plain", "accept-language": document.documentElement.lang };
  try {
    const reply = await fetch(`${prefix}/api/look${round ? `?round=${round}` : ""}`, { method: "POST", headers, body: record });
    const found: unknown = await reply.json();
    return isRefused(found) ? await faultOf(found, record) : (found as LookBack);
  } catch {
    return { ...OFFLINE, line: 0, text: "" };
  }
}

async function faultOf(refused: Refused & { facts?: { line?: number } }, record: Blob): Promise<Fault> {
  const line = refused.facts?.line ?? 0;
  const text = line ? ((await record.text()).split(/\r?\n/)[line - 1] ?? "") : "";
  return { ...refused, line, text: text.slice(0, 200) };
}

/** The token of the table's link: known here, or given anew to whoever sits there. Never a seat's. */
export async function linkToken(place: Place): Promise<string> {
  const known = place.link || kept.get(`link-${place.table}`);
  if (known) return known;
  const given = await giveLink(place.table, "table", bearerOf(place));
  if (isRefused(given)) return "";
  kept.set(`link-${place.table}`, given.token);
  return given.token;
}
