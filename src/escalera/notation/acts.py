"""Acts as text: `take #2 KH X / 9C 9D 9H` and back.

Only the grammar is known here; whether an act is legal is the engine's affair.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from escalera.cards import card_text
from escalera.engine.act import (
    ADD,
    ASK,
    DISCARD,
    DRAW,
    MELD,
    MERGE,
    NO,
    PASS,
    TAKE,
    TOP,
    YES,
    Act,
    Part,
)
from escalera.errors import CardError, EscaleraError
from escalera.notation.words import card, shown, words

_MELD_NUMBER: Final = re.compile(r"#[1-9][0-9]{0,5}")

Parts = tuple[Part, ...]


class ActError(EscaleraError, ValueError):
    """The text is no act; the message is a sentence for the player."""


def parse_act(text: str) -> Act:
    """The act of `meld 4H 5H 6H / #2 KD`, in upper or lower case; raises `ActError`."""
    found = words(text)
    if not found:
        raise ActError("there is no action here")
    verb = found[0].lower() if found[0].isascii() else ""
    reader = _READERS.get(verb)
    if reader is None:
        raise ActError(f"{shown(found[0])} is not an action")
    try:
        return Act(verb, reader(verb, found[1:]))
    except CardError as error:
        raise ActError(str(error)) from error


def act_text(act: Act) -> str:
    """The one written form of an act; `parse_act` reads it back to an equal one."""
    between = " " if act.verb == MERGE else " / "
    lists = between.join([_part_text(part) for part in act.parts])
    return f"{act.verb} {lists}" if lists else act.verb


def _part_text(part: Part) -> str:
    cards = [card_text(face) for face in part.cards]
    return " ".join([f"#{part.meld}", *cards] if part.meld else cards)


def _bare(verb: str, rest: Sequence[str]) -> Parts:
    if rest:
        raise ActError(f"nothing can follow “{verb}”, but {shown(rest[0])} does")
    return ()


def _take(verb: str, rest: Sequence[str]) -> Parts:
    first, *further = _lists(rest)
    if not first:
        raise ActError("“take” needs the cards laid with the top card, or the number of a meld")
    return (_part(first), *[_new_meld(found, "the further lists of “take”") for found in further])


def _top(verb: str, rest: Sequence[str]) -> Parts:
    if len(rest) != 1:
        raise ActError("“top” needs the number of one meld, as in “top #2”")
    return (Part(_meld_number(rest[0]), ()),)


def _meld(verb: str, rest: Sequence[str]) -> Parts:
    first, *further = _lists(rest)
    parts = (_new_meld(first, "the first list of “meld”"), *[_filled(found) for found in further])
    return _each_meld_once(parts)


def _add(verb: str, rest: Sequence[str]) -> Parts:
    parts = tuple([_filled(found) for found in _lists(rest)])
    if any(part.meld == 0 for part in parts):
        raise ActError("each list of “add” begins with the number of a meld, as in “add #2 8H”")
    return _each_meld_once(parts)


def _merge(verb: str, rest: Sequence[str]) -> Parts:
    if len(rest) != 2:
        raise ActError("“merge” needs the numbers of two melds, as in “merge #1 #4”")
    return tuple([Part(_meld_number(word), ()) for word in rest])


def _discard(verb: str, rest: Sequence[str]) -> Parts:
    if len(rest) != 1:
        raise ActError("“discard” needs exactly one card")
    return (Part(0, (card(rest[0]),)),)


def _lists(rest: Sequence[str]) -> list[list[str]]:
    """The words between the strokes; at least one list, perhaps empty."""
    lists: list[list[str]] = [[]]
    for word in rest:
        if word == "/":
            lists.append([])
        else:
            lists[-1].append(word)
    return lists


def _part(found: Sequence[str]) -> Part:
    numbered = found[0].startswith("#")
    cards = found[1:] if numbered else found
    late = [word for word in cards if word.startswith("#")]
    if late:
        raise ActError(f"{shown(late[0])} can only begin a list")
    faces = tuple([card(word) for word in cards])
    return Part(_meld_number(found[0]) if numbered else 0, faces)


def _filled(found: Sequence[str]) -> Part:
    part = _part(found) if found else Part(0, ())
    if not part.cards:
        raise ActError("a list without cards")
    return part


def _new_meld(found: Sequence[str], where: str) -> Part:
    if found and found[0].startswith("#"):
        raise ActError(f"{where} is for a new meld: {shown(found[0])} can't stand there")
    return _filled(found)


def _meld_number(word: str) -> int:
    if not _MELD_NUMBER.fullmatch(word):
        raise ActError(f"{shown(word)} is not the number of a meld, as “#2” is")
    return int(word[1:])


def _each_meld_once(parts: Parts) -> Parts:
    named: set[int] = set()
    for part in parts:
        if part.meld in named:
            raise ActError(f"an action names each meld once, and this one names #{part.meld} twice")
        if part.meld:
            named.add(part.meld)
    return parts


_READERS: Final[dict[str, Callable[[str, Sequence[str]], Parts]]] = {
    DRAW: _bare,
    TAKE: _take,
    TOP: _top,
    MELD: _meld,
    ADD: _add,
    MERGE: _merge,
    ASK: _bare,
    YES: _bare,
    NO: _bare,
    DISCARD: _discard,
    PASS: _bare,
}
