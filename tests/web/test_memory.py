"""What is over leaves memory by itself: the collector of cycles looks through everything but seldom."""

from __future__ import annotations

import ast
import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import connect

from escalera.protocol.views import Options
from escalera.service.desk import Desk, Reader
from escalera.web import chores
from escalera.web.direct import DirectLine
from escalera.web.feed import Feed
from escalera.web.listening import listen
from escalera.web.server import Server, config
from escalera.web.sockets import Connection
from tests.web.inside import Inside, inside
from tests.web.people import bearer

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "escalera"
OURS = (DirectLine, Connection, Feed, Reader, Desk)


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """The collector off, and afterwards as it was: it is the whole process's."""
    threshold = gc.get_threshold()
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)
    gc.enable()


@asynccontextmanager
async def listening(app: Inside) -> AsyncIterator[str]:
    """The app on a port of this process."""
    listener = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    server = Server(config(app.app, app.web.settings), app.web, ready.set)
    serving = asyncio.ensure_future(server.serve(sockets=[listener]))
    await ready.wait()
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


def left() -> list[str]:
    """What is still there of ours."""
    return sorted(type(one).__name__ for one in gc.get_objects() if type(one) in OURS)


async def look_in(address: str, made: dict[str, Any]) -> None:
    """Open the socket of a table, look at it and leave."""
    url = f"ws://{address}/api/tables/{made['table']}/socket"
    async with connect(url, additional_headers=bearer(made["token"]), compression=None) as socket:
        await socket.recv()
        await socket.send('{"type": "ping", "id": "p"}')
        await socket.recv()


async def follow(address: str, made: dict[str, Any]) -> None:
    """Read a table's stream of events as far as the first of them, and leave."""
    reader, writer = await asyncio.open_connection(*address.split(":"))
    path = f"/api/tables/{made['table']}/events"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {made['token']}\r\n\r\n".encode())
    await reader.readuntil(b"event: present")
    writer.close()


def test_a_socket_that_is_closed_is_gone_and_so_is_a_table_that_is_forgotten() -> None:
    async def work() -> None:
        async with inside() as app, listening(app) as address:
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                made = (await http.post("/api/tables", json={"name": "Ada"})).json()
            for _ in range(3):
                await look_in(address, made)
            while app.web.feeds:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            assert left() == ["Desk"]
            app.web.host.forget(made["table"])
            assert left() == []

    asyncio.run(asyncio.wait_for(work(), 30))


def test_a_stream_that_has_ended_keeps_nothing_of_its_table() -> None:
    async def work() -> None:
        async with inside() as app, listening(app) as address:
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                made = (await http.post("/api/tables", json={"name": "Ada"})).json()
            for _ in range(3):
                await follow(address, made)
            while app.web.feeds:
                await asyncio.sleep(0.01)
            app.web.host.forget(made["table"])
            while left():
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), 30))


def test_no_refusal_is_raised_from_a_variable_that_would_keep_its_table() -> None:
    """A fault's trace leads to the frame that raised it, and the frame's variable back to the fault."""
    for folder in ("service", "web"):
        for path in (SOURCE / folder).rglob("*.py"):
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
                    and path.parent.name != "store"
                ):
                    assert not raised_variables(function), f"{path.name}: {function.name}"


def raised_variables(function: ast.AST) -> set[str]:
    """The variables of a function that it raises."""
    inside = list(ast.walk(function))
    own = {node.id for node in inside if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    raised = [
        node.exc.id for node in inside if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name)
    ]
    return own & set(raised)


def test_memory_is_tidied_up_in_the_hour_in_which_much_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    tidied: list[int] = []
    monkeypatch.setattr(chores, "tidy", lambda: tidied.append(1))
    monkeypatch.setattr(chores, "MUCH", 3)

    async def work() -> None:
        async with inside() as app:
            for number in range(4):
                await app.web.host.desk((await app.web.host.create(Options(), f"Ada {number}"))[0].table)
                app.clock.now += 3600
                chores.forget_idle(app.web)
                await chores.do_hourly(app.web)
                assert len(tidied) == (number + 1) // 3 and app.web.host.tables() == 0

    asyncio.run(asyncio.wait_for(work(), 30))
