"""The `Proof:` line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.notation import parse_record, record_text
from escalera.service.fair import Proof, ProofError, Terms, parse_proof, prove
from tests.service.fair.samples import (
    CLASSIC,
    all_contributions,
    contributions,
    drawn_bytes,
    played,
    record_of,
    terms,
    values,
)

DEAL = Terms(CLASSIC, 4, "kitchen-table", 3, 2)
PROOF = prove(DEAL, drawn_bytes("secret"), all_contributions(["person", "computer", "none", "withheld"]))
TEXT = PROOF.text()


def test_its_form() -> None:
    seats = PROOF.contributions
    assert TEXT.split(" ") == [
        "version=escalera-deal-1",
        "table=kitchen-table",
        "dealer=2",
        f"commitment={PROOF.commitment.hex()}",
        f"secret={PROOF.secret.hex()}",
        f"seat1=person:{seats[0].value.hex()}",
        f"seat2=computer:{seats[1].value.hex()}",
        "seat3=none",
        f"seat4=withheld:{seats[3].value.hex()}",
    ]


@given(terms(), values, st.data())
def test_what_is_written_reads_back(deal: Terms, secret: bytes, data: st.DataObject) -> None:
    proof = prove(deal, secret, data.draw(contributions(deal.players)))
    assert parse_proof(proof.text()) == proof
    assert proof.terms(deal.rules, deal.round) == deal
    assert parse_proof(proof.text().replace(" ", " \t ")) == proof


def test_a_record_keeps_it_as_it_is() -> None:
    written = played(DEAL, ["person"] * 4)
    record = parse_record(record_text(record_of(CLASSIC, 4, written)))
    assert record.rounds[0].proof == written.proof


@given(st.text())
def test_any_other_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ProofError):
        parse_proof(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_a_changed_letter_is_refused_or_read_as_it_stands(at: int, letter: str) -> None:
    changed = TEXT[:at] + letter + TEXT[at + 1 :]
    try:
        found = parse_proof(changed)
    except ProofError as error:
        assert str(error).isprintable()
    else:
        assert found.text().split() == changed.split()


BROKEN = [
    ("", "begins with"),
    ("version=escalera-deal-1", "in this order"),
    (TEXT.replace("table=", "table "), "key=value"),
    (TEXT + " seat1=none", "twice"),
    (TEXT + " seat6=none", "in this order"),
    (TEXT + " more=1", "in this order"),
    (TEXT.replace("seat3=none ", ""), "in this order"),
    (TEXT.replace(" dealer=2", "") + " dealer=2", "in this order"),
    (" ".join(TEXT.split(" ")[:6]), "in this order"),
    (TEXT.replace("version=escalera-deal-1", "version=other"), "begins with"),
    (TEXT.replace("kitchen-table", "kitchen/table"), "table"),
    (TEXT.replace("dealer=2", "dealer=5"), "neither a seat"),
    (TEXT.replace("dealer=2", "dealer=0"), "neither a seat"),
    (TEXT.replace("dealer=2", "dealer=02"), "neither a seat"),
    (TEXT.replace("secret=", "secret=0"), "64 digits"),
    (TEXT.replace(PROOF.secret.hex(), PROOF.secret.hex().upper()), "64 digits"),
    (TEXT.replace("commitment=", "commitment=x"), "64 digits"),
    (TEXT.replace("seat3=none", "seat3=none:"), "seat3"),
    (TEXT.replace("seat3=none", "seat3=person:"), "64 digits"),
    (TEXT.replace("seat3=none", "seat3="), "seat3"),
    (TEXT.replace("=person:", "=human:"), "seat1"),
]


@pytest.mark.parametrize(("text", "said"), BROKEN)
def test_what_breaks_the_form_is_named(text: str, said: str) -> None:
    with pytest.raises(ProofError, match=said) as caught:
        parse_proof(text)
    assert caught.value.code == "malformed"


@pytest.mark.parametrize("version", ["escalera-deal-2", "escalera-deal-10"])
def test_a_later_version_is_said_to_be_newer(version: str) -> None:
    with pytest.raises(ProofError, match=version) as caught:
        parse_proof(f"version={version} whatever=it says=there")
    assert caught.value.code == "newer-format"


def test_nothing_in_it_is_a_comment() -> None:
    assert "#" not in TEXT
    assert isinstance(PROOF, Proof)
