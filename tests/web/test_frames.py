"""Broken frames: answered or closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.web.people import Person, bearer, made, table_of
from tests.web.servers import Server, serving

WRONG = (
    "null", "[]", "1", '"text"', "", "{", "{}", '{"id":1}', '{"id":""}', '{"id":null,"type":"act"}', "NaN",
    '{"type":"act","id":"%s"}', '{"type":"act","id":"%s","act":5}', '{"type":"act","id":"%s","act":""}',
    '{"type":"nonsense","id":"%s"}', '{"type":5,"id":"%s"}', '{"id":"%s"}',
    '{"type":"act","id":"%s","act":"draw","more":1}',
    '{"type":"act","id":"%s","act":"add #99 4H"}', '{"type":"act","id":"%s","act":"discard X X"}',
    '{"type":"act","id":"%s","act":"discard 9Z"}', '{"type":"act","id":"%s","act":"\\u0000\\ud800"}',
    '{"type":"act","id":"%s","act":"merge #1 #1"}', '{"type":"since","id":"%s","seq":-1}',
    '{"type":"since","id":"%s","seq":1e99}', '{"type":"since","id":"%s","seq":99999999999999999999}',
    '{"type":"seal","id":"%s","round":0,"seal":"00"}', '{"type":"stand-in","id":"%s","seat":-1}',
    '{"type":"stand-in","id":"%s","seat":7}', '{"type":"set-seat","id":"%s","seat":2,"player":[]}',
    '{"type":"say","id":"%s","text":"\\ud800"}', '{"type":"say","id":"%s","text":"\\u0000\\u202e"}',
    '{"type":"phrase","id":"%s","phrase":"../../etc"}', '{"type":"swap","id":"%s","one":1,"other":99}',
    '{"type":"ping","id":"\\ud800"}',
)  # fmt: skip


def frame(chance: random.Random, number: int) -> str | bytes:
    """A broken frame; most carry an id."""
    kind = chance.randrange(12)
    if kind == 0:
        return f'{{"id":"{number}","type":"act","act":' + "[" * chance.choice((10, 5000, 8000))
    if kind == 1:
        return f'{{"id":"{number}","a":' + '{"a":' * 2000 + "1" + "}" * 2001
    if kind == 2:
        return chance.randbytes(chance.randrange(1, 200))
    if kind == 3:
        return "x" * chance.choice((16_385, 100_000))
    text = chance.choice(WRONG)
    return text % number if "%s" in text else text


async def throw(server: Server, person: Person, number: int, seed: int) -> tuple[int, int]:
    """Throw so many broken frames at a table; how many were answered, and how often the socket was closed."""
    chance = random.Random(seed)
    answered = closed = sent = 0
    url = f"{server.socket_url}{person.path}/socket"
    while sent < number:
        async with connect(url, additional_headers=bearer(person.token), compression=None) as socket:
            try:
                await socket.recv()
                await socket.recv()
                while sent < number:
                    sent += 1
                    await socket.send(frame(chance, sent))
                    found = json.loads(await asyncio.wait_for(socket.recv(), 10))
                    while found["type"] in ("events", "present", "view") and found.get("id", "") == "":
                        found = json.loads(await asyncio.wait_for(socket.recv(), 10))
                    assert found["id"], found
                    assert found["type"] == "refused", found
                    assert found["sentence"]
                    answered += 1
            except ConnectionClosed as end:
                assert end.rcvd is not None and end.rcvd.code in (1003, 1007, 1009), end
                closed += 1
    return answered, closed


def test_a_thousand_broken_frames_harm_nobody(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with table_of(server) as (people, _):
            victims, _ = await made(server, 2)
            thrown = asyncio.gather(*[throw(server, victims[0], 250, seed) for seed in range(4)])
            await asyncio.gather(*[person.play() for person in people])
            assert (await people[0].look())["stage"] == "over"
            counted = await thrown
            assert sum(a for a, _ in counted) > 300 and sum(c for _, c in counted) > 100
            await victims[0].open()
            assert victims[0].view["stage"] == "gathering"
            await victims[0].close()

    with serving(tmp_path) as server:
        asyncio.run(work(server))
        assert "Traceback" not in server.log.read_text(encoding="utf-8")


def test_bad_utf8_in_a_text_frame_closes_the_socket(server: Server) -> None:
    async def work() -> None:
        people, _ = await made(server, 2)
        url = f"{server.socket_url}{people[0].path}/socket"
        async with connect(url, additional_headers=bearer(people[0].token), compression=None) as socket:
            socket.protocol.send_frame(Frame(Opcode.TEXT, b'{"id":"a\xff\xfe"}'))
            socket.send_data()
            code = await closing_code(socket)
            assert code == 1007

    asyncio.run(work())


async def closing_code(socket: object) -> int | None:
    """The code a socket is closed with."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)  # type: ignore[attr-defined]
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


def test_broken_bodies_are_refused_over_plain_http(server: Server) -> None:
    async def work() -> None:
        people, _ = await made(server, 2)
        async with httpx.AsyncClient(base_url=server.url, headers=bearer(people[0].token)) as http:
            for name in ("requests", "sit", "links", "enter"):
                for body in (b"", b"null", b"[[[[", b"\xff\xfe", b'{"id": 1}', b"[" * 10_000):
                    found = await http.post(f"{people[0].path}/{name}", content=body)
                    assert found.status_code in (200, 400, 404, 429), (name, body[:10], found.text)
                large = await http.post(f"{people[0].path}/{name}", content=b"x" * 5_000_000)
                assert large.status_code in (413, 404)
            for body in (b"", b"7", b'{"name": 5}', b'{"name": "a", "options": []}'):
                assert (await http.post("/api/tables", content=body)).status_code == 400

    asyncio.run(work())
