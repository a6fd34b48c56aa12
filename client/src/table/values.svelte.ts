// What cards count at a table, its house rules applied.
import { isRefused } from "../link/calls";
import { editions, tableRules } from "../link/editions";
import type { RulesView } from "../protocol";
import { POINTS, type Points } from "./naming";
import type { Table } from "./table.svelte";

export class Values {
  points = $state.raw<Points>(POINTS);
  /** What a black three costs that is left in a hand; 0 while it isn't known. */
  black = $state(0);

  /** Learn them. The card points of the editions hold until then. */
  async learn(table: Table): Promise<void> {
    const rules = await rulesOf(table);
    if (!rules) return;
    this.points = pointsIn(rules);
    this.black = Number(rules.fields.find((one) => one.name === "black_three_in_hand")?.value ?? 0);
  }
}

/** What the table plays by; a table that isn't kept is one of its edition. */
async function rulesOf({ id, bearer, kept, view }: Table): Promise<RulesView | undefined> {
  const { lang } = document.documentElement;
  if (kept) {
    const found = await tableRules(id, lang, bearer);
    return isRefused(found) ? undefined : found.rules;
  }
  const found = await editions(lang);
  return isRefused(found) ? undefined : found.editions.find((one) => one.edition === view?.options.edition);
}

const pointsIn = (rules: RulesView): Points => Object.fromEntries(rules.ranks.map((one) => [one.rank, one.points]));
