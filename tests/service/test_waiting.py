"""Waiting for an event must end when it is cancelled, whatever happens in the same moment."""

from __future__ import annotations

import asyncio

import pytest

from escalera.service.waiting import wait_for


def test_a_cancellation_is_not_lost_when_the_event_comes_with_it() -> None:
    async def work() -> None:
        event = asyncio.Event()
        waiting = asyncio.ensure_future(wait_for(event, 30))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        event.set()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(work())


def test_it_tells_whether_the_event_came() -> None:
    async def work() -> None:
        event = asyncio.Event()
        assert not await wait_for(event, 0.01)
        event.set()
        assert await wait_for(event, 1)

    asyncio.run(work())
