"""A round being played: its state and what has happened in it."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from escalera.engine.act import Act
from escalera.engine.acting import finishes_act
from escalera.engine.checking import is_legal
from escalera.engine.deal import deal, dealt_anew
from escalera.engine.doing import do_step
from escalera.engine.events import EVERYBODY, Event
from escalera.engine.happenings import Happening, after_deal, events_of
from escalera.engine.law import Law
from escalera.engine.laying import take_back
from escalera.engine.listing import list_steps
from escalera.engine.playing import do_act
from escalera.engine.refusing import refusal
from escalera.engine.scoring import SideScore, score
from escalera.engine.state import NONE, OVER, State
from escalera.engine.step import LARGEST_STEP, Steps
from escalera.engine.view import View, awaited, hidden
from escalera.errors import Refused


class Round:
    """One deal, from the first card to the score. Seats and melds count from 1.

    Two ways to play: whole acts (`check`, `play`, `apply`), or small steps (`steps`, `check_step`,
    `play_step`), where an act under way is private until the step that closes it.
    """

    def __init__(self, law: Law, number: int, dealer: int, state: State, seen: list[list[Event]]) -> None:
        self.law = law
        self.number = number
        self.dealer = dealer
        self.state = state
        self._seen = seen
        self._untold: list[Happening] = []

    def clone(self) -> Round:
        """An independent copy."""
        self._tell()
        seen = [list(events) for events in self._seen]
        return Round(self.law, self.number, self.dealer, self.state.clone(), seen)

    @property
    def to_act(self) -> int:
        """The seat that is to act or answer, 0 when the round is over."""
        return awaited(self.state)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.state.phase == OVER

    @property
    def ended(self) -> str | None:
        """`out`, `stock`, or None while the round runs."""
        if self.state.ended == 0:
            return None
        return "out" if self.state.ended == 1 else "stock"

    @property
    def out_seat(self) -> int | None:
        """The seat that went out."""
        return int(self.state.out_seat) + 1 if self.state.out_seat >= 0 else None

    @property
    def concealed(self) -> bool:
        """Whether the going out was a concealed one."""
        return self.state.concealed

    # Whole acts

    def check(self, act: Act, seat: int = 0) -> Refused | None:
        """Why `seat` (by default the one to act) may not do this now, or None. Changes nothing."""
        self._no_steps()
        self._check_seat(seat)
        return refusal(self.state, (seat or self.to_act) - 1, act)

    def play(self, act: Act, seat: int = 0) -> list[Event]:
        """Check and do an act; the events it caused. Raises `Refused`."""
        found = self.check(act, seat)
        if found is not None:
            raise found
        return self.apply(act)

    def apply(self, act: Act) -> list[Event]:
        """Do an act that is known to be legal, unchecked; the events it caused."""
        self._tell()
        happening = Happening(self.state, 0, act)
        do_act(self.state, act)
        happening.finish(self.state)
        return self.show(events_of(happening, self.state))

    # Steps

    def steps(self) -> Steps:
        """The legal steps of the seat to act."""
        steps = Steps()
        list_steps(self.state, steps)
        return steps

    def check_step(self, step: int) -> bool:
        """Whether a step is legal."""
        return 0 <= step <= LARGEST_STEP and is_legal(self.state, step)

    def play_step(self, step: int) -> None:
        """Check and do a step. Raises ValueError."""
        if not self.check_step(step):
            raise ValueError(f"{step} is not a legal step here")
        self.apply_step(step)

    def apply_step(self, step: i64) -> None:
        """Do a step that is known to be legal, unchecked."""
        if not finishes_act(step):
            do_step(self.state, step)
            return
        happening = Happening(self.state, step, None)
        do_step(self.state, step)
        happening.finish(self.state)
        self._untold.append(happening)

    def take_back(self) -> None:
        """Take back the act under way: the steps since the last act was closed."""
        take_back(self.state, 0)

    # Looking

    def events(self, seat: int) -> list[Event]:
        """What has happened, as far as a seat may see it; 0: what everybody may."""
        self._check_seat(seat)
        self._tell()
        return list(self._seen[seat])

    def view(self, seat: int) -> View:
        """What a seat may see; 0 for a spectator."""
        return View(hidden(self.state, seat), seat, self.number, self.events(seat))

    def score(self) -> list[SideScore]:
        """Each side's score; while the round runs, as if it stopped now."""
        return score(self.state)

    def show(self, events: list[Event]) -> list[Event]:
        """Show events to those who may see them."""
        for event in events:
            if event.audience == EVERYBODY:
                for seen in self._seen:
                    seen.append(event)
            else:
                self._seen[event.audience].append(event)
        return events

    def _tell(self) -> None:
        """Make the events of the deal and of the steps done since somebody last looked."""
        if not self._seen:
            self._seen = [[] for _ in range(int(self.law.players) + 1)]
            self.show(after_deal(dealt_anew(self.state), self.dealer))
        for happening in self._untold:
            self.show(events_of(happening, self.state))
        self._untold = []

    def _check_seat(self, seat: int) -> None:
        if seat < 0 or seat > self.law.players:
            raise ValueError(f"there is no seat {seat}")

    def _no_steps(self) -> None:
        if self.state.pending != NONE:
            raise ValueError("an act is under way by steps; close it or take it back first")


def new_round(law: Law, number: int, dealer: int, order: Sequence[int], totals: Sequence[int]) -> Round:
    """Deal a round: `dealer` from 1, the first card of `order` dealt first, the sides' totals before it.

    Raises ValueError when `order` is not exactly the pack.
    """
    return Round(law, number, dealer, deal(law, dealer - 1, order, totals), [])
