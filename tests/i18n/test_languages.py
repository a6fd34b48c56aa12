"""Every language: complete where it says so, and right in all that it has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from escalera.i18n import Catalogue, languages
from tests.i18n.complete import COMPLETE
from tests.i18n.refusal_cases import CASES
from tests.i18n.source import files
from tools import fluent_text, sentences

NUMBERS: Final = (0, 1, 2, 5, 21)
"""A number for each plural form."""


def test_complete_languages_are_there() -> None:
    assert COMPLETE[0] == "en"
    assert set(COMPLETE) <= set(languages())


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_complete_language_has_every_sentence(lang: str) -> None:
    for name in fluent_text.names_of("en"):
        assert sentences.missing(lang, name) == [], name


@pytest.mark.parametrize(("lang", "name"), files())
def test_nothing_is_wrong_in_a_file(lang: str, name: str) -> None:
    assert name in fluent_text.names_of("en")
    assert sentences.faults(lang, name) == []


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_refusal_is_said_with_its_facts(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    for code, facts, _ in CASES:
        said = words.refusal(code, facts)
        assert said and "{" not in said and "???" not in said


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_sentence_can_be_said_in_all_its_cases(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    for key in fluent_text.all_patterns(lang):
        for facts in cases(lang, key):
            assert words.text(key, **facts).strip() == words.text(key, **facts), key


def cases(lang: str, key: str) -> Iterator[dict[str, object]]:
    """Facts that take a sentence through every variant of its choices, one choice at a time."""
    uses = fluent_text.uses_of(lang, key)
    plain: dict[str, object] = dict.fromkeys(uses.facts, 2)
    plain |= {choice.fact: choice.default for choice in uses.choices if not sentences.is_number(choice)}
    yield plain
    for choice in uses.choices:
        values = NUMBERS if sentences.is_number(choice) else choice.names
        yield from [{**plain, choice.fact: value} for value in values]


@pytest.mark.parametrize("lang", COMPLETE)
def test_letters_on_cards_differ(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    letters = [words.text(f"letter-{rank}") for rank in ("jack", "queen", "king", "ace")]
    assert len(set(letters)) == 4
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)


LABELLED: Final = (
    ("client-forget", "client-forget-which"),
    ("client-seat-free", "client-seat-free-which"),
    ("client-seat-swap", "client-seat-swap-which"),
    ("client-sit-here", "client-sit-at"),
    ("game-drawer", "game-drawer-unread"),
)
"""What stands on a button, and what the same button is called by ear."""


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seen", "heard"), LABELLED)
def test_a_button_can_be_called_by_what_stands_on_it(lang: str, seen: str, heard: str) -> None:
    words = Catalogue(lang)
    told = words.text(heard, edition="Samba", when="1.1.", player="Ada", seat=2, count=2)
    assert words.text(seen).casefold() in told.casefold()


@pytest.mark.parametrize("lang", languages())
def test_the_way_home_is_called_by_its_name(lang: str) -> None:
    assert "Escalera" in Catalogue(lang).text("client-home")


# The list of what is missing and wrong, tried on a made-up language

ENGLISH: Final = """
cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
lays = { $player } lays { cards }.
which =
    { $what ->
        [meld] That is a meld.
       *[hand] That is a hand.
    }
shell = Type escalera --help.
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A tree of sentences of its own."""
    caches = [one for room in (fluent_text, sentences) for one in vars(room).values()]
    clear = [one.cache_clear for one in caches if hasattr(one, "cache_clear")]
    monkeypatch.setattr(fluent_text, "TREE", tmp_path)
    monkeypatch.setattr(sentences, "TREE", tmp_path)
    [forget() for forget in clear]
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(ENGLISH, encoding="utf-8")
    yield tmp_path
    [forget() for forget in clear]


def faults(tree: Path, text: str, lang: str = "ru") -> list[str]:
    (tree / lang).mkdir()
    (tree / lang / "a.ftl").write_text(text, encoding="utf-8")
    return sentences.faults(lang, "a.ftl")


RUSSIAN: Final = """
cards =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
    .acc =
    { $count ->
        [0] ничего
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
lays = { $player } выкладывает { cards.acc }.
which =
    { $what ->
        [meld] Это комбинация.
       *[hand] Это рука.
    }
shell = Наберите escalera --help.
"""


def test_cases_of_ones_own_are_welcome(tree: Path) -> None:
    assert faults(tree, RUSSIAN) == []
    assert sentences.missing("ru", "a.ftl") == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[few] { $count } карты\n       *", "*", "cards: $count has no form [few]"),
        ("[one] { $count } карта", "[one] карта", "cards: [one] is also 21"),
        ("[0] нет карт\n", "", "cards: $count has no variant [0]"),
        ("{ $player } в", "В", "lays: doesn't tell $player"),
        ("{ $player }", "{ $name }", "lays: nobody gives it $name"),
        ("{ cards.acc }", "{ card }", "lays: is made of { card }, which isn't there"),
        ("{ cards.acc }", "{ cards }", "cards.acc: no sentence is made of it"),
        ("[meld]", "[melt]", "which: $what is never “melt”"),
        ("[meld] Это комбинация.\n", "", "which: $what has no variant [meld]"),
        ("--help", "--помощь", "shell: doesn't name --help"),
        ("Это рука.", "Это рука.\n    }\nmore = x", "can't be read"),
        ("shell", "shall", "shall: English has no such key"),
        ("which =", "which = Это.\nwhich2 =", "which: doesn't choose by $what"),
    ],
)
def test_a_fault_is_found(tree: Path, old: str, new: str, fault: str) -> None:
    assert old in RUSSIAN
    found = faults(tree, RUSSIAN.replace(old, new, 1))
    assert any(one.startswith(fault) for one in found), found


def test_what_is_left_in_english_is_found(tree: Path) -> None:
    assert "which: is as in English" in faults(tree, ENGLISH, "da")
    assert "lays: is as in English" not in sentences.faults("da", "a.ftl")


def test_the_list_says_what_is_missing(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert faults(tree, "lays = { $player } lægger { cards }.", "da") == []
    assert sentences.main(["da"]) == 1
    told = capsys.readouterr().out
    assert told.splitlines()[0] == "a.ftl: 3 missing, 0 wrong"
    assert "  missing: which" in told
    assert sentences.main(["en"]) == 0
    assert sentences.main([]) == 2
