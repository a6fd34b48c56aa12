"""The places of a pool, where one decision at a time is made: in a child process, or in a thread here."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from escalera.bots import BOTS
from escalera.service.players.child import Child
from escalera.service.players.deciding import done
from escalera.service.players.jobs import Answer, Job
from escalera.service.players.pipes import Broken, Gone

LOG: Final = logging.getLogger("escalera.players")
GUEST_BOOT_SECONDS: Final = 10.0
"""How long a player that isn't ours may take to load, for each decision."""


class Place(Protocol):
    """Where a decision is made. All of it but `interrupt` runs in one thread at a time."""

    def open(self) -> None:
        """Get ready."""

    def answer(self, job: Job, grace: float) -> Answer:
        """The answer, never later than the job's seconds and the grace (and a child's start)."""

    def interrupt(self) -> None:
        """From any thread: what is under way ends at once, and nothing more is begun."""

    def close(self) -> None:
        """Give everything back."""

    def pids(self) -> list[int]:
        """The numbers of its processes."""


class InThread:
    """Our own players on decoded bytes in a thread of this process, which can't be killed."""

    def open(self) -> None:
        """Nothing to do."""

    def answer(self, job: Job, grace: float) -> Answer:
        """The answer, however long it takes."""
        return done(job) if job.player in BOTS else Answer(fault="it can only run in a process of its own")

    def interrupt(self) -> None:
        """Nothing to do: our own players soon end by themselves."""

    def close(self) -> None:
        """Nothing to do."""

    def pids(self) -> list[int]:
        """None."""
        return []


class InChild:
    """A child for our own players, kept; and for anybody else's a fresh one each time.

    A player we didn't write never gets a process that has seen another seat's view, and its own
    sees no other afterwards.
    """

    def __init__(self) -> None:
        self._child: Child | None = None
        self._guest: Child | None = None
        self._stopped = False

    def open(self) -> None:
        """Start the child and wait until it is ready. Raises `Broken`."""
        self._kept().wait_until_ready()

    def answer(self, job: Job, grace: float) -> Answer:
        """The answer of a child; the child is replaced if it can't be used any longer."""
        limit = job.limit + grace
        try:
            return self._by_kept(job, limit) if job.player in BOTS else self._by_guest(job, limit)
        except (Broken, OSError) as fault:
            return Answer(fault=str(fault))

    def interrupt(self) -> None:
        """Kill whoever is deciding."""
        self._stopped = True
        for child in (self._child, self._guest):
            if child is not None:
                child.kill()

    def close(self) -> None:
        """End the child."""
        if self._child is not None:
            self._child.close()
            self._child = None

    def pids(self) -> list[int]:
        """The children's numbers."""
        return [child.pid for child in (self._child, self._guest) if child is not None]

    def _by_kept(self, job: Job, limit: float) -> Answer:
        """Ask our own player, and once more if the child was killed: a second one decides the same."""
        try:
            return self._ask(job, limit)
        except Gone:
            LOG.warning("a child process has ended while %s was deciding; another is asked", job.player)
            return self._ask(job, limit)

    def _ask(self, job: Job, limit: float) -> Answer:
        try:
            return self._kept().ask(job, limit)
        except Broken:
            self._replace()
            raise

    def _by_guest(self, job: Job, limit: float) -> Answer:
        with Child(job.player) as guest:
            self._guest = guest
            try:
                self._check_running()
                guest.wait_until_ready(GUEST_BOOT_SECONDS)
                return guest.ask(job, limit)
            finally:
                self._guest = None

    def _kept(self) -> Child:
        if self._child is None:
            self._child = Child()
        self._check_running()
        return self._child

    def _replace(self) -> None:
        """End the child and start another, which gets ready meanwhile."""
        self.close()
        if not self._stopped:
            self._kept()

    def _check_running(self) -> None:
        """Asked after a child is noted, so that either this or `interrupt` ends it."""
        if self._stopped:
            raise Broken("the pool is stopping")
