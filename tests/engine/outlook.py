"""Going out and opening: the engine's exact searches beside the twin's, which tries everything."""

from __future__ import annotations

from escalera.engine.closing import may_start
from escalera.engine.reach import can_go_out, can_open
from escalera.engine.state import MINIMUM, PLAY, State
from tests.twin import reach
from tests.twin.judge import cards_left, form_faults
from tests.twin.reach import TooLong, patience
from tests.twin.table import Game


def check_outlook(state: State, game: Game, placings: int) -> bool:
    """Both questions, after a draw or take with no act under way; false when the twin gave up."""
    assert state.phase == PLAY
    try:
        with patience(placings):
            theirs = reach.can_go_out(game)
            assert can_go_out(state, 1, True) == theirs, f"can go out: twin {theirs}"
        if not state.has_opened():
            with patience(placings):
                check_opening(state, game)
    except TooLong:
        return False
    return True


def check_opening(state: State, game: Game) -> None:
    """Whether the side can open, and the most points that can be laid while none, one, two cards stay."""
    if state.may_go_out() and state.of_side(state.side, MINIMUM) > 0:  # a minimum of 0 is always within reach
        theirs = reach.can_open(game)
        assert may_start(state) == theirs, f"can open: twin {theirs}"
    position = reach.simplified(game)
    best = {0: 0, 1: 0, 2: 0, 3: 0}
    for act in reach.opening_acts(position):
        if all(part.cards[0] // 4 != 1 for part in act.parts) and not form_faults(
            position, position.seat, act
        ):
            points = sum(position.rules.points(f) for part in act.parts for f in part.cards)
            for keep in range(min(cards_left(position, position.seat, act), 3) + 1):
                best[keep] = max(best[keep], points)
    for keep, points in best.items():
        if points:
            assert can_open(state, points, keep), f"{points} points can be laid and {keep} cards kept"
        assert not can_open(state, points + 1, keep), f"no more than {points} points, {keep} cards kept"
