"""The order and the dealer follow from everything that was added, and from nothing else."""

from __future__ import annotations

import hmac
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.cards import cards_text
from escalera.rules import edition
from escalera.service.fair import (
    Contribution,
    Terms,
    commitment_of,
    deal_key,
    deal_order,
    first_dealer,
    parse_proof,
    seal,
)
from escalera.service.fair.encoding import encode
from tests.service.fair.samples import all_contributions, contributions, drawn_bytes, terms, values

VECTORS: Final = json.loads((Path(__file__).parent / "data" / "vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_known_answers(vector: dict[str, Any]) -> None:
    """Fixed for ever under this version's name: old records must stay checkable."""
    proof = parse_proof(vector["proof"])
    rules = edition(vector["edition"]).with_house_rules(vector["rules"])
    deal = proof.terms(rules, vector["round"])
    known = (deal, proof.secret, proof.contributions)
    assert commitment_of(*known).hex() == vector["commitment"] == proof.commitment.hex()
    assert deal_key(*known).hex() == vector["key"]
    assert cards_text(deal_order(*known)) == vector["order"]
    assert first_dealer(*known) == vector["drawn_dealer"]
    for one in proof.contributions:
        if one.kind == "person":
            assert seal(proof.commitment, one.seat, one.value).hex() == vector["seals"][str(one.seat)]


def test_the_formula_of_the_key() -> None:
    deal = Terms(edition("samba"), 2, "t", 1)
    added = all_contributions(["person", "none"])
    message = encode("key", *deal.fields(), bytes(32), b"person", added[0].value, b"none", b"")
    assert deal_key(deal, bytes(32), added) == hmac.digest(b"escalera-deal-1", message, "sha256")


@given(terms(), values, st.data())
def test_the_whole_pack_is_dealt_and_a_seat_deals(deal: Terms, secret: bytes, data: st.DataObject) -> None:
    added = data.draw(contributions(deal.players))
    assert sorted(deal_order(deal, secret, added)) == deal.rules.pack()
    assert 1 <= first_dealer(deal, secret, added) <= deal.players


def flipped(value: bytes, at: int, mask: int) -> bytes:
    """The bytes with one of them changed."""
    return value[:at] + bytes([value[at] ^ mask]) + value[at + 1 :]


@given(terms(), values, st.integers(0, 31), st.integers(1, 255), st.data())
def test_any_byte_of_anybody_gives_another_order(
    deal: Terms, secret: bytes, at: int, mask: int, data: st.DataObject
) -> None:
    added = data.draw(contributions(deal.players))
    order = deal_order(deal, secret, added)
    assert deal_order(deal, flipped(secret, at, mask), added) != order
    for one in added:
        if one.value:
            other = replace(one, value=flipped(one.value, at, mask))
            changed = [other if two.seat == one.seat else two for two in added]
            assert deal_order(deal, secret, changed) != order


@pytest.mark.parametrize("kind", ["computer", "withheld"])
def test_the_kind_of_a_contribution_counts(kind: str) -> None:
    deal = Terms(edition("samba"), 2, "t", 1)
    one, other = all_contributions(["person", "none"])
    changed = Contribution(1, kind, one.value)  # type: ignore[arg-type]
    assert deal_key(deal, bytes(32), [one, other]) != deal_key(deal, bytes(32), [changed, other])


@pytest.mark.parametrize(
    "changes",
    [{"table": "u"}, {"round": 2}, {"dealer": 1}, {"rules": edition("bolivia-dk")}],
)
def test_every_term_gives_another_order(changes: dict[str, Any]) -> None:
    deal = Terms(edition("samba"), 4, "t", 1)
    known = drawn_bytes("secret"), all_contributions(["person"] * 4)
    assert deal_order(replace(deal, **changes), *known) != deal_order(deal, *known)
