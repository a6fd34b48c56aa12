"""Cards in writing and in speech."""

from __future__ import annotations

from typing import Final

import pytest

from escalera.cards import FACES, JOKER, SUIT_LETTERS, SUIT_SIGNS, parse_card
from escalera.i18n import Catalogue
from escalera.i18n.faces import RANKS

STRICT: Final = Catalogue("en", strict=True)
PLAIN: Final = Catalogue("en", strict=True, plain=True)


@pytest.mark.parametrize(
    ("card", "written", "plain", "spoken"),
    [
        ("4H", "4♥", "4H", "four of hearts"),
        ("TS", "10♠", "10S", "ten of spades"),
        ("AD", "A♦", "AD", "ace of diamonds"),
        ("2C", "2♣", "2C", "two of clubs"),
        ("3S", "3♠", "3S", "black three"),
        ("3C", "3♣", "3C", "black three"),
        ("3H", "3♥", "3H", "red three"),
        ("3D", "3♦", "3D", "red three"),
        ("X", "joker", "joker", "joker"),
    ],
)
def test_a_card_is_written_and_spoken(card: str, written: str, plain: str, spoken: str) -> None:
    face = parse_card(card)
    assert (STRICT.card(face), PLAIN.card(face), STRICT.card_words(face)) == (written, plain, spoken)


def test_every_card_has_a_text_of_its_own() -> None:
    for catalogue in (STRICT, PLAIN):
        assert len({catalogue.card(face) for face in range(FACES)}) == FACES
    for face in range(JOKER):
        assert STRICT.card(face)[-1] == SUIT_SIGNS[face % 4]
        assert PLAIN.card(face)[-1] == SUIT_LETTERS[face % 4]


def test_what_is_written_plainly_can_be_typed() -> None:
    assert [parse_card(PLAIN.card(face)) for face in range(JOKER)] == list(range(JOKER))


def test_all_cards_have_words_and_only_threes_share_them() -> None:
    words = [STRICT.card_words(face) for face in range(FACES)]
    assert len(set(words)) == FACES - 2
    for face, said in enumerate(words):
        assert RANKS[face // 4] in said


def test_every_rank_has_a_plural() -> None:
    for rank in RANKS:
        plural = STRICT.text("ranks", rank=rank)
        assert plural == rank + ("es" if rank == "six" else "s")


def test_a_sentence_writes_its_cards_as_the_catalogue_does() -> None:
    facts = {"cards": (parse_card("4H"), parse_card("TH"))}
    assert "4♥ 10♥" in STRICT.refusal("not-a-meld", facts)
    assert "4H 10H" in PLAIN.refusal("not-a-meld", facts)
