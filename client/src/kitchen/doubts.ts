// What can't be so, or hardly: said in a sentence, and never in anybody's way.
import {
  blackThree, FINISHED, finishedOf, hasRight, howMany, isYes, KINDS, number, ofPlayers, pointsOf, PRICES, sideOf, sidesOf,
  type Cards, type Counted, type Kind, type Law, type Round,
} from "./counting";

/** A sentence by its key, about one side (from 0) or, with -1, about all of them. */
export interface Doubt {
  side: number;
  key: string;
  facts: Record<string, string | number>;
}

/** The ranks of cards that count the same; the rest are natural cards of a price of their own. */
const RANKS: Record<Kind, string> = { jokers: "X", twos: "2", aces: "A", high: "89TJQK", low: "4567", black_threes: "3" };

export function doubtsOf(law: Law, round: Round): Doubt[] {
  const sides = round.sides.flatMap((side, at) => ofSide(law, side).map((one) => ({ side: at, ...one })));
  const out = round.out > 0 ? ofGoingOut(law, round, sideOf(law, round.out)) : [];
  return [...ofAll(law, round).map((one) => ({ side: -1, ...one })), ...out, ...sides];
}

type Said = Omit<Doubt, "side">;

/** What all sides together can't have. */
function ofAll(law: Law, { sides }: Round): Said[] {
  const sum = (count: (side: Counted) => number): number => sides.reduce((all, side) => all + count(side), 0);
  const more = (key: string, count: number, most: number): Said[] => (count > most ? [{ key, facts: { count, most } }] : []);
  const cards = KINDS.flatMap((kind) => {
    const count = sum((side) => held(side, kind));
    const most = cardsOf(law, kind);
    return count > most ? [{ key: "kitchen-doubt-cards", facts: { price: PRICES[kind], count, most } }] : [];
  });
  const wilds = cardsOf(law, "twos") + cardsOf(law, "jokers");
  return [
    ...more("kitchen-doubt-reds", sum((side) => side.red_threes), law.reds),
    ...cards,
    ...more("kitchen-doubt-sequences", sum((side) => side.sequences), mostSequences(law)),
    ...more("kitchen-doubt-wild-melds", sum((side) => side.wild_melds), Math.floor(wilds / law.size)),
    ...more("kitchen-doubt-naturals", sum((side) => side.natural), mostNaturals(law)),
    ...more("kitchen-doubt-points", sum((side) => pointsOf(law, side.melded) + pointsOf(law, side.hands)), allPoints(law)),
  ];
}

/** How many cards of a kind somebody counted, black threes in hand as well. */
function held(side: Counted, kind: Kind): number {
  const of = (cards: Cards): number => (typeof cards === "number" ? 0 : (cards[kind] ?? 0));
  return of(side.melded) + of(side.hands) + (kind === "black_threes" ? side.black_threes : 0);
}

const cardsOf = (law: Law, kind: Kind): number => [...RANKS[kind]].reduce((sum, rank) => sum + (law.cards[rank] ?? 0), 0);

const naturals = (law: Law): string[] => [...RANKS.low, ...RANKS.high, ...RANKS.aces].filter((rank) => law.cards[rank]);

/** Of each suit in each pack at most so many sequences can be finished as fit beside each other. */
function mostSequences(law: Law): number {
  const [rank = ""] = naturals(law);
  return (law.cards[rank] ?? 0) * Math.floor(naturals(law).length / law.size);
}

const mostNaturals = (law: Law): number =>
  naturals(law).reduce((sum, rank) => sum + Math.floor((law.cards[rank] ?? 0) / law.size), 0);

const allPoints = (law: Law): number =>
  pointsOf(law, Object.fromEntries(KINDS.map((kind) => [kind, cardsOf(law, kind)])));

/** What one side can't have. */
function ofSide(law: Law, side: Counted): Said[] {
  const found: Said[] = [];
  const counted = pointsOf(law, side.melded);
  const needed = leastPoints(law, side);
  const step = commonStep(law);
  if (counted < needed) found.push({ key: "kitchen-doubt-melded", facts: { counted, needed } });
  else if (howMany(side.melded) > 0 && howMany(side.melded) < law.size * finishedOf(law, side)) {
    found.push({ key: "kitchen-doubt-melded-cards", facts: { count: howMany(side.melded), needed: law.size * finishedOf(law, side) } });
  }
  for (const cards of [side.melded, side.hands]) {
    const points = pointsOf(law, cards);
    if (step > 0 && points % step) found.push({ key: "kitchen-doubt-step", facts: { count: points, number: step } });
  }
  return found;
}

/** Finished melds count at least so much as cards. */
function leastPoints(law: Law, side: Counted): number {
  const least = (kinds: readonly Kind[]): number => law.size * Math.min(...kinds.map((kind) => number(law, PRICES[kind])));
  const wild = isYes(law, FINISHED.wild_melds.where) ? side.wild_melds : 0;
  const rest = finishedOf(law, side) - wild;
  return rest * least(["jokers", "twos", "aces", "high", "low"]) + wild * least(["jokers", "twos"]);
}

/** Every sum of card points is a multiple of this. */
function commonStep(law: Law): number {
  const divisor = (one: number, other: number): number => (other ? divisor(other, one % other) : one);
  return KINDS.map((kind) => number(law, PRICES[kind])).reduce(divisor, 0);
}

function ofGoingOut(law: Law, round: Round, side: number): Doubt[] {
  const counted = round.sides[side]!;
  const found: Doubt[] = [];
  if (!hasRight(law, counted)) {
    const sequence = isYes(law, "right_sequence") ? "needed" : "free";
    const facts = { needed: ofPlayers(law, "right_melds"), sequence, edition: "" };
    found.push({ side, key: "kitchen-doubt-right", facts });
  }
  const alone = sidesOf(law)[side]!.length === 1;
  const left = pointsOf(law, counted.hands) + counted.black_threes * blackThree(law, round);
  if (alone && left > 0) found.push({ side, key: "kitchen-doubt-hand", facts: { seat: round.out } });
  return found;
}
