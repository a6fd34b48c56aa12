"""Whatever was acknowledged is there after a stop and after kill -9, once, and the game goes on."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.web.people import Person, bearer, made
from tests.web.servers import Server

GONE = (ConnectionError, WebSocketException, OSError, TimeoutError)


async def play_through(people: list[Person], seconds: float) -> None:
    """Play until the server is gone, or for so long."""
    playing = [asyncio.ensure_future(person.play()) for person in people]
    with suppress(*GONE):
        await asyncio.wait(playing, timeout=seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def come_back(people: list[Person], server: Server) -> None:
    """Open all sockets on the new server, and see that nothing acknowledged is gone."""
    for person in people:
        with suppress(*GONE):
            await person.close()
        person.server = server
        known = max([person.seq, *person.accepted.values()])
        await person.open(after=person.seq if person.view else None)
        await person.look()
        assert person.view_seq >= known


async def resend(person: Person) -> None:
    """Everything sent again is known, under the number it had."""
    async with httpx.AsyncClient(base_url=person.server.url, headers=bearer(person.token)) as http:
        for id, seq in list(person.accepted.items())[-3:]:
            message = {"type": "act", "id": id, "act": "draw"}
            found = (await http.post(f"{person.path}/requests", json=message)).json()
            assert found.get("seq") == seq and found["again"], found


async def begin(server: Server) -> list[Person]:
    """Two people and two computer players, begun."""
    people, _ = await made(server, 4, target="2500")
    for person in people:
        await person.open()
    for seat in (3, 4):
        await people[0].ask("set-seat", seat=seat, player="greedy")
    await people[0].ask("start")
    return people


async def rematch(person: Person) -> None:
    """Another match, so that the next end comes in the middle of one."""
    while (await person.ask("rematch"))["type"] != "accepted":
        await asyncio.sleep(0.01)


def run_with_ends(folder: Path, ends: int, *, kill: bool, seed: int = 7) -> Server:
    """A match through so many ends of its server; the last server, still running."""
    chance = random.Random(seed)
    # So slow that the match is not over before the ends are.
    slow = {"ESCALERA_THINKING_MS": "15"}
    server = Server(folder, **slow, port=0)

    async def work() -> None:
        nonlocal server
        people = await begin(server)
        for _ in range(ends):
            if (await people[0].look())["stage"] == "over":
                await rematch(people[0])
            playing = asyncio.ensure_future(play_through(people, 20))
            await asyncio.sleep(chance.uniform(0.05, 0.35))
            await asyncio.to_thread(server.kill if kill else server.stop)
            await playing
            server = await asyncio.to_thread(Server, folder, port=server.port, **slow)
            await come_back(people, server)
            for person in people:
                await resend(person)
        await asyncio.gather(*[person.play() for person in people])
        views = [await person.look() for person in people]
        assert views[0]["totals"] == views[1]["totals"] and views[0]["stage"] == "over"
        for person in people:
            await person.close()

    try:
        asyncio.run(asyncio.wait_for(work(), 60 + 5 * ends))
    except BaseException:
        server.kill()
        raise
    return server


@pytest.mark.slow
def test_a_match_survives_five_kills(tmp_path: Path) -> None:
    run_with_ends(tmp_path, 5, kill=True).stop()


@pytest.mark.slow
def test_a_graceful_stop_loses_nothing_and_leaves_no_fault(tmp_path: Path) -> None:
    server = run_with_ends(tmp_path, 2, kill=False)
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text(encoding="utf-8")
