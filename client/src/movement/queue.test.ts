import { expect, test } from "vitest";
import { Queue, type Leg } from "./queue.svelte";

const spot = { x: 0, y: 0, width: 10 };
const leg = (id: number, count = 1): Leg => ({
  under: undefined,
  flights: Array.from({ length: count }, (_, at) => ({ id: id + at, face: "4H", from: spot, to: spot, waits: 0 })),
});
const land = (queue: Queue): void => {
  const going = queue.leg;
  if (going) for (const _ of going.flights) queue.arrived(going);
};

test("one thing after the other", () => {
  const [queue, first, second] = [new Queue(), leg(1, 2), leg(9)];
  queue.add([first, second]);
  expect(queue.leg).toBe(first);
  queue.arrived(first);
  expect(queue.leg).toBe(first);
  queue.arrived(first);
  expect(queue.leg).toBe(second);
  land(queue);
  expect(queue.leg).toBeUndefined();
});

test("a hundred legs at once are the last few, and then nothing is left", () => {
  const queue = new Queue();
  queue.add(Array.from({ length: 100 }, (_, at) => leg(at)));
  let shown = 0;
  for (; queue.leg; shown++) land(queue);
  expect(shown).toBeLessThan(7);
});

test("a touch ends all of it", () => {
  const queue = new Queue();
  queue.add([leg(1), leg(2)]);
  queue.finish();
  expect(queue.leg).toBeUndefined();
  queue.add([leg(3)]);
  expect(queue.leg?.flights[0]?.id).toBe(3);
});
