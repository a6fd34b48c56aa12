"""Whoever opens last can't choose any more."""

from __future__ import annotations

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from escalera.service.fair import Contribution, Terms, commit, gather, opens, seal
from escalera.service.fair.encoding import encode
from tests.service.fair.samples import CLASSIC, drawn_bytes, values

TERMS = Terms(CLASSIC, 4, "t", 1)
SECRET, COMMITMENT = commit(TERMS, [2])
VALUE = drawn_bytes("value")


def test_the_formula() -> None:
    assert seal(COMMITMENT, 3, VALUE) == sha256(encode("seal", COMMITMENT, b"3", VALUE)).digest()


@given(values, values, st.integers(1, 4))
def test_only_the_sealed_value_opens(value: bytes, other: bytes, seat: int) -> None:
    sealed = seal(COMMITMENT, seat, value)
    assert opens(sealed, COMMITMENT, seat, value)
    assert opens(sealed, COMMITMENT, seat, other) == (value == other)


def test_a_copied_seal_doesnt_open_for_another_seat() -> None:
    assert not opens(seal(COMMITMENT, 1, VALUE), COMMITMENT, 3, VALUE)


def test_a_seal_is_for_one_commitment() -> None:
    _, other = commit(TERMS, [2])
    assert not opens(seal(COMMITMENT, 1, VALUE), other, 1, VALUE)


def test_a_value_has_32_bytes() -> None:
    assert not opens(seal(COMMITMENT, 1, b"short"), COMMITMENT, 1, b"short")


def test_each_seat_counts_as_what_it_did() -> None:
    seals = {1: seal(COMMITMENT, 1, VALUE), 3: seal(COMMITMENT, 3, VALUE)}
    opened = {1: VALUE, 3: drawn_bytes("another"), 4: VALUE}
    assert gather(4, SECRET, COMMITMENT, seals, opened) == (
        Contribution(1, "person", VALUE),
        SECRET.computers[0],
        Contribution(3, "withheld", seals[3]),
        Contribution(4, "none"),
    )


def test_a_seal_that_stays_shut_is_kept() -> None:
    sealed = seal(COMMITMENT, 1, VALUE)
    assert gather(4, SECRET, COMMITMENT, {1: sealed}, {})[0] == Contribution(1, "withheld", sealed)


def test_nobody_adds_for_a_computer_players_seat() -> None:
    sealed = seal(COMMITMENT, 2, VALUE)
    assert gather(4, SECRET, COMMITMENT, {2: sealed}, {2: VALUE})[1] == SECRET.computers[0]
