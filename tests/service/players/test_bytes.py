"""Views as bytes: nothing is lost, nothing is added, nonsense is refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from mypy_extensions import i64

from escalera import Act, Event, Round, View, parse_act
from escalera.engine.state import State
from escalera.engine.vecs import vec
from escalera.service.players.bytes import NAMES, ViewBytesError, view_bytes, view_of
from escalera.service.players.layout import Shown, Told
from tests.service.players.rounds import TABLES, dealt, halfway, played_on, view_halfway

CARRIED = {"law", "hands", "nums", "melds", "pile", "reds", *NAMES}
LEFT_OUT = {
    "stock",
    "pending",
    "pending_steps",
    "pending_points",
    "pending_base",
    "pending_target",
    "pending_black",
}
PLAIN = [
    parse_act(text) for text in ("draw", "pass", "ask", "yes", "no", "top #1", "merge #1 #2", "take 4C 4C")
]
DISCARDS = [
    Act("discard", (part,)) for part in [parse_act(f"discard {text}").parts[0] for text in ("4C", "X", "KS")]
]


def views(code: str, players: int, house: dict[str, str]) -> Iterator[View]:
    """Views of every seat and of a spectator, all through some rounds."""
    for seed in range(2):
        played = dealt(code, players, seed, house)
        for at, seen in enumerate(played_on(played, seed)):
            yield seen
            yield played.view(at % (players + 1))
        yield from [played.view(seat) for seat in range(players + 1)]


def listed(view: View) -> list[int]:
    """The legal steps, in order."""
    steps = view.steps()
    return [steps[at] for at in range(len(steps))]


def refusals(view: View, acts: list[Act]) -> list[str]:
    """What each act comes to."""
    found = [view.check(act) for act in acts] if view.seat else []
    return [f"{refused.code} {refused.facts}" if refused else "legal" for refused in found]


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_a_view_comes_back_as_it_was(code: str, players: int) -> None:
    count = 0
    for house in ({}, {"ask_partner": "must", "going_out_bonus": "200"}):
        for view in views(code, players, house):
            data = view_bytes(view)
            back = view_of(data)
            tried = PLAIN + DISCARDS + [event.act for event in view.events[-12:] if event.act is not None]
            assert (back.seat, back.number, back.to_act) == (view.seat, view.number, view.to_act)
            assert back.hand == view.hand and back.events == view.events
            assert listed(back) == listed(view)
            assert refusals(back, tried) == refusals(view, tried)
            assert back.state.law.rules == view.state.law.rules
            assert view_bytes(back) == data
            count += 1
    assert count > 60


def test_every_part_of_a_state_is_carried_or_left_out_on_purpose() -> None:
    state = dealt("bolivia", 4, 1).state
    names = getattr(State, "__mypyc_attrs__", None) or vars(state)
    assert set(names) == CARRIED | LEFT_OUT


def test_there_is_no_place_for_other_hands_or_the_stock() -> None:
    view = view_halfway()
    raw = msgspec.msgpack.decode(view_bytes(view))
    fields = dict(zip(Shown.__struct_fields__, raw, strict=True))
    assert len(fields["hand"]) == 14 and not LEFT_OUT & (set(fields) | set(NAMES))
    back = view_of(view_bytes(view)).state
    own = range((view.seat - 1) * 14, view.seat * 14)
    assert len(back.stock) == 0
    assert not any(number for place, number in enumerate(list(back.hands)) if place not in own)


@pytest.mark.parametrize("seed", range(20))
def test_cards_a_seat_cannot_know_change_no_byte(seed: int) -> None:
    played = halfway("bolivia", 4, seed, acts=3 + seed)
    seat = played.to_act
    before = view_bytes(played.view(seat))
    other = with_other_hidden_cards(played, seat, Random(seed))
    assert list(other.state.stock) != list(played.state.stock)
    assert view_bytes(other.view(seat)) == before


def with_other_hidden_cards(played: Round, seat: int, luck: Random) -> Round:
    """The same round with the next seat's hand and the rest of the stock mixed."""
    other = played.clone()
    state = other.state
    stock = list(state.stock)
    drawn = len(stock) - int(state.stock_left)
    who = seat % int(state.law.players)
    hand = [face for face in range(53) for _ in range(int(state.holds_face(who, face)))]
    for at, face in enumerate(hand):
        swapped = luck.randrange(drawn, len(stock))
        if stock[swapped] in (5, 6):
            continue
        state.remove(who, face)
        state.give(who, stock[swapped])
        hand[at], stock[swapped] = stock[swapped], face
    rest = stock[drawn:]
    luck.shuffle(rest)
    state.stock = vec[i64](stock[:drawn] + rest)
    return other


