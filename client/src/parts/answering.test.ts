import { expect, it } from "vitest";
import type { WireEvent } from "../protocol";
import { answered } from "./answering";

const events = (...kinds: string[]): WireEvent[] => kinds.map((kind, seq) => ({ kind, seq }) as unknown as WireEvent);

it("tells the answer of this turn alone", () => {
  expect(answered(events("draw", "drew", "ask", "yes"))).toBe("yes");
  expect(answered(events("draw", "ask", "yes", "lay", "lay"))).toBe("yes");
  expect(answered(events("take", "ask", "yes", "no"))).toBe("no");
  expect(answered(events("draw", "ask", "no", "yes"))).toBe("no");
  expect(answered(events("draw", "ask", "yes", "discard", "draw"))).toBe("");
  expect(answered(events("draw", "ask"))).toBe("");
  expect(answered([])).toBe("");
});
