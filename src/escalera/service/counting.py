"""Would this act be legal, and what would it come to: asked before it is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from escalera.engine.act import ADD, DISCARD, MELD, TAKE, Act
from escalera.engine.codes import is_of_the_whole
from escalera.engine.fitting import fits
from escalera.engine.laying import take_back
from escalera.engine.refusing import missing_card
from escalera.engine.rounds import Round
from escalera.engine.sheet import MIXED_CANASTAS, NATURAL_CANASTAS, SEQUENCES, kind_line
from escalera.engine.state import KIND, LENGTH, MINIMUM, OPENED, SIDE, State
from escalera.engine.view import hidden
from escalera.engine.whole_acts import lay_act, lay_take
from escalera.errors import Refused
from escalera.protocol.planning import Finish, Finished, Help


@dataclass(frozen=True, slots=True)
class Count:
    """What an act would come to.

    Card points it `counts`, `needed` to open (0: nothing), the cards `left` after it, the melds it
    `finishes`, those that a discarded card `helps`, and whether it goes out.
    """

    refused: Refused | None
    counts: int
    needed: int
    left: int
    finishes: list[Finish] = field(default_factory=list)
    helps: list[Help] = field(default_factory=list)
    goes_out: bool = False


def count_act(played: Round, seat: int, act: Act) -> Count:
    """What an act of the seat would come to. Changes nothing."""
    return count_on(hidden(played.state, seat), seat, act, played.check(act, seat))


def count_on(state: State, seat: int, act: Act, refused: Refused | None) -> Count:
    """The same on what the seat sees, with what the engine says to the act. Changes nothing."""
    needed = needed_on(state, seat)
    held = int(state.count(seat - 1))
    if act.verb == DISCARD:
        left = held if refused else held - 1
        return Count(refused, 0, needed, left, [], helped(state, seat, act), not (refused or left))
    if act.verb not in (MELD, ADD, TAKE) or not can_be_laid(state, seat, act, refused):
        return Count(refused, 0, needed, held)
    return count_laid(state, act, refused, needed)


def count_laid(state: State, act: Act, refused: Refused | None, needed: int) -> Count:
    """What an act of well-formed lists comes to: laid, looked at, taken back."""
    before = [int(state.meld(index, LENGTH)) for index in range(state.meld_count())]
    if act.verb == TAKE:
        lay_take(state, act)
    else:
        lay_act(state, act)
    counts, left, finishes = int(state.pending_points), int(state.left_after_act()), finished(state, before)
    take_back(state, 0)
    return Count(refused, counts, needed, left, finishes, [], refused is None and left == 0)


def needed_on(state: State, seat: int) -> int:
    """What the first melds of a seat's side must count; 0 once it has opened."""
    side = state.law.side_of[seat - 1]
    return 0 if state.of_side(side, OPENED) else int(state.of_side(side, MINIMUM))


def finished(state: State, before: list[int]) -> list[Finish]:
    """The melds that the act under way has finished, from how long melds were before it."""
    size = int(state.law.size)
    found = []
    for index in range(int(state.meld_count())):
        was = before[index] if index < len(before) else 0
        if was < size <= state.meld(index, LENGTH) and not state.is_black(index):
            found.append(Finish(int(state.number_of(index)), finished_kind(state, index)))
    return found


def finished_kind(state: State, index: int) -> Finished:
    """What a finished meld is called."""
    line = kind_line(state, index)
    if line == SEQUENCES:
        return "samba" if state.law.rules.code == "samba" else "escalera"
    kinds: Final[dict[str, Finished]] = {NATURAL_CANASTAS: "natural", MIXED_CANASTAS: "mixed"}
    return kinds.get(line, "bolivia")


def helped(state: State, seat: int, act: Act) -> list[Help]:
    """The melds on the table, of all sides, that a discarded card would fit."""
    card, mine = act.parts[0].cards[0], int(state.law.side_of[seat - 1])
    fitting = [i for i in range(int(state.meld_count())) if state.meld(i, KIND) and fits(state, i, card)]
    sides = [int(state.meld(index, SIDE)) for index in fitting]
    return [
        Help(side + 1, int(state.number_of(index)), side == mine)
        for index, side in zip(fitting, sides, strict=True)
    ]


def can_be_laid(state: State, seat: int, act: Act, refused: Refused | None) -> bool:
    """Whether the act's lists are melds, whatever else is wrong with it."""
    if state.turn != seat - 1 or missing_card(state, act) is not None:
        return False
    return refused is None or is_of_the_whole(refused)
