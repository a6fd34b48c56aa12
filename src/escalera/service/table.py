"""A table: what its log says so far. It only changes by `apply`, entry after entry."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from escalera.engine.act import Act
from escalera.engine.events import EVERYBODY, Event
from escalera.engine.match import Match
from escalera.engine.rounds import Round
from escalera.engine.sheet import SideSheet, sheet
from escalera.notation import Move, Record, RoundRecord, parse_act
from escalera.protocol.answers import WireEvent
from escalera.protocol.views import DoubtView, Options, TalkView
from escalera.rules import Rules, edition
from escalera.service import entries as log
from escalera.service.names import in_record, told_apart
from escalera.service.wire import wire_event

PERSON = "person"
COMPUTER = "computer"
OPEN = "open"

GATHERING = "gathering"
DEALING = "dealing"
PLAYING = "playing"
BETWEEN = "between"
OVER = "over"

MOST_TALK = 100
"""Lines of talk that are remembered for who comes late or loads the page anew."""
MOST_DOUBTS = 100
"""Doubted lines that are remembered."""

Order = Callable[["Table", int], tuple[int, ...]]
"""Gives the card order of the deal that is due, from the table and the round's number."""


@dataclass(slots=True)
class Seat:
    """Who sits where; `player` is the computer player's name, `stand_in` one that plays for a person."""

    kind: str = OPEN
    name: str = ""
    player: str = ""
    stand_in: str = ""
    ready: bool = False
    sitting: int = 0
    """The number of the entry with which its person sat down or renewed the link; what its tokens name."""
    person: int = 0
    """The number of the entry with which its person sat down: who it is, at any seat and by any link."""

    @property
    def plays_itself(self) -> bool:
        """Whether a computer player acts for this seat now."""
        return self.kind == COMPUTER or bool(self.stand_in)


@dataclass(frozen=True, slots=True)
class Finished:
    """A round that is over."""

    number: int
    ended: str
    out_seat: int
    concealed: bool
    sheets: list[SideSheet]


@dataclass(frozen=True, slots=True)
class Told:
    """An event with the seat that may see it, 0 for everybody, and its entry's number."""

    audience: int
    event: WireEvent


def told_at(told: Told) -> int:
    """The number of an event's entry."""
    return told.event.seq


@dataclass(slots=True)
class Table:
    """A table as its log has made it. `seq` is the number of its last entry."""

    id: str
    order: Order
    seq: int = 0
    at_ms: int = 0
    """When the last entry was made."""
    stage: str = GATHERING
    options: Options = field(default_factory=Options)
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    commitment: str | None = None
    seals: dict[int, str] = field(default_factory=dict)
    values: dict[int, str] = field(default_factory=dict)
    seals_closed: bool = False
    moved_ms: int = 0
    """When the cards last moved: clocks count from here."""
    waiting_from: int = 0
    """When the present wait for people's randomness began."""
    rounds: list[RoundRecord] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    told_from: int = 0
    """Events up to this number are forgotten: a reader from before needs a whole view."""
    talk: deque[TalkView] = field(default_factory=lambda: deque(maxlen=MOST_TALK))
    records: list[Record] = field(default_factory=list)
    """The matches played here before this one."""
    doubts: deque[DoubtView] = field(default_factory=lambda: deque(maxlen=MOST_DOUBTS))
    host: int = 0
    """The seat whose person made the table."""

    # Reading

    @property
    def rules(self) -> Rules:
        """The rules of the table, house rules applied."""
        return edition(self.options.edition).with_house_rules(self.options.rules)

    @property
    def round(self) -> Round | None:
        """The round being played."""
        return self.match.round if self.match is not None else None

    @property
    def awaited(self) -> int:
        """The seat that is to act or answer; 0 when nobody is."""
        played = self.round
        return played.to_act if played is not None and self.stage == PLAYING else 0

    @property
    def fair_name(self) -> str:
        """The table's name in proofs; each match of a table has its own."""
        return f"{self.id}-{self.matches + 1}"

    @property
    def matches(self) -> int:
        """How many matches were played here before this one."""
        return len(self.records)

    @property
    def next_round(self) -> int:
        """The number of the round to be dealt next."""
        return self.match.next_number if self.match is not None else 1

    def seat(self, number: int) -> Seat:
        """A seat by its number, from 1."""
        return self.seats[number - 1]

    def persons(self) -> list[int]:
        """The seats that people hold."""
        return [n for n, seat in enumerate(self.seats, 1) if seat.kind == PERSON]

    def seat_of(self, sitting: int | None) -> int:
        """The seat whose person sat down then; 0 when it is free again."""
        if sitting:
            for n, seat in enumerate(self.seats, 1):
                if seat.sitting == sitting:
                    return n
        return 0

    def person_at(self, seat: int | None) -> int:
        """Who sits at a seat, by the entry with which they sat down; 0 where nobody does."""
        return self.seat(seat).person if seat else 0

    def record(self, match: int = 0) -> Record:
        """The finished rounds of a match, each with its proof; 0: of this one. Raises `LookupError`."""
        if match and match <= self.matches:
            return self.records[match - 1]
        if match > self.matches + 1:
            raise LookupError(f"there was no match {match}")
        names = tuple(in_record(seat.name) or f"Seat {n}" for n, seat in enumerate(self.seats, 1))
        sides = len(self.rules.sides(self.options.players))
        done = [played for played in self.rounds if played.score is not None and played.proof is not None]
        return Record(self.rules, self.options.players, (0,) * sides, names, tuple(done))

    def since(self, seq: int, seat: int) -> list[WireEvent] | None:
        """The events after a number that a seat may see; None when they are forgotten."""
        if seq < self.told_from or seq > self.seq:
            return None
        start = bisect_right(self.told, seq, key=told_at)
        return [t.event for t in self.told[start:] if t.audience in (EVERYBODY, seat)]

    # Changing

    def apply(self, entry: log.AnyEntry, seq: int, at_ms: int) -> None:
        """Let an entry count. It was legal when it was written."""
        self.seq = seq
        self.at_ms = at_ms
        APPLY[type(entry)](self, entry)

    def tell(self, kind: str, seat: int = 0, audience: int = EVERYBODY, **data: object) -> None:
        """Note an event of the table itself."""
        text = data.pop("text", None)
        event = WireEvent(
            kind, self.seq, seat, text=str(text) if text is not None else None, data=data or None
        )
        self.told.append(Told(audience, event))

    def tell_engine(self, events: list[Event]) -> None:
        """Note events of the round."""
        for event in events:
            self.told.append(Told(event.audience, wire_event(event, self.seq)))


