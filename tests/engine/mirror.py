"""The same round in the engine and in its slow twin, and what must be equal."""

from __future__ import annotations

from escalera.engine.law import Law
from escalera.engine.scoring import score
from escalera.engine.state import KIND, NONE, OPEN, OVER, SAID_NO, SAID_YES, SEQUENCE, START, State
from tests.engine.faces import hand, meld, melds_of, pile, stock
from tests.twin import table
from tests.twin.score import round_score
from tests.twin.table import Game


def same_deal(law: Law, state: State) -> Game:
    """The twin's deal of the same order."""
    totals = [state.of_side(side, 6) for side in range(law.sides)]
    order = [int(face) for face in state.stock]
    return table.deal(law.rules, int(law.players), state.dealer + 1, order, totals)


def check_equal(state: State, game: Game) -> None:
    """Everything on the table and in the hands, and where the turn stands. No act is under way."""
    assert state.pending == NONE
    for seat in range(state.law.players):
        assert hand(state, seat) == sorted(game.hands[seat + 1])
    assert pile(state) == game.pile
    assert stock(state) == game.stock
    for side, other in enumerate(game.sides):
        melds = {state.number_of(index): index for index in melds_of(state, side)}
        assert {number: meld(state, index) for number, index in melds.items()} == {
            m.number: sorted(m.faces) for m in other.melds
        }
        for m in other.melds:
            index = melds[m.number]
            run = len({f % 4 for f in m.faces}) == 1 and len({f // 4 for f in m.faces}) == len(m.faces)
            assert (state.meld(index, KIND) == SEQUENCE) == (
                run and not any(map(state.law.rules.is_wild, m.faces))
            )
        assert reds_of(state, side) == sorted(other.red_threes)
        assert bool(state.of_side(side, 0)) == bool(other.melds)
    check_turn(state, game)


def reds_of(state: State, side: int) -> list[int]:
    """A side's red threes."""
    laid = [int(place) for place in state.reds]
    return sorted(
        face for seat, face in zip(laid[::2], laid[1::2], strict=True) if state.law.side_of[seat] == side
    )


def check_turn(state: State, game: Game) -> None:
    """Whose turn it is, what was asked, how the round ended."""
    assert state.turn + 1 == game.seat
    if state.phase == OVER:
        assert game.ended == ("out" if state.ended == 1 else "stock")
        assert (game.out_seat or 0) == state.out_seat + 1
        assert game.concealed == state.concealed
        return
    assert game.ended is None
    if state.question == OPEN:
        assert game.to_answer[0] == state.answering + 1
        return
    assert game.phase == ("draw" if state.phase == START else "play")
    assert game.verdict == {SAID_YES: "yes", SAID_NO: "no"}.get(state.question)


def check_scores(state: State, game: Game) -> None:
    """Every line of the score, also of a round that still runs."""
    lines = ("cards", "bonuses", "red_threes", "going_out", "hands", "score")
    ours = [{line: getattr(side, line) for line in lines} for side in score(state)]
    assert ours == round_score(game)
