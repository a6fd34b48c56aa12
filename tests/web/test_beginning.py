"""Work goes as far as it can at once; what is left is a task like any other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from escalera.web.beginning import begin


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine."""
    asyncio.run(asyncio.wait_for(work, 10))


async def through(lock: asyncio.Lock, steps: list[str], name: str) -> str:
    """Something done under a lock, with a wait inside."""
    async with lock:
        steps.append(f"{name} begins")
        await asyncio.sleep(0)
        steps.append(f"{name} ends")
    return name


def test_what_needn_t_wait_is_done_at_once() -> None:
    async def work() -> None:
        lock = asyncio.Lock()

        async def quick() -> int:
            async with lock:
                return 7

        assert begin(quick()) == 7 and not lock.locked()

    run(work())


def test_what_fails_at_once_fails_here() -> None:
    async def work() -> None:
        async def wrong() -> int:
            raise ValueError("wrong")

        with pytest.raises(ValueError, match="wrong"):
            begin(wrong())

    run(work())


def test_what_waits_goes_on_in_its_order() -> None:
    async def work() -> None:
        lock, steps = asyncio.Lock(), list[str]()
        tasks = [begin(through(lock, steps, name)) for name in "abc"]
        assert steps == ["a begins"]
        assert await asyncio.gather(*[task for task in tasks if isinstance(task, asyncio.Task)]) == [*"abc"]
        assert steps == [f"{name} {does}" for name in "abc" for does in ("begins", "ends")]

    run(work())


def test_an_error_of_what_is_waited_for_comes_in() -> None:
    async def work() -> None:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def wait() -> str:
            try:
                return str(await future)
            except OSError:
                return "caught"

        task = begin(wait())
        future.set_exception(OSError())
        assert isinstance(task, asyncio.Task) and await task == "caught"

    run(work())


def test_a_future_that_is_done_before_the_task_runs_is_not_missed() -> None:
    async def work() -> None:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def wait() -> int:
            return await future

        task = begin(wait())
        future.set_result(3)
        assert isinstance(task, asyncio.Task) and await task == 3

    run(work())


def test_a_task_that_is_cancelled_lets_its_work_clean_up() -> None:
    async def work() -> None:
        lock = asyncio.Lock()

        async def wait() -> None:
            async with lock:
                await asyncio.sleep(60)

        task = begin(wait())
        assert isinstance(task, asyncio.Task) and lock.locked()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not lock.locked()

    run(work())
