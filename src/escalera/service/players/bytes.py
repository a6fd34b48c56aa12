"""A view as bytes and back: all that a computer player is ever given.

The bytes are msgpack in the layout of `layout.py`. Equal views have equal bytes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from escalera.engine.act import Act
from escalera.engine.events import Event
from escalera.engine.law import RANKS, Law
from escalera.engine.state import NONE, State
from escalera.engine.view import View, laid_out
from escalera.errors import EscaleraError
from escalera.notation.acts import act_text, parse_act
from escalera.rules import Rules, edition
from escalera.service.players.layout import VERSION, Head, Numbers, Shown, Told
from escalera.service.players.sanity import fault_of

WIDTH: Final = int(RANKS)
NAMES: Final = Numbers.__struct_fields__

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Shown)
_head_decoder: Final = msgspec.msgpack.Decoder(Head)


class ViewBytesError(EscaleraError, ValueError):
    """The bytes are no view; the message says why."""


def view_bytes(view: View) -> bytes:
    """The view as bytes. ValueError for one that shows more than its seat may see."""
    check_hidden(view)
    return _encoder.encode(shown(view))


def view_of(data: bytes) -> View:
    """The view of `view_bytes`. Raises `ViewBytesError`."""
    found = read(data)
    try:
        law = law_of(found.edition, tuple(found.house_rules.items()), found.players)
        fault = fault_of(found, law)
        events = [] if fault else [event_of(told) for told in found.events]
    except EscaleraError as error:
        raise ViewBytesError(f"not a view: {error}") from None
    if fault:
        raise ViewBytesError(f"not a view: {fault}")
    return View(state_of(found, law), found.seat, found.number, events)


# Writing


def check_hidden(view: View) -> None:
    """The last look before a view leaves the process: only what `hidden` has hidden may pass."""
    state = view.state
    others = [seat for seat in range(6) if seat != view.seat - 1]
    if any(any(state.hands[seat * WIDTH : (seat + 1) * WIDTH]) for seat in others):
        raise ValueError("the view shows another seat's hand")
    if len(state.stock) or state.pending != NONE:
        raise ValueError("the view shows the stock or an act under way")
    if not all(event.is_seen_by(view.seat) for event in view.events):
        raise ValueError("the view tells what its seat may not see")


def shown(view: View) -> Shown:
    """The view in the layout of its bytes."""
    state = view.state
    code, house_rules = rules_text(state.law.rules)
    return Shown(
        VERSION,
        code,
        house_rules,
        int(state.law.players),
        view.seat,
        view.number,
        own_hand(state, view.seat),
        list(state.nums),
        list(state.melds),
        bytes(list(state.pile)),
        bytes(list(state.reds)),
        Numbers(*[getattr(state, name) for name in NAMES]),
        [told(event) for event in view.events],
    )


def own_hand(state: State, seat: int) -> bytes:
    """The seat's own places of the hands."""
    return bytes(list(state.hands[(seat - 1) * WIDTH : seat * WIDTH])) if seat else b""


def told(event: Event) -> Told:
    """An event in the layout of the bytes."""
    act = act_text(event.act) if event.act is not None else None
    return Told(event.kind, event.seat, event.audience, bytes(event.cards), event.count, act)


@lru_cache(maxsize=64)
def rules_text(rules: Rules) -> tuple[str, dict[str, str]]:
    """The edition's text and what a table plays differently."""
    return rules.edition_text, rules.differences()


# Reading


def read(data: bytes) -> Shown:
    """The bytes in their layout, each field within its bounds."""
    try:
        version = _head_decoder.decode(data).version
        if version == VERSION:
            return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ViewBytesError(f"not a view: {error}") from None
    raise ViewBytesError(f"a view of version {version}; only version {VERSION} can be read here")


@lru_cache(maxsize=64)
def law_of(text: str, house_rules: tuple[tuple[str, str], ...], players: int) -> Law:
    """The rules of the table, unpacked; one object for all views of a table."""
    rules = edition(text).with_house_rules(dict(house_rules))
    rules.check_players(players)
    return Law(rules, players)


def state_of(found: Shown, law: Law) -> State:
    """The state that `hidden` left, no act under way."""
    before = max(found.seat - 1, 0) * WIDTH
    hands = [0] * before + list(found.hand) + [0] * (6 * WIDTH - before - len(found.hand))
    state = laid_out(law, hands, found.sizes, found.melds, list(found.pile), list(found.reds))
    for name in NAMES:
        setattr(state, name, getattr(found.numbers, name))
    return state


def event_of(told: Told) -> Event:
    """An event back from the layout."""
    act = act_of(told.act) if told.act is not None else None
    return Event(told.kind, told.seat, told.audience, tuple(told.cards), told.count, act)


@lru_cache(maxsize=4096)
def act_of(text: str) -> Act:
    """The act of a text; the same acts come again in every later view of a round."""
    return parse_act(text)
