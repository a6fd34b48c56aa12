"""The result table of `escalera simulate`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escalera.arena.blunders import BLUNDERS
from escalera.arena.figures import Figure
from escalera.arena.result import Result, Team
from escalera.arena.times import quantile
from escalera.arena.told import KINDS
from escalera.cli.grid import Grid
from escalera.cli.printer import Printer
from escalera.i18n import Catalogue

LABELS: Final = 38
NUMBERS: Final = 14


class SimulatePage:
    """Prints a result in the words of a language."""

    def __init__(self, result: Result, words: Catalogue) -> None:
        self.result = result
        self.edition = result.plan.rules.code
        self.what = "matches" if result.plan.matches else "deals"
        self.say: Final = words.text
        self.number: Final = words.number

    def show(self, printer: Printer) -> None:
        """Print it."""
        plan, count = self.result.plan, len(self.result.pairs)
        edition, bots = self.say(f"edition-{self.edition}"), ", ".join(plan.bots)
        printer.heading(self.say("simulate-title", edition=edition, players=plan.players, list=bots))
        if count < plan.count:
            printer.print(self.say("simulate-stopped", what=self.what, count=count, most=plan.count))
        if count:
            printer.print()
            for grid in (self.whole(), self.sides(), self.decisions()):
                grid.show(printer)
            if plan.counts_blunders:
                self.blunders().show(printer)

    def whole(self) -> Grid:
        """What the first player's side came to against the others."""
        result, first = self.result, name_of(self.result.teams()[0])
        grid = self.grid("what", "number", "interval")
        grid.add(self.say("simulate-difference", player=first), *self.points(result.difference()))
        grid.add(self.say("simulate-won", what=self.what, player=first), *self.shares(result.won()))
        grid.add(self.say("simulate-matches"), self.number(len(result.matches())), "")
        grid.add(self.say("simulate-rounds"), self.number(len(result.rounds)), "")
        grid.add(self.say("simulate-turns"), self.decimal(result.turns()), "")
        out = result.ended_out()
        grid.add(self.say("simulate-ended-out"), self.percent(out), "")
        grid.add(self.say("simulate-ended-stock"), self.percent(1 - out), "")
        return grid

    def sides(self) -> Grid:
        """What each kind of side came to in a round."""
        teams = self.result.teams()
        headings = [self.say("simulate-column-side"), *[name_of(team) for team in teams]]
        grid = Grid(headings, [LABELS, *[NUMBERS] * (len(teams) - 1)])
        grid.add(self.say("simulate-points"), *[self.points(team.points)[0] for team in teams])
        grid.add(self.say("simulate-went-out"), *[self.percent(team.out) for team in teams])
        for kind in KINDS:
            label = self.say("simulate-melds", what=kind, edition=self.edition)
            grid.add(label, *[self.decimal(team.melds[kind]) for team in teams])
        return grid

    def decisions(self) -> Grid:
        """How long each player took, and how often he failed."""
        grid = self.grid("player", "decisions", "slow", "failed")
        for name, times in sorted(self.result.tally.times.items()):
            slow = self.say("simulate-time", number=round(quantile(times, 0.99) * 1e6))
            grid.add(name, self.number(sum(times.values())), slow, str(self.result.tally.failed[name]))
        return grid

    def blunders(self) -> Grid:
        """What no good player does, as often as in a thousand rounds."""
        found, thousands = self.result.tally.blunders, len(self.result.rounds) / 1000
        names = sorted(found)
        grid = Grid([self.say("simulate-column-blunders"), *names], [LABELS, *[NUMBERS] * (len(names) - 1)])
        for blunder in BLUNDERS:
            counts = [self.decimal(found[name][blunder] / thousands) for name in names]
            grid.add(self.say("simulate-blunder", what=blunder), *counts)
        return grid

    def grid(self, first: str, *others: str) -> Grid:
        """A grid with these columns."""
        headings = [self.say(f"simulate-column-{name}") for name in (first, *others)]
        label = LABELS - max(0, len(others) - 2) * (NUMBERS + 3)
        return Grid(headings, [label, *[NUMBERS] * (len(others) - 1)])

    # Numbers

    def points(self, figure: Figure | None) -> tuple[str, str]:
        """Points, and from where to where they may be."""
        return self.with_interval(figure, lambda number: self.number(round(number)))

    def shares(self, figure: Figure | None) -> tuple[str, str]:
        """A share of a hundred, and from where to where it may be."""
        return self.with_interval(figure, self.percent)

    def with_interval(self, figure: Figure | None, written: Callable[[float], str]) -> tuple[str, str]:
        """A number and an interval in writing; what isn't known stays empty."""
        if figure is None:
            return "", ""
        if figure.low is None or figure.high is None:
            return written(figure.mean), ""
        interval = self.say("simulate-interval", first=written(figure.low), last=written(figure.high))
        return written(figure.mean), interval

    def decimal(self, number: float) -> str:
        """A number with one digit behind the point."""
        return self.tenths("simulate-decimal", number)

    def percent(self, share: float) -> str:
        """A share of a hundred."""
        return self.tenths("simulate-percent", share * 100)

    def tenths(self, key: str, number: float) -> str:
        """A number by its tenths."""
        whole, rest = divmod(round(number * 10), 10)
        return self.say(key, number=whole, tenths=rest)


def name_of(team: Team) -> str:
    """Those of a side in a row."""
    return ", ".join(team.names)
