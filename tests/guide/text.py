"""What is to be read on a page, as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from escalera.guide import pages
from escalera.guide.blocks import (
    Answers,
    Block,
    Cards,
    Examples,
    Grid,
    Laid,
    Links,
    Pictures,
    Points,
    Section,
    Text,
)
from escalera.guide.voice import Voice
from escalera.i18n import Catalogue
from escalera.rules import Rules

STRICT = Catalogue("en", strict=True)


def taught(rules: Rules, players: int = 4) -> str:
    """Everything a page says of its rules in its own words."""
    return text_of(*pages.taught(Voice(STRICT, rules, players)))


def text_of(*sections: Section) -> str:
    """The text of sections."""
    return "\n".join([line for section in sections for block in section.blocks for line in lines(block)])


def lines(block: Block) -> Iterator[str]:
    """The texts of a block."""
    match block:
        case Text(text=text):
            yield text
        case Points(items=items):
            yield from items
        case Grid(caption=caption, head=head, rows=rows):
            yield caption
            yield " | ".join(head)
            for row in rows:
                yield " | ".join([cell if isinstance(cell, str) else " ".join(cell) for cell in row])
        case Examples(found=found):
            for one in found:
                yield f"{one.word}: {written(one.groups)} {one.sentence}"
        case Pictures(steps=steps):
            for step in steps:
                yield f"{step.text} {written(step.groups)}"
        case Laid(title=title, groups=groups):
            yield f"{title}: {written(groups)}"
        case Answers(found=answers):
            for answer in answers:
                yield " ".join([answer.title, answer.mark, *answer.texts])
        case Links(found=links):
            for link in links:
                yield link.text


def written(groups: object) -> str:
    """Cards in writing."""
    assert isinstance(groups, (list, tuple))
    return "; ".join([one_group(group) for group in groups])


def one_group(group: Cards) -> str:
    return f"{group.label} {' '.join([STRICT.card(face) for face in group.faces])}"
