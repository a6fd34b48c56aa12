import { expect, test } from "vitest";
import type { RoundView, TableView } from "../protocol";
import { headingOf } from "./heading";

const STAGES = ["gathering", "dealing", "playing", "between", "over"] as const;
const table = (stage: TableView["stage"], number: number, over: number): Parameters<typeof headingOf>[0] => ({
  stage,
  round: number ? ({ number } as RoundView) : null,
  results: Array.from({ length: over }, (_, at) => ({ round: at + 1 })) as TableView["results"],
});

test.each(STAGES.flatMap((stage) => [table(stage, 0, 0), table(stage, 0, 2), table(stage, 3, 2)]))("no heading names a round 0: %j", (one) => {
  const { key, facts } = headingOf(one);
  expect(key !== "game-heading" || facts.round > 0).toBe(true);
});

test("the round that is played, or was played last", () => {
  expect(headingOf(table("playing", 3, 2))).toEqual({ key: "game-heading", facts: { round: 3 } });
  expect(headingOf(table("between", 0, 2))).toEqual({ key: "game-heading", facts: { round: 2 } });
  expect(headingOf(table("over", 0, 2)).key).toBe("game-over");
  expect(headingOf(table("dealing", 0, 2)).key).toBe("game-dealing");
});
