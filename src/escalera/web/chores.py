"""What the server does by itself: give abandoned tables up, and let idle ones out of memory."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from escalera.service.store import StoreError
from escalera.web.state import Web

logger = logging.getLogger("escalera.web")

MINUTE: Final = 60.0
EXPIRE_EVERY: Final = 60
"""Minutes."""


async def chores(web: Web) -> None:
    """For as long as the app runs; the first round at once."""
    minute = 0
    while True:
        forget_idle(web)
        if minute % EXPIRE_EVERY == 0:
            await expire(web)
        minute += 1
        await asyncio.sleep(MINUTE)


def forget_idle(web: Web) -> None:
    """Let out of memory what nobody has looked at for a while."""
    host = web.host
    for table in host.idle(host.clock() - web.settings.forget_minutes * 60_000):
        host.forget(table)


async def expire(web: Web) -> None:
    """Give up what was abandoned."""
    try:
        gone = await web.host.expire()
    except StoreError as error:
        logger.error("abandoned tables couldn't be given up: %s", error)
        return
    web.figures.expired.inc(len(gone))
    if gone:
        logger.info("%d abandoned tables were given up", len(gone))
