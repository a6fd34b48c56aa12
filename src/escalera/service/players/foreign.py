"""A computer player that somebody else wrote, in a child process of its own."""

from __future__ import annotations

import os
from typing import Final, Self

from escalera.bots import Budget
from escalera.engine.act import Act
from escalera.engine.view import View
from escalera.errors import EscaleraError
from escalera.service.players.bytes import view_bytes
from escalera.service.players.child import CAN_BE_KILLED, Child
from escalera.service.players.decision import judged
from escalera.service.players.jobs import Answer, Job
from escalera.service.players.luck import seed_of
from escalera.service.players.pipes import Broken

GRACE: Final = 1.0


class PlayerError(EscaleraError):
    """The player can't be loaded; the message says why."""


class ForeignBot:
    """The `Bot` of a class named `module:Class` (or of a known name), for one seat.

    Its act is always legal: where the player fails, a safe act is played and `faults` says why. A
    player that hangs or dies gets a new process for its next decision. Use it in a `with`.
    """

    def __init__(self, player: str, *, salt: bytes = b"", grace: float = GRACE) -> None:
        if not CAN_BE_KILLED:
            raise PlayerError(
                "players in a process of their own need process groups, which this system lacks"
            )
        self.name = player
        self.faults: list[str] = []
        self._salt = salt
        self._grace = grace
        self._child: Child | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def start(self) -> None:
        """Load the player now rather than at its first decision. Raises `PlayerError`."""
        try:
            self._ready()
        except (Broken, OSError) as fault:
            self.close()
            raise PlayerError(f"{self.name}: {fault}") from None

    def close(self) -> None:
        """End its process."""
        if self._child is not None:
            self._child.close()
            self._child = None

    def interrupt(self) -> None:
        """From any thread: a decision under way ends at once, in a safe act."""
        child = self._child
        if child is not None:
            child.kill()

    def decide(self, view: View, budget: Budget) -> Act:
        """The player's act, or a safe one. Luck comes from the budget's `rng`, else from salt and view."""
        shown = view_bytes(view)
        seed = seed_of(self._salt, self.name, shown) if budget.rng is None else budget.rng.randbytes(32)
        job = Job(self.name, shown, budget.seconds, seed)
        decision = judged(view, job, self._answer(job))
        if decision.fault is not None:
            self.faults.append(decision.fault)
        return decision.act

    def _answer(self, job: Job) -> Answer:
        try:
            return self._ready().ask(job, job.limit + self._grace)
        except (Broken, OSError) as fault:
            self.close()
            return Answer(fault=str(fault))

    def _ready(self) -> Child:
        if self._child is None:
            self._child = Child(self.name, os.environ, show_errors=True)
        self._child.wait_until_ready()
        return self._child
