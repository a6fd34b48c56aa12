"""The rare things of a round, noticed as they happen and counted."""

from __future__ import annotations

from collections import Counter
from typing import Final

from escalera.engine.law import Law
from escalera.engine.state import (
    FINISHED,
    LENGTH,
    MINIMUM,
    NONE,
    OVER,
    SAID_NO,
    SAID_YES,
    START,
    STOCK_OUT,
    TAKING,
    WENT_OUT,
    State,
)
from escalera.engine.step import (
    STEP_ASK,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_MERGE,
    STEP_PASS,
    STEP_TOP,
)

EVERYWHERE: Final = {
    "out with a discard",
    "out without a discard",
    "a pile taken at the opening",
    "a pass on an empty stock",
    "a draw of red threes only",
    "a red three as last card",
    "a turn begun with one card",
    "the right completed by the last cards",
    "a covered upcard",
}
WITH_TOP: Final = {"a top card", "a top card that finishes an escalera"}
WITH_MERGE: Final = {"a merge", "a merge that finishes a canasta"}
CONCEALED: Final = {"concealed with a discard", "concealed without a discard"}


def expected(law: Law) -> set[str]:
    """What an edition has."""
    rules = law.rules
    found = set(EVERYWHERE)
    if rules.black_threes > 2:
        found.add("black threes melded")
    if rules.top_card_to_sequence:
        found |= WITH_TOP
    if rules.merge:
        found |= WITH_MERGE
    if rules.concealed_bonus is not None:
        found |= CONCEALED
    if rules.concealed_waives_minimum and (rules.code == "classic" or law.players == 4):
        found.add("a minimum waived")  # hands of mini-classic that go out count enough, but with four players
    if rules.one_meld_per_rank or (rules.take_joins and rules.packs * rules.suits > 4):
        found.add("a take that joins a meld")
    if law.partners > 1 and law.ask:
        found |= {"asked", "after a yes", "after a no", "out after a yes"}
    return found


class Rare:
    """Counts; `before` and `after` are called around a step, `dealt` once a round."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.notes: list[str] = []
        self.finished = 0
        self.left = 0

    def dealt(self, state: State) -> None:
        """After the deal."""
        self.counts["rounds"] += 1
        self.counts["a covered upcard"] += state.pile_size() > 1

    def before(self, state: State, step: int) -> None:
        """Look at a state and the step chosen there."""
        op = step & 15
        self.notes = []
        if op == STEP_CLOSE:
            self.closing(state)
        elif op == STEP_TOP:
            self.notes.append("a top card")
            if state.meld(step >> 4 & 255, LENGTH) == state.law.size - 1:
                self.notes.append("a top card that finishes an escalera")
        elif op == STEP_MERGE:
            self.notes.append("a merge")
        elif op == STEP_ASK:
            self.notes.append("asked")
        elif op == STEP_PASS:
            self.notes.append("a pass on an empty stock")
        if state.phase == START and state.pending == NONE and state.count(state.turn) == 1:
            self.notes.append("a turn begun with one card")
        if op == STEP_DISCARD and state.question in (SAID_NO, SAID_YES):
            self.notes.append("after a no" if state.question == SAID_NO else "after a yes")
        if state.pending == NONE:
            self.finished = state.of_side(state.side, FINISHED)
        self.left = state.stock_left

    def closing(self, state: State) -> None:
        """The act under way."""
        if state.pending_black:
            self.notes.append("black threes melded")
        if state.pending == TAKING:
            if not state.has_opened():
                self.notes.append("a pile taken at the opening")
            if state.pending_target < state.pending_base:
                self.notes.append("a take that joins a meld")
        if not state.has_opened() and state.pending_points < state.of_side(state.side, MINIMUM):
            self.notes.append("a minimum waived")
        if state.question == SAID_YES:
            self.notes.append("after a yes")

    def after(self, state: State, step: int) -> None:
        """Look at the state after the step."""
        op = step & 15
        if op == STEP_MERGE and state.of_side(state.side, FINISHED) > self.finished:
            self.notes.append("a merge that finishes a canasta")
        if (
            op == STEP_DRAW
            and state.stock_left == 0
            and self.left
            and int(state.stock[len(state.stock) - 1]) in (5, 6)
        ):
            self.notes.append("a red three as last card")
        if op == STEP_DRAW and state.phase == OVER:
            self.notes.append("a draw of red threes only")
        if op == STEP_CLOSE and state.count(state.turn) < 2 and state.ended != STOCK_OUT:
            right = state.law.right_melds
            if self.finished < right <= state.of_side(state.side, FINISHED):
                self.notes.append("the right completed by the last cards")
        if state.ended == WENT_OUT:
            self.going_out(state, "with" if op == STEP_DISCARD else "without")
        self.counts.update(self.notes)

    def going_out(self, state: State, how: str) -> None:
        """A going out, with a discard or without."""
        self.notes.append(f"out {how} a discard")
        if state.concealed:
            self.notes.append(f"concealed {how} a discard")
        if state.question == SAID_YES:
            self.notes.append("out after a yes")

    def lines(self) -> str:
        """The counts, one a line."""
        return "\n".join(f"{count:8d} {name}" for name, count in sorted(self.counts.items()))
