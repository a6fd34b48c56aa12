"""What really happened at a table, from its log and its secrets: what each reader could know, and when.

It looks at the true state of the cards, never at what the service shows.
"""

from __future__ import annotations

import base64
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from escalera.cards import card_text
from escalera.engine.rounds import Round
from escalera.engine.sheet import meld_cards, own_melds, sheet
from escalera.engine.state import State
from escalera.engine.view import hand_of
from escalera.notation import record_text
from escalera.service import dealing
from escalera.service import entries as log
from escalera.service.fair import Secret
from escalera.service.store import Entry
from escalera.service.table import Table

Cards = Counter[str]
CARD = re.compile(r"(?<![0-9A-Za-z])(?:10[CDHS]|[2-9TJQKA][CDHS]|X)(?![0-9A-Za-z])", re.IGNORECASE)


def cards_in(text: str, form: re.Pattern[str] = CARD) -> Cards:
    """The cards that stand in a text."""
    return Counter(found.upper() for found in form.findall(text))


def faces(cards: Sequence[int]) -> Cards:
    """Cards by their text."""
    return Counter(card_text(int(card)) for card in cards)


@dataclass(slots=True)
class Moment:
    """What was so after an entry: who sat where, and which cards each reader could see."""

    entry: log.AnyEntry
    sitting: dict[str, int]
    open: Cards = field(default_factory=Counter)
    """What lies open: pile, melds, red threes."""
    top: Cards = field(default_factory=Counter)
    hands: dict[int, Cards] = field(default_factory=dict)
    drew: Cards = field(default_factory=Counter)
    """What came into the hand of whoever drew."""
    reds: Cards = field(default_factory=Counter)
    """The red threes that were laid with it."""
    pile: Cards = field(default_factory=Counter)
    results: Cards = field(default_factory=Counter)
    """What stands on the sheets of the finished rounds."""
    talk: Cards = field(default_factory=Counter)
    record: str = ""
    secrets: tuple[str, ...] = ()
    """What nobody may be sent yet, in every writing."""


class Truth:
    """A table's moments, by the number of the entry they follow."""

    def __init__(self, name: str, rows: Sequence[Entry], running: Callable[[int], Secret | None]) -> None:
        made = [log.decode(row.data) for row in rows]
        self._secrets = iter(all_secrets(made, running))
        self._kept: Secret | None = None
        self._results: Cards = Counter()
        self._state: State | None = None
        self.table = Table(name, self._order)
        self.moments: dict[int, Moment] = {}
        for row, entry in zip(rows, made, strict=True):
            if isinstance(entry, log.Committed):
                self._kept = next(self._secrets)
            played = self.table.round
            self.table.apply(entry, row.seq, row.at_ms)
            self.moments[row.seq] = self._moment(entry, self.table.round or played)

    def _order(self, table: Table, number: int) -> tuple[int, ...]:
        assert self._kept is not None
        return dealing.order_of(table, number, self._kept)

    def seat_of(self, name: str, seq: int) -> int:
        """Where somebody sat; 0: he watched."""
        return self.moments[seq].sitting.get(name, 0)

    def _moment(self, entry: log.AnyEntry, played: Round | None) -> Moment:
        before = self._state
        places = {seat.name: n for n, seat in enumerate(self.table.seats, 1) if seat.name}
        found = Moment(entry, places, record=record_text(self.table.record()))
        found.secrets = self._unshown(entry)
        found.talk = sum([cards_in(line.text) for line in self.table.talk], Counter())
        if played is not None:
            self._look(found, played.state)
            if isinstance(entry, log.Acted) and before is not None:
                self._compare(found, entry.seat, before, played)
            self._state = played.state.clone()
        if self.table.round is None:
            found.open, found.hands, self._state = Counter(), {}, None
        if isinstance(entry, log.Rematched):
            self._results = Counter()
        found.results = self._results.copy()
        return found

    def _compare(self, found: Moment, seat: int, before: State, played: Round) -> None:
        found.drew = found.hands[seat] - faces(hand_of(before, seat))
        found.reds -= reds_of(before)
        if played.over:
            self._results += sheet_cards(played.state)

    def _look(self, found: Moment, state: State) -> None:
        players = range(1, self.table.options.players + 1)
        found.hands = {seat: faces(hand_of(state, seat)) for seat in players}
        found.pile, found.reds = pile_of(state), reds_of(state)
        found.open = found.pile + found.reds + melds_of(state)
        size = int(state.pile_size())
        found.top = faces([int(state.pile[size - 1])]) if size else Counter()

    def _unshown(self, entry: log.AnyEntry) -> tuple[str, ...]:
        if isinstance(entry, log.Revealed):
            self._kept = None
        if self._kept is None:
            return ()
        values = [self._kept.value, *[one.value for one in self._kept.computers]]
        return tuple(text for value in values for text in writings(value))


def all_secrets(made: Sequence[log.AnyEntry], running: Callable[[int], Secret | None]) -> list[Secret]:
    """The secrets of all deals, in their order; of the last ones from where they are kept."""
    shown = [dealing.kept(entry.secret.encode()) for entry in made if isinstance(entry, log.Revealed)]
    rounds = [entry.round for entry in made if isinstance(entry, log.Committed)]
    kept = [running(number) for number in rounds[len(shown) :]]
    return [*shown, *[secret for secret in kept if secret is not None]]


def writings(value: bytes) -> list[str]:
    """Bytes as they might be written."""
    plain = base64.b64encode(value).decode().rstrip("=")
    return [value.hex(), value.hex().upper(), plain, plain.replace("+", "-").replace("/", "_")]


def pile_of(state: State) -> Cards:
    """The discard pile."""
    return faces([int(state.pile[at]) for at in range(int(state.pile_size()))])


def reds_of(state: State) -> Cards:
    """The red threes that were laid."""
    return faces([int(state.reds[at + 1]) for at in range(0, len(state.reds), 2)])


def melds_of(state: State) -> Cards:
    """All sides' melds."""
    sides = range(int(state.law.sides))
    melds = [index for side in sides for index in own_melds(state, side)]
    return sum([faces(meld_cards(state, index)) for index in melds], Counter())


def sheet_cards(state: State) -> Cards:
    """The cards behind the numbers of a sheet."""
    parts = [part for side in sheet(state) for line in side.lines for part in line.parts]
    return sum([faces(part.cards) for part in parts], Counter())
