"""Sockets over their own line: broken frames, readers that don't read, many messages at once."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from escalera.protocol import requests
from escalera.protocol.answers import Accepted
from escalera.protocol.views import Options
from escalera.service.desk import Presence
from escalera.web import sockets
from escalera.web.access import Access
from escalera.web.feed import Feed
from escalera.web.lines import Speaker
from escalera.web.words import catalogue
from tests.web.inside import Inside, inside
from tests.web.people import Person, bearer, made
from tests.web.servers import Server, serving


class Raw:
    """A socket whose bytes a test sends as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def message(self) -> dict[str, Any]:
        """The next message."""
        while True:
            head = await self.reader.readexactly(2)
            size = head[1]
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2))
            data = await self.reader.readexactly(size)
            if head[0] & 15 == Opcode.TEXT:
                found: dict[str, Any] = json.loads(data)
                return found
            if head[0] & 15 == Opcode.CLOSE:
                return {"type": "closed", "code": int.from_bytes(data[:2])}

    async def answers(self, *ids: str) -> list[str]:
        """The ids of the next answers, in their order; events and views are passed over."""
        found: list[str] = []
        while len(found) < len(ids):
            message = await self.message()
            if message.get("id") or message["type"] == "closed":
                found.append(str(message.get("id") or message["code"]))
        return found


async def raw(server: Server, person: Person, more: bytes = b"") -> Raw:
    """An open socket; `more` is sent in one piece with the request to open it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    token = bearer(person.token)["authorization"]
    lines = [
        f"GET {person.path}/socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
        "Connection: Upgrade", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13", f"Authorization: {token}", "", "",
    ]  # fmt: skip
    writer.write("\r\n".join(lines).encode() + more)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return Raw(reader, writer)


def ping(id: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A message as a frame."""
    return Frame(opcode, json.dumps({"type": "ping", "id": id}).encode(), fin).serialize(mask=True)


@pytest.mark.parametrize("size", [1, 11, 1000])
def test_messages_are_answered_in_turn_however_their_bytes_come(tmp_path: Path, size: int) -> None:
    async def work() -> None:
        (ada, _), _ = await made(server, 2)
        socket = await raw(server, ada)
        whole = ping("a") + ping("b") + ping("c", Opcode.BINARY) + ping("d")
        for at in range(0, len(whole), size):
            socket.writer.write(whole[at : at + size])
            await socket.writer.drain()
            await asyncio.sleep(0.001)
        assert await socket.answers(*"abcd") == [*"abcd"]
        text = json.dumps({"type": "ping", "id": "e"}).encode()
        parts = [
            Frame(Opcode.TEXT, text[:5], False).serialize(mask=True),
            Frame(Opcode.PING, b"here?").serialize(mask=True),
            Frame(Opcode.CONT, text[5:]).serialize(mask=True),
        ]
        socket.writer.write(b"".join(parts) + ping("f"))
        assert await socket.answers(*"ef") == [*"ef"]
        socket.writer.close()

    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(), 30))


BROKEN = {
    "unmasked": (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
    "compressed": (bytes([0xC1]) + ping("a")[1:], 1002),
    "unknown": (bytes([0x83]) + ping("a")[1:], 1002),
    "begun anew": (ping("a", fin=False) + ping("b"), 1002),
    "more of nothing": (ping("a", Opcode.CONT), 1002),
    "not utf-8": (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
    "the end": (Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True), 1000),
    "too long": (Frame(Opcode.TEXT, b"x" * 20_000).serialize(mask=True)[:30], 1009),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_frame_ends_its_socket_with_the_code_for_it(tmp_path: Path, kind: str) -> None:
    data, code = BROKEN[kind]

    async def work() -> None:
        (ada, ben), _ = await made(server, 2)
        socket, other = await raw(server, ada), await raw(server, ben)
        socket.writer.write(data + ping("late"))
        assert await socket.answers("") == [str(code)]
        other.writer.write(ping("o"))
        assert await other.answers("o") == ["o"]
        for one in (socket, other):
            one.writer.close()

    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(), 30))


