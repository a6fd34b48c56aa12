"""One at a time, in their order, and nobody's turn is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from escalera.service.turns import Turns


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine."""
    asyncio.run(asyncio.wait_for(work, 10))


async def use(turns: Turns, name: str, found: list[str]) -> None:
    """Two steps that nobody may come between."""
    async with turns:
        found.append(name)
        await asyncio.sleep(0)
        found.append(name)


def test_a_free_turn_is_taken_at_once_and_only_once() -> None:
    turns = Turns()
    assert turns.take() and not turns.take() and turns.locked()
    turns.give()
    assert not turns.locked() and turns.take()


def test_turns_come_in_the_order_asked_for_and_nobody_gets_in_between() -> None:
    async def work() -> None:
        turns, found = Turns(), list[str]()
        tasks = [asyncio.ensure_future(use(turns, name, found)) for name in "abc"]
        await asyncio.sleep(0)
        while not all(task.done() for task in tasks):
            assert not turns.take()
            await asyncio.sleep(0)
        assert found == [*"aabbcc"] and not turns.locked()

    run(work())


def test_an_error_gives_the_turn_on() -> None:
    async def work() -> None:
        turns = Turns()
        with pytest.raises(ValueError, match="wrong"):
            async with turns:
                raise ValueError("wrong")
        assert not turns.locked()

    run(work())


@pytest.mark.parametrize("late", [False, True])
def test_who_is_cancelled_while_waiting_loses_nobody_s_turn(late: bool) -> None:
    """Also in the very moment in which the turn is his."""

    async def work() -> None:
        turns, found = Turns(), list[str]()
        assert turns.take()
        tasks = [asyncio.ensure_future(use(turns, name, found)) for name in "abc"]
        await asyncio.sleep(0)
        if late:
            turns.give()
        tasks[0].cancel()
        if not late:
            turns.give()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert tasks[0].cancelled() and found == [*"bbcc"] and not turns.locked()

    run(work())
