"""What a request comes to: the entries it would add to the log, or a refusal. Changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escalera.bots import BOTS
from escalera.errors import Refused, anew
from escalera.notation import ActError, act_text, parse_act
from escalera.protocol import requests as ask
from escalera.service import entries as log
from escalera.service.doubts import decide_doubt
from escalera.service.fair import opens
from escalera.service.table import BETWEEN, COMPUTER, DEALING, GATHERING, OPEN, OVER, PERSON, PLAYING, Table
from escalera.service.writing import clean_text

Entries = list[log.AnyEntry]

PHRASES = ("hello", "good-luck", "well-played", "thank-you", "sorry", "one-moment", "good-game", "bye")
"""The quick phrases; each has its sentence in every language."""


def decide(table: Table, seat: int, request: ask.AnyRequest) -> Entries:
    """The entries a request of a seat (0: a spectator) adds. Raises `Refused`."""
    if seat == 0:
        raise Refused("spectators-only-watch")
    handler = HANDLERS.get(type(request))
    if handler is None:
        raise Refused("not-now")
    made = handler(table, seat, request)
    back = table.seat(seat).stand_in and (made or isinstance(request, ask.Back))
    return [log.Returned(seat), *made] if back and not isinstance(request, BY_ITSELF) else made


def decide_act(table: Table, seat: int, request: ask.DoAct) -> Entries:
    """An act of a person."""
    played = table.round
    if table.stage != PLAYING or played is None:
        raise Refused("round-over")
    act = read_act(request.act)
    found = played.check(act, seat)
    if found is not None:
        raise anew(found)
    return [log.Acted(seat, act_text(act))]


def read_act(text: str) -> Any:
    """An act from its text; `malformed` where it isn't one."""
    try:
        return parse_act(text)
    except ActError as error:
        raise Refused("malformed", {"sentence": str(error)}) from error


def decide_seal(table: Table, seat: int, request: ask.Seal) -> Entries:
    """A seal for the next deal: once, after the service has committed itself."""
    check_dealing(table, request.round)
    if table.seals_closed or seat in table.seals:
        raise Refused("not-now")
    return [log.Sealed(request.round, seat, request.seal)]


def decide_open(table: Table, seat: int, request: ask.Open) -> Entries:
    """What a seat had sealed, when all the seals are there."""
    check_dealing(table, request.round)
    if not table.seals_closed or seat not in table.seals or seat in table.values:
        raise Refused("not-now")
    commitment = bytes.fromhex(table.commitment or "")
    if not opens(bytes.fromhex(table.seals[seat]), commitment, seat, bytes.fromhex(request.value)):
        raise Refused("wrong-seal")
    return [log.Opened(request.round, seat, request.value)]


def check_dealing(table: Table, number: int) -> None:
    """Raise unless that round is about to be dealt."""
    if table.stage != DEALING or table.commitment is None or number != table.next_round:
        raise Refused("not-now")


def decide_ready(table: Table, seat: int, request: ask.Ready) -> Entries:
    """Ready for the next round."""
    if table.stage != BETWEEN:
        raise Refused("not-now")
    return [] if table.seat(seat).ready else [log.Readied(seat)]


def decide_say(table: Table, seat: int, request: ask.Say) -> Entries:
    """A line of chat."""
    text = clean_text(request.text)
    if not text:
        raise Refused("nothing-said")
    return [log.Said(seat, text)]


def decide_phrase(table: Table, seat: int, request: ask.Phrase) -> Entries:
    """A quick phrase."""
    if request.phrase not in PHRASES:
        raise Refused("unknown-phrase")
    return [log.Phrased(seat, request.phrase)]


def decide_set_seat(table: Table, seat: int, request: ask.SetSeat) -> Entries:
    """The host gives a seat to a computer player, or opens it."""
    check_host(table, seat)
    check_seat(table, request.seat)
    if request.seat == seat:
        raise Refused("own-seat")
    if request.player == OPEN:
        return [log.Freed(request.seat)] if table.seat(request.seat).kind != OPEN else []
    if request.player not in BOTS:
        raise Refused("unknown-player", {"player": request.player})
    if table.seat(request.seat).kind == PERSON:
        raise Refused("seat-taken")
    return [log.Manned(request.seat, request.player)]


def decide_swap(table: Table, seat: int, request: ask.Swap) -> Entries:
    """The host lets two seats change places."""
    check_host(table, seat)
    check_seat(table, request.one)
    check_seat(table, request.other)
    return [] if request.one == request.other else [log.Swapped(request.one, request.other)]


def decide_start(table: Table, seat: int, request: ask.Start) -> Entries:
    """The host begins the match."""
    check_host(table, seat)
    if any(place.kind == OPEN for place in table.seats):
        raise Refused("seats-open")
    return [log.Started()]


def decide_rematch(table: Table, seat: int, request: ask.Rematch) -> Entries:
    """Another match."""
    if table.stage != OVER or any(played.proof is None for played in table.rounds):
        raise Refused("not-now")
    return [log.Rematched()]


def decide_back(table: Table, seat: int, request: ask.Back) -> Entries:
    """Only word that the person is here."""
    return []


def decide_stand_in(table: Table, seat: int, request: ask.StandIn) -> Entries:
    """A stand-in for another seat; whether one is offered the caller has checked."""
    check_seat(table, request.seat, started=True)
    place = table.seat(request.seat)
    if place.kind != PERSON or place.stand_in or request.seat == seat:
        raise Refused("not-now")
    return [log.StoodIn(request.seat, table.options.stand_in)]


def check_host(table: Table, seat: int) -> None:
    """Raise unless the seat is the host's and the match hasn't begun."""
    if seat != table.host:
        raise Refused("host-only")
    if table.stage != GATHERING:
        raise Refused("not-now")


def check_seat(table: Table, number: int, started: bool = False) -> None:
    """Raise unless the table has the seat."""
    if number > len(table.seats):
        raise Refused("no-such-seat", {"seat": number})


def entry_by_computer(table: Table, act: Any) -> log.Acted:
    """The entry of an act that a computer player has chosen, checked once more."""
    seat = table.awaited
    found = table.round.check(act, seat) if table.round is not None else Refused("round-over")
    if found is not None:
        raise anew(found)
    by = "computer" if table.seat(seat).kind == COMPUTER else "stand-in"
    return log.Acted(seat, act_text(act), by)


def answers_question(table: Table) -> bool:
    """Whether the awaited seat has been asked by its partner."""
    return table.round is not None and table.round.state.question == 1


HANDLERS: dict[type, Callable[[Table, int, Any], Entries]] = {
    ask.DoAct: decide_act,
    ask.Seal: decide_seal,
    ask.Open: decide_open,
    ask.Ready: decide_ready,
    ask.Say: decide_say,
    ask.Phrase: decide_phrase,
    ask.SetSeat: decide_set_seat,
    ask.Swap: decide_swap,
    ask.Start: decide_start,
    ask.Rematch: decide_rematch,
    ask.Doubt: decide_doubt,
    ask.StandIn: decide_stand_in,
    ask.Back: decide_back,
}

BY_ITSELF = (ask.Seal, ask.Open)
"""What a browser sends though nobody may sit before it; anything else takes the seat back from a stand-in."""
