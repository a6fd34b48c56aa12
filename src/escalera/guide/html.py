"""Pages as HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlencode

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from escalera.cards import JOKER, card_text
from escalera.guide.blocks import Block, Cards, Examples, Laid, Page, Pictures
from escalera.guide.drawing import back, symbols
from escalera.i18n import Catalogue


@dataclass(frozen=True)
class Frame:
    """What surrounds a page: where the service is, its files, and the languages there are.

    `root` is the path before the service's own; `styles`, `scripts` and `fonts` are paths below
    it.
    """

    root: str
    public: str
    """The scheme and host that browsers have, where they are known."""
    build: str
    languages: tuple[tuple[str, str], ...]
    """Codes and the languages' own names."""
    direction: str = "ltr"
    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    fonts: tuple[str, ...] = ()


def html(page: Page, words: Catalogue, frame: Frame) -> str:
    """The whole document."""
    template = environment().get_template("page.html")
    drawn = Markup(symbols(faces(page), corner_of(words)) + back())
    return template.render(
        page=page,
        frame=frame,
        text=words.text,
        spoken=lambda cards: spoken(words, cards),
        kind=kind,
        code=card_text,
        in_language=in_language,
        symbols=drawn,
    )


@cache
def environment() -> Environment:
    """The templates; everything that is filled in is escaped."""
    return Environment(
        loader=PackageLoader("escalera.guide"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def kind(block: Block) -> str:
    """What a block is, for the templates."""
    return type(block).__name__.lower()


def in_language(path: str, lang: str) -> str:
    """A page's path with its language."""
    return f"{path}{'&' if '?' in path else '?'}{urlencode({'lang': lang})}"


def spoken(words: Catalogue, cards: Cards) -> str:
    """Cards in words, with what they are."""
    named = ", ".join([words.card_words(face) for face in cards.faces])
    return ": ".join([part for part in (cards.label, named) if part])


def corner_of(words: Catalogue) -> Callable[[int], str]:
    """What stands in the corner of a face."""
    return lambda face: "" if face == JOKER else words.card(face)[:-1]


def faces(page: Page) -> set[int]:
    """Every face that is drawn on a page."""
    return {face for block in page.blocks() for cards in groups(block) for face in cards.faces}


def groups(block: Block) -> Iterable[Cards]:
    """The groups of cards of a block."""
    match block:
        case Laid(groups=found):
            return found
        case Examples(found=judged):
            return [cards for one in judged for cards in one.groups]
        case Pictures(steps=steps):
            return [cards for step in steps for cards in step.groups]
    return []
