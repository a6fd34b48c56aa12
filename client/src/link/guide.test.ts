import { expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: { prefix: "/games" } } });
const { rulePage, rulePages } = await import("./guide");

test("a plain table's rules are its edition's", () => {
  expect(rulePage({ edition: "samba", players: 4, rules: {} }, "da")).toBe("/games/rules/samba?lang=da");
  expect(rulePages("ru")).toBe("/games/rules?lang=ru");
});

test("players and house rules stand in the address", () => {
  const options = { edition: "classic", players: 2, rules: { target: "2500", hand: "15,13" } };
  expect(rulePage(options, "en")).toBe("/games/rules/classic?players=2&target=2500&hand=15%2C13&lang=en");
});
