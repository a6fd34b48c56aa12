// Which page is shown: the address says it.
import { prefix } from "../link/address";
import { tableOfPath } from "../link/door";

type Name = "landing" | "new" | "join" | "look" | "learn" | "kitchen" | "table" | "nowhere";
interface Page {
  name: Name;
  /** The table of a table's page. */
  table: string;
  /** What follows in the address: a part of the table's page, a sheet of the kitchen table, a way through the lesson. */
  rest: string;
}

const NAMES: Record<string, Name> = { "": "landing", "/": "landing", "/index.html": "landing", "/new": "new", "/join": "join", "/look": "look" };

function read(): Page {
  const path = location.pathname.slice(prefix.length);
  const table = tableOfPath() ?? "";
  if (table) return { name: "table", table, rest: path.split("/").slice(3).join("/") };
  const [, kitchen, sheet = ""] = /^\/(kitchen)(?:\/(.*))?$/.exec(path) ?? [];
  if (kitchen) return { name: "kitchen", table, rest: sheet };
  const [, learn, way = ""] = /^\/(learn)(?:\/(classic|samba))?$/.exec(path) ?? [];
  if (learn) return { name: "learn", table, rest: way };
  return { name: NAMES[path] ?? "nowhere", table, rest: "" };
}

const shown = $state<{ page: Page }>({ page: read() });

export const page = {
  get name() {
    return shown.page.name;
  },
  get table() {
    return shown.page.table;
  },
  get rest() {
    return shown.page.rest;
  },
};

/** Go to another page of ours without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  shown.page = read();
  scrollTo(0, 0);
  requestAnimationFrame(() => document.getElementById("content")?.focus({ preventScroll: true }));
}

/** A link of ours that is followed in place; with a key held it opens where the browser would. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).href);
}

addEventListener("popstate", () => (shown.page = read()));
