"""Plain HTTP does what a socket does: for bots, and where sockets are blocked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from escalera.notation import parse_record
from tests.web.people import Message, bearer, made, new_id, tries
from tests.web.servers import Server, serving


async def events(stream: httpx.Response) -> AsyncIterator[tuple[str, Message]]:
    """A stream's messages, each with its id."""
    number = ""
    async for line in stream.aiter_lines():
        if line.startswith("id: "):
            number = line[4:]
        if line.startswith("data: "):
            yield number, json.loads(line[6:])


def test_a_round_is_played_over_plain_http(server: Server) -> None:
    async def work() -> None:
        people, _ = await made(server, 2, people=1)
        headers = bearer(people[0].token)
        path = people[0].path
        async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
            await ask(http, path, type="set-seat", seat=2, player="greedy")
            await ask(http, path, type="start")
            seq = 0
            async with http.stream("GET", f"{path}/events") as stream:
                async for number, message in events(stream):
                    if message["type"] in ("view", "events"):
                        assert message["seq"] == int(number) and message["seq"] >= seq
                        seq = message["seq"]
                    view = (await http.get(f"{path}/view")).json()["view"]
                    if view["results"]:
                        break
                    if view["stage"] == "playing" and view["round"]["to_act"] == 1:
                        await take_turn(http, path, view)
            while not parse_record((await http.get(f"{path}/record")).text).rounds:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), 60))


async def ask(http: httpx.AsyncClient, path: str, **message: Any) -> Message:
    """One message's answer."""
    message.setdefault("id", new_id())
    found: Message = (await http.post(f"{path}/requests", json=message)).json()
    return found


async def take_turn(http: httpx.AsyncClient, path: str, view: Message) -> None:
    """Do something legal."""
    for text in tries(view, 1):
        message = {"type": "act", "id": new_id(), "act": text}
        found = await http.post(f"{path}/requests", json=message)
        if found.status_code == 200:
            return
        assert found.status_code == 409 and found.json()["sentence"]


def test_a_stream_goes_on_after_a_number(server: Server) -> None:
    async def work() -> None:
        people, _ = await made(server, 2)
        async with httpx.AsyncClient(base_url=server.url, headers=bearer(people[0].token)) as http:
            for number in range(3):
                await ask(http, people[0].path, type="say", text=f"line {number}")
            for more in ({"params": {"after": "4"}}, {"headers": {"last-event-id": "4"}}):
                async with http.stream("GET", f"{people[0].path}/events", **more) as stream:  # type: ignore[arg-type]
                    async for _, message in events(stream):
                        assert message["after"] == 4
                        assert [event["text"] for event in message["events"]] == ["line 1", "line 2"]
                        break

    asyncio.run(asyncio.wait_for(work(), 20))


def test_a_record_without_a_finished_round_is_a_record(server: Server) -> None:
    async def work() -> None:
        people, _ = await made(server, 2)
        async with httpx.AsyncClient(base_url=server.url, headers=bearer(people[0].token)) as http:
            found = await http.get(f"{people[0].path}/record")
            assert found.headers["content-type"].startswith("text/plain")
            assert parse_record(found.text).names == ("Ada", "Ben 2")

    asyncio.run(work())


@pytest.mark.parametrize("name", ["schema", "openapi", "asyncapi"])
def test_documents_are_served(server: Server, name: str) -> None:
    assert httpx.get(f"{server.url}/api/{name}.json").json()


def test_refusals_are_in_words(server: Server) -> None:
    async def work() -> None:
        people, _ = await made(server, 2)
        async with httpx.AsyncClient(base_url=server.url, headers=bearer(people[0].token)) as http:
            found = await ask(http, people[0].path, type="set-seat", seat=6, player="greedy")
            assert (found["code"], found["sentence"]) == ("no-such-seat", "This table has no seat 6.")
            german = await http.get("/nothing?lang=xx", headers={"accept-language": "de;q=0.9, *;q=x"})
            assert german.json()["sentence"] == "Unter dieser Adresse gibt es nichts."
            unknown = await http.get("/nothing?lang=xx", headers={"accept-language": "xx;q=0.9, *;q=x"})
            assert unknown.json()["sentence"] == "There is nothing at this address."

    asyncio.run(work())


def test_streams_end_when_the_server_stops(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        people, _ = await made(server, 2)
        async with (
            httpx.AsyncClient(base_url=server.url, headers=bearer(people[0].token)) as http,
            http.stream("GET", f"{people[0].path}/events") as stream,
        ):
            stopping = None
            async for _ in events(stream):
                stopping = stopping or asyncio.ensure_future(asyncio.to_thread(server.stop))
            assert stopping is not None and await stopping == 0

    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(server), 10))
