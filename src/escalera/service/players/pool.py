"""The computer players of a server: a fixed number of child processes, shared by all tables."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from escalera.bots import BOTS
from escalera.engine.act import Act
from escalera.engine.view import View
from escalera.notation.acts import act_text
from escalera.service.players.bytes import view_bytes
from escalera.service.players.child import CAN_BE_KILLED
from escalera.service.players.decision import Decision, judged
from escalera.service.players.hinting import Hinted, hinted
from escalera.service.players.jobs import Answer, Job
from escalera.service.players.luck import seed_of
from escalera.service.players.places import InChild, InThread, Place

GRACE: Final = 1.0
"""Seconds over its time after which a child is killed."""


class Pool:
    """Decides for any number of tables with `workers` child processes; the others wait in line.

    With no workers (or where processes can't be killed) our own players run in a thread here. Players
    named `module:Class` are refused unless `foreign`; each of their decisions gets a fresh process.
    """

    def __init__(self, workers: int, *, grace: float = GRACE, foreign: bool = False) -> None:
        kept = workers if CAN_BE_KILLED else 0
        self._places: list[Place] = [InChild() for _ in range(kept)] or [InThread()]
        self._idle: asyncio.Queue[Place] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(len(self._places), "players")
        self._grace = grace
        self._foreign = foreign
        self._running = False
        self.waiting: int = 0
        """How many decisions are waiting for a process."""

    @property
    def places(self) -> int:
        """How many decisions are made at once."""
        return len(self._places)

    @property
    def pids(self) -> list[int]:
        """The numbers of the child processes."""
        return [pid for place in self._places for pid in place.pids()]

    async def start(self) -> None:
        """Start the processes and wait until they are ready."""
        loop = asyncio.get_running_loop()
        try:
            await asyncio.gather(*[loop.run_in_executor(self._threads, place.open) for place in self._places])
        except BaseException:
            await self._give_back(self._places)
            raise
        for place in self._places:
            self._idle.put_nowait(place)
        self._running = True

    async def stop(self) -> None:
        """End the processes at once; decisions under way end in safe acts."""
        if not self._running:
            return
        self._running = False
        for place in self._places:
            place.interrupt()
        await self._give_back([await self._idle.get() for _ in self._places])

    async def decide(self, player: str, view: View, *, seconds: float, salt: bytes) -> Decision:
        """A legal act for the view's seat, which must be the one to act: the player's or a safe one.

        RuntimeError when the pool isn't running, ValueError when it isn't the seat's turn or the view
        shows more than its seat may see.
        """
        self._check(view)
        shown = view_bytes(view)
        job = Job(player, shown, seconds, seed_of(salt, player, shown))
        return judged(view, job, await self.answer(job))

    async def advise(self, player: str, view: View, meant: Act | None, *, seconds: float) -> Hinted:
        """What a player advises the view's seat, which must be the one to act, and why.

        `NoHint` where none came of it; RuntimeError and ValueError as with `decide`.
        """
        self._check(view)
        shown = view_bytes(view)
        text = act_text(meant) if meant is not None else None
        job = Job(player, shown, seconds, seed_of(b"", player, shown), hint=True, meant=text)
        return hinted(view, job, await self.answer(job))

    def _check(self, view: View) -> None:
        """Raise unless the pool is running and the view's seat is to act."""
        if not self._running:
            raise RuntimeError("the pool isn't running")
        if view.seat == 0 or view.to_act != view.seat:
            raise ValueError("the seat isn't to act")

    async def answer(self, job: Job) -> Answer:
        """What a player answers to a job, not judged yet."""
        if job.player not in BOTS and not self._foreign:
            return Answer(fault="there is no such computer player")
        place = await self._next()
        loop = asyncio.get_running_loop()
        answering = loop.run_in_executor(self._threads, place.answer, job, self._grace)
        answering.add_done_callback(lambda _: self._idle.put_nowait(place))
        return await asyncio.shield(answering)

    async def _next(self) -> Place:
        """A place as soon as one is idle, first come, first served."""
        self.waiting += 1
        try:
            return await self._idle.get()
        finally:
            self.waiting -= 1

    async def _give_back(self, places: list[Place]) -> None:
        for place in places:
            place.interrupt()
        await asyncio.to_thread(self._threads.shutdown)
        for place in places:
            await asyncio.to_thread(place.close)
