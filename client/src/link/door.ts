// Coming to a table: making one, sitting down, links and codes.
import type { Entered, LinkGiven, Options, SatDown, TableCreated, TableView } from "../protocol";
import { api, kept, newId, origin, prefix, tablePage } from "./address";
import { call, isRefused, type Refused } from "./calls";

/** A table in this browser's list. `until`: when it is given up if nobody comes. */
export interface Own {
  table: string;
  name: string;
  edition: string;
  at: number;
  until?: number;
}

/** Make a table, give these seats to computer players, and go there. */
export async function makeTable(name: string, options: Options, computers: Record<number, string>): Promise<Refused | TableCreated> {
  const made = await call<TableCreated>(api, { name, options });
  if (isRefused(made)) return made;
  kept.set(`link-${made.table}`, made.link);
  kept.set(`seat-${made.table}`, made.token);
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

export const giveLink = (table: string, kind: "table" | "seat" | "code", bearer: string, renew = false) =>
  call<LinkGiven>(`${api}/${table}/links`, { kind, renew }, bearer);

/** A seat's page with what opens it, for a browser that keeps nothing; arriving tidies it away elsewhere. */
export const seatPage = (made: TableCreated): string => `${tablePage(made.table)}#link=${made.link}&seat=${made.token}`;

/** The link to share: whoever has it may watch or sit down. */
export const shareLink = (table: string, token: string): string => `${origin()}${tablePage(table)}#link=${token}`;
export const seatLink = (table: string, token: string): string => `${origin()}${tablePage(table)}#seat=${token}`;

/** A table's id, and its token or a seat's code, out of whatever somebody pastes. */
export function readLink(text: string): { table: string; hash: string } | undefined {
  const found = /\/t\/([\w-]+)(?:[^\s#]*)(#[\w=&-]*)?/.exec(text) ?? /^\s*([\w-]{12})(?![\w.-])/.exec(text);
  if (!found?.[1]) return undefined;
  const code = readCode(text.slice(found.index + found[0].length));
  return { table: found[1], hash: found[2] ?? (code && `#code=${code}`) };
}

/** A seat's code as somebody types it: eight letters, however they are grouped. */
export function readCode(text: string): string {
  const code = text.replace(/[\s.·-]/g, "").toUpperCase();
  return /^[A-Z0-9]{8}$/.test(code) ? code : "";
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

/** Keep the seat one has at a table in this browser's list. */
export function rememberSeat(view: TableView): void {
  const name = view.seats[view.you - 1]?.name ?? "";
  remember({ table: view.table, name, edition: view.options.edition ?? "bolivia", at: Date.now(), until: view.expires_ms });
}

export function forget(table: string): void {
  kept.set("tables", JSON.stringify(own().filter((one) => one.table !== table)));
  for (const key of ["link", "seat"]) kept.set(`${key}-${table}`, null);
}

/** The name one gave last, in this browser. */
export const ownName = (): string => kept.get("name") ?? "";

/** Keep a name for the next table. */
export const keepName = (name: string): void => kept.set("name", name.trim() || null);
