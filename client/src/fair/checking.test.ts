// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { commitmentOf, type Deal, dealsOf, holds, keyOf } from "./checking";
import { hex } from "./encoding";

const ROOT = resolve(import.meta.dirname, "../../..");
const PAGE = readFileSync(resolve(ROOT, "docs/fairness.md"), "utf-8");
const RECORD = /```canasta\n([\s\S]*?)```/.exec(PAGE)![1]!;
const VECTORS = JSON.parse(readFileSync(resolve(ROOT, "tests/service/fair/data/vectors.json"), "utf-8")) as Vector[];

interface Vector {
  name: string;
  edition: string;
  rules: Record<string, unknown>;
  players: number;
  round: number;
  proof: string;
  commitment: string;
  key: string;
  drawn_dealer: number;
  order: string;
}

/** The record of a vector's deal; its house rules stand there as a record writes them. */
function record(vector: Vector, order = vector.order): string {
  const rules = Object.entries(vector.rules).map(([name, value]) => `${name}=${String(value)}`).join(" ");
  const dealer = /dealer=(\d+)/.exec(vector.proof)?.[1] ?? vector.drawn_dealer;
  return [
    `Players: ${vector.players}`, `Edition: ${vector.edition}`, `Rules: ${rules}`, `Round: ${vector.round}`,
    `Dealer: ${dealer}`, `Stock: ${order}`, `Proof: ${vector.proof}`,
  ].join("\n");
}

const only = (text: string): Deal => dealsOf(text)[0]!;

test.each(VECTORS.map((vector) => [vector.name, vector] as const))("%s comes out to the digit", async (_, vector) => {
  const deal = only(record(vector));
  expect(await commitmentOf(deal)).toBe(vector.commitment);
  expect(hex(await keyOf(deal))).toBe(vector.key);
  expect(await holds(deal)).toBe(true);
});

test("the example of the fairness page holds", async () => {
  const deals = dealsOf(RECORD);
  expect(deals).toHaveLength(1);
  expect(await holds(deals[0]!)).toBe(true);
});

test("any other card, dealer, number or secret doesn't hold", async () => {
  const deal = only(RECORD);
  const [first, second, ...rest] = deal.stock;
  const other = (name: string): Deal => {
    const digits = deal.proof.get(name) ?? "";
    const last = digits.endsWith("0") ? "1" : "0";
    return { ...deal, proof: new Map(deal.proof).set(name, digits.slice(0, -1) + last) };
  };
  const changed = [
    { ...deal, stock: [second!, first!, ...rest] },
    { ...deal, dealer: (deal.dealer % deal.players) + 1 },
    { ...deal, round: "7" },
    { ...deal, rules: "target=100" },
    ...["commitment", "secret", "seat1", "seat2", "table"].map(other),
  ];
  for (const one of changed) expect(await holds(one)).toBe(false);
});
