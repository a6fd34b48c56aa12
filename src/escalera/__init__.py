"""Escalera: Bolivia, Samba and Canasta, exact to the card.

    game = escalera.Game("bolivia", players=4, seed=7)
    round = game.deal()
    game.play("draw")
    game.play("discard KD")

`Game` is the easy way in. Beneath it, all compiled where a compiler was found: `Match` (rounds to a
target), `Round` (one deal, by whole acts or small steps), `View` (what a seat may see), `Act`. Cards
are small integers, see `card_text` and `parse_cards`. Seats, sides and melds count from 1.
"""

from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from escalera.api.game import Game
    from escalera.api.picture import table_picture
    from escalera.api.sheet_text import sheet_text
    from escalera.bots import BOTS, Bot, Budget, GreedyBot, RandomBot
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

_LATER = {
    "escalera.api.game": ("Game",),
    "escalera.api.picture": ("table_picture",),
    "escalera.api.sheet_text": ("sheet_text",),
    "escalera.bots": ("BOTS", "Bot", "Budget", "GreedyBot", "RandomBot"),
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


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for module, names in _LATER.items():
        if name in names:
            value = globals()[name] = getattr(import_module(module), name)
            return value
    raise AttributeError(f"module 'escalera' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


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
