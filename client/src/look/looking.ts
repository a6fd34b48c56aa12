// Asking the service for a round act by act: one of a table's, or one of a record that somebody brought.
import { api, kept, prefix } from "../link/address";
import { call, isRefused, OFFLINE, type Refused } from "../link/calls";
import { giveLink } from "../link/door";
import type { LookBack, WholeView } from "../protocol";
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

/** What can be looked at where there is no such round: whether it is still played, and the last one of its match. */
export interface Instead {
  readonly running: boolean;
  readonly last: number;
}

export async function insteadOf(place: Place): Promise<Instead> {
  const found = await call<WholeView>(`${api}/${place.table}/view`, undefined, bearerOf(place));
  if (isRefused(found)) return { running: false, last: 0 };
  const { view } = found;
  const now = view.matches + 1;
  const last = view.results.at(-1)?.round ?? 0;
  const running = view.stage !== "over" && [0, now].includes(place.match) && place.round === last + 1;
  if (!place.match || place.match >= now) return { running, last: place.match > now ? 0 : last };
  const first = await lookAtRound({ ...place, round: 1 });
  return { running: false, last: isRefused(first) ? 0 : (first.rounds.at(-1)?.round ?? 0) };
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
