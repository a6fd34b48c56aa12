// Coming to a table by its address: a link's token is exchanged for a cookie, or kept where there are no cookies.
import type { WholeView } from "../protocol";
import { api, kept } from "./address";
import { call, isRefused, OFFLINE, type Refused } from "./calls";
import { enter } from "./door";

export interface Arrived {
  /** Shown with every message where the browser keeps no cookie. */
  bearer: string;
  /** The table link's token, to share; empty when this browser never had it. */
  link: string;
}

export async function arrive(table: string): Promise<Arrived | Refused> {
  const given = new URLSearchParams(location.hash.slice(1));
  if (given.get("link")) kept.set(`link-${table}`, given.get("link"));
  const link = kept.get(`link-${table}`) ?? "";
  const token = given.get("seat") ?? given.get("link");
  if (token) {
    const entered = await enter(table, { token });
    if (isRefused(entered)) return entered;
  }
  const seen = await look(table, "");
  if (!isRefused(seen)) {
    history.replaceState(null, "", location.pathname + location.search);
    return { bearer: "", link };
  }
  if (seen.code === OFFLINE.code) return seen;
  // No cookie is kept here, so the token stays in the address and is shown each time.
  const bearer = token ?? link;
  const again = bearer ? await look(table, bearer) : seen;
  return isRefused(again) ? again : { bearer, link };
}

const look = (table: string, bearer: string) => call<WholeView>(`${api}/${table}/view`, undefined, bearer);
