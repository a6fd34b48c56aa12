"""The other nodes, as far as their tables are ours, too.

What they say is only quicker: each beat the numbers of the tables in memory are compared with the store.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final

from escalera.service import handover
from escalera.service.bus import Bus, NoAnswer
from escalera.service.desk import Desk, Elsewhere
from escalera.service.logbook import Logbook
from escalera.service.saying import Gone, Here, Left, Moved, said, topic_of, understood
from escalera.service.store import StoreError

logger = logging.getLogger(__name__)

GREETING_SECONDS: Final = 0.25
"""How long a node that is new at a table waits for the others to say that they are there."""
BEAT_SECONDS: Final = 2.0
SELDOM: Final = 5
"""At so many beats once it is said who is here where no other node is known to have the table."""
SILENT_BEATS: Final = 3
"""A node that hasn't been heard for more of our beats has let the table go."""
MOST_ASKED: Final = 500
"""Tables of one question to the store, and those spoken of before requests have their turn."""


class Company:
    """Tells other nodes what happens here, and learns what happens there."""

    def __init__(
        self, bus: Bus, book: Logbook, desks: Callable[[], Collection[Desk]], drop: Callable[[str], None]
    ) -> None:
        self.node = secrets.token_hex(8)
        self._bus = bus
        self._book = book
        self._desks = desks
        self._drop = drop
        self._doing: set[asyncio.Task[None]] = set()
        self._beats = 0
        self._cut_off = False
        """Whether messages didn't come through at the last beat."""
        self._began_ms = book.clock()
        self.beaten: Callable[[], Awaitable[None]] = nothing_more
        """What else is done with every beat."""

    def up_ms(self) -> int:
        """Since when tables go on though a node is no more: since we are there, if we aren't the only one."""
        return self._book.clock() if self._bus.alone else self._began_ms

    async def check(self) -> None:
        """Return unless this node is cut off, from the bus and from the store. Raises `StoreError`."""
        try:
            await self._bus.check()
        except NoAnswer:
            await self._book.store.check()

    # What is said

    def join(self, desk: Desk) -> None:
        """A table is in memory from now on; whoever has it already says so."""
        if self._bus.alone:
            return
        self._bus.hear(topic_of(desk.table.id), partial(self._heard, desk))
        self.show(desk, asks=True)
        desk.follows = desk.unsure = True
        asyncio.get_running_loop().call_later(GREETING_SECONDS, self._greeted, desk)

    def _greeted(self, desk: Desk) -> None:
        """Who hasn't said by now that he has the table doesn't."""
        desk.unsure = False
        self._count(desk)

    def leave(self, desk: Desk) -> None:
        """A table is in memory no longer."""
        self._bus.ignore(topic_of(desk.table.id))
        if not self._bus.alone:
            self._bus.say(topic_of(desk.table.id), said(Left(self.node, desk.table.seq)))

    def moved(self, desk: Desk) -> None:
        """A table has new entries."""
        if not self._bus.alone:
            self._bus.say(topic_of(desk.table.id), said(Moved(self.node, desk.table.seq)))

    def show(self, desk: Desk, asks: bool = False) -> None:
        """Who is connected here."""
        if not self._bus.alone:
            table = desk.table
            away = {table.seat(seat).sitting: since for seat, since in desk.away().items()}
            here = Here(self.node, table.seq, sorted(desk.sittings_here()), table.moved_ms, asks, away)
            self._bus.say(topic_of(table.id), said(here))

    def gone(self, table: str) -> None:
        """A table was given up."""
        if not self._bus.alone:
            self._bus.say(topic_of(table), said(Gone(self.node, 0)))

    # What is heard

    def _heard(self, desk: Desk, data: bytes) -> None:
        saying = understood(data)
        if saying is None or desk.gone:
            return
        if isinstance(saying, Gone):
            self.look_after(desk)
            return
        if saying.seq > desk.table.seq:
            self.look_after(desk)
        if isinstance(saying, Moved) and saying.node not in desk.others:
            self.show(desk)
        if isinstance(saying, Here):
            self._heard_of(desk, saying)
        elif isinstance(saying, Left) and saying.node in desk.others:
            del desk.others[saying.node]
            self._count(desk)

    def _heard_of(self, desk: Desk, here: Here) -> None:
        handover.hear(desk, here, self._book.clock())
        known = desk.others.get(here.node)
        desk.others[here.node] = Elsewhere(frozenset(here.sittings), self._beats)
        if known is None or known.sittings != desk.others[here.node].sittings:
            self._count(desk)
        if here.asks:
            self.show(desk)

    def _count(self, desk: Desk) -> None:
        """See anew who is connected elsewhere, and which node goes first."""
        if desk.driver is None:
            return
        desk.follows = rank(desk.table.id, self.node) < max(
            [rank(desk.table.id, node) for node in desk.others], default=b""
        )
        desk.count_elsewhere(self._book.clock())

    # What is looked up

    def look_after(self, desk: Desk) -> None:
        """Read on in the log of a table that others have written to; soon, and once."""
        if not desk.catching_up:
            desk.catching_up = True
            task = asyncio.get_running_loop().create_task(self._catch_up(desk))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)

    async def _catch_up(self, desk: Desk) -> None:
        try:
            async with desk.lock:
                desk.catching_up = False
                if not desk.gone and not await self._book.catch_up(desk):
                    await self._check([desk])
        except StoreError as error:
            logger.warning("table %s couldn't be read: %s", desk.table.id, error)
        finally:
            desk.catching_up = False

    async def run(self) -> None:
        """For as long as there is a service; at once at its end where nobody else can write."""
        while not self._bus.alone or self._book.store.shared:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except StoreError as error:
                logger.warning("the tables couldn't be compared with the store: %s", error)
            except Exception:
                logger.exception("a beat failed; the next one comes")

    async def beat(self) -> None:
        """Say who is here, forget nodes that are silent, and see whether a message was lost."""
        desks = list(self._desks())
        parts = [desks[first : first + MOST_ASKED] for first in range(0, len(desks), MOST_ASKED)]
        connected = self._bus.connected
        self._beats += connected
        for part in parts:
            self._speak_of(part)
            await asyncio.sleep(0)  # Requests come between.
        self._cut_off = not connected
        if self._book.store.shared:
            for part in parts:
                await self._check(part)
        await self.beaten()

    def _speak_of(self, desks: Collection[Desk]) -> None:
        for desk in desks:
            if desk.driver is not None:
                self._forget_silent(desk)
                if self._cut_off or self._is_to_show(desk):
                    self.show(desk)

    def _is_to_show(self, desk: Desk) -> bool:
        """Whether somebody may not know who is here; tables that seem to be ours alone take turns."""
        return bool(desk.others) or (self._beats + hash(desk.table.id)) % SELDOM == 0

    def _forget_silent(self, desk: Desk) -> None:
        limit = self._beats - SILENT_BEATS
        silent = [node for node, other in desk.others.items() if other.beat < limit]
        for node in silent:
            del desk.others[node]
        if silent:
            self._count(desk)

    async def _check(self, desks: Collection[Desk]) -> None:
        heads = await self._book.store.heads([desk.table.id for desk in desks])
        for desk in desks:
            head = heads.get(desk.table.id)
            if head is None:
                self._drop(desk.table.id)
            elif head > desk.table.seq:
                self.look_after(desk)

    async def close(self) -> None:
        """Read nothing more."""
        for task in self._doing:
            task.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)


async def nothing_more() -> None:
    """Nothing."""


def rank(table: str, node: str) -> bytes:
    """Which node goes first at a table: the one with the highest, another one at each table."""
    return hashlib.blake2b(f"{table} {node}".encode(), digest_size=8).digest()
