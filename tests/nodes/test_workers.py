"""Computer players who think elsewhere: what isn't answered in time is decided here, and always legal."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from escalera.engine.view import View
from escalera.service.bus import Bus
from escalera.service.bus.interface import Answering
from escalera.service.bus.local import Line, LocalBus
from escalera.service.players import bench
from escalera.service.players.bench import Bench
from escalera.service.players.jobs import Answer, Job, body_of, job_of
from escalera.service.players.pool import Pool
from escalera.service.players.team import CHEAPER, JOBS, Team
from tests.nodes.ground import Nats, Postgres
from tests.service.players.rounds import view_halfway
from tests.web.people import table_of
from tests.web.servers import START, Server, serving

SALT = b"salt of the table"


class Noting:
    """The players who decided in a pool."""

    def __init__(self, pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        answer = Pool.answer

        async def noted(own: Pool, job: Job) -> Answer:
            if own is pool:
                self.asked.append(job.player)
            return await answer(own, job)

        monkeypatch.setattr(Pool, "answer", noted)


@asynccontextmanager
async def teaming() -> AsyncIterator[tuple[Team, Bus, Pool]]:
    """A team, the bus's other end, and a pool for a worker there."""
    line = Line()
    here, there = Team(LocalBus(line), 0), Pool(0)
    for pool in (here, there):
        await pool.start()
    try:
        yield here, LocalBus(line), there
    finally:
        for pool in (here, there):
            await pool.stop()


async def act_of(players: Pool, view: View, player: str = "casual", seconds: float = 5.0) -> object:
    """What a player does, which is legal whoever decided."""
    decided = await players.decide(player, view, seconds=seconds, salt=SALT)
    assert view.check(decided.act) is None and decided.fault is None
    return decided.act


def test_a_worker_decides_as_one_would_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with teaming() as (here, bus, there):
            view = view_halfway()
            alone = await act_of(here, view)
            Bench(bus, there)
            noting = Noting(there, monkeypatch)
            assert await act_of(here, view) == alone and noting.asked == ["casual"]

    asyncio.run(play())


def test_without_workers_the_same_level_decides_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with teaming() as (here, _bus, _there):
            noting = Noting(here, monkeypatch)
            await act_of(here, view_halfway(), "club")
            assert noting.asked == ["club"]

    asyncio.run(play())


async def slow(data: bytes) -> bytes:
    await asyncio.sleep(60)
    return data


async def failing(data: bytes) -> bytes:
    return body_of(Answer(fault="it broke"))


async def talking_nonsense(data: bytes) -> bytes:
    return b"\xff\x00nonsense"


@pytest.mark.parametrize("answering", [slow, failing, talking_nonsense])
@pytest.mark.parametrize("player", ["expert", "casual", "random"])
def test_what_a_worker_fails_at_a_cheaper_level_decides_here(
    monkeypatch: pytest.MonkeyPatch, answering: Answering, player: str
) -> None:
    async def play() -> None:
        async with teaming() as (here, bus, _there):
            bus.answer(JOBS, answering)
            monkeypatch.setattr(here, "_grace", 0.0)
            noting = Noting(here, monkeypatch)
            await act_of(here, view_halfway(), player, seconds=0.2)
            assert noting.asked == [CHEAPER.get(player, "greedy")]

    asyncio.run(play())


def test_a_worker_takes_no_more_than_it_can_bear() -> None:
    async def play() -> None:
        async with teaming() as (_here, bus, there):
            worker = Bench(bus, there)
            view = view_halfway()
            jobs: list[bytes] = []

            async def keep(data: bytes) -> bytes:
                jobs.append(data)
                return body_of(Answer(fault="kept"))

            bus.answer(JOBS, keep)
            await _here.decide("greedy", view, seconds=5.0, salt=SALT)
            found = await asyncio.gather(*[worker.answer(jobs[0]) for _ in range(10)])
            busy = [one for one in found if bench.BUSY.encode() in one]
            assert len(busy) == 10 - there.places * (1 + bench.QUEUE)
            assert b"JSON" not in await worker.answer(b"nonsense") and job_of(jobs[0]).player == "greedy"

    asyncio.run(play())


@contextmanager
def worker(url: str) -> Iterator[subprocess.Popen[str]]:
    """A worker in a process of its own."""
    command = [sys.executable, "-c", START, "worker", "--bus", url, "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None and "Ctrl-C" in process.stdout.readline()
            yield process
        finally:
            process.kill()


def test_a_game_goes_on_when_its_worker_is_killed(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async def play(server: Server, process: subprocess.Popen[str]) -> None:
        async with table_of(server, 2, 1) as ((person,), _link):
            await person.play(acts=6)
            process.kill()
            told = len(person.events)
            await person.play(acts=6)
            assert [one for one in person.events[told:] if "act" in one and one["seat"] == 2]

    flags = ("--database", postgres.new_database(), "--bus", nats.url)
    with serving(tmp_path, *flags) as server, worker(nats.url) as process:
        asyncio.run(play(server, process))


def test_a_worker_stops_when_it_is_told(nats: Nats) -> None:
    with worker(nats.url) as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    done = subprocess.run(
        [sys.executable, "-c", START, "worker", "--bus", "http://x"], capture_output=True, text=True
    )
    assert done.returncode == 2 and re.search("nats://", done.stderr) and done.stdout == ""
