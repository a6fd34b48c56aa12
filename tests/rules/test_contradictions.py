"""Each contradiction between fields, with its sentence."""

from __future__ import annotations

import pytest

from escalera.errors import RulesError
from escalera.rules import EDITIONS, MINI, edition
from escalera.rules.contradictions import contradictions

CASES: list[tuple[str, str, str, str]] = [
    (
        "bolivia",
        "low_rank=9 high_rank=8",
        "low_rank",
        "The lowest natural rank (9) is above the highest (8).",
    ),
    ("samba", "packs=1", "jokers", "A pack has at most three jokers: packs=1 can't bring jokers=6."),
    (
        "samba",
        "six_as=trios players=2,3,4",
        "six_as",
        "samba doesn't have the house rule six_as: six don't play it.",
    ),
    (
        "bolivia-dk",
        "hand=20 packs=2",
        "hand",
        "With 20 cards each for 5 players, the 110 cards may not leave one to turn up.",
    ),
    (
        "bolivia",
        "sequences=no top_card_to_sequence=no",
        "right_sequence",
        "Going out can't need a sequence (right_sequence) without sequences=yes.",
    ),
    (
        "bolivia",
        "sequences=no right_sequence=no",
        "top_card_to_sequence",
        "No top card can go to a sequence without sequences=yes.",
    ),
    ("classic", "right_sequence=yes", "right_sequence", "Going out can't need a sequence (right_sequence)"),
    (
        "samba",
        "players=2 low_rank=8 canasta_size=6",
        "sequences",
        "A sequence of 6 cards can't be made of 5 natural ranks.",
    ),
    (
        "samba",
        "one_meld_per_rank=yes",
        "merge",
        "There is nothing to merge where a side has one meld of a rank.",
    ),
    (
        "classic",
        "merge=yes",
        "merge",
        "There is nothing to merge where a side has one meld of a rank.",
    ),
    (
        "bolivia",
        "players=2 packs=1 jokers=3",
        "canasta_size",
        "A canasta of 7 cards can't be made: with the wilds it may hold, a rank meld has at most 6.",
    ),
    (
        "mini-classic",
        "max_wilds=0 canasta_size=5",
        "canasta_size",
        "A canasta of 5 cards can't be made: with the wilds it may hold, a rank meld has at most 4.",
    ),
    (
        "mini-wilds",
        "canasta_size=5 jokers=0 packs=2",
        "wild_melds",
        "A wild meld of 5 cards can't be made of 4 twos and jokers.",
    ),
    (
        "classic",
        "pair_always=yes top_card_onto_meld=no",
        "pair_always",
        "A natural pair can't always be needed (pair_always) "
        "where one natural and a wild are enough (take_natural_and_wild).",
    ),
    (
        "samba",
        "take_natural_and_wild=yes",
        "pair_always",
        "A natural pair can't always be needed (pair_always) "
        "where one natural and a wild are enough (take_natural_and_wild).",
    ),
    (
        "classic",
        "pair_always=yes take_natural_and_wild=no",
        "pair_always",
        "A natural pair can't always be needed (pair_always) "
        "where the top card alone may be laid onto a meld (top_card_onto_meld).",
    ),
    (
        "classic",
        "sequences=yes",
        "top_card_onto_meld",
        "Where sequences are melded, the top card alone goes to a sequence (top_card_to_sequence), "
        "not onto any meld (top_card_onto_meld).",
    ),
    *[
        (
            "classic",
            change,
            "take_natural_and_wild",
            "The pile can't be taken with a natural and a wild "
            "where two naturals and a wild aren't a legal meld.",
        )
        for change in ("max_wilds=0", "min_naturals=3", "naturals_per_wild=3", "naturals_over_wilds=2")
    ],
    (
        "bolivia",
        "minimum_0=100",
        "minimum_7000",
        "The opening minimum may not fall as the total rises: 15, 100, 90, 120, 150.",
    ),
    (
        "samba",
        "minimum_3000=130 minimum_7000=120",
        "minimum_7000",
        "The opening minimum may not fall as the total rises: 15, 50, 90, 130, 120.",
    ),
    (
        "samba",
        "red_three=200",
        "all_red_threes",
        "All 6 red threes can't count less (1000) than one by one (1200).",
    ),
]


def changes(text: str) -> dict[str, str]:
    """`a=1 b=2` as a mapping."""
    return dict(word.split("=", 1) for word in text.split())


@pytest.mark.parametrize(("code", "text", "name", "sentence"), CASES)
def test_contradiction(code: str, text: str, name: str, sentence: str) -> None:
    with pytest.raises(RulesError) as error:
        edition(code).with_house_rules(changes(text))
    assert str(error.value).startswith(sentence)
    assert error.value.name == name


@pytest.mark.parametrize("code", [*EDITIONS, *MINI])
def test_no_edition_contradicts_itself(code: str) -> None:
    assert list(contradictions(edition(code))) == []


def test_six_as_trios_outlives_no_change_of_players() -> None:
    rules = edition("samba").with_house_rules({"six_as": "trios"})
    with pytest.raises(RulesError, match=r"^six_as=trios needs a table where six may play\.$"):
        rules.with_house_rules({"players": "2,3,4"})


@pytest.mark.parametrize(("cover", "largest"), [("none", 17), ("wild-and-red", 15), ("wild-red-black", 14)])
def test_the_deal_always_leaves_a_card_to_turn_up(cover: str, largest: int) -> None:
    """Two packs and six jokers for six: 110 cards, 4 red threes, 14 wilds, 4 black threes."""
    rules = {"packs": "2", "players": "6", "cover_upcard": cover}
    edition("samba").with_house_rules(rules | {"hand": str(largest)})
    with pytest.raises(RulesError, match="may not leave one to turn up"):
        edition("samba").with_house_rules(rules | {"hand": str(largest + 1)})


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("bolivia", "sequences=no right_sequence=no top_card_to_sequence=no"),
        ("samba", "one_meld_per_rank=yes merge=no"),
        ("samba", "wild_melds=yes right_sequence=yes top_card_to_sequence=yes"),
        ("classic", "pair_always=yes take_natural_and_wild=no top_card_onto_meld=no"),
        ("classic", "max_wilds=24 naturals_over_wilds=0 packs=3 jokers=9"),
        ("classic", "sequences=yes wild_melds=yes top_card_onto_meld=no"),
        ("bolivia", "packs=1 jokers=3 max_wilds=3 naturals_per_wild=1 players=2"),
        ("samba", "red_three=200 all_red_threes=1200"),
        ("bolivia-dk", "concealed_waives_minimum=yes concealed_own_cards=yes"),
    ],
)
def test_far_from_the_edition_but_consistent(code: str, text: str) -> None:
    rules = edition(code).with_house_rules(changes(text))
    assert rules.differences() == changes(text)