class FullLine:
    """A line whose reader never reads."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.times = 0
        self.cut_off = asyncio.Event()
        self.held = False
        self.speaker: Speaker | None = None

    def write(self, messages: list[bytes]) -> None:
        self.written += messages
        self.times += 1

    def end(self, code: int) -> None:
        self.cut_off.set()

    def cut(self) -> None:
        self.cut_off.set()

    def hold(self) -> None:
        self.held = True

    def release(self) -> None:
        self.held = False

    async def serve(self, speaker: Speaker) -> None:
        self.speaker = speaker
        await self.cut_off.wait()


async def connected(app: Inside, line: FullLine) -> tuple[sockets.Connection, asyncio.Task[None]]:
    """Somebody at a new table, connected by this line."""
    made, _ = await app.web.host.create(Options(), "Ada")
    desk = await app.web.host.desk(made.table)
    feed = Feed(app.web, desk, Access(made.table, 2), 0, "192.0.2.1")
    connection = sockets.Connection(line, feed, catalogue("en"))
    task = asyncio.ensure_future(connection.serve())
    await asyncio.sleep(0)
    return connection, task


def test_who_does_not_read_is_shown_nothing_more_and_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SLOWEST", 0.01)

    async def work() -> None:
        async with inside() as app:
            line = FullLine()
            connection, task = await connected(app, line)
            assert len(line.written) == 2
            connection.fill()
            for number in range(200):
                connection.take(json.dumps({"type": "ping", "id": f"p{number}"}))
            assert len(line.written) == 2 and line.held
            await asyncio.wait_for(task, 10)

    asyncio.run(work())


def test_who_reads_again_is_shown_what_he_missed_and_answered() -> None:
    async def work() -> None:
        async with inside(requests_per_second=0, address_requests_per_second=0) as app:
            line = FullLine()
            connection, task = await connected(app, line)
            connection.fill()
            for number in range(100):
                connection.take(json.dumps({"type": "ping", "id": f"p{number}"}))
            for number in range(3):
                desk = connection.feed.desk
                await app.web.host.handle_at(desk, 1, requests.Say(f"s{number}", "hello"))
            connection.drain()
            found = [json.loads(data) for data in line.written[2:]]
            assert [one["type"] for one in found] == ["events", *["accepted"] * 100]
            assert [event["text"] for event in found[0]["events"]] == ["hello"] * 3
            assert [one["id"] for one in found[1:]] == [f"p{number}" for number in range(100)]
            assert not line.held
            line.cut()
            await asyncio.wait_for(task, 10)

    asyncio.run(work())


def test_one_reader_s_fault_is_nobody_else_s() -> None:
    async def work() -> None:
        async with inside() as app:
            line, other = FullLine(), FullLine()
            broken, task = await connected(app, line)
            desk = broken.feed.desk
            sound = sockets.Connection(
                other, Feed(app.web, desk, Access(desk.table.id, 0), 0, "192.0.2.2"), catalogue("en")
            )
            rest = asyncio.ensure_future(sound.serve())
            await asyncio.sleep(0)
            line.write = None  # type: ignore[assignment,method-assign]
            answer = await app.web.host.handle_at(desk, 1, requests.Say("s", "hello"))
            assert isinstance(answer, Accepted) and answer.seq == desk.table.seq
            await asyncio.wait_for(task, 10)
            assert b"hello" in other.written[-1]
            other.cut()
            await asyncio.wait_for(rest, 10)

    asyncio.run(work())


def test_an_answer_goes_out_together_with_what_it_brought_about() -> None:
    async def work() -> None:
        async with inside() as app:
            line, other = FullLine(), FullLine()
            mine, task = await connected(app, line)
            desk = mine.feed.desk
            theirs = sockets.Connection(
                other, Feed(app.web, desk, Access(desk.table.id, 0), 0, "192.0.2.2"), catalogue("en")
            )
            rest = asyncio.ensure_future(theirs.serve())
            await asyncio.sleep(0)
            times, before, seen = line.times, len(line.written), len(other.written)
            mine.take(json.dumps({"type": "say", "id": "s", "text": "hello"}))
            while len(line.written) < before + 2:
                await asyncio.sleep(0)
            found = [json.loads(data)["type"] for data in line.written[before:]]
            assert found == ["events", "accepted"] and line.times == times + 1
            assert other.written[seen:] == line.written[before:][:1]
            for one in (line, other):
                one.cut()
            await asyncio.wait_for(asyncio.gather(task, rest), 10)

    asyncio.run(work())


def test_what_others_do_is_shown_while_an_answer_waits() -> None:
    async def work() -> None:
        async with inside() as app:
            line = FullLine()
            mine, task = await connected(app, line)
            desk = mine.feed.desk
            before = len(line.written)
            async with desk.lock:
                mine.take(json.dumps({"type": "say", "id": "s", "text": "hello"}))
                desk.presence = Presence([1], [1])
                mine.show()
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                assert [json.loads(data)["type"] for data in line.written[before:]] == ["present"]
            while len(line.written) < before + 3:
                await asyncio.sleep(0)
            line.cut()
            await asyncio.wait_for(task, 10)

    asyncio.run(work())


def test_a_request_goes_on_when_its_socket_is_gone() -> None:
    async def work() -> None:
        async with inside() as app:
            line = FullLine()
            mine, task = await connected(app, line)
            desk = mine.feed.desk
            async with desk.lock:
                mine.take(json.dumps({"type": "say", "id": "s", "text": "hello"}))
                line.cut()
                await asyncio.wait_for(task, 10)
                mine.feed.close()
            await app.web.finish()
            assert [line.text for line in desk.table.talk] == ["hello"] and not app.web.doing

    asyncio.run(work())
