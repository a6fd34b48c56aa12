"""Leaks planted into a service in this process, one in each place where something is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from escalera.cards import card_text
from escalera.engine.view import hand_of
from escalera.errors import Refused
from escalera.protocol import views
from escalera.protocol.answers import Counted, WireEvent
from escalera.service import records, render, table
from escalera.service.table import Table, Told
from escalera.web import answering, events, frames, sockets, words
from escalera.web.shell import Shell

Plant = Callable[[pytest.MonkeyPatch], None]
replace = msgspec.structs.replace


def unknown(of: Table, you: int) -> str:
    """A card in the hand of somebody else."""
    assert of.round is not None
    seat = next(n for n in range(1, of.options.players + 1) if n != you)
    return card_text(hand_of(of.round.state, seat)[0])


def next_drawn(of: Table) -> str:
    """The card that will be drawn next."""
    assert of.round is not None
    state = of.round.state
    return card_text(int(state.stock[len(state.stock) - int(state.stock_left)]))


def in_round(change: Callable[[Table, int, views.RoundView], views.RoundView]) -> Plant:
    """A round that shows more."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        plain = render.round_view

        def leaking(*more: Any) -> views.RoundView:
            found: views.RoundView = plain(*more)
            return change(LAST[0], more[-1].seat, found) if LAST and found.stock > 1 else found

        remember_table(patch)
        patch.setattr(render, "round_view", leaking)

    return plant


def more_in_hand(of: Table, you: int, found: views.RoundView) -> views.RoundView:
    return replace(found, hand=[*found.hand, unknown(of, you)])


def other_in_hand(of: Table, you: int, found: views.RoundView) -> views.RoundView:
    return replace(found, hand=[*found.hand[1:], unknown(of, you)]) if you else found


def stock_on_pile(of: Table, you: int, found: views.RoundView) -> views.RoundView:
    return replace(found, pile=[next_drawn(of), *found.pile])


def in_red_threes(of: Table, you: int, found: views.RoundView) -> views.RoundView:
    side = replace(found.sides[0], red_threes=[*found.sides[0].red_threes, unknown(of, you)])
    return replace(found, sides=[side, *found.sides[1:]])


def in_a_word(field: str) -> Plant:
    """A card in a word of a seat, in small letters."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        plain = render.seat_view

        def leaking(of: Table, number: int, present: frozenset[int]) -> views.SeatView:
            found = plain(of, number, present)
            card = unknown(of, 1).lower() if of.round else ""
            return replace(found, **{field: f"{getattr(found, field)} {card}"})

        patch.setattr(render, "seat_view", leaking)

    return plant


def sheet_too_soon(patch: pytest.MonkeyPatch) -> None:
    from escalera.engine.sheet import sheet

    plain = render.render

    def leaking(of: Table, *more: Any) -> views.TableView:
        found = plain(of, *more)
        if of.round is None:
            return found
        now = views.ResultView(9, "", 0, False, [render.sheet_view(one) for one in sheet(of.round.state)])
        return replace(found, results=[*found.results, now])

    for module in modules_with("render", plain):
        patch.setattr(module, "render", leaking)


def events_to_all(patch: pytest.MonkeyPatch) -> None:
    def leaking(self: Table, seq: int, seat: int) -> list[WireEvent] | None:
        return [told.event for told in self.told if told.event.seq > seq] if seq >= self.told_from else None

    patch.setattr(Table, "since", leaking)


def in_an_event(kind: str) -> Plant:
    """The cards that only one seat may see, in an event for all."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        plain = Table.tell_engine

        def leaking(self: Table, told: Any) -> None:
            plain(self, told)
            for at, one in enumerate(self.told):
                if one.event.kind == kind and one.event.seq == self.seq and self.round is not None:
                    cards = [*one.event.cards, next_drawn(self)]
                    self.told[at] = Told(one.audience, replace(one.event, cards=cards))

        patch.setattr(Table, "tell_engine", leaking)

    return plant


def modules_with(name: str, value: object) -> list[Any]:
    """The service's and web's modules that have taken a name over."""
    import sys

    rooms = ("escalera.service", "escalera.web")
    found = [module for key, module in list(sys.modules.items()) if key.startswith(rooms)]
    return [module for module in found if getattr(module, name, None) is value]


LAST: Final[list[Table]] = []
"""The table that was looked at last; what has only a message at hand finds it here."""


def remember_table(patch: pytest.MonkeyPatch) -> None:
    plain = Table.apply

    def remembering(self: Table, *more: Any) -> None:
        plain(self, *more)
        if self.round is not None:
            LAST[:] = [self]

    patch.setattr(Table, "apply", remembering)


def card_now() -> str:
    """A card nobody at the table can name, a rare one, so that it isn't one that was named."""
    if not LAST or LAST[0].round is None:
        return ""
    state = LAST[0].round.state
    left = [card_text(int(card)) for card in list(state.stock)[len(state.stock) - int(state.stock_left) :]]
    return next((card for card in left if card[0] in "69"), "")