def _created(table: Table, entry: log.Created) -> None:
    table.options = entry.options
    table.seats = [Seat() for _ in range(entry.options.players)]
    table.tell("created")


def _sat(table: Table, entry: log.Sat) -> None:
    seat = table.seat(entry.seat)
    seat.kind, seat.name, seat.player = PERSON, entry.name, ""
    seat.sitting = seat.person = table.seq
    table.host = table.host or entry.seat
    table.tell("sat", entry.seat, text=entry.name)


def _freed(table: Table, entry: log.Freed) -> None:
    table.seats[entry.seat - 1] = Seat()
    table.tell("freed", entry.seat)


def _renewed(table: Table, entry: log.Renewed) -> None:
    table.seat(entry.seat).sitting = table.seq


def _manned(table: Table, entry: log.Manned) -> None:
    table.seats[entry.seat - 1] = Seat()
    table.seats[entry.seat - 1] = Seat(COMPUTER, computer_name(table, entry.seat), entry.player)
    table.tell("manned", entry.seat, text=table.seat(entry.seat).name, player=entry.player)


def computer_name(table: Table, seat: int) -> str:
    """A name for the computer player at a seat that nobody else has."""
    names = ("Ana", "Bruno", "Clara", "Diego", "Elsa", "Félix")
    return told_apart(names[seat - 1], [other.name for other in table.seats])


def _swapped(table: Table, entry: log.Swapped) -> None:
    one, other = entry.one - 1, entry.other - 1
    table.seats[one], table.seats[other] = table.seats[other], table.seats[one]
    table.host = {entry.one: entry.other, entry.other: entry.one}.get(table.host, table.host)
    table.tell("swapped", entry.one, other=entry.other)


def _started(table: Table, entry: log.Started) -> None:
    table.match = Match(table.rules, table.options.players)
    table.stage = DEALING
    table.tell("started")


def _committed(table: Table, entry: log.Committed) -> None:
    table.commitment = entry.commitment
    table.seals, table.values, table.seals_closed = {}, {}, False
    table.waiting_from = table.at_ms
    table.stage = DEALING
    table.tell("committed", round=entry.round, commitment=entry.commitment)


def _sealed(table: Table, entry: log.Sealed) -> None:
    table.seals[entry.seat] = entry.seal
    table.tell("sealed", entry.seat, round=entry.round, seal=entry.seal)


def _seals_closed(table: Table, entry: log.SealsClosed) -> None:
    table.seals_closed = True
    table.waiting_from = table.at_ms
    table.tell("seals-closed", round=entry.round, seals={str(n): seal for n, seal in table.seals.items()})


def _opened(table: Table, entry: log.Opened) -> None:
    table.values[entry.seat] = entry.value
    table.tell("opened", entry.seat, round=entry.round, value=entry.value)


