"""What a tally says of a plan: figures, and the JSON of `escalera simulate`."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from escalera.arena.blunders import BLUNDERS
from escalera.arena.figures import Figure, per_round, share
from escalera.arena.matches import winners
from escalera.arena.plan import Plan
from escalera.arena.tally import Tally
from escalera.arena.times import quantile
from escalera.arena.told import KINDS, GameTold, RoundTold


@dataclass(frozen=True, slots=True)
class Team:
    """Those who sit on equal sides: their names, and means for one of these sides and a round."""

    names: tuple[str, ...]
    points: Figure | None
    out: float
    """The share of rounds that it ended by going out."""
    melds: dict[str, float]


class Result:
    """The figures of what was played so far."""

    def __init__(self, plan: Plan, tally: Tally) -> None:
        self.plan = plan
        self.tally = tally
        self.pairs: dict[int, list[GameTold]] = whole_pairs(plan, tally.games)
        """The games of each deal or match that was played from every side."""
        self.rounds: list[RoundTold] = [one for game in self.games for one in game.rounds]

    @property
    def games(self) -> Iterator[GameTold]:
        """All games that count, by deals."""
        return (game for index in sorted(self.pairs) for game in self.pairs[index])

    # Figures

    def difference(self) -> Figure | None:
        """Points a round of the first player's side over the best other."""
        return per_round(
            [total(ahead(one.scores) for game in pair for one in game.rounds) for pair in self.pairs.values()]
        )

    def matches(self) -> list[int | None]:
        """The winning team of each match: as played, or put together from each table's rounds."""
        if self.plan.matches:
            return [game.winner for game in self.games]
        tables: dict[int, list[Sequence[int]]] = defaultdict(list)
        for game in self.games:
            tables[game.turn] += [one.scores for one in game.rounds]
        return [
            winner
            for turn in sorted(tables)
            for winner in winners(self.plan.rules, self.plan.players, tables[turn])
        ]

    def won(self) -> Figure | None:
        """The share of matches that the first player's side won, draws as halves."""
        found = self.matches()
        return share(found.count(0) + found.count(None) / 2, len(found))

    def ended_out(self) -> float:
        """The share of rounds that ended by a going out."""
        return mean([one.out is not None for one in self.rounds])

    def turns(self) -> float:
        """Turns a round."""
        return mean([one.turns for one in self.rounds])

    def teams(self) -> list[Team]:
        """Each kind of side, the first player's first."""
        alike: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for number in range(self.plan.lineup.sides):
            alike[names_of(self.plan.lineup.team(number))].append(number)
        return [self.team(names, numbers) for names, numbers in alike.items()]

    def team(self, names: tuple[str, ...], numbers: Sequence[int]) -> Team:
        """The figures of teams that are alike."""
        count = len(self.rounds) * len(numbers) or 1
        points = [
            total(one.scores[number] for game in pair for one in game.rounds for number in numbers)
            for pair in self.pairs.values()
        ]
        melds: Counter[str] = Counter()
        for one in self.rounds:
            for number in numbers:
                melds.update(dict(zip(KINDS, one.melds[number], strict=True)))
        out = sum(one.out in numbers for one in self.rounds) / count
        return Team(names, per_round(points), out, {kind: melds[kind] / count for kind in KINDS})

    # JSON

    def as_json(self) -> dict[str, object]:
        """The object of `--json`."""
        won = self.won()
        return {
            "edition": self.plan.rules.edition_text,
            "players": self.plan.players,
            "bots": list(self.plan.bots),
            "pairs": len(self.pairs),
            "seed": self.plan.seed,
            "difference": figure_json(self.difference(), 1),
            "matches_won": None if won is None else round(won.mean, 4),
            "rounds": len(self.rounds),
            "ended_out": round(self.ended_out(), 4),
            "duplicate": self.plan.duplicate,
            "matches": {
                "count": len(self.matches()),
                "played": self.plan.matches,
                "won": figure_json(won, 4),
            },
            "turns": round(self.turns(), 2),
            "sides": [team_json(team) for team in self.teams()],
            "decisions": {name: self.decisions_json(name) for name in sorted(self.tally.times)},
        }

    def decisions_json(self, name: str) -> dict[str, object]:
        """What is known of one player's decisions."""
        times = self.tally.times[name]
        found: dict[str, object] = {
            "count": sum(times.values()),
            "p99_ms": round(quantile(times, 0.99) * 1000, 3),
            "faults": self.tally.failed[name],
        }
        if self.plan.counts_blunders:
            found["blunders"] = {blunder: self.tally.blunders[name][blunder] for blunder in BLUNDERS}
        return found


def whole_pairs(plan: Plan, games: Sequence[GameTold]) -> dict[int, list[GameTold]]:
    """The games by deals, without deals of which one is missing."""
    pairs: dict[int, list[GameTold]] = defaultdict(list)
    for game in sorted(games, key=lambda game: (game.index, game.turn)):
        pairs[game.index].append(game)
    return {index: pair for index, pair in pairs.items() if len(pair) == len(plan.turns(index))}


def ahead(scores: Sequence[int]) -> int:
    """By how much the first team's score is above the best other."""
    return scores[0] - max(scores[1:])


def total(numbers: Iterator[int]) -> tuple[int, int]:
    """The sum of numbers, and how many there are."""
    found = list(numbers)
    return sum(found), len(found)


def mean(numbers: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def names_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names in order, each once where they are all the same."""
    return names[:1] if len(set(names)) == 1 else names


def figure_json(figure: Figure | None, digits: int) -> dict[str, float | None] | None:
    """A figure with its interval."""
    if figure is None:
        return None
    numbers = {"mean": figure.mean, "low": figure.low, "high": figure.high}
    return {name: None if number is None else round(number, digits) for name, number in numbers.items()}


def team_json(team: Team) -> dict[str, object]:
    """Those who sit on equal sides."""
    return {
        "bots": list(team.names),
        "points": figure_json(team.points, 1),
        "out": round(team.out, 4),
        "melds": {kind: round(number, 3) for kind, number in team.melds.items()},
    }
