"""The reference of everything public, made from the source.

`python -m escalera.api.reference` prints docs/reference.md; with names it prints what there is to
say of these: `python -m escalera.api.reference Round card_text`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import indent
from typing import Final

from escalera.api.sources import PACKAGE, Entry, Member, entry, module_doc


@dataclass(frozen=True, slots=True)
class Topic:
    """A section of the page: its title, its names, and the module whose docstring opens it."""

    title: str
    names: tuple[str, ...]
    opening: str = ""


TOPICS: Final = (
    Topic("A game", ("Game", "sheet_text", "table_picture")),
    Topic("Cards", ("card_text", "cards_text", "parse_card", "parse_cards"), "escalera.cards"),
    Topic("The rules", ("EDITIONS", "edition", "Rules", "PerPlayers"), "escalera.rules"),
    Topic("Matches and rounds", ("Match", "Round", "RoundResult")),
    Topic("Small steps", ("Steps",), "escalera.engine.step"),
    Topic("What a seat sees", ("View", "Event"), "escalera.engine.events"),
    Topic("Acts", ("Act", "Part", "parse_act", "act_text")),
    Topic("Scores", ("SideScore", "sheet", "SideSheet", "SheetLine", "SheetPart"), "escalera.engine.sheet"),
    Topic("Computer players", ("Bot", "Budget", "BOTS", "RandomBot", "GreedyBot", "legal_acts")),
    Topic(
        "Records",
        (
            "Record",
            "RoundRecord",
            "notation.Move",
            "read_record",
            "parse_record",
            "record_text",
            "replay",
            "Replay",
        ),
    ),
    Topic(
        "Table files",
        ("TableFile", "notation.TableSide", "notation.Counted", "read_table", "parse_table", "table_text"),
    ),
    Topic(
        "Errors and sentences",
        (
            "EscaleraError",
            "Refused",
            "RulesError",
            "CardError",
            "ActError",
            "FileError",
            "i18n.Catalogue",
            "i18n.languages",
        ),
        "escalera.errors",
    ),
)

_HEAD: Final = """# Reference

Every public name, with its signature and what its source says. [The Python API](python.md) explains how they
go together. `State` and `Law` are the engine's own objects, to be handed on; what the fields of `Rules` mean
stands in [house rules](house-rules.md). This page is made by

```sh
.venv/bin/python -m escalera.api.reference > docs/reference.md
```

"""


def found(name: str) -> Entry:
    """The entry of `Round` or `i18n.Catalogue`; `LookupError` where there is none."""
    room, _, last = name.removeprefix(f"{PACKAGE}.").rpartition(".")
    return entry(last, f"{PACKAGE}.{room}" if room else PACKAGE)


# As Markdown


def page() -> str:
    """The page docs/reference.md."""
    places = anchors()
    contents = [f"- {topic.title}: {links(topic, places)}\n" for topic in TOPICS]
    return "".join([_HEAD, *contents, *[section(topic) for topic in TOPICS]])


def anchors() -> dict[str, str]:
    """Where each name's heading is on the page: names that differ only in their case are numbered."""
    places: dict[str, str] = {}
    lower: list[str] = []
    for name in [heading(name) for topic in TOPICS for name in topic.names]:
        before = lower.count(name.lower())
        places[name] = f"{name.lower()}-{before}" if before else name.lower()
        lower.append(name.lower())
    return places


def heading(name: str) -> str:
    """A name without the part of the package it comes from."""
    return name.rpartition(".")[2]


def links(topic: Topic, places: dict[str, str]) -> str:
    """A topic's names, each leading to its entry."""
    return ", ".join([f"[`{name}`](#{places[name]})" for name in map(heading, topic.names)])


def section(topic: Topic) -> str:
    """A topic with its entries."""
    opening = f"\n{prose(module_doc(topic.opening))}" if topic.opening else ""
    entries = [markdown(found(name), name.rpartition(".")[0]) for name in topic.names]
    return f"\n## {topic.title}\n{opening}" + "".join(entries)


def markdown(shown: Entry, room: str = "") -> str:
    """An entry: its signature, its docstring, its members."""
    parts = [f"### {shown.name}\n", f"```python\n{shown.text}\n```\n"]
    if room:
        parts.append(f"`from {PACKAGE}.{room} import {shown.name}`\n")
    if shown.bases and not shown.text.startswith("class "):
        parts.append(f"A kind of {', '.join([f'`{base}`' for base in shown.bases])}.\n")
    parts.append(prose(shown.doc))
    if shown.members:
        parts.append("".join([item(member) for member in shown.members]))
    return "\n" + "\n".join(parts)


def item(member: Member) -> str:
    """A member as an item of a list."""
    doc = f" – {' '.join(member.doc.split())}" if member.doc else ""
    return f"- `{member.text}`{doc}\n"


def prose(doc: str) -> str:
    """A docstring as Markdown: what must keep its lines is fenced."""
    blocks = [fenced(block) for block in doc.split("\n\n")]
    return "\n\n".join(blocks) + "\n"


def fenced(block: str) -> str:
    """A block of a docstring, fenced where it is an example or a tree."""
    if block.startswith(">>>"):
        return f"```pycon\n{block}\n\n```"
    return f"```text\n{block}\n```" if "├──" in block else block


# As plain text


def class_help(name: str, module: str) -> str:
    """The docstring of a class followed by its members and theirs."""
    shown = entry(name, module)
    return "\n\n".join([shown.doc, *[plain(member) for member in shown.members]])


def plain(member: Member) -> str:
    """A member with its docstring below it."""
    return f"{member.text}\n{indent(member.doc, '    ')}".rstrip()


def told(name: str) -> str:
    """All there is to say of a name."""
    shown = found(name)
    parts = [shown.text, shown.doc, *[plain(member) for member in shown.members]]
    return "\n\n".join([part for part in parts if part])


def main(names: Sequence[str]) -> int:
    """Print the page, or what the names are."""
    try:
        print("\n\n\n".join([told(name) for name in names]) if names else page(), end="\n" if names else "")
    except LookupError as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
