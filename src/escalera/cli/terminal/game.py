"""The match being played: deals, acts and scores, each written down as it happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from escalera.bots import BOTS, Budget
from escalera.cli.terminal.setup import Setup
from escalera.engine.act import Act
from escalera.engine.match import Match, RoundResult
from escalera.engine.rounds import Round
from escalera.engine.sheet import SideSheet, sheet
from escalera.notation.record import Record, RoundRecord, header_lines, move_line, round_lines, score_line
from escalera.notation.replay import replay

Writer = Callable[[str], None]
"""Takes the whole record after every change."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished round: how it ended, and its sheet."""

    result: RoundResult
    sheet: list[SideSheet]


class Game:
    """A match with its record, kept as lines; `write` gets the text after every change."""

    def __init__(self, setup: Setup, match: Match, lines: Sequence[str]) -> None:
        self.setup = setup
        self.match = match
        self.lines = [setup.comment(), *lines]
        self.finished: list[Finished] = []
        self.moves = 0
        self.write: Writer = lambda text: None

    @property
    def round(self) -> Round:
        """The round being played."""
        if self.match.round is None:
            raise ValueError("no round is being played")
        return self.match.round

    @property
    def has_begun(self) -> bool:
        """Whether a card has been dealt."""
        return self.match.round is not None or bool(self.finished)

    def text(self) -> str:
        """The record so far."""
        return "\n".join(self.lines) + "\n"

    def deal(self) -> None:
        """Shuffle and deal the next round."""
        order = self.setup.luck.shuffled(self.setup.rules.pack(), self.match.next_number)
        dealt = self.match.deal(order)
        self.moves = 0
        self._add("", *round_lines(RoundRecord(dealt.number, dealt.dealer, tuple(order))))

    def play(self, act: Act) -> None:
        """Play an act of the seat to act; raises `Refused`."""
        seat = self.round.to_act
        self.round.play(act)
        self.moves += 1
        self._add(move_line(seat, act))

    def play_bot(self) -> None:
        """Let the computer player whose turn it is act."""
        seat = self.round.to_act
        luck = self.setup.luck.of_bot(self.round.number, self.moves)
        bot = BOTS[self.setup.bots[seat - 1]]()
        self.play(bot.decide(self.round.view(seat), Budget(rng=luck)))

    def score(self) -> Finished:
        """Enter the finished round."""
        lines = sheet(self.round.state)
        finished = Finished(self.match.score_round(), lines)
        self.finished.append(finished)
        self._add(score_line([side.score for side in finished.result.sides]))
        return finished

    def reorder(self, order: str) -> None:
        """Remember how the player has ordered his hand."""
        self.setup = replace(self.setup, order=order)
        self.lines[0] = self.setup.comment()
        self.write(self.text())

    def _add(self, *lines: str) -> None:
        self.lines.extend(lines)
        self.write(self.text())


def new_game(setup: Setup) -> Game:
    """A match from its start."""
    match = Match(setup.rules, setup.players, setup.luck.first_dealer(setup.players))
    return Game(setup, match, header_lines(_header(setup, match.totals)))


def resumed(setup: Setup, record: Record) -> Game:
    """A match played as far as its record goes; `RefusedLine` or `FileError` where that is at fault."""
    if not record.rounds:
        dealer = setup.luck.first_dealer(setup.players)
        match = Match(setup.rules, setup.players, dealer, record.totals)
        return Game(setup, match, header_lines(_header(setup, record.totals)))
    done = replay(record)
    game = Game(setup, done.match, header_lines(_header(setup, record.totals)))
    for played, result, written in zip(done.rounds, done.results, record.rounds, strict=True):
        game.lines += ["", *_written(written)]
        game.moves = len(written.moves)
        if played.over:
            game.finished.append(Finished(result, sheet(played.state)))
            game.lines.append(score_line([side.score for side in result.sides]))
    return game


def _written(played: RoundRecord) -> list[str]:
    return [*round_lines(played), *[move_line(move.seat, move.act) for move in played.moves]]


def _header(setup: Setup, totals: Sequence[int]) -> Record:
    return Record(setup.rules, setup.players, tuple(totals), setup.names)
