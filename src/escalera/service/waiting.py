"""Waiting for an event that may also not come."""

from __future__ import annotations

import asyncio


async def wait_for(event: asyncio.Event, seconds: float | None) -> bool:
    """Wait for an event, so long at most; whether it came.

    Not by `asyncio.wait_for`, which before Python 3.12 swallows a cancellation that meets the event.
    """
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
