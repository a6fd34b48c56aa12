// Coming to a table by its address: a link's token is exchanged for a cookie, or kept where there are no cookies.
import type { WholeView } from "../protocol";
import { api, kept } from "./address";
import { call, isRefused, type Refused } from "./calls";
import { enter } from "./door";

export interface Arrived {
  /** Shown with every message where the browser keeps no cookie. */
  bearer: string;
  /** The table link's token, to share; empty when this browser never had it. */
  link: string;
}

/** What a link may bring behind its `#`. */
interface Brought {
  link: string;
  seat: string;
  code: string;
}

export async function arrive(table: string): Promise<Arrived | Refused> {
  const brought = readHash();
  for (const key of ["link", "seat"] as const) if (brought[key]) kept.set(`${key}-${table}`, brought[key]);
  const bearer = await open(table, brought);
  if (isRefused(bearer)) return bearer;
  const link = brought.link || (kept.get(`link-${table}`) ?? "");
  const seen = await look(table, "");
  // Where nothing is kept beside a cookie, the address is what is left when that is cleared.
  if (!isRefused(seen)) showAddress(kept.lasts ? "" : hashOf(link, seen.view.you ? bearer : ""));
  else if (seen.code !== "no-such-table" || !bearer) return seen;
  else return comeBearing(table, bearer, link);
  return { bearer: "", link };
}

/** No cookie is kept here, so the token stays in the address and is shown with each message. */
async function comeBearing(table: string, bearer: string, link: string): Promise<Arrived | Refused> {
  const seen = await look(table, bearer);
  if (isRefused(seen)) return seen;
  showAddress(hashOf(link, seen.view.you ? bearer : ""));
  return { bearer, link };
}

/** Exchange what was brought, or what this browser has kept, for a cookie; the token that opened the table. */
async function open(table: string, brought: Brought): Promise<string | Refused> {
  if (brought.code) {
    const entered = await enter(table, { code: brought.code });
    if (isRefused(entered)) return entered;
    kept.set(`seat-${table}`, entered.token);
    return entered.token;
  }
  let refused: Refused | undefined;
  for (const token of tokens(table, brought)) {
    const entered = await enter(table, { token });
    if (!isRefused(entered)) return token;
    refused = entered;
    if (entered.code !== "no-such-table") break;
    if (kept.get(`seat-${table}`) === token) kept.set(`seat-${table}`, null);
  }
  return refused ?? "";
}

/** A seat before a mere look at the table; cookies may be cleared while the rest is kept. */
function tokens(table: string, brought: Brought): string[] {
  const all = [brought.seat, kept.get(`seat-${table}`), brought.link, kept.get(`link-${table}`)];
  return [...new Set(all.filter((one) => one !== null && one !== ""))] as string[];
}

function readHash(): Brought {
  const given = new URLSearchParams(location.hash.slice(1));
  return { link: given.get("link") ?? "", seat: given.get("seat") ?? "", code: given.get("code") ?? "" };
}

/** The part of an address that opens a table without a cookie. */
export function hashOf(link: string, seat: string): string {
  const parts = [link && `link=${link}`, seat && `seat=${seat}`].filter(Boolean);
  return parts.length ? `#${parts.join("&")}` : "";
}

export function showAddress(hash = ""): void {
  history.replaceState(history.state, "", location.pathname + location.search + hash);
}

const look = (table: string, bearer: string) => call<WholeView>(`${api}/${table}/view`, undefined, bearer);
