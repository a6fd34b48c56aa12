"""What the server does by itself: give abandoned tables up, and let idle ones out of memory."""

from __future__ import annotations

import asyncio
import logging
from itertools import count
from typing import Final

from escalera.service.store import StoreError
from escalera.web.memory import tidy
from escalera.web.state import Web

logger = logging.getLogger("escalera.web")

MINUTE: Final = 60.0
HOUR: Final = 60
"""Minutes."""
MUCH: Final = 1000
"""So many tables, sockets and streams that are no more make it worth looking through memory."""


async def chores(web: Web) -> None:
    """For as long as the app runs; the first round at once."""
    for minute in count():
        forget_idle(web)
        if minute % HOUR == 0:
            await do_hourly(web)
        await asyncio.sleep(MINUTE)


def forget_idle(web: Web) -> None:
    """Let out of memory what nobody has looked at for a while."""
    host = web.host
    for table in host.idle(host.clock() - web.settings.forget_minutes * int(MINUTE * 1000)):
        host.forget(table)
        web.ended += 1


async def do_hourly(web: Web) -> None:
    """Give up what was abandoned, and tidy up when much is no more."""
    web.ended += len(await expire(web))
    if web.ended >= MUCH:
        web.ended = 0
        tidy()


async def expire(web: Web) -> list[str]:
    """Give up what was abandoned; the names."""
    try:
        gone = await web.host.expire()
    except StoreError as error:
        logger.error("abandoned tables couldn't be given up: %s", error)
        return []
    web.figures.expired.inc(len(gone))
    if gone:
        logger.info("%d abandoned tables were given up", len(gone))
    return gone
