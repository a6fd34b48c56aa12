"""Names that can be seen, and talk that covers nobody else's line."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.errors import Refused
from escalera.notation.record import name_fault
from escalera.service.names import LONGEST, clean_name, in_record, told_apart
from escalera.service.writing import MOST_MARKS, clean_text

UNSEEN = [
    "",
    " ",
    "\t\n",
    "\u115f",
    "\u1160",
    "\u3164",
    "\u2800",
    "\uffa0",
    "\u034f",
    "\u200b\u200d",
    "\u0301\u0308",
    "\ufe0f",
]
MARK = "\u0301"


@pytest.mark.parametrize("name", [*UNSEEN, "".join(UNSEEN)], ids=ascii)
def test_a_name_nobody_could_see_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ada", "Ó", "Νίκη", "Люба", "ผู้ใหญ่", "李", "🦊", "O’Neill-Ågård", "אדה"])
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)
    assert clean_text(name) == name


@pytest.mark.parametrize("unseen", [one for one in UNSEEN if MARK not in one], ids=ascii)
def test_what_cannot_be_seen_makes_no_other_name(unseen: str) -> None:
    assert told_apart(clean_name("Ada" + unseen), ["Ada"]).endswith(" (2)")


@pytest.mark.parametrize("name", ["ADA", "ａｄａ", "Ａda"])
def test_the_same_letters_in_other_forms_are_the_same_name(name: str) -> None:
    assert told_apart(clean_name(name), ["Ada"]).endswith(" (2)")


def test_towers_of_marks_are_cut() -> None:
    tower = "a" + MARK * 30
    for shown in (clean_name(tower), clean_text(tower)):
        marks = unicodedata.normalize("NFD", shown).count(MARK)
        assert 1 <= marks <= MOST_MARKS + 1
    assert len(clean_name("x" * LONGEST)) == LONGEST


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
def test_a_line_nobody_could_see_says_nothing(text: str) -> None:
    assert clean_text(text) == ""


@given(st.text(st.characters() | st.sampled_from("|#\n\r\u2028 :"), max_size=LONGEST))
def test_whatever_name_is_taken_a_record_can_hold_it(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert name_fault(in_record(name)) is None
    assert in_record(name) == name or set(name) & set("|#")
