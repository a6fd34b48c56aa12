"""What is sent twice counts once, by whatever ways it comes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import product
from typing import Final

import pytest

from escalera.protocol.answers import Accepted, Refusal
from escalera.protocol.requests import DoAct
from escalera.remote import Client, Timing, new_id
from escalera.remote.lines import OpenLine, open_socket
from escalera.remote.plain import open_stream
from tests.remote.players import Noting, made, on_turn
from tests.web.servers import Server

CALM: Final = Timing(answer=20, quiet=20)
"""It sends nothing twice by itself."""
WAYS: Final = [(open_socket, open_socket), (open_socket, open_stream), (open_stream, open_stream)]


async def twice(
    server: Server, ways: tuple[OpenLine, OpenLine], pause: float, ids: tuple[str, str]
) -> tuple[tuple[Accepted | Refusal, Accepted | Refusal], list[str]]:
    """A draw sent by one window of a seat and after a pause by another; the answers, and what was told."""
    (link,) = await made(server, {"edition": "bolivia", "players": 2}, 1)
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(Noting(link, CALM, open_line=ways[0]))
        other = await stack.enter_async_context(Client(link, CALM, open_line=ways[1]))
        await on_turn(one)
        at = one.seq

        async def draw(table: Client, id: str, after: float) -> Accepted | Refusal:
            await asyncio.sleep(after)
            answer = await table.ask(DoAct(id, "draw"))
            assert isinstance(answer, Accepted | Refusal)
            return answer

        answers = await asyncio.gather(draw(one, ids[0], 0), draw(other, ids[1], pause))
        while one.seq == at:
            await asyncio.sleep(0.005)
        await one.look()
        return answers, [event.kind for _, event in one.heard if event.seq > at]


@pytest.mark.parametrize(("ways", "pause"), list(product(WAYS, (0, 0.003))))
def test_one_draw_under_one_id_draws_once(
    server: Server, ways: tuple[OpenLine, OpenLine], pause: float
) -> None:
    id = new_id()
    answers, told = asyncio.run(asyncio.wait_for(twice(server, ways, pause, (id, id)), 30))
    first, second = answers
    assert isinstance(first, Accepted) and isinstance(second, Accepted)
    assert first.seq == second.seq and {first.again, second.again} == {False, True}
    assert told.count("draw") == told.count("drew") == 1


@pytest.mark.parametrize(("ways", "pause"), list(product(WAYS, (0, 0.003))))
def test_two_draws_within_five_milliseconds_draw_once(
    server: Server, ways: tuple[OpenLine, OpenLine], pause: float
) -> None:
    answers, told = asyncio.run(asyncio.wait_for(twice(server, ways, pause, (new_id(), new_id())), 30))
    (refused,) = [answer for answer in answers if isinstance(answer, Refusal)]
    assert refused.code == "already-drawn"
    assert told.count("draw") == told.count("drew") == 1
