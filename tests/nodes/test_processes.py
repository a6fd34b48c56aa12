"""Several processes at one port: they share the tables, one that ends is replaced, all end together."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from sqlalchemy import text

from tests.nodes.ground import Nats, Postgres
from tests.service.players.processes import has_ended, is_gone, stat
from tests.service.store.stores import plain
from tests.web.people import Person, table_of
from tests.web.servers import START, Server


def servers_of(pid: int) -> list[int]:
    """The processes that serve, less the one that Python keeps for itself."""
    found = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    own = [child for child in found if stat(child)[1:2] == [str(pid)] and not has_ended(child)]
    return [child for child in own if b"resource_tracker" not in command_of(child)]


def command_of(pid: int) -> bytes:
    """How a process was called."""
    return Path(f"/proc/{pid}/cmdline").read_bytes()


async def until_there_are(server: Server, number: int, without: int = 0) -> list[int]:
    """Wait until so many serve, without one of them."""
    async with asyncio.timeout(30):
        while len(found := [pid for pid in servers_of(server.process.pid) if pid != without]) != number:
            await asyncio.sleep(0.05)
    return found


def test_processes_share_the_tables_and_one_that_is_killed_is_replaced(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async def play(server: Server) -> None:
        first, second = await until_there_are(server, 2)
        async with table_of(server, 2, 2) as (people, _link):
            await asyncio.gather(*[person.play("playing") for person in people])
            os.kill(first, signal.SIGKILL)
            await until_there_are(server, 2, without=first)
            again = [Person(server, person.table, person.token, person.seat) for person in people]
            for person in again:
                await person.open()
            playing = [asyncio.ensure_future(person.play("between", "over", acts=4)) for person in again]
            done, left = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED, timeout=20)
            assert all(task.exception() is None for task in done) and done
            for task in left:
                task.cancel()
            for person in again:
                await person.close()
        assert second in servers_of(server.process.pid)

    flags = ("--database", postgres.new_database(), "--bus", nats.url, "--processes", "2")
    server = Server(tmp_path, *flags)
    try:
        asyncio.run(play(server))
        pids = servers_of(server.process.pid)
    finally:
        assert server.stop() == 0
    assert all(is_gone(pid) for pid in pids)


def test_one_that_cannot_take_its_place_yet_ends_none_of_the_others(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    database = postgres.new_database()

    def let_in(whether: bool) -> None:
        with plain(postgres.new_database()) as engine, engine.connect() as session:
            alone = session.execution_options(isolation_level="AUTOCOMMIT")
            alone.execute(text(f"ALTER DATABASE {database.rpartition('/')[2]} ALLOW_CONNECTIONS {whether}"))

    async def replace(server: Server) -> None:
        first, second = await until_there_are(server, 2)
        let_in(False)
        os.kill(first, signal.SIGKILL)
        async with asyncio.timeout(60):
            while server.process.poll() is None and server.log.read_text().count("takes its place") < 2:
                await asyncio.sleep(0.05)
        let_in(True)
        assert second in await until_there_are(server, 2, without=first)

    server = Server(tmp_path, "--database", database, "--bus", nats.url, "--processes", "2")
    try:
        asyncio.run(replace(server))
    finally:
        assert server.stop() == 0


def test_processes_end_with_the_one_that_watches(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    flags = ("--database", postgres.new_database(), "--bus", nats.url, "--processes", "2")
    server = Server(tmp_path, *flags)
    pids = servers_of(server.process.pid)
    server.kill()

    async def wait() -> None:
        async with asyncio.timeout(30):
            while not all(is_gone(pid) for pid in pids):
                await asyncio.sleep(0.05)

    asyncio.run(wait())
    assert len(pids) == 2


def refused(*flags: str) -> str:
    """What a server says that doesn't start."""
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--workers", "0", "--processes", "2"]
    done = subprocess.run([*command, *flags], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and done.stdout == "" and len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_several_processes_on_one_file_are_refused_in_a_sentence(tmp_path: Path) -> None:
    for database in (str(tmp_path / "t.db"), "postgresql://127.0.0.1:9/none"):
        said = refused("--database", database)
        assert "PostgreSQL" in said and "bus" in said


def test_a_database_that_cannot_be_opened_is_told_once(nats: Nats) -> None:
    said = refused("--database", "postgresql://nobody:geheim@127.0.0.1:9/none", "--bus", nats.url)
    assert "can't be reached" in said and "geheim" not in said
