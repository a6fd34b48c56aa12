"""Nothing can be changed afterwards without being noticed."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.notation import RoundRecord
from escalera.rules import edition
from escalera.service.fair import KINDS, ProofError, Terms, check_proof
from tests.service.fair.samples import CLASSIC, MINI, played, terms

FIRST = played(Terms(MINI, 4, "t", 1), ["person", "computer", "none", "withheld"])
LATER = played(Terms(MINI, 4, "t", 2, 3), ["person", "computer", "none", "withheld"])
HEX = re.compile(r"[0-9a-f]{64}")


def faults(round_record: RoundRecord) -> tuple[str, ...]:
    """What is wrong with a round of four at the mini table."""
    return check_proof(MINI, 4, round_record).faults


@given(terms(), st.data())
def test_a_fair_deal_holds(deal: Terms, data: st.DataObject) -> None:
    kinds = data.draw(st.lists(st.sampled_from(KINDS), min_size=deal.players, max_size=deal.players))
    verdict = check_proof(deal.rules, deal.players, played(deal, kinds))
    assert verdict.holds and verdict.faults == ()
    assert verdict.added_nothing == tuple([n for n, kind in enumerate(kinds, 1) if kind == "none"])
    assert verdict.withheld == tuple([n for n, kind in enumerate(kinds, 1) if kind == "withheld"])
    assert verdict.service_alone == ("person" not in kinds)


@given(
    st.sampled_from([FIRST, LATER]),
    st.integers(0, 4),
    st.integers(0, 63),
    st.sampled_from("0123456789abcdef"),
)
def test_any_changed_digit_is_noticed(dealt: RoundRecord, which: int, at: int, digit: str) -> None:
    proof = dealt.proof or ""
    place = list(HEX.finditer(proof))[which].start() + at
    changed = replace(dealt, proof=proof[:place] + digit + proof[place + 1 :])
    assert check_proof(MINI, 4, changed).holds == (changed == dealt)


DIGITS = [
    (0, {"wrong-commitment"}),
    (1, {"wrong-commitment", "wrong-order"}),
    (2, {"wrong-order"}),
    (3, {"wrong-commitment", "wrong-order"}),
    (4, {"wrong-order"}),
]


@pytest.mark.parametrize(("which", "due"), DIGITS)
def test_the_codes_say_whose_part_was_changed(which: int, due: set[str]) -> None:
    proof = LATER.proof or ""
    value = HEX.findall(proof)[which]
    assert set(faults(replace(LATER, proof=proof.replace(value, value[::-1])))) == due


@given(st.data())
def test_any_two_cards_changed_are_noticed(data: st.DataObject) -> None:
    one, other = data.draw(st.lists(st.integers(0, 29), min_size=2, max_size=2))
    order = list(LATER.stock)
    order[one], order[other] = order[other], order[one]
    changed = replace(LATER, stock=tuple(order))
    assert faults(changed) == (() if changed == LATER else ("wrong-order",))


@pytest.mark.parametrize("dealt", [FIRST, LATER])
def test_another_dealer_is_noticed(dealt: RoundRecord) -> None:
    for seat in range(1, 5):
        due = () if seat == dealt.dealer else ("wrong-dealer",)
        assert faults(replace(dealt, dealer=seat)) == due


def test_the_first_dealer_of_a_match_cant_be_named() -> None:
    named = played(Terms(MINI, 4, "t", 1, 3), ["person"] * 4)
    assert faults(named) == ("wrong-dealer",)


def test_a_later_match_may_draw_its_dealer_too() -> None:
    assert check_proof(MINI, 4, played(Terms(MINI, 4, "t", 5), ["person"] * 4)).holds


@pytest.mark.parametrize("table", ["T", "tt", "t-"])
def test_another_table_is_noticed(table: str) -> None:
    changed = replace(LATER, proof=(LATER.proof or "").replace("table=t ", f"table={table} "))
    assert set(faults(changed)) == {"wrong-commitment", "wrong-order"}


def test_another_round_is_noticed() -> None:
    assert set(faults(replace(LATER, number=3))) == {"wrong-commitment", "wrong-order"}


def test_other_rules_are_noticed() -> None:
    dealt = played(Terms(CLASSIC, 2, "t", 2, 1), ["person"] * 2)
    assert check_proof(CLASSIC, 2, dealt).holds
    assert check_proof(edition("classic"), 2, dealt).faults == ("wrong-commitment", "wrong-order")


def test_a_computers_number_passed_off_as_a_persons_is_noticed() -> None:
    proof = (LATER.proof or "").replace("seat2=computer", "seat2=person")
    assert set(faults(replace(LATER, proof=proof))) == {"wrong-commitment", "wrong-order"}


def test_a_contribution_left_out_is_noticed() -> None:
    proof = re.sub("seat1=person:[0-9a-f]+", "seat1=none", LATER.proof or "")
    assert faults(replace(LATER, proof=proof)) == ("wrong-order",)


def test_the_seats_are_those_of_the_table() -> None:
    with pytest.raises(ProofError, match="4 seats"):
        check_proof(MINI, 3, LATER)


def test_a_round_without_a_proof_is_no_fair_round() -> None:
    with pytest.raises(ProofError, match="no proof"):
        check_proof(MINI, 4, replace(LATER, proof=None))