def _dealt(table: Table, entry: log.Dealt) -> None:
    match = table.match
    assert match is not None
    table.told.clear()
    table.told_from = table.seq - 1
    match.dealer = entry.dealer
    table.moved_ms = table.at_ms
    order = table.order(table, entry.round)
    dealt = match.deal(order)
    table.rounds.append(RoundRecord(entry.round, entry.dealer, order))
    for seat in table.seats:
        seat.ready = False
    table.stage = PLAYING
    seen: list[Event] = list(dealt.events(0))
    for number in range(1, table.options.players + 1):
        seen += [event for event in dealt.events(number) if event.audience == number]
    table.tell_engine(seen)


def _acted(table: Table, entry: log.Acted) -> None:
    played = table.round
    assert played is not None
    act = parse_act(entry.act)
    table.moved_ms = table.at_ms
    table.tell_engine(played.apply(act))
    _note(table, entry.seat, act)
    if played.over:
        _end_round(table, played)


def _note(table: Table, seat: int, act: Act) -> None:
    last = table.rounds[-1]
    moves = (*last.moves, Move(seat, act))
    table.rounds[-1] = RoundRecord(last.number, last.dealer, last.stock, moves, last.proof)


def _end_round(table: Table, played: Round) -> None:
    match = table.match
    assert match is not None
    sheets = sheet(played.state)
    result = match.score_round()
    last = table.rounds[-1]
    score = tuple(side.score for side in result.sides)
    table.rounds[-1] = RoundRecord(last.number, last.dealer, last.stock, last.moves, last.proof, score)
    table.finished.append(
        Finished(result.number, result.ended or "", result.out_seat or 0, result.concealed, sheets)
    )
    table.stage = OVER if match.finished else BETWEEN
    table.tell("round-over", round=result.number, totals=match.totals)
    if match.finished:
        table.tell("match-over", winner=match.winner or 0)


def _revealed(table: Table, entry: log.Revealed) -> None:
    for at, played in enumerate(table.rounds):
        if played.number == entry.round:
            table.rounds[at] = RoundRecord(
                played.number, played.dealer, played.stock, played.moves, entry.proof, played.score
            )
    table.commitment = None
    table.tell("revealed", round=entry.round, proof=entry.proof)


def _stood_in(table: Table, entry: log.StoodIn) -> None:
    table.seat(entry.seat).stand_in = entry.player
    table.tell("stood-in", entry.seat, player=entry.player)


def _returned(table: Table, entry: log.Returned) -> None:
    table.seat(entry.seat).stand_in = ""
    if table.awaited == entry.seat:
        table.moved_ms = table.at_ms
    table.tell("returned", entry.seat)


def _readied(table: Table, entry: log.Readied) -> None:
    table.seat(entry.seat).ready = True
    table.tell("readied", entry.seat)


def _said(table: Table, entry: log.Said) -> None:
    table.tell("said", entry.seat, text=entry.text)
    table.talk.append(TalkView(table.seq, entry.seat, table.seat(entry.seat).name, text=entry.text))


def _phrased(table: Table, entry: log.Phrased) -> None:
    table.tell("phrased", entry.seat, phrase=entry.phrase)
    table.talk.append(TalkView(table.seq, entry.seat, table.seat(entry.seat).name, phrase=entry.phrase))


def _doubted(table: Table, entry: log.Doubted) -> None:
    name = table.seat(entry.seat).name
    shown = DoubtView(
        table.seq, entry.seat, name, table.matches + 1, entry.round, entry.side, entry.line, entry.text
    )
    table.doubts.append(shown)
    table.tell("doubted", entry.seat, text=entry.text, round=entry.round, side=entry.side, line=entry.line)


def _rematched(table: Table, entry: log.Rematched) -> None:
    table.records.append(table.record())
    table.rounds, table.finished = [], []
    for seat in table.seats:
        seat.ready = False
    table.match = Match(table.rules, table.options.players)
    table.stage = DEALING
    table.commitment = None
    table.tell("rematched")


APPLY: dict[type, Callable[[Table, Any], None]] = {
    log.Created: _created,
    log.Sat: _sat,
    log.Freed: _freed,
    log.Renewed: _renewed,
    log.Manned: _manned,
    log.Swapped: _swapped,
    log.Started: _started,
    log.Committed: _committed,
    log.Sealed: _sealed,
    log.SealsClosed: _seals_closed,
    log.Opened: _opened,
    log.Dealt: _dealt,
    log.Acted: _acted,
    log.Revealed: _revealed,
    log.StoodIn: _stood_in,
    log.Returned: _returned,
    log.Readied: _readied,
    log.Said: _said,
    log.Phrased: _phrased,
    log.Doubted: _doubted,
    log.Rematched: _rematched,
}
"""What each kind of entry does."""
