// Where the cards of a hand lie: as large as the room allows, each with its index and a finger's width in sight.

/** Cards that belong together; `row`: on a row of their own where there is room. */
export interface Group {
  readonly size: number;
  readonly row?: boolean;
}

/** A card's corner, what of it is in sight, and how high it lies. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly over: number;
}

export interface Fan {
  readonly card: number;
  readonly height: number;
  readonly places: readonly Place[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The widest a card should be. */
  readonly largest: number;
  /** Left cards lie over right ones, as in a left hand. */
  readonly mirrored?: boolean;
}

/** A pixel more than a finger needs: edges between pixels are rounded. */
const FINGER = 25;
const THUMB = 44;
const SMALLEST = 36;
const TALL = 7 / 5;
/** The shares of a card's width that its index takes, across and down. */
const ACROSS = 0.36;
const DOWN = 0.66;

interface Tried extends Fan {
  readonly worth: number;
}

/** Equal ranks below each other. A rank that is too long goes on in the next column. */
export function columns(groups: readonly Group[], room: Room): Fan {
  const found = best(room, (card) => depths(groups).flatMap((deep) => banded(groups, room, card, deep)));
  return found ? centred(found, room) : rows(groups, room);
}

/** Row after row, with gaps between groups. */
export function rows(groups: readonly Group[], room: Room): Fan {
  const tight = { ...room, height: Infinity, largest: SMALLEST };
  const found = best(room, (card) => flowed(groups, room, card)) ?? flow(groups, tight, SMALLEST, FINGER, 0, false);
  return found ? centred(found, room) : { card: SMALLEST, height: 0, places: [] };
}

function centred(fan: Fan, room: Room): Fan {
  const right = Math.max(0, ...fan.places.map((one) => one.x)) + fan.card;
  const aside = Math.max(0, (room.width - right) / 2);
  return { ...fan, places: fan.places.map((one) => ({ ...one, x: one.x + aside })) };
}

function best(room: Room, tries: (card: number) => (Tried | undefined)[]): Fan | undefined {
  let found: Tried | undefined;
  for (let card = Math.floor(room.largest); card >= SMALLEST; card -= 2) {
    for (const one of tries(card)) if (one && one.worth > (found?.worth ?? -1)) found = one;
  }
  return found;
}

/** Large cards, and parts in sight that a thumb hits. */
const worth = (card: number, across: number, down: number, room: Room): number =>
  card / room.largest +
  (Math.min(across, THUMB) * Math.min(down, THUMB)) / THUMB ** 2 +
  (Math.min(across, card) + Math.min(down, card * TALL)) / card / 4;

const least = (card: number, share: number): number => Math.max(FINGER, card * share);

function depths(groups: readonly Group[]): number[] {
  const deepest = Math.max(1, ...groups.map((one) => one.size));
  return Array.from({ length: deepest }, (_, at) => at + 1);
}

function banded(groups: readonly Group[], room: Room, card: number, deep: number): (Tried | undefined)[] {
  const stacks = groups.flatMap((one) => split(one.size, deep));
  return [1, 2, 3, 4, 5].map((bands) => bandsOf(stacks, room, card, bands, groups.length));
}

/** From row to row; nothing lies over the cards of a single row. */
const stepDown = (room: Room, card: number, rows: number, most: number): number =>
  rows < 2 ? most : Math.min(most, (room.height - card * TALL) / (rows - 1));

function split(size: number, deep: number): number[] {
  const many = Math.ceil(size / deep);
  return Array.from({ length: many }, (_, at) => Math.ceil((size - at) / many));
}

function bandsOf(stacks: number[], room: Room, card: number, bands: number, ranks: number): Tried | undefined {
  const each = Math.ceil(stacks.length / bands);
  const across = Math.min(card + 6, (room.width - card) / Math.max(1, each - 1));
  const rowsOf = Array.from({ length: bands }, (_, at) => stacks.slice(at * each, (at + 1) * each));
  if (across < least(card, ACROSS) || rowsOf.some((one) => !one.length)) return undefined;
  const cells = rowsOf.reduce((sum, one) => sum + Math.max(...one), 0);
  const most = Math.max(card * DOWN, THUMB);
  const down = stepDown(room, card, cells, most);
  if (down < least(card, DOWN) || card * TALL > room.height) return undefined;
  const cost = 0.25 * (bands - 1) + 0.04 * (stacks.length - ranks);
  return {
    card,
    places: stacked(rowsOf, { across, down, card, mirrored: room.mirrored ?? false }),
    height: (cells - 1) * down + card * TALL,
    worth: worth(card, across, down, room) - cost,
  };
}

interface Steps {
  readonly across: number;
  readonly down: number;
  readonly card: number;
  readonly mirrored: boolean;
}

function stacked(bands: number[][], { across, down, card, mirrored }: Steps): Place[] {
  const places: Place[] = [];
  let top = 0;
  bands.forEach((stacks, band) => {
    stacks.forEach((size, column) => {
      const over = band * 10_000 + (mirrored ? 99 - column : column) * 100;
      for (let at = 0; at < size; at++) {
        const [width, height] = [Math.min(across, card), at < size - 1 ? Math.min(down, card * TALL) : Math.min(down * 1.4, card * TALL)];
        places.push({ x: column * across, y: top + at * down, width, height, over: over + at });
      }
    });
    top += Math.max(...stacks) * down;
  });
  return places;
}

function flowed(groups: readonly Group[], room: Room, card: number): (Tried | undefined)[] {
  const tries: (Tried | undefined)[] = [];
  for (let across = least(card, ACROSS); across <= card + 4; across += 2) {
    for (const apart of [0, 6, 14]) {
      for (const own of [false, true]) tries.push(flow(groups, room, card, across, apart, own));
    }
  }
  return tries;
}

function flow(groups: readonly Group[], room: Room, card: number, across: number, apart: number, own: boolean) {
  const spots: { x: number; row: number }[] = [];
  let [x, row] = [0, 0];
  groups.forEach((group, at) => {
    if (at && x) x += apart;
    if (at && x && own && group.row) [x, row] = [0, row + 1];
    for (let one = 0; one < group.size; one++) {
      if (x && x + card > room.width) [x, row] = [0, row + 1];
      spots.push({ x, row });
      x += across;
    }
  });
  const down = room.height === Infinity ? FINGER : stepDown(room, card, row + 1, card * TALL + 6);
  if (room.height !== Infinity && (down < least(card, DOWN) || card * TALL > room.height)) return undefined;
  const [width, height] = [Math.min(across, card), Math.min(down, card * TALL)];
  return {
    card,
    places: spots.map((spot, at) => ({ x: spot.x, y: spot.row * down, width, height, over: spot.row * 1000 + (room.mirrored ? 999 - at : at) })),
    height: row * down + card * TALL,
    worth: worth(card, across, down, room) + (own ? 0.3 : 0) + (apart ? 0.1 : 0) - (row ? 0.02 * row : 0),
  };
}
