"""The table as one reader may see it, made from what the engine's hider lets through."""

from __future__ import annotations

from escalera.cards import card_text
from escalera.engine.sheet import SideSheet, meld_cards, own_melds, red_parts
from escalera.engine.state import (
    FINISHED,
    FINISHED_SEQUENCES,
    KIND,
    LENGTH,
    MINIMUM,
    OPENED,
    POINTS,
    RANK_MELD,
    SEQUENCE,
    State,
)
from escalera.engine.view import View
from escalera.protocol import views
from escalera.service.table import Finished, Table

KINDS = {int(RANK_MELD): "rank", int(SEQUENCE): "sequence"}


def render(
    table: Table, you: int, present: frozenset[int], clock: views.ClockView | None, expires_ms: int
) -> views.TableView:
    """The table for a seat, 0 for a spectator; `present` are the seats whose people are connected."""
    played = table.round
    match = table.match
    return views.TableView(
        table=table.id,
        you=you,
        host=you != 0 and you == table.host,
        stage=table.stage,
        options=table.options,
        target=table.rules.target.of(table.options.players),
        asking=table.rules.ask_partner,
        seats=[seat_view(table, number, present) for number in range(1, len(table.seats) + 1)],
        totals=match.totals if match else [],
        round=round_view(played.view(you)) if played else None,
        results=[result_view(done) for done in table.finished],
        clock=clock,
        commitment=table.commitment,
        seals={str(number): seal for number, seal in sorted(table.seals.items())},
        seals_closed=table.seals_closed,
        winner=(match.winner or 0) if match else 0,
        draw=match.draw if match else False,
        expires_ms=expires_ms,
        talk=list(table.talk),
        matches=table.matches,
        doubts=list(table.doubts),
    )


def seat_view(table: Table, number: int, present: frozenset[int]) -> views.SeatView:
    """A seat as everybody sees it."""
    seat = table.seat(number)
    sides = table.rules.sides(table.options.players)
    side = next(n for n, seats in enumerate(sides, 1) if number in seats)
    played = table.round
    return views.SeatView(
        seat=number,
        side=side,
        kind=seat.kind,
        name=seat.name,
        player=seat.player,
        present=seat.kind == "computer" or number in present,
        stand_in=bool(seat.stand_in),
        cards=int(played.state.count(number - 1)) if played else 0,
        ready=seat.ready,
    )


def round_view(view: View) -> views.RoundView:
    """The round as the view's seat sees it."""
    s = view.state
    ended = {1: "out", 2: "stock"}.get(int(s.ended))
    return views.RoundView(
        number=view.number,
        dealer=int(s.dealer) + 1,
        to_act=view.to_act,
        phase=phase_of(s),
        asked_by=int(s.turn) + 1 if s.question == 1 else 0,
        stock=int(s.stock_left),
        pile=[card_text(int(s.pile[at])) for at in range(int(s.pile_size()))],
        frozen=is_frozen(s),
        ended=ended,
        out_seat=int(s.out_seat) + 1,
        concealed=bool(s.concealed),
        sides=[side_view(s, number) for number in range(int(s.law.sides))],
        hand=[card_text(card) for card in view.hand],
    )


def is_frozen(s: State) -> bool:
    """Whether a wild card in the pile matters: not where taking needs a natural pair anyway."""
    return bool(s.pile_frozen) and not s.law.pair_always


def phase_of(s: State) -> str:
    """What is awaited."""
    if s.phase == 2:
        return "over"
    if s.question == 1:
        return "answer"
    return "draw" if s.phase == 0 else "play"


def side_view(s: State, side: int) -> views.SideView:
    """A side's cards on the table, and how far it is from going out."""
    parts = red_parts(s, side)
    return views.SideView(
        side=side + 1,
        seats=list(s.law.rules.sides(int(s.law.players))[side]),
        total=int(s.of_side(side, 6)),
        minimum=int(s.of_side(side, MINIMUM)),
        opened=bool(s.of_side(side, OPENED)),
        counts=int(s.of_side(side, POINTS)),
        melds=[meld_view(s, index) for index in own_melds(s, side)],
        red_threes=[card_text(card) for part in parts for card in part.cards],
        red_points=sum([part.points for part in parts]),
        finished=int(s.of_side(side, FINISHED)),
        finished_sequences=int(s.of_side(side, FINISHED_SEQUENCES)),
        needed=int(s.law.right_melds),
        needs_sequence=bool(s.law.right_sequence),
        may_go_out=bool(s.has_right(side)),
    )


def meld_view(s: State, index: int) -> views.MeldView:
    """A meld."""
    length = int(s.meld(index, LENGTH))
    size = int(s.law.size)
    return views.MeldView(
        number=int(s.number_of(index)),
        kind=KINDS.get(int(s.meld(index, KIND)), "wild"),
        cards=[card_text(card) for card in meld_cards(s, index)],
        wilds=int(s.wild_count(index)),
        missing=max(0, size - length),
        finished=length >= size and not s.is_black(index),
    )


def result_view(done: Finished) -> views.ResultView:
    """A finished round with the cards behind its numbers."""
    sides = [sheet_view(sheet) for sheet in done.sheets]
    return views.ResultView(done.number, done.ended, done.out_seat, done.concealed, sides)


def sheet_view(sheet: SideSheet) -> views.SideSheetView:
    """A side's sheet."""
    lines = [
        views.SheetLineView(
            line.name,
            line.points,
            [
                views.SheetPartView(part.points, [card_text(c) for c in part.cards], part.meld, part.seat)
                for part in line.parts
            ],
        )
        for line in sheet.lines
    ]
    return views.SideSheetView(sheet.side, sheet.score.score, sheet.score.total, lines)