def test_a_view_that_shows_too_much_never_leaves() -> None:
    played = halfway()
    state, seat = played.state, played.to_act
    with pytest.raises(ValueError, match="another seat's hand"):
        view_bytes(View(state, seat, 1, []))
    hidden = played.view(seat).state
    hidden.stock = state.stock
    with pytest.raises(ValueError, match="stock"):
        view_bytes(View(hidden, seat, 1, []))
    drew = Event("drew", 1, seat % 4 + 1, (8, 9))
    with pytest.raises(ValueError, match="may not see"):
        view_bytes(View(played.view(seat).state, seat, 1, [drew]))


# Nonsense


@pytest.mark.parametrize(
    "data", [b"", b"\xc0", b"\x90", b"null", b"\x93\x01\x02\x03", b"\xdd\xff\xff\xff\xff", b"\xa1\xff"]
)
def test_what_is_no_view_is_refused(data: bytes) -> None:
    with pytest.raises(ViewBytesError, match="not a view"):
        view_of(data)


def test_another_version_is_named() -> None:
    with pytest.raises(ViewBytesError, match="version 2; only version 1"):
        view_of(altered(version=2))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"edition": "poker"}, "no edition"),
        ({"house_rules": {"hand": "999"}}, "hand is"),
        ({"house_rules": {"beauty": "1"}}, "no house rule"),
        ({"players": 7}, "<= 6"),
        ({"players": 5}, "for 2, 3, 4 or 6 players|players"),
        ({"seat": 6}, "a seat"),
        ({"seat": -1}, ">= 0"),
        ({"hand": b""}, "a hand"),
        ({"hand": b"\xff" * 14}, "a hand"),
        ({"hand": b"\0" * 14}, "a hand"),
        ({"sizes": [0] * 59}, "length"),
        ({"sizes": [99] * 60}, "a hand|more cards"),
        ({"melds": [0]}, "a meld"),
        ({"melds": [5, 1, 3, 0, 3, 3, 0, 0]}, "a meld"),
        ({"melds": [0, 1, 77, 0, 3, 3, 0, 0]}, "a meld"),
        ({"melds": [0, 9, 3, 0, 3, 3, 0, 0]}, "a meld"),
        ({"pile": b"\x63"}, "no card"),
        ({"reds": b"\0"}, "red threes"),
        ({"reds": b"\0\x09"}, "red threes"),
        ({"events": [Told("drew", 1, 6, b"", 0, None)]}, "somebody else"),
        ({"events": [Told("draw", 1, 0, b"\xff", 0, None)]}, "no card"),
        ({"events": [Told("draw", 1, 0, b"", 0, "cheat")]}, "not an action"),
        ({"numbers": 3}, "array"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(ViewBytesError, match=why):
        view_of(altered(**changes))


def altered(**changes: Any) -> bytes:
    """The bytes of a view with some fields changed."""
    raw = msgspec.msgpack.decode(view_bytes(view_halfway()))
    fields = dict(zip(Shown.__struct_fields__, raw, strict=True)) | changes
    return msgspec.msgpack.encode(list(fields.values()))


def test_damaged_bytes_are_refused_or_make_a_view() -> None:
    luck = Random(5)
    whole = view_bytes(view_halfway())
    made = 0
    for _ in range(3000):
        data = bytearray(whole)
        for _ in range(luck.randrange(3) + 1):
            data[luck.randrange(len(data))] = luck.randrange(256)
        try:
            view = view_of(bytes(data[: luck.choice((None, None, luck.randrange(len(data))))]))
        except ViewBytesError:
            continue
        made += 1
        assert view.to_act in range(7)
    assert made < 2500
