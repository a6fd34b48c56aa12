"""Hints: who may have one, and from whom it comes. What it is made of is the asker's own view."""

from __future__ import annotations

from typing import Final, Protocol

from escalera.engine.act import DRAW, Act
from escalera.engine.view import View
from escalera.errors import Refused, anew
from escalera.service.players.hinting import Hinted, NoHint
from escalera.service.table import PLAYING, Table

ADVISER: Final = "expert"
"""The computer player that advises."""
SECONDS: Final = 2.0


class Advises(Protocol):
    """Who decides for computer players."""

    async def advise(self, player: str, view: View, meant: Act | None, *, seconds: float) -> Hinted:
        """What that player advises whoever sees this, and why. Raises `NoHint`."""
        ...


async def hint_for(players: Advises, table: Table, seat: int, meant: Act | None) -> Hinted:
    """A hint for a seat whose act or answer is awaited. Raises `Refused`."""
    view = view_to_advise(table, seat)
    try:
        return await players.advise(ADVISER, view, meant, seconds=SECONDS)
    except NoHint:
        raise Refused("try-again") from None


def view_to_advise(table: Table, seat: int) -> View:
    """What the seat sees, if it may have a hint now. Raises `Refused`."""
    if not seat:
        raise Refused("spectators-only-watch")
    if table.stage != PLAYING or table.round is None:
        raise Refused("round-over")
    if not table.options.hints:
        raise Refused("no-hints")
    refused = table.round.check(Act(DRAW), seat) if table.awaited != seat else None
    if refused is not None:
        raise anew(refused)
    return table.round.view(seat)
