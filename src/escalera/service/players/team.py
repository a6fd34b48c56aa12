"""Computer players whose decisions are made elsewhere, by whichever worker is free."""

from __future__ import annotations

import logging
from typing import Final

from msgspec.structs import replace

from escalera.service.bus import Bus, NoAnswer, Nobody
from escalera.service.players.jobs import Answer, Job, answer_of, body_of
from escalera.service.players.pool import GRACE, Pool

LOG: Final = logging.getLogger("escalera.players")
JOBS: Final = "escalera.jobs"
CHEAPER: Final = {"expert": "casual", "club": "casual", "casual": "beginner"}
"""Who decides in the place of a level that isn't there in time; for all others it is the greedy player."""
QUEUE: Final = 2
"""Decisions that may wait for each place here before a cheaper player makes them."""


class Team(Pool):
    """Asks the workers first. What they don't answer in time is decided here, by a cheaper level.

    While there are no workers, or none can be reached, it is a pool like any other.
    """

    def __init__(self, bus: Bus, workers: int, *, grace: float = GRACE) -> None:
        super().__init__(workers, grace=grace)
        self._bus = bus

    async def answer(self, job: Job) -> Answer:
        if job.hint:
            return await super().answer(job)
        try:
            found = answer_of(await self._bus.ask(JOBS, body_of(job), job.limit + self._grace))
            if found.fault is None:
                return found
            reason = found.fault
        except Nobody:
            return await super().answer(job if self.waiting < QUEUE * self.places else cheaper(job))
        except (NoAnswer, ValueError) as error:
            reason = str(error) or "no answer came in time"
        LOG.warning("no worker decided for %s: %s", job.player, reason)
        return await super().answer(cheaper(job))


def cheaper(job: Job) -> Job:
    """The same for a player that is soon done."""
    return replace(job, player=CHEAPER.get(job.player, "greedy"))
