"""The service can't change its mind, and gives nothing away."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.service.fair import Contribution, Secret, Terms, commit, commitment_of
from escalera.service.fair.encoding import encode
from tests.service.fair.samples import CLASSIC, all_contributions, contribution, contributions, terms, values

TERMS = Terms(CLASSIC, 4, "t", 1)


def test_the_secret_and_each_computer_player_have_32_bytes_of_their_own() -> None:
    secret, commitment = commit(TERMS, [4, 2])
    assert [(one.seat, one.kind) for one in secret.computers] == [(2, "computer"), (4, "computer")]
    drawn = {secret.value, *[one.value for one in secret.computers]}
    assert len(drawn) == 3 and {len(value) for value in drawn} == {32}
    assert len(commitment) == 32


def test_no_two_secrets_are_alike() -> None:
    assert len({commit(TERMS)[0].value for _ in range(50)}) == 50


def test_the_formula() -> None:
    secret, commitment = commit(TERMS, [2])
    fields = [b"none", b"", b"computer", secret.computers[0].value, b"none", b"", b"none", b""]
    assert commitment == sha256(encode("commitment", *TERMS.fields(), secret.value, *fields)).digest()


@given(contributions(4), values)
def test_what_people_add_doesnt_change_it(added: tuple[Contribution, ...], secret: bytes) -> None:
    before = [one if one.kind == "computer" else Contribution(one.seat, "none") for one in added]
    assert commitment_of(TERMS, secret, added) == commitment_of(TERMS, secret, before)


@given(terms(), values, st.data())
def test_every_byte_of_the_services_part_counts(deal: Terms, secret: bytes, data: st.DataObject) -> None:
    every = all_contributions(["computer"] * deal.players)
    before = commitment_of(deal, secret, every)
    at = data.draw(st.integers(0, 31))
    flip = data.draw(st.integers(1, 255))
    changed = bytes([byte ^ (flip if place == at else 0) for place, byte in enumerate(secret)])
    assert commitment_of(deal, changed, every) != before
    seat = data.draw(st.integers(1, deal.players))
    other = [contribution(seat, "computer", "other") if one.seat == seat else one for one in every]
    assert commitment_of(deal, secret, other) != before


def test_a_computers_seat_cant_become_a_persons() -> None:
    value = bytes(32)
    computers = all_contributions(["computer", "none", "none", "none"])
    people = all_contributions(["person", "none", "none", "none"])
    assert commitment_of(TERMS, value, computers) != commitment_of(TERMS, value, people)


@pytest.mark.parametrize("seats", [[0], [5], [1, 5]])
def test_computer_players_sit_at_the_table(seats: list[int]) -> None:
    with pytest.raises(ValueError):
        commit(TERMS, seats)


def test_logs_dont_give_secrets_away() -> None:
    secret, _ = commit(TERMS, [1], lambda size: b"\xab" * size)
    assert "ab" * 2 not in repr(secret) and r"\xab" not in repr(secret)
    assert secret == Secret(b"\xab" * 32, (Contribution(1, "computer", b"\xab" * 32),))


@pytest.mark.parametrize(
    ("kind", "size"), [("person", 31), ("computer", 0), ("none", 32), ("withheld", 0), ("dog", 32)]
)
def test_contributions_that_cant_be(kind: str, size: int) -> None:
    with pytest.raises(ValueError):
        Contribution(1, kind, bytes(size))  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [(1, 2, 3), (1, 2, 4, 3), (1, 1, 2, 3), (1, 2, 3, 4, 5)])
def test_every_seat_stands_once_and_in_order(seats: tuple[int, ...]) -> None:
    with pytest.raises(ValueError):
        commitment_of(TERMS, bytes(32), [Contribution(seat, "none") for seat in seats])
