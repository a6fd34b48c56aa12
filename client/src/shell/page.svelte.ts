// Which page is shown: the address says it.
import { prefix } from "../link/address";
import { tableOfPath } from "../link/door";

type Page = { name: "landing" | "new" | "look"; table: "" } | { name: "table"; table: string };

function read(): Page {
  const table = tableOfPath();
  if (table) return { name: "table", table };
  const rest = location.pathname.slice(prefix.length);
  if (rest === "/new") return { name: "new", table: "" };
  if (rest === "/look") return { name: "look", table: "" };
  return { name: "landing", table: "" };
}

const shown = $state<{ page: Page }>({ page: read() });

export const page = {
  get name() {
    return shown.page.name;
  },
  get table() {
    return shown.page.table;
  },
};

/** Go to another page of ours without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  shown.page = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (shown.page = read()));
