// Coming to a table: making one, sitting down, links and codes.
import type { Entered, LinkGiven, Options, SatDown, TableCreated } from "../protocol";
import { api, kept, newId, prefix, tablePage } from "./address";
import { call, isRefused, type Refused } from "./calls";

export interface Own {
  table: string;
  name: string;
  edition: string;
  at: number;
}

/** Make a table, give these seats to computer players, and go there. */
export async function makeTable(name: string, options: Options, computers: Record<number, string>): Promise<Refused | TableCreated> {
  const made = await call<TableCreated>(api, { name, options });
  if (isRefused(made)) return made;
  kept.set(`link-${made.table}`, made.link);
  for (const [seat, player] of Object.entries(computers)) {
    const wish = { type: "set-seat", id: newId(), seat: Number(seat), player };
    const found = await call(`${api}/${made.table}/requests`, wish, made.token);
    if (isRefused(found)) return found;
  }
  remember({ table: made.table, name, edition: options.edition ?? "bolivia", at: Date.now() });
  return made;
}

export const start = (made: TableCreated) => call(`${api}/${made.table}/requests`, { type: "start", id: newId() }, made.token);

/** Take an open seat. */
export async function sitDown(table: string, name: string, bearer: string, seat?: number): Promise<Refused | SatDown> {
  return call<SatDown>(`${api}/${table}/sit`, seat ? { name, seat } : { name }, bearer);
}

export const enter = (table: string, given: { token: string } | { code: string }) =>
  call<Entered>(`${api}/${table}/enter`, given);

export const giveLink = (table: string, kind: "table" | "seat" | "code", bearer: string) =>
  call<LinkGiven>(`${api}/${table}/links`, { kind }, bearer);

/** The link to share: whoever has it may watch or sit down. */
export const shareLink = (table: string, token: string): string => `${location.origin}${tablePage(table)}#link=${token}`;
export const seatLink = (table: string, token: string): string => `${location.origin}${tablePage(table)}#seat=${token}`;

/** A table's id and token out of whatever somebody pastes. */
export function readLink(text: string): { table: string; hash: string } | undefined {
  const found = /\/t\/([\w-]+)(#[\w=&-]*)?/.exec(text.trim()) ?? /^([\w-]{8,})$/.exec(text.trim());
  return found?.[1] ? { table: found[1], hash: found[2] ?? "" } : undefined;
}

/** The table that the address names. */
export function tableOfPath(path = location.pathname): string | undefined {
  return /^\/t\/([\w-]+)/.exec(path.slice(prefix.length))?.[1];
}

export function own(): Own[] {
  try {
    return JSON.parse(kept.get("tables") ?? "[]") as Own[];
  } catch {
    return [];
  }
}

/** Keep a table in this browser's list. */
export function remember(one: Own): void {
  const others = own().filter((other) => other.table !== one.table);
  kept.set("tables", JSON.stringify([one, ...others].slice(0, 30)));
}

export function forget(table: string): void {
  kept.set("tables", JSON.stringify(own().filter((one) => one.table !== table)));
}
