"""Deals for the tests: some fixed, some drawn."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from hypothesis import strategies as st

from escalera.notation import Record, RoundRecord
from escalera.rules import Rules, edition
from escalera.service.fair import (
    DRAWN,
    KINDS,
    Contribution,
    Kind,
    Terms,
    deal_order,
    first_dealer,
    prove,
)

MINI: Final = edition("mini-wilds")
CLASSIC: Final = edition("classic").with_house_rules({"target": 2500})


def drawn_bytes(*what: object) -> bytes:
    """32 bytes that look random and are the same each time."""
    return sha256(repr(what).encode()).digest()


def contribution(seat: int, kind: Kind, *seed: object) -> Contribution:
    """A fixed contribution."""
    return Contribution(seat, kind, b"" if kind == "none" else drawn_bytes(seat, *seed))


def all_contributions(kinds: Sequence[Kind], *seed: object) -> tuple[Contribution, ...]:
    """One for each of these seats."""
    return tuple([contribution(seat, kind, *seed) for seat, kind in enumerate(kinds, 1)])


def played(terms: Terms, kinds: Sequence[Kind], *seed: object) -> RoundRecord:
    """A round fairly dealt, with its proof."""
    added = all_contributions(kinds, *seed)
    secret = drawn_bytes("secret", *seed)
    dealer = terms.dealer if terms.dealer != DRAWN else first_dealer(terms, secret, added)
    proof = prove(terms, secret, added).text()
    return RoundRecord(terms.round, dealer, deal_order(terms, secret, added), (), proof)


def record_of(rules: Rules, players: int, *rounds: RoundRecord) -> Record:
    """A record of these rounds."""
    return Record(rules, players, (0,) * len(rules.sides(players)), rounds=rounds)


values = st.binary(min_size=32, max_size=32)
tables = st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True)


@st.composite
def contributions(draw: st.DrawFn, players: int) -> tuple[Contribution, ...]:
    """What the seats of a table may add."""
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=players, max_size=players))
    every = [
        Contribution(n, kind, b"" if kind == "none" else draw(values)) for n, kind in enumerate(kinds, 1)
    ]
    return tuple(every)


@st.composite
def terms(draw: st.DrawFn) -> Terms:
    """A deal of a small or a full game."""
    rules = draw(st.sampled_from([MINI, CLASSIC]))
    players = draw(st.sampled_from(rules.players))
    number = draw(st.integers(1, 200))
    dealer = draw(st.integers(1 if number > 1 else 0, players if number > 1 else 0))
    return Terms(rules, players, draw(tables), number, dealer)
