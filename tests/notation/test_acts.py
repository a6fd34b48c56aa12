"""Acts as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.engine.act import Act, Part
from escalera.errors import EscaleraError
from escalera.notation.acts import ActError, act_text, parse_act
from tests.notation.strategies import ACTS

FORMS = [
    "draw",
    "take KS KH X / 9C 9D 9H",
    "take #2",
    "take #2 KS",
    "take #2 KS KH / 9C 9D 9H / 7C 7D 7S",
    "top #2",
    "meld 4H 5H 6H",
    "meld 4H 5H 6H / 7C 7D 7S",
    "meld 4H 5H 6H / #2 7C / #1 X",
    "meld 4H 5H 6H / #2 7C / 3S 3S 3C",
    "meld 4H",
    "add #2 8H 9H",
    "add #2 8H 9H / #4 2C",
    "merge #1 #4",
    "merge #1 #1",
    "ask",
    "yes",
    "no",
    "discard 2C",
    "pass",
]


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read_and_written_alike(text: str) -> None:
    assert act_text(parse_act(text)) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("  DRAW ", "draw"),
        ("Meld 10h jh\tqh", "meld TH JH QH"),
        ("take   kS x 10D  /  4c 4d 4h", "take KS X TD / 4C 4D 4H"),
        ("ADD #12 x", "add #12 X"),
    ],
)
def test_case_tens_and_blanks_are_free(text: str, written: str) -> None:
    assert act_text(parse_act(text)) == written


def test_parts_stand_as_written() -> None:
    assert parse_act("meld 4C 4D 4H / #2 X") == Act("meld", (Part(0, (8, 9, 10)), Part(2, (52,))))
    assert parse_act("merge #4 #1") == Act("merge", (Part(4, ()), Part(1, ())))


MALFORMED = {
    "": "no action here",
    "fold": "“fold” is not an action",
    "as\N{KELVIN SIGN}": "not an action",
    "draw 2": "nothing can follow “draw”",
    "pass #1": "nothing can follow “pass”",
    "take": "needs the cards laid with the top card",
    "take / 4C 4D 4H": "needs the cards laid with the top card",
    "take KS KH /": "a list without cards",
    "take KS KH / #2 4C": "is for a new meld",
    "take KS #2": "“#2” can only begin a list",
    "take #": "not the number of a meld",
    "top": "number of one meld",
    "top #1 #2": "number of one meld",
    "top 1": "“1” is not the number of a meld",
    "top #0": "“#0” is not the number of a meld",
    "top #01": "“#01” is not the number of a meld",
    "top #-1": "not the number of a meld",
    "top #1x": "not the number of a meld",
    "top #٣": "not the number of a meld",
    f"top #{'9' * 5000}": "not the number of a meld",
    "meld": "a list without cards",
    "meld #2 7C": "is for a new meld",
    "meld 4H 5H 6H /": "a list without cards",
    "meld 4H 5H 6H / / 7C 7D 7S": "a list without cards",
    "meld 4H 5H 6H / #2": "a list without cards",
    "meld 4H 5H 6H/7C 7D 7S": "“6H/7C” is not a card",
    "meld 4H 5H 6H / #2 7C / #2 8C": "names #2 twice",
    "meld 1H 4H 5H": "“1H” is not a card",
    "meld 4ſ": "“4ſ” is not a card",
    "add": "a list without cards",
    "add 4H": "begins with the number of a meld",
    "add #2": "a list without cards",
    "add #2 4H / 7C 7D 7S": "begins with the number of a meld",
    "add #2 4H / #2 5H": "names #2 twice",
    "add # 4H": "“#” is not the number of a meld",
    "merge #1": "numbers of two melds",
    "merge #1 #2 #3": "numbers of two melds",
    "merge #1 4H": "“4H” is not the number of a meld",
    "merge #1 / #2": "numbers of two melds",
    "discard": "exactly one card",
    "discard 4H 5H": "exactly one card",
    "discard 12": "“12” is not a card",
    "yes no": "nothing can follow “yes”",
}


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_acts_have_a_sentence(text: str) -> None:
    with pytest.raises(ActError) as caught:
        parse_act(text)
    assert MALFORMED[text] in str(caught.value)
    assert len(str(caught.value)) < 150


def test_the_error_is_ours_and_a_value_error() -> None:
    assert issubclass(ActError, EscaleraError)
    assert issubclass(ActError, ValueError)


@given(ACTS)
def test_what_is_written_is_read_back(act: Act) -> None:
    assert parse_act(act_text(act)) == act


WORDS = st.sampled_from(["take", "meld", "add", "top", "merge", "discard", "/", "#1", "#2", "4H", "x", "10c"])


@given(st.text() | st.lists(WORDS, max_size=8).map(" ".join))
def test_any_text_is_an_act_or_an_act_error(text: str) -> None:
    try:
        act = parse_act(text)
    except ActError:
        return
    assert parse_act(act_text(act)) == act
