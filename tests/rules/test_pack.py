"""The pack, wilds, card points, and the opening minimum."""

from __future__ import annotations

from collections import Counter

import pytest

from escalera.cards import card_text, parse_card, parse_cards
from escalera.rules import EDITIONS, MINI, edition


@pytest.mark.parametrize(
    ("code", "cards"),
    [
        ("bolivia", 162),
        ("bolivia-dk", 162),
        ("samba", 162),
        ("classic", 108),
        ("mini-classic", 26),
        ("mini-sequences", 30),
        ("mini-wilds", 30),
    ],
)
def test_size(code: str, cards: int) -> None:
    rules = edition(code)
    assert rules.cards == len(rules.pack()) == cards


@pytest.mark.parametrize("code", [*EDITIONS, *MINI])
def test_every_card_occurs_once_a_pack(code: str) -> None:
    rules = edition(code)
    counts = Counter(card_text(face) for face in rules.pack())
    assert counts.pop("X") == rules.jokers
    assert set(counts.values()) == {rules.packs}
    assert rules.pack() == sorted(rules.pack())


@pytest.mark.parametrize("code", [*EDITIONS, *MINI])
def test_counts_of_wilds_and_threes(code: str) -> None:
    rules = edition(code)
    texts = [card_text(face) for face in rules.pack()]
    assert rules.wilds == sum(rules.is_wild(face) for face in rules.pack())
    assert rules.red_threes == texts.count("3D") + texts.count("3H")
    assert rules.black_threes == texts.count("3C") + texts.count("3S")


def test_a_small_pack_takes_the_first_suits() -> None:
    faces = {card_text(face) for face in edition("mini-classic").pack()}
    assert faces == {"X", *(rank + suit for rank in "234567" for suit in "CD")}


def test_only_twos_and_jokers_are_wild() -> None:
    rules = edition("bolivia")
    wilds = {card_text(face) for face in rules.pack() if rules.is_wild(face)}
    assert wilds == {"2C", "2D", "2H", "2S", "X"}


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("X", 50),
        ("AC AD AH AS 2C 2D 2H 2S", 20),
        ("KC QD JH TS 9C 8D", 10),
        ("7H 6S 5C 4D", 5),
        ("3C 3S", 5),
        ("3D 3H", 0),
    ],
)
def test_card_points(cards: str, points: int) -> None:
    for rules in EDITIONS.values():
        assert {rules.points(face) for face in parse_cards(cards)} == {points}


def test_card_points_follow_house_rules() -> None:
    rules = edition("samba").with_house_rules({"points_two": 50, "points_black_three": 0})
    assert rules.points(parse_card("2H")) == 50
    assert rules.points(parse_card("3S")) == 0


@pytest.mark.parametrize(
    ("total", "minimum"),
    [
        (-5, 15),
        (0, 50),
        (1495, 50),
        (1500, 90),
        (2995, 90),
        (3000, 120),
        (6995, 120),
        (7000, 150),
        (20_000, 150),
    ],
)
def test_minimum(total: int, minimum: int) -> None:
    for code in ("samba", "bolivia", "bolivia-dk"):
        assert edition(code).minimum(total) == minimum
    assert edition("classic").minimum(total) == min(minimum, 120)
