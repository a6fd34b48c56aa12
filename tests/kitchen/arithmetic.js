// Computes matches as the page does: reads them from standard input, writes what each round counts.
import { readFileSync } from "node:fs";
import { COUNTED, dealerOf, lawOf, linesOf, minimumOf, sidesOf, standingOf } from "../../client/src/kitchen/counting.ts";

function computed(given) {
  const law = lawOf(given.rules, given.changes, given.players);
  const rounds = given.rounds.map((round, at) => {
    const standing = standingOf(law, given.rounds.slice(0, at + 1));
    const before = at ? standingOf(law, given.rounds.slice(0, at)).totals.at(-1) : round.sides.map(() => 0);
    const lines = round.sides.map((_, side) => linesOf(law, round, side));
    const sides = lines.map((one, side) => ({
      cards: one.melded,
      bonuses: one["natural-canastas"] + one["mixed-canastas"] + one.sequences + one["wild-melds"],
      red_threes: one["red-threes"],
      going_out: one["going-out"] + one.concealed,
      hands: one.hands + one["black-threes"],
      score: standing.scores.at(-1)[side],
      total: standing.totals.at(-1)[side],
    }));
    const minimums = before.map((total) => minimumOf(law, total));
    const { finished, winner } = standing;
    return { dealer: dealerOf(law, given.dealer, at + 1), minimums, lines, sides, finished, winner: winner + 1 };
  });
  return { sides: sidesOf(law), rounds };
}

const given = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(given === "fields" ? [...COUNTED] : given.map(computed)));
