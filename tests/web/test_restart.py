"""Whatever was acknowledged is there after a stop and after kill -9, once, and all games go on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import pytest

from escalera import GreedyBot
from escalera.protocol.answers import Accepted
from escalera.protocol.requests import Rematch, Say
from escalera.protocol.views import TableView
from escalera.remote import Timing, new_id, play
from tests.remote.players import HASTY, Noting, check_log, check_view, made, on_turn
from tests.web.servers import Server, lasting_port

SLOW: Final = {"ESCALERA_THINKING_MS": "15"}
"""So that the matches are not over before the ends are."""
LOADED: Final = Timing(answer=1, quiet=1, steady=0.3, first_wait=0.02, longest_wait=0.2)
"""For a server that has much to do."""
MINUTES: Final = 10
ACTS: Final = 5
"""Acts between two ends at least, however slow the machine is."""
BOLIVIA: Final = {"edition": "bolivia", "players": 4, "pace": {"turn": 60 * MINUTES}}


class Ends:
    """A server that is ended and started again while people play at several tables."""

    def __init__(self, folder: Path, *, kill: bool, seed: int = 7) -> None:
        self.folder = folder
        self.server = Server(folder, port=lasting_port(), **SLOW)
        self._kill = kill
        self._chance = random.Random(seed)
        self._tables: list[Noting] = []
        self._ended = False
        self.acknowledged = 0

    async def run(self, ends: int, tables: int, **rules: str) -> None:
        """So many ends, in the middle of matches at so many tables; then all of these finish."""
        async with AsyncExitStack() as stack:
            for _ in range(tables):
                for link in await made(self.server, {**BOLIVIA, "rules": rules}, 2):
                    self._tables.append(await stack.enter_async_context(Noting(link, LOADED)))
            playing = asyncio.gather(*[self._keep_playing(table) for table in self._tables])
            for _ in range(ends):
                await self._end_once()
            self._ended = True
            await playing
            for table in self._tables:
                await check_view(table, self.server)
                table.check_events()
            check_log(self.folder / "test.db", self._tables)

    async def _keep_playing(self, table: Noting) -> None:
        """Match after match while the server is ended; the last one to its end."""
        await play(table, GreedyBot())
        while not self._ended:
            if table.view.you == 1:
                await table.ask(Rematch(new_id()))
            while (await table.look()).stage == "over" and not self._ended:
                await table.news()
            await play(table, GreedyBot())

    async def _end_once(self) -> None:
        """End it while everybody plays, and see that nothing acknowledged is gone."""
        at, before = [table.seq for table in self._tables], self._done()
        while self._done() - before <= ACTS or any(
            table.seq == seq for table, seq in zip(self._tables, at, strict=True)
        ):
            await asyncio.sleep(0.01)
        await asyncio.sleep(self._chance.uniform(0.0, 0.3))
        await asyncio.to_thread(self.server.kill if self._kill else self.server.stop)
        acknowledged = [dict(table.done) for table in self._tables]
        self._check_kept(acknowledged)
        self.server = await asyncio.to_thread(Server, self.folder, port=self.server.port, **SLOW)
        for table, done in zip(self._tables, acknowledged, strict=True):
            for id, seq in list(done.items())[-2:]:
                assert await table.ask(table.acts[id]) == Accepted(id, seq, again=True)

    def _done(self) -> int:
        """How many acts were acknowledged so far."""
        return sum([len(table.done) for table in self._tables])

    def _check_kept(self, acknowledged: list[dict[str, int]]) -> None:
        """The log on the disk has every act that was acknowledged, at its number."""
        with sqlite3.connect(self.folder / "test.db") as log:
            kept = set(log.execute("SELECT table_id, act_id, seq FROM entries WHERE act_id IS NOT NULL"))
        log.close()
        for table, done in zip(self._tables, acknowledged, strict=True):
            assert {(table.link.table, id, seq) for id, seq in done.items()} <= kept
        self.acknowledged = sum([len(done) for done in acknowledged])


def run_through(folder: Path, ends: int, tables: int, *, kill: bool, **rules: str) -> Ends:
    """Such a run, the last server still running."""
    running = Ends(folder, kill=kill)
    try:
        asyncio.run(asyncio.wait_for(running.run(ends, tables, **rules), 120 + 20 * ends))
    except BaseException:
        running.server.kill()
        raise
    assert running.acknowledged > ACTS * ends
    assert "Traceback" not in running.server.log.read_text(encoding="utf-8")
    return running


@pytest.mark.slow
def test_matches_survive_five_kills(tmp_path: Path) -> None:
    run_through(tmp_path, 5, 4, kill=True, target="500").server.stop()


@pytest.mark.slow
def test_a_graceful_stop_loses_nothing_and_leaves_no_fault(tmp_path: Path) -> None:
    running = run_through(tmp_path, 2, 3, kill=False, target="500")
    assert running.server.stop() == 0


class Down:
    """A table where somebody has had his turn for a while when the server is killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = Server(folder, port=lasting_port())
        self.before = self.after = self.up_ms = 0

    async def run(self, seconds: float) -> None:
        """Let it be down for so long; the clock before, the clock after, and how long it was up between."""
        (link,) = await made(self.server, {**BOLIVIA, "players": 2, "rules": {"target": "500"}}, 1)
        async with Noting(link, HASTY) as table:
            await on_turn(table)
            await asyncio.sleep(seconds)
            await table.ask(Say(new_id(), "I am thinking."))
            self.before = left(await table.look())
            await asyncio.to_thread(self.server.kill)
            await asyncio.sleep(seconds)
            started = time.monotonic()
            self.server = await asyncio.to_thread(Server, self.folder, port=self.server.port)
            await table.ask(Say(new_id(), "I am here."))
            self.after = left(await table.look())
            self.up_ms = int(1000 * (time.monotonic() - started))


def left(view: TableView) -> int:
    """The milliseconds left of the turn."""
    assert view.clock is not None and view.clock.seat == 1
    return int(view.clock.left_ms)


def test_a_clock_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    down = Down(tmp_path)
    try:
        asyncio.run(asyncio.wait_for(down.run(0.5), 60))
    finally:
        down.server.stop()
    limit = 60_000 * MINUTES
    assert down.before <= limit - 500
    assert down.before - down.up_ms - 1 <= down.after <= limit - 500
