"""Escalera: Bolivia, Samba and Canasta, exact to the card.

    >>> import escalera
    >>> game = escalera.Game("bolivia", players=4, seed=7)
    >>> round = game.deal()
    >>> escalera.cards_text(game.view().hand)
    '2C 2C 4C 4H 5C 5D 5S 6C 6H 7H 9H JH JS QC AH'
    >>> [event.kind for event in game.play("draw")]
    ['draw', 'drew']
    >>> [event.kind for event in game.play("discard 4H")]
    ['discard', 'turn']

`Game` is the easy way in. Beneath it, all compiled where a compiler was found: `Match` (rounds to a
target), `Round` (one deal, by whole acts or small steps), `View` (what a seat may see), `Act`. Cards
are small integers, see `card_text` and `parse_cards`. Seats, sides and melds count from 1.

`help(escalera.Round)` tells of a class. Compiled functions keep no docstring: theirs, and everything
else that is public, stands on one page, docs/reference.md, which `python -m escalera.api.reference`
prints; `python -m escalera.api.reference card_text` says what one name is.
"""

from typing import TYPE_CHECKING, Any

from escalera.api.built import end_if_older as _end_if_older

try:
    from escalera.api.docstrings import keep_docstrings as _keep_docstrings
    from escalera.cards import card_text, cards_text, parse_card, parse_cards
    from escalera.engine.act import Act, Part
    from escalera.engine.events import Event
    from escalera.engine.match import Match, RoundResult
    from escalera.engine.rounds import Round
    from escalera.engine.scoring import SideScore
    from escalera.engine.sheet import SheetLine, SheetPart, SideSheet, sheet
    from escalera.engine.step import Steps
    from escalera.engine.view import View
    from escalera.errors import CardError, EscaleraError, FileError, Refused, RulesError
    from escalera.rules import EDITIONS, PerPlayers, Rules, edition
except (AttributeError, ImportError):
    _end_if_older()
    raise

if TYPE_CHECKING:
    from escalera.api.game import Game
    from escalera.api.picture import table_picture
    from escalera.api.sheet_text import sheet_text
    from escalera.bots import BOTS, Bot, Budget, GreedyBot, RandomBot, legal_acts
    from escalera.notation import (
        ActError,
        Record,
        RoundRecord,
        TableFile,
        act_text,
        parse_act,
        parse_record,
        parse_table,
        read_record,
        read_table,
        record_text,
        table_text,
    )
    from escalera.notation.replay import Replay, replay

    __version__: str

_LATER = {
    "escalera.api.game": ("Game",),
    "escalera.api.picture": ("table_picture",),
    "escalera.api.sheet_text": ("sheet_text",),
    "escalera.bots": ("BOTS", "Bot", "Budget", "GreedyBot", "RandomBot", "legal_acts"),
    "escalera.notation": (
        "ActError",
        "Record",
        "RoundRecord",
        "TableFile",
        "act_text",
        "parse_act",
        "parse_record",
        "parse_table",
        "read_record",
        "read_table",
        "record_text",
        "table_text",
    ),
    "escalera.notation.replay": ("Replay", "replay"),
}
"""What is only imported when first asked for, so that the engine alone starts fast."""


_keep_docstrings(
    *(Act, Event, Match, Part, Round, RoundResult),
    *(SheetLine, SheetPart, SideScore, SideSheet, Steps, View),
)


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name == "__version__":
        globals()[name] = _version()
        return globals()[name]
    for module, names in _LATER.items():
        if name in names:
            value = globals()[name] = getattr(import_module(module), name)
            return value
    raise AttributeError(f"module 'escalera' has no attribute {name!r}")


def _version() -> str:
    """The version as it is installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("escalera")
    except PackageNotFoundError:
        return "unknown"


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "__version__"})


__all__ = [
    "BOTS",
    "EDITIONS",
    "Act",
    "ActError",
    "Bot",
    "Budget",
    "CardError",
    "EscaleraError",
    "Event",
    "FileError",
    "Game",
    "GreedyBot",
    "Match",
    "Part",
    "PerPlayers",
    "RandomBot",
    "Record",
    "Refused",
    "Replay",
    "Round",
    "RoundRecord",
    "RoundResult",
    "Rules",
    "RulesError",
    "SheetLine",
    "SheetPart",
    "SideScore",
    "SideSheet",
    "Steps",
    "TableFile",
    "View",
    "act_text",
    "card_text",
    "cards_text",
    "edition",
    "legal_acts",
    "parse_act",
    "parse_card",
    "parse_cards",
    "parse_record",
    "parse_table",
    "read_record",
    "read_table",
    "record_text",
    "replay",
    "sheet",
    "sheet_text",
    "table_picture",
    "table_text",
]
