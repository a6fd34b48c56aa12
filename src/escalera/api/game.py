"""A whole game in one object: dealing, playing, scoring, and the record of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Self

from escalera.api.picture import table_picture
from escalera.api.sheet_text import sheet_text
from escalera.engine.act import Act
from escalera.engine.events import Event
from escalera.engine.match import Match, RoundResult
from escalera.engine.rounds import Round
from escalera.engine.view import View
from escalera.errors import Refused
from escalera.notation import Move, Record, RoundRecord, parse_act, parse_record, record_text
from escalera.notation.record import name_fault
from escalera.notation.replay import replay
from escalera.rules import Rules, edition

LONGEST_NAME = 100


class Game:
    """A match of an edition: rounds to the target, with the record of all that happened.

    `rules` are house rules by name (`{"going_out_bonus": 200}`); `seed` makes the deals repeatable,
    without it they come from the system's randomness. Seats, sides and melds count from 1.
    Raises `RulesError` for a house rule or a number of players the edition doesn't have.

    >>> game = Game("samba", players=6, rules={"six_as": "trios"}, seed=1)
    >>> game.deal().to_act
    2
    """

    def __init__(
        self,
        code: str = "bolivia",
        players: int = 4,
        *,
        rules: Mapping[str, object] | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.rules: Rules = edition(code).with_house_rules(rules or {})
        self.match = Match(self.rules, players)
        self.names: tuple[str, ...] | None = checked_names(names, players) if names is not None else None
        self._random: Random = SystemRandom() if seed is None else Random(seed)
        self._totals = tuple(self.match.totals)
        self._rounds: list[RoundRecord] = []
        self._last: Round | None = None

    @classmethod
    def from_record(cls, record: Record | str) -> Self:
        """The game of a record, played up to where it stops. Raises `FileError` or `Refused`."""
        if isinstance(record, str):
            record = parse_record(record)
        done = replay(record)
        game = cls(record.edition, record.players, rules=record.rules.differences(), names=record.names)
        game.match = done.match
        game._totals = record.totals
        game._rounds = list(record.rounds)
        game._last = done.rounds[-1] if done.rounds else None
        return game

    # Where it stands

    @property
    def players(self) -> int:
        """How many play."""
        return self.match.players

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.match.finished

    @property
    def winner(self) -> int | None:
        """The winning side; None while the match runs and in a draw."""
        return self.match.winner

    @property
    def totals(self) -> list[int]:
        """The sides' totals after the last finished round."""
        return list(self.match.totals)

    @property
    def results(self) -> list[RoundResult]:
        """The finished rounds."""
        return list(self.match.results)

    @property
    def round(self) -> Round | None:
        """The round being played; None between rounds."""
        return self.match.round

    @property
    def to_act(self) -> int:
        """The seat that is to act or answer; 0 between rounds."""
        return self.match.round.to_act if self.match.round is not None else 0

    # Playing

    def deal(self, order: Iterable[int] | None = None) -> Round:
        """Deal the next round, from a card order (faces, the first dealt first) or shuffled."""
        if order is None:
            shuffled = self.rules.pack()
            self._random.shuffle(shuffled)
            order = shuffled
        order = tuple(order)
        if not self._rounds and self._last is None:
            self.match.dealer = self._random.randrange(self.players) + 1
        dealt = self.match.deal(order)
        self._rounds.append(RoundRecord(dealt.number, dealt.dealer, order))
        self._last = dealt
        return dealt

    def play(self, act: Act | str, seat: int = 0) -> list[Event]:
        """Check and do an act of the seat to act (or of `seat`); the events it caused.

        The round is scored by itself when the act ends it. Raises `Refused`, ValueError without a
        round, `ActError` for a text that is no act.
        """
        played = self._playing()
        act = parse_act(act) if isinstance(act, str) else act
        seat = seat or played.to_act
        events = played.play(act, seat)
        self._note(seat, act)
        if played.over:
            self._score()
        return events

    def check(self, act: Act | str, seat: int = 0) -> Refused | None:
        """Why an act would be refused, or None: `code` and `facts` as those of a raised `Refused`."""
        return self._playing().check(parse_act(act) if isinstance(act, str) else act, seat)

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, by default the one to act; 0 for a spectator."""
        return self._playing().view(self.to_act if seat is None else seat)

    def _playing(self) -> Round:
        if self.match.round is None:
            raise ValueError("no round is being played: deal one first")
        return self.match.round

    def _note(self, seat: int, act: Act) -> None:
        last = self._rounds[-1]
        moves = (*last.moves, Move(seat, act))
        self._rounds[-1] = RoundRecord(last.number, last.dealer, last.stock, moves, last.proof)

    def _score(self) -> None:
        result = self.match.score_round()
        last = self._rounds[-1]
        score = tuple(side.score for side in result.sides)
        self._rounds[-1] = RoundRecord(last.number, last.dealer, last.stock, last.moves, last.proof, score)

    # Showing

    def record(self) -> Record:
        """The game so far as a record."""
        return Record(self.rules, self.players, self._totals, self.names, tuple(self._rounds))

    def sheet(self) -> str:
        """The score sheet of the last round dealt, as text; while it runs, as if it stopped now."""
        if self._last is None:
            raise ValueError("nothing has been dealt yet")
        return sheet_text(self._last.state)

    def __str__(self) -> str:
        return record_text(self.record())

    def __repr__(self) -> str:
        if not self._rounds:
            rules = f", rules={self.rules.differences()!r}" if self.rules.differences() else ""
            return f"Game({self.rules.edition_text!r}, players={self.players}{rules})"
        return f"Game.from_record({record_text(self.record())!r})"

    def _repr_html_(self) -> str:
        if self._last is None:
            return "<p>Nothing has been dealt yet.</p>"
        return table_picture(self._last.view(self.to_act))


def checked_names(names: Sequence[object], players: int) -> tuple[str, ...]:
    """Names that a record can hold, one a seat; raises ValueError."""
    if len(names) != players:
        raise ValueError(f"{players} names are needed, one a seat")
    return tuple([checked_name(name) for name in names])


def checked_name(name: object) -> str:
    """A name that a record can hold; raises ValueError."""
    if not isinstance(name, str):
        raise ValueError("a name is text")
    fault = name_fault(name)
    if fault is not None:
        raise ValueError(fault)
    if len(name) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters")
    return name
