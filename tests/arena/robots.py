"""Players that fail now and then, each in its way; loaded in child processes only."""

from __future__ import annotations

import time

from escalera import Act, Budget, GreedyBot, View
from escalera.engine.act import Part

SELDOM = 40
"""One in so many views is one at which it fails."""


class Seldom(GreedyBot):
    """Fails by what it sees, so that it fails again when it sees the same."""

    def decide(self, view: View, budget: Budget) -> Act:
        if len(view.events) % SELDOM == 0:
            return self.fail(view)
        return super().decide(view, budget)

    def fail(self, view: View) -> Act:
        """Raises."""
        raise KeyError("seven")


class Hangs(Seldom):
    """Never leaves a loop."""

    def fail(self, view: View) -> Act:
        while True:
            time.sleep(1)


class Nonsense(Seldom):
    """Returns an act that nobody may do."""

    def fail(self, view: View) -> Act:
        return Act("merge", (Part(1, ()), Part(1, ())))


class Unlucky(Seldom):
    """Fails where its luck wants it."""

    def decide(self, view: View, budget: Budget) -> Act:
        if budget.random().random() < 0.02:
            raise RuntimeError("unlucky")
        return GreedyBot.decide(self, view, budget)
