"""What players read while they play."""

from __future__ import annotations

from typing import Final

import pytest

from escalera.cards import parse_card, parse_cards
from escalera.engine.act import VERBS
from escalera.i18n import Catalogue, languages

STRICT: Final = Catalogue("en", strict=True)


def faces(text: str) -> tuple[int, ...]:
    return tuple(parse_cards(text))


def test_every_verb_has_a_name_and_says_what_it_does() -> None:
    for verb in VERBS:
        assert STRICT.text(f"verb-{verb}")[0].isupper()
        assert STRICT.text(f"verb-{verb}.help")[0].islower()


EVENTS: Final[list[tuple[str, dict[str, object], str]]] = [
    ("deal", {"player": "Ada", "count": 15}, "Ada deals 15 cards to each player."),
    ("hand", {"cards": faces("4H X")}, "Your cards: 4♥ joker"),
    ("red", {"player": "Cleo", "card": parse_card("3D")}, "Cleo lays a red three, the three of diamonds."),
    ("upcard", {"cards": faces("9C")}, "9♣ is turned up."),
    ("upcard", {"cards": faces("2C 9C")}, "Turned up one after the other: 2♣ 9♣. The last lies on top."),
    ("upcard", {"cards": ()}, "No card could be turned up: the pile is empty."),
    ("turn", {"player": "Ben"}, "It is Ben's turn."),
    ("draw", {"player": "Ada", "count": 0}, "Ada draws no card to keep."),
    ("draw", {"player": "Ada", "count": 1}, "Ada draws one card."),
    ("draw", {"player": "Ada", "count": 2}, "Ada draws 2 cards."),
    ("drew", {"cards": faces("4H TS")}, "You drew 4♥ 10♠."),
    ("drew", {"cards": ()}, "You drew no card to keep."),
    (
        "take",
        {"player": "Ben", "count": 7, "cards": faces("KH KS")},
        "Ben takes the pile (7 cards) with two kings.",
    ),
    (
        "take",
        {"player": "Ben", "count": 1, "cards": faces("KH X")},
        "Ben takes the pile (one card) with K♥ joker.",
    ),
    (
        "take-onto",
        {"player": "Ben", "count": 7, "cards": (), "meld": 2},
        "Ben takes the pile (7 cards) with its top card alone onto meld #2.",
    ),
    (
        "top",
        {"player": "Ada", "card": parse_card("4H"), "meld": 1},
        "Ada takes the top card, 4♥, onto meld #1.",
    ),
    (
        "lay",
        {"player": "Ada", "what": "sequence", "cards": faces("4H 5H 6H")},
        "Ada lays a sequence: 4♥ 5♥ 6♥.",
    ),
    ("add", {"player": "Ada", "cards": faces("9C"), "meld": 1}, "Ada adds 9♣ to meld #1."),
    ("merge", {"player": "Ada", "meld": 1, "gone": 4}, "Ada joins meld #4 to meld #1."),
    ("ask", {"player": "Ada"}, "Ada asks: “May I go out?”"),
    ("yes", {"player": "Cleo"}, "Cleo says yes."),
    ("no", {"player": "Cleo"}, "Cleo says no."),
    ("discard", {"player": "Ada", "card": parse_card("4S")}, "Ada discards 4♠."),
    ("pass", {"player": "Ada"}, "Ada passes."),
    ("out", {"player": "Dan", "concealed": True}, "Dan goes out, concealed."),
    ("stock-out", {}, "The stock is exhausted, and nobody goes out."),
]


@pytest.mark.parametrize(("kind", "facts", "sentence"), EVENTS)
def test_an_event_is_told(kind: str, facts: dict[str, object], sentence: str) -> None:
    assert STRICT.text(f"event-{kind}", **facts) == sentence


@pytest.mark.parametrize("what", ["rank-meld", "sequence", "wild-meld", "black-threes"])
def test_every_kind_of_meld_is_told_apart(what: str) -> None:
    told = STRICT.text("event-lay", player="Ada", what=what, cards=faces("4H 5H 6H"))
    assert what.replace("-", " ") in told


LINES: Final = (
    "melded",
    "natural-canastas",
    "mixed-canastas",
    "sequences",
    "wild-melds",
    "red-threes",
    "going-out",
    "concealed",
    "hands",
    "black-threes",
)
"""The lines of the engine's score sheet."""


def test_every_line_of_the_score_sheet_has_its_words() -> None:
    said = {STRICT.text(f"score-{line}", count=2, edition="bolivia") for line in LINES}
    assert len(said) == len(LINES)


@pytest.mark.parametrize(
    ("edition", "one", "many"),
    [("samba", "One samba", "2 sambas"), ("bolivia", "One escalera", "2 escaleras")],
)
def test_a_finished_sequence_has_the_name_of_its_edition(edition: str, one: str, many: str) -> None:
    assert STRICT.text("score-sequences", edition=edition, count=1) == one
    assert STRICT.text("score-sequences", edition=edition, count=2) == many
    assert STRICT.text("meld-finished-sequence", edition=edition) in many


COUNTED: Final = (
    "score-natural-canastas",
    "score-mixed-canastas",
    "score-wild-melds",
    "score-red-threes",
    "score-red-threes-against",
    "score-black-threes",
    "score-unknown",
    "table-red-threes",
    "chosen-count",
    "amount-cards",
    "amount-packs",
    "amount-suits",
    "amount-players",
    "amount-points",
    "amount-melds",
    "amount-rounds",
)


@pytest.mark.parametrize("key", COUNTED)
def test_one_and_many_differ(key: str) -> None:
    one = STRICT.text(key, count=1)
    many = STRICT.text(key, count=2)
    assert one.lower().startswith("one ") and many.startswith("2 ")
    assert "1" not in one


def test_large_numbers_are_grouped() -> None:
    assert STRICT.text("amount-points", count=1500) == "1,500 points"


LISTS: Final = {"en": "and", "da": "og", "de": "und", "es": "y", "el": "και", "ru": "и"}


@pytest.mark.parametrize("lang", languages())
def test_several_things_stand_in_a_sentence(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    assert words.listed(["Ada", "Ben", "Cleo"]) == f"Ada, Ben {LISTS[lang]} Cleo"
    assert (words.listed(["Ada"]), words.listed([]), words.apart([])) == ("Ada", "", "")
    assert words.apart(["2", "3", "4"]) == ("2· 3· 4" if lang == "el" else "2; 3; 4")


@pytest.mark.parametrize("lang", languages())
def test_a_number_below_zero_has_a_real_minus(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    for number in (-1, -150, -15000):
        assert words.text("number", count=number) == words.number(number)
        assert words.text("number", count=number).startswith("−")
    assert "−1" in words.text("terminal-total", side="Ada", total=-1)
