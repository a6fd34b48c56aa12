"""A worker: decides for the computer players of other nodes."""

from __future__ import annotations

from typing import Final

from escalera.service.bus import Bus
from escalera.service.players.jobs import Answer, body_of, job_of
from escalera.service.players.pool import Pool
from escalera.service.players.team import JOBS

QUEUE: Final = 2
"""Jobs that may wait for each process; further ones are sent back at once, so that nobody waits in vain."""
BUSY: Final = "the worker has enough to do"


class Bench:
    """Takes jobs from a bus, as many as its pool can bear."""

    def __init__(self, bus: Bus, pool: Pool) -> None:
        self._pool = pool
        self._most = pool.places * (1 + QUEUE)
        self._doing = 0
        bus.answer(JOBS, self.answer)

    async def answer(self, data: bytes) -> bytes:
        """The answer to a job, or that there are too many."""
        if self._doing >= self._most:
            return body_of(Answer(fault=BUSY))
        self._doing += 1
        try:
            return body_of(await self._pool.answer(job_of(data)))
        except (ValueError, RuntimeError) as error:
            return body_of(Answer(fault=str(error)))
        finally:
            self._doing -= 1
