"""Cards as players of each language type them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from escalera.cards import JOKER, SUIT_LETTERS, parse_card
from escalera.cli.terminal.command import read_command
from escalera.cli.terminal.keyboards import in_latin
from escalera.cli.terminal.names import Names, names_in
from escalera.i18n import Catalogue, languages
from escalera.i18n.faces import RANKS

LETTERS = {
    "en": "AKQJ",
    "es": "AKQJ",
    "da": "EKDB",
    "de": "AKDB",
    "el": "ΑΡΝΒ",
    "ru": "ТКДВ",
}
"""What stands on ace, king, queen and jack."""


@pytest.fixture(params=LETTERS)
def names(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Names]:
    """Names with the letters of a language, whether or not it is there."""
    letters = dict(zip(("ace", "king", "queen", "jack"), LETTERS[request.param], strict=True))
    words = Catalogue()
    text = words.text

    def told(key: str, /, **facts: object) -> str:
        return letters.get(key.removeprefix("letter-"), "") or text(key, **facts)

    monkeypatch.setattr(words, "text", told)
    yield Names(words)


def test_a_card_is_what_the_notation_calls_it_in_every_language(names: Names) -> None:
    for rank in "23456789TJQKA":
        for suit in SUIT_LETTERS:
            assert (
                names.face(rank + suit) == names.face(rank.lower() + suit.lower()) == parse_card(rank + suit)
            )
    assert names.face("10h") == names.face("h10") == parse_card("TH")
    assert {names.face(word) for word in ("x", "Joker", "jo", "*")} == {JOKER}


def test_every_language_has_its_letters() -> None:
    assert set(LETTERS) == set(languages())


@pytest.mark.parametrize("lang", LETTERS)
def test_a_card_is_called_by_its_own_letter(lang: str) -> None:
    words = Catalogue(lang)
    names = names_in(words)
    for face in range(JOKER):
        for written in (words.card(face), words.card(face).lower()):
            rank, suit = written[:-1], SUIT_LETTERS[face % 4]
            assert names.face(rank + suit) == names.face(suit + rank) == face
    assert [words.text(f"letter-{rank}") for rank in ("ace", "king", "queen", "jack")] == [*LETTERS[lang]]


@pytest.mark.parametrize("lang", languages())
def test_a_rank_is_called_by_its_word_one_or_all(lang: str) -> None:
    words = Catalogue(lang)
    names = names_in(words)
    for rank, name in enumerate(RANKS[:-1]):
        one, all_of_them = (words.text(key, rank=name) for key in ("rank", "ranks"))
        assert names.face(one) is not None or names.rank(one) == (rank, False)
        assert names.rank(all_of_them) in ((rank, True), (rank, False))
    assert names.rank("fives") == (RANKS.index("five"), True)
    assert names.face(words.text("joker")) == JOKER


def danish() -> Names:
    return named(jack="B", queen="D", king="K", ace="E")


def named(**letters: str) -> Names:
    class Lettered(Catalogue):
        def text(self, key: str, /, **facts: object) -> str:
            return letters.get(key.removeprefix("letter-"), "") or super().text(key, **facts)

    return Names(Lettered())


@pytest.mark.parametrize(
    ("word", "card"),
    [("dd", "QD"), ("dh", "QH"), ("hd", "QH"), ("d4", "4D"), ("4d", "4D"), ("kd", "KD"), ("dk", "KD")],
)
def test_a_danish_d_is_the_queen_before_a_suit_and_diamonds_beside_a_rank(word: str, card: str) -> None:
    assert danish().face(word) == parse_card(card)
    assert danish().rank("d") == (RANKS.index("queen"), False)


def test_what_could_be_a_card_is_the_card() -> None:
    assert danish().face("es") == parse_card("AS") and danish().rank("es") is None


def test_a_latin_t_is_the_ten_and_a_russian_one_the_ace() -> None:
    russian = named(jack="В", queen="Д", king="К", ace="Т")
    assert (russian.face("th"), russian.face("тh")) == (parse_card("TH"), parse_card("AH"))
    assert russian.face("kh") == russian.face("кh") == parse_card("KH")
    assert russian.face("bh") == russian.face("вh") == parse_card("JH")


def test_suits_are_the_same_keys_on_every_keyboard() -> None:
    russian = named(jack="В", queen="Д", king="К", ace="Т")
    greek = named(jack="Β", queen="Ν", king="Ρ", ace="Α")
    for suit, russian_key, greek_key in zip("cdhs", "свры", "ψδησ", strict=True):
        assert russian.face(f"4{russian_key}") == greek.face(f"4{greek_key}") == parse_card(f"4{suit}")
        assert russian.face(f"к{russian_key}") == greek.face(f"ρ{greek_key}") == parse_card(f"k{suit}")


def test_commands_are_the_same_keys_on_every_keyboard() -> None:
    for typed, letter in (("в", "d"), ("δ", "d"), ("ь", "m"), ("Μ", "m"), ("Ч", "x"), ("χ", "x"), ("d", "d")):
        assert in_latin(typed.lower()) == letter
        assert read_command(f"{typed} 4h", []) == read_command(f"{letter} 4h", [])
