import { describe, expect, test } from "vitest";
import { columns, rows, type Fan, type Group, type Room } from "./fan";
import { byRanks, bySuits } from "./grouping";

const FACES = [..."CDSH"].flatMap((suit) => [..."3456789TJQKA2"].map((rank) => rank + suit));
const PACK = [...FACES, ...FACES, ...FACES, "X", "X", "X", "X", "X", "X"].filter((face) => face !== "3H" && face !== "3D");
const RANKS = "3456789TJQKA2X";
const SUITS = "CDSH";

/** A hand that differs with its number, always the same for it. */
function hand(size: number, number: number): string[] {
  const mixed = PACK.map((face, at) => [((at + 1) * (7919 + 104 * number)) % 10007, face] as const);
  return mixed.sort(([one], [other]) => one - other).slice(0, size).map(([, face]) => face);
}

const byRank = (faces: string[]) => faces.toSorted((one, other) => RANKS.indexOf(one[0]!) - RANKS.indexOf(other[0]!));
const kind = (face: string): number => ("2X".includes(face[0]!) ? 9 : face[0] === "3" ? -1 : SUITS.indexOf(face[1]!));
const bySuit = (faces: string[]) =>
  faces.toSorted((one, other) => kind(one) - kind(other) || RANKS.indexOf(one[0]!) - RANKS.indexOf(other[0]!));

const LAYOUTS: Record<string, (faces: string[], room: Room) => Fan> = {
  rank: (faces, room) => columns(byRanks(byRank(faces)), room),
  suit: (faces, room) => rows(bySuits(bySuit(faces)), room),
  own: (faces, room) => rows([{ size: faces.length }], room),
};
const SCREENS: [number, number][] = [[320, 568], [360, 640], [390, 844], [844, 390], [1280, 800], [2560, 1440]];

/** What of a card no higher card covers, cut into squares of a pixel or two. */
function inSight(fan: Fan, at: number): { x: number; y: number }[] {
  const card = fan.places[at]!;
  const above = fan.places.filter((one) => one.over > card.over && Math.abs(one.x - card.x) < fan.card && Math.abs(one.y - card.y) < fan.card * 1.4);
  const covered = (x: number, y: number) =>
    above.some((one) => x >= one.x && x < one.x + fan.card && y >= one.y && y < one.y + fan.card * 1.4);
  const points: { x: number; y: number }[] = [];
  for (let x = 1; x < fan.card; x += 2) {
    for (let y = 1; y < fan.card * 1.4; y += 2) if (!covered(card.x + x, card.y + y)) points.push({ x, y });
  }
  return points;
}

describe.each(Object.keys(LAYOUTS))("a hand by %s", (name) => {
  describe.each(SCREENS)("on a screen of %i by %i", (width, height) => {
    const room = { width: width - 24, height: height / 2 - 76, largest: 72 };

    test.each([1, 2, 11, 15, 30, 45])("%i cards stay in the room, each with its index and a finger's width in sight", (size) => {
      for (const mirrored of [false, true]) {
        const fan = LAYOUTS[name]!(hand(size, width), { ...room, mirrored });
        expect(fan.places.length).toBe(size);
        expect(fan.height).toBeLessThanOrEqual(Math.max(room.height, 0) + 0.01);
        fan.places.forEach((one, at) => {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.x + fan.card).toBeLessThanOrEqual(room.width + 0.01);
          const seen = inSight(fan, at);
          const corner = seen.filter(({ x, y }) => y < 23.9 && (mirrored ? x > fan.card - 23.9 : x < 23.9));
          expect(corner.length).toBeGreaterThanOrEqual(12 * 11);
          const index = (x: number) => (mirrored ? fan.card - x : x) < fan.card * 0.35;
          const half = seen.filter(({ x, y }) => index(x) && y < fan.card * 0.65);
          expect(half.length).toBeGreaterThan(0.85 * ((fan.card * 0.35) / 2) * ((fan.card * 0.65) / 2));
        });
      }
    });

    test("a hundred cards stay as wide as the screen and a finger's width in sight", () => {
      const fan = LAYOUTS[name]!(hand(100, width), room);
      for (const [at, one] of fan.places.entries()) {
        expect(one.x + fan.card).toBeLessThanOrEqual(room.width + 0.01);
        expect(inSight(fan, at).filter(({ x, y }) => x < 24 && y < 24).length).toBeGreaterThanOrEqual(12 * 11);
      }
    });
  });
});

test.each(Object.keys(LAYOUTS))("few cards by %s, one beside the other, are as large as the room", (name) => {
  for (const height of [60, 97, 143, 184]) {
    const fan = LAYOUTS[name]!(["5C", "7D", "KH", "AH"], { width: 300, height, largest: 72 });
    expect(fan.card).toBeGreaterThan(Math.min(72, height / 1.4) - 8);
  }
});

test("no cards need no room", () => {
  expect(columns([], { width: 300, height: 200, largest: 70 }).places).toEqual([]);
});

test("equal ranks and wild cards lie together, runs too, and a suit begins a row", () => {
  const sizes = (groups: Group[]) => groups.map((one) => one.size);
  expect(sizes(byRanks(["3C", "7H", "7S", "9D", "2C", "X"]))).toEqual([1, 2, 1, 2]);
  const suits = bySuits(["3S", "4C", "5C", "7C", "4H", "2C", "X"]);
  expect(sizes(suits)).toEqual([1, 2, 1, 1, 2]);
  expect(suits.map((one) => one.row)).toEqual([false, true, false, true, true]);
});
