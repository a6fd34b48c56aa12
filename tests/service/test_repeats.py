"""A request sent again counts once, and an id is its sender's alone, whoever changes seats."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from escalera.errors import Refused
from escalera.protocol import answers
from escalera.protocol import requests as ask
from escalera.protocol.views import Options
from escalera.service.host import Desk, Host
from tests.service.support import Person, hosting, new_id, seated_table


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, a minute at most."""
    asyncio.run(asyncio.wait_for(work, 60))


async def gathering(host: Host, *names: str) -> str:
    """A table at which Ada and these people sit, not started."""
    made, _link = await host.create(Options("bolivia", 4), "Ada")
    for seat, name in enumerate(names, 2):
        await host.sit(made.table, name, seat)
    return made.table


async def accepted(host: Host, table: str, seat: int, request: ask.AnyRequest) -> answers.Accepted:
    """What a seat asks for, done."""
    answer = await host.handle(table, seat, request)
    assert isinstance(answer, answers.Accepted)
    return answer


async def said(host: Host, table: str) -> list[tuple[int | None, bytes]]:
    """Who said what, by the log."""
    return [(entry.seat, entry.data) for entry in await host.store.read(table) if entry.kind == "said"]


def test_after_a_swap_each_keeps_their_own_ids() -> None:
    async def work() -> None:
        async with hosting() as host:
            table = await gathering(host, "Ben")
            first = await accepted(host, table, 2, ask.Say("same", "hello"))
            await host.handle(table, 1, ask.Swap(new_id(), 1, 2))
            again = await host.handle(table, 1, ask.Say("same", "hello"))
            assert again == answers.Accepted("same", first.seq, again=True)  # Ben, now at seat 1
            other = await host.handle(table, 2, ask.Say("same", "hello"))
            assert isinstance(other, answers.Accepted) and not other.again  # Ada, never heard before
            assert [seat for seat, _ in await said(host, table)] == [2, 2]

    run(work())


def test_who_takes_a_freed_seat_is_heard_under_ids_used_there_before() -> None:
    async def work() -> None:
        async with hosting() as host:
            table = await gathering(host, "Ben")
            await host.handle(table, 2, ask.Say("same", "hello"))
            await host.handle(table, 1, ask.SetSeat(new_id(), 2, "open"))
            await host.sit(table, "Cleo", 2)
            heard = await host.handle(table, 2, ask.Say("same", "hello"))
            assert isinstance(heard, answers.Accepted) and not heard.again
            assert len(await said(host, table)) == 2

    run(work())


def test_the_same_holds_for_a_table_read_from_its_log_and_for_two_servers() -> None:
    async def work() -> None:
        async with hosting() as host:
            table = await gathering(host, "Ben")
            twin = Host(host.store, host.players)
            await twin.desk(table)  # it knows the seats of before the swap
            first = await accepted(host, table, 2, ask.Say("same", "hello"))
            await host.handle(table, 1, ask.Swap("swap", 1, 2))
            for other, ben in ((twin, 2), (Host(host.store, host.players), 1)):
                again = await other.handle(table, ben, ask.Say("same", "hello"))
                assert again == answers.Accepted("same", first.seq, again=True)
                swap = await other.handle(table, 2, ask.Swap("swap", 1, 2))
                assert isinstance(swap, answers.Accepted) and swap.again
                await other.close()
            assert len(await said(host, table)) == 1

    run(work())


OTHERS = [
    (ask.Say("x", "hello"), ask.Say("x", "good evening")),
    (ask.Say("x", "hello"), ask.Phrase("x", "hello")),
    (ask.Phrase("x", "hello"), ask.Phrase("x", "thanks")),
    (ask.SetSeat("x", 4, "greedy"), ask.SetSeat("x", 3, "open")),
    (ask.SetSeat("x", 4, "greedy"), ask.SetSeat("x", 4, "open")),
    (ask.Swap("x", 1, 2), ask.Swap("x", 2, 3)),
]


@pytest.mark.parametrize(("first", "second"), OTHERS)
def test_another_message_under_a_used_id_is_refused_and_changes_nothing(
    first: ask.AnyRequest, second: ask.AnyRequest
) -> None:
    async def work() -> None:
        async with hosting() as host:
            table = await gathering(host, "Ben", "Cleo")
            desk = await host.desk(table)
            assert isinstance(await host.handle(table, 1, first), answers.Accepted)
            at, ada = desk.table.seq, desk.table.host
            with pytest.raises(Refused, match="id-used"):
                await host.handle(table, ada, second)
            assert desk.table.seq == at
            again = await host.handle(table, ada, first)
            assert isinstance(again, answers.Accepted) and again.again and desk.table.seq == at

    run(work())


def test_an_act_is_the_same_however_it_is_written() -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("bolivia", 2), 2)
            await opened(host, desk)
            seat = desk.table.awaited
            first = await accepted(host, desk.table.id, seat, ask.DoAct("x", "draw"))
            again = await host.handle(desk.table.id, seat, ask.DoAct("x", "  DRAW "))
            assert again == answers.Accepted("x", first.seq, again=True)
            with pytest.raises(Refused, match="id-used"):
                await host.handle(desk.table.id, seat, ask.DoAct("x", "discard X"))

    run(work())


async def opened(host: Host, desk: Desk) -> None:
    """Deal, every seat with its randomness."""
    people = [Person(host, desk, seat) for seat in (1, 2)]
    await asyncio.gather(*[person.play("playing") for person in people])
