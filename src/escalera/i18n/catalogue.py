"""The catalogue: what the program says, by key, with the facts of the case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from escalera.cards import JOKER, RANK_LETTERS, SUIT_LETTERS, SUIT_SIGNS
from escalera.i18n.arguments import arguments_of
from escalera.i18n.cases import with_why
from escalera.i18n.faces import rank_word, suit_word
from escalera.i18n.forms import moment_text, number_text
from escalera.i18n.languages import FIRST, languages
from escalera.i18n.sentences import sentences
from escalera.i18n.sounds import before

_LETTERED: Final = ("jack", "queen", "king", "ace")


class Catalogue:
    """The sentences of a language; `LookupError` when there is no such language.

    `strict` raises `LookupError` where a sentence or a fact is missing; otherwise English stands in,
    and where that fails too the key. `isolate` puts bidi isolation marks round what is filled in, for
    pages that mix writing directions. `plain` writes cards without suit signs, as they are typed;
    `aloud` says them in words.
    """

    def __init__(
        self,
        lang: str = FIRST,
        *,
        strict: bool = False,
        isolate: bool = False,
        plain: bool = False,
        aloud: bool = False,
    ) -> None:
        if lang not in languages():
            raise LookupError(f"there are no sentences in “{lang}”")
        self.lang: Final = lang
        self._strict: Final = strict
        self._plain: Final = plain
        self._aloud: Final = aloud
        self._tried: Final = [sentences(tried, isolate) for tried in dict.fromkeys((lang, FIRST))]

    def __repr__(self) -> str:
        return f"Catalogue({self.lang!r})"

    @property
    def _between(self) -> str:
        """What stands between cards."""
        return ", " if self._aloud else " "

    def text(self, key: str, /, **facts: object) -> str:
        """The sentence of a key, or of an attribute as in `field-packs.meaning`."""
        arguments = arguments_of(facts, self.card_words if self._aloud else self.card, self._between)
        for tried in self._tried:
            try:
                return tried.say(key, arguments)
            except LookupError:
                if self._strict:
                    raise
        return key

    def refusal(self, code: str, facts: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """The sentence of a refusal; `names` are the players' from seat 1, where they have any."""
        case = with_why(code, facts)
        seat = case.get("seat")
        if isinstance(seat, int):
            case["who"] = self._who(seat, names)
        if code == "bad-options" and "why" in facts:
            case["sentence"] = self.house(str(facts["why"]), facts)
        return self.text(f"refusal-{code}", **case)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a sentence: `Ada, Ben and Cleo`."""
        if len(items) < 2:
            return "".join(items)
        last = items[-1]
        return self.text(before(last, "list-and"), list=", ".join(items[:-1]), last=last)

    def apart(self, parts: Sequence[str]) -> str:
        """Several whole parts, as the language puts them apart: `with 2: 15 cards; with 3: 13 cards`."""
        said = parts[0] if parts else ""
        for part in parts[1:]:
            said = self.text("list-apart", list=said, last=part)
        return said

    def side(self, names: Sequence[str]) -> str:
        """A side by its players' names: `Ada & Cleo`."""
        said = names[0]
        for name in names[1:]:
            said += f" {self.text(before(name, 'list-side'))} {name}"
        return said

    def number(self, number: int, signed: bool = False) -> str:
        """A number as the language writes it, with its sign if `signed`."""
        return number_text(self.lang, number, signed)

    def moment(self, moment: datetime) -> str:
        """A day and the time of day as the language writes them."""
        return moment_text(self.lang, moment)

    def house(self, why: str, facts: Mapping[str, object]) -> str:
        """Why a table can't have these rules: of the `why` and `facts` of a `RulesError`."""
        return self.text(f"house-{why}", **facts)

    def card(self, face: int) -> str:
        """`4♥`, `10♠`, `joker`, with the letters of the language; plain: `4H`, `10S`, `joker`."""
        if face == JOKER:
            return self.text("joker")
        rank, suit = divmod(face, 4)
        if self._plain:
            return _digits(rank) + SUIT_LETTERS[suit]
        word = rank_word(face)
        return (self.text(f"letter-{word}") if word in _LETTERED else _digits(rank)) + SUIT_SIGNS[suit]

    def card_words(self, face: int) -> str:
        """`four of hearts`, `joker`, `black three`, to be read aloud."""
        return self.text("card-words", rank=rank_word(face), suit=suit_word(face))

    def _who(self, seat: int, names: Sequence[str]) -> str:
        return names[seat - 1] if 1 <= seat <= len(names) else self.text("seat-number", seat=seat)


def _digits(rank: int) -> str:
    letter = RANK_LETTERS[rank]
    return "10" if letter == "T" else letter
