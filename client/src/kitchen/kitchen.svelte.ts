// The score sheets of this browser, as its windows have them in common.
import { newId } from "../link/address";
import type { Editions, RulesView } from "../protocol";
import { lawOf, sidesOf, standingOf, type Law, type Round, type Standing } from "./counting";
import { change, newGame, newRound, type Change, type Draft, type Game, type SetUp } from "./game";
import { drop, followGames, keep, keptGame, keptGames } from "./keeping";

class Kitchen {
  games = $state.raw<Game[]>(keptGames());
  /** Whether this browser keeps them. */
  keeps = $state(true);

  constructor() {
    followGames(() => (this.games = keptGames()));
  }

  game(id: string): Game | undefined {
    return this.games.find((one) => one.id === id);
  }

  /** Begin a sheet; its id. */
  begin(setUp: SetUp, rounds: Round[] = []): string {
    const game = newGame(newId(), setUp, rounds);
    this.put(game);
    return game.id;
  }

  /** Change a sheet as it is now, whichever window changed it last. */
  turn(id: string, how: (game: Game) => Game): void {
    const game = keptGame(id);
    if (game) this.put(how(game));
  }

  change(id: string, one: Change): void {
    this.turn(id, (game) => change(game, one));
  }

  forget(id: string): void {
    drop(id);
    this.games = keptGames();
  }

  private put(game: Game): void {
    this.keeps = keep({ ...game, when: Date.now() });
    this.games = keptGames();
  }
}

export const kitchen = new Kitchen();

/** A sheet with the rules it is counted by. */
export interface Counting {
  game: Game;
  rules: RulesView;
  law: Law;
  sides: number[][];
  standing: Standing;
}

export function countingOf(game: Game, told: Editions): Counting | null {
  const rules = told.editions.find((one) => one.edition === game.setUp.edition);
  if (!rules) return null;
  const law = lawOf(rules, game.setUp.changes, game.setUp.players);
  return { game, rules, law, sides: sidesOf(law), standing: standingOf(law, game.rounds) };
}

/** The next round with nothing entered, or one that is there, to be corrected. */
export const draftOf = ({ game, sides }: Counting, at: number): Draft => ({ at, round: game.rounds[at] ?? newRound(sides.length) });
