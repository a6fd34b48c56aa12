"""Table files written."""

from __future__ import annotations

import tomli_w

from escalera.cards import cards_text
from escalera.notation.table.data import TableFile, TableSide


def table_text(table: TableFile) -> str:
    """The position in its written form; `parse_table` reads it back to an equal one."""
    found: dict[str, object] = {
        "edition": table.rules.edition_text,
        "players": table.players,
        "turn": table.turn,
        "phase": table.phase,
        "pile": None if table.pile is None else cards_text(table.pile),
        "stock": table.stock,
        "rules": table.rules.differences() or None,
        "side": [_side(side) for side in table.sides],
    }
    return tomli_w.dumps({key: value for key, value in found.items() if value is not None})


def _side(side: TableSide) -> dict[str, object]:
    found: dict[str, object] = {
        "total": side.total,
        "melds": [str(meld) for meld in side.melds],
        "red_threes": side.red_threes,
        "hands": [str(hand) for hand in side.hands],
    }
    return found if side.out is None else {**found, "out": side.out}
