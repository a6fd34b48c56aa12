"""Everything the screen shows of a round, made from what one seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from escalera.cli.terminal.sides import SideShown, sides_shown
from escalera.cli.terminal.taking import Taking, taking_of
from escalera.engine.state import OPEN, START
from escalera.engine.view import View


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A player: his name, how many cards he holds, whether he is to act."""

    seat: int
    name: str
    cards: int
    acting: bool
    own: bool
    partner: bool


@dataclass(frozen=True, slots=True)
class PileShown:
    """The discard pile; `top` is None when it is empty."""

    top: int | None
    size: int
    frozen: bool


@dataclass(frozen=True, slots=True)
class TableShown:
    """The table. `taking` says whether the viewer may take the pile, at the start of his turn only."""

    edition: str
    number: int
    target: int
    stock: int
    pile: PileShown
    seats: tuple[SeatShown, ...]
    sides: tuple[SideShown, ...]
    starting: bool
    asked: bool
    taking: Taking | None


def table_shown(view: View, names: Sequence[str]) -> TableShown:
    """The table as the view's seat sees it."""
    state = view.state
    rules = state.law.rules
    starting = state.phase == START and view.to_act == view.seat and state.question != OPEN
    return TableShown(
        rules.code,
        view.number,
        rules.target.of(int(state.law.players)),
        int(state.stock_left),
        _pile(view),
        _seats(view, names),
        sides_shown(view),
        starting,
        state.question == OPEN,
        taking_of(view) if starting else None,
    )


def _pile(view: View) -> PileShown:
    top = int(view.state.top())
    return PileShown(top if top >= 0 else None, int(view.state.pile_size()), view.state.pile_frozen)


def _seats(view: View, names: Sequence[str]) -> tuple[SeatShown, ...]:
    law = view.state.law
    own = law.side_of[view.seat - 1]
    return tuple(
        [
            SeatShown(
                seat,
                name,
                int(view.state.count(seat - 1)),
                view.to_act == seat,
                seat == view.seat,
                seat != view.seat and law.side_of[seat - 1] == own,
            )
            for seat, name in enumerate(names, 1)
        ]
    )
