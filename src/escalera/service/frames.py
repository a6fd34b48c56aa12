"""A round of a record, act by act, with every hand open: a round that is over has no secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from escalera.cards import card_text
from escalera.engine.events import EVERYBODY, Event
from escalera.engine.match import RoundResult
from escalera.engine.rounds import Round, new_round
from escalera.engine.sheet import sheet
from escalera.engine.view import View, hand_of
from escalera.notation import Record, RoundRecord, act_text
from escalera.notation.replay import Replay, replay
from escalera.protocol.frames import Frame, LookBack, RoundRow
from escalera.service.render import result_view, round_view
from escalera.service.table import Finished
from escalera.service.wire import wire_event


def look_back(record: Record, number: int = 0) -> LookBack:
    """The rounds of a record, and one of them act by act; 0: the first.

    Raises `LookupError` when it has no such round, and what `replay` raises.
    """
    done = replay(record)
    number = number or (record.rounds[0].number if record.rounds else 0)
    at = next((n for n, written in enumerate(record.rounds) if written.number == number), -1)
    if at < 0:
        raise LookupError(f"there is no round {number}")
    totals = totals_after(done.results[at - 1]) if at else record.totals
    written = record.rounds[at]
    played = new_round(done.match.law, number, written.dealer, written.stock, totals)
    return LookBack(
        edition=record.rules.edition_text,
        players=record.players,
        rules=record.rules.differences(),
        names=list(record.names or ()),
        sides=[list(seats) for seats in record.sides],
        rounds=list(rows(done)),
        round=number,
        frames=list(frames(played, written)),
        result=result_view(finished(played)),
        winner=done.winner or 0,
        draw=done.draw,
    )


def rows(done: Replay) -> Iterator[RoundRow]:
    """The list of rounds."""
    for written, result in zip(done.record.rounds, done.results, strict=True):
        scores = [side.score for side in result.sides]
        yield RoundRow(
            written.number,
            written.dealer,
            len(written.moves),
            result.ended or "",
            scores,
            totals_after(result),
        )


def totals_after(result: RoundResult) -> list[int]:
    """Each side's total with a round's score."""
    return [side.total for side in result.sides]


def frames(played: Round, written: RoundRecord) -> Iterator[Frame]:
    """The deal, then the table after each act. The round is played meanwhile."""
    yield frame(played, 0, "", played.events(EVERYBODY))
    for move in written.moves:
        yield frame(played, move.seat, act_text(move.act), played.apply(move.act))


def frame(played: Round, seat: int, act: str, events: Sequence[Event]) -> Frame:
    """The table as it lies."""
    seen = [wire_event(event, 0) for event in events if event.audience == EVERYBODY]
    shown = round_view(View(played.state, 0, played.number, []))
    players = range(1, int(played.law.players) + 1)
    hands = [[card_text(card) for card in hand_of(played.state, one)] for one in players]
    return Frame(seat, act, seen, shown, hands)


def finished(played: Round) -> Finished:
    """How the round ended, or stands."""
    ended, out = played.ended or "", played.out_seat or 0
    return Finished(played.number, ended, out, played.concealed, sheet(played.state))
