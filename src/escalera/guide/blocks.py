"""What a page is made of; the templates draw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Cards:
    """Some cards side by side, and what they are: `on the table`. `backs` are cards face down."""

    faces: tuple[int, ...]
    label: str = ""
    backs: int = 0


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    text: str


@dataclass(frozen=True)
class Points:
    """A list, numbered where its order counts."""

    items: Sequence[str]
    numbered: bool = False


Cell = str | Sequence[str]
"""A cell's text, or its sentences, each on a line of its own."""


@dataclass(frozen=True)
class Grid:
    """A table; its first column says what a row is about."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    numbers: bool = False
    """Whether the columns after the first hold numbers alone."""


@dataclass(frozen=True)
class Judged:
    """An example with the engine's verdict: `right`, the word for it, and what there is to say."""

    name: str
    right: bool
    word: str
    sentence: str
    groups: Sequence[Cards]


@dataclass(frozen=True)
class Examples:
    """Examples under each other."""

    title: str
    found: Sequence[Judged]


@dataclass(frozen=True)
class Step:
    """A picture with what happens in it."""

    text: str
    groups: Sequence[Cards]


@dataclass(frozen=True)
class Pictures:
    """A turn, step by step."""

    steps: Sequence[Step]


@dataclass(frozen=True)
class Laid:
    """What lies in front of a side, with its name."""

    title: str
    groups: Sequence[Cards]


@dataclass(frozen=True)
class Answer:
    """A question, its answer, and the name it can be linked by."""

    name: str
    title: str
    texts: Sequence[str]
    mark: str = ""
    """What the answer rests on, where that is to be said."""


@dataclass(frozen=True)
class Answers:
    """Questions or topics, each with a heading of its own."""

    found: Sequence[Answer]


@dataclass(frozen=True)
class Link:
    """Somewhere else."""

    text: str
    path: str
    lang: str = ""
    here: bool = False


@dataclass(frozen=True)
class Links:
    """Where to go from here."""

    found: Sequence[Link]


Block = Text | Points | Grid | Examples | Pictures | Laid | Answers | Links


@dataclass(frozen=True)
class Section:
    """A part of a page under a heading of its own."""

    name: str
    title: str
    blocks: Sequence[Block]


@dataclass(frozen=True)
class Page:
    """A page: its place below the rules, its titles, and its sections."""

    path: str
    """Below the service's address, with what the values are in its query."""
    lang: str
    title: str
    description: str
    sections: Sequence[Section]
    kind: str = "page"
    """`sheet` for a page that is printed on one leaf."""
    above: Sequence[Link] = field(default_factory=tuple)
    """The way back."""
    note: str = ""
    """What is to be known of the values on this page."""
    of_table: bool = False
    """Whether house rules make it one table's page, which no search engine needs."""
    beside: Sequence[Link] = field(default_factory=tuple)
    """The same in other forms."""

    def blocks(self) -> list[Block]:
        """Everything on the page."""
        return [block for section in self.sections for block in section.blocks]