def in_a_refusals_facts(patch: pytest.MonkeyPatch) -> None:
    remember_table(patch)
    plain = words.refusal_of

    def leaking(id: str, refused: Refused, *more: Any) -> Any:
        found = plain(id, refused, *more)
        card = card_now()
        return replace(found, facts={**found.facts, "held": card}) if card else found

    patch.setattr(answering, "refusal_of", leaking)


def in_a_refusals_sentence(patch: pytest.MonkeyPatch) -> None:
    remember_table(patch)
    plain = words.refusal_of

    def leaking(*more: Any) -> Any:
        found = plain(*more)
        return replace(found, sentence=f"{found.sentence} The next card is {card_now()}.")

    patch.setattr(answering, "refusal_of", leaking)


def in_a_would_answer(patch: pytest.MonkeyPatch) -> None:
    remember_table(patch)
    plain = frames.wire

    def leaking(message: Any) -> bytes:
        card = card_now().replace("S", "♠").replace("H", "♥")
        more = isinstance(message, Counted) and card
        return plain(replace(message, sentence=card) if more else message)

    for module in modules_with("wire", plain):
        patch.setattr(module, "wire", leaking)


def on_the_line(module: Any, addition: str) -> Plant:
    """A field more in whatever is sent by a socket, a stream or plain HTTP."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        remember_table(patch)
        plain = module.wire

        def leaking(message: Any) -> bytes:
            data: bytes = plain(message)
            return data[:-1] + addition.replace("CARD", card_now()).encode() + data[-1:]

        patch.setattr(module, "wire", leaking)

    return plant


def record_too_soon(patch: pytest.MonkeyPatch) -> None:
    from escalera.notation import Record

    def leaking(self: Table, match: int = 0) -> Record:
        names = tuple(seat.name or f"Seat {n}" for n, seat in enumerate(self.seats, 1))
        sides = len(self.rules.sides(self.options.players))
        return Record(self.rules, self.options.players, (0,) * sides, names, tuple(self.rounds))

    patch.setattr(Table, "record", leaking)


def export_too_soon(patch: pytest.MonkeyPatch) -> None:
    plain = records.read_record

    def leaking(*more: Any) -> Any:
        found = plain(*more)
        return replace_record(found, LAST[0])

    remember_table(patch)
    patch.setattr(records, "read_record", leaking)


def replace_record(found: Any, of: Table) -> Any:
    """A record with the running round in it."""
    from dataclasses import replace as changed

    return changed(found, rounds=tuple(of.rounds))


def secret_in_the_log(patch: pytest.MonkeyPatch) -> None:
    from escalera.service import dealing

    plain = dealing.committed

    def leaking(of: Table) -> Any:
        secret, entry = plain(of)
        patch.setattr(Table, "fair_secret", secret.value.hex(), raising=False)
        return secret, entry

    shown = table._committed

    def telling(of: Table, entry: Any) -> None:
        shown(of, entry)
        of.tell("committed", round=entry.round, commitment=getattr(Table, "fair_secret", ""))

    patch.setattr(dealing, "committed", leaking)
    patch.setitem(table.APPLY, type_of("committed"), telling)


def type_of(kind: str) -> type:
    """An entry's type by its kind."""
    return next(one for one in table.APPLY if one.__struct_config__.tag == kind)  # type: ignore[attr-defined]


def on_the_page(patch: pytest.MonkeyPatch) -> None:
    remember_table(patch)
    plain = Shell.__call__

    async def leaking(self: Shell, scope: Any, receive: Any, send: Any) -> None:
        async def send_more(message: Any) -> None:
            if message["type"] == "http.response.body" and scope["path"].startswith("/t/"):
                message = {**message, "body": message.get("body", b"") + card_now().encode()}
            await send(message)

        await plain(self, scope, receive, send_more)

    patch.setattr(Shell, "__call__", leaking)


PLANTED: Final[dict[str, Plant]] = {
    "another's card in the hand": in_round(more_in_hand),
    "another's card in the place of an own one": in_round(other_in_hand),
    "the stock's next card in the pile": in_round(stock_on_pile),
    "a card among the red threes": in_round(in_red_threes),
    "a card in a word": in_a_word("player"),
    "a card in a name": in_a_word("name"),
    "the sheet of a running round": sheet_too_soon,
    "a seat's events to all": events_to_all,
    "what was drawn, to all": in_an_event("draw"),
    "one more card in a seat's own event": in_an_event("drew"),
    "the next card with a discard": in_an_event("discard"),
    "the next card with a turn": in_an_event("turn"),
    "the next card with a deal": in_an_event("deal"),
    "a refusal's facts": in_a_refusals_facts,
    "a refusal's sentence": in_a_refusals_sentence,
    "an answer to would": in_a_would_answer,
    "a field more in a socket": on_the_line(sockets, ',"next":"CARD"'),
    "a field more in a stream": on_the_line(events, ',"next":"CARD"'),
    "a number more in a socket": on_the_line(sockets, ',"next":17'),
    "the record of a running round": record_too_soon,
    "the export of a running round": export_too_soon,
    "the secret of the running deal": secret_in_the_log,
    "the page": on_the_page,
}
"""What was planted, by its name; the search must find each."""
