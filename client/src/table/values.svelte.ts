// What cards count at a table, its house rules applied.
import { isRefused } from "../link/calls";
import { tableRules } from "../link/editions";
import type { TableRules } from "../protocol";
import { POINTS, type Points } from "./naming";
import type { Table } from "./table.svelte";

export class Values {
  points = $state.raw<Points>(POINTS);
  /** What a black three costs that is left in a hand; 0 while it isn't known. */
  black = $state(0);

  /** Learn them. The card points of the editions hold until then. */
  async learn({ id, bearer }: Table): Promise<void> {
    const found = await tableRules(id, document.documentElement.lang, bearer);
    if (isRefused(found)) return;
    this.points = pointsIn(found);
    this.black = Number(found.rules.fields.find((one) => one.name === "black_three_in_hand")?.value ?? 0);
  }
}

const pointsIn = ({ rules }: TableRules): Points => Object.fromEntries(rules.ranks.map((one) => [one.rank, one.points]));
