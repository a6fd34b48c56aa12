"""Tables that go on by themselves, and that no node has in memory any more.

The truth is in the store: whichever moved lately and isn't finished may go on. Which of them somebody has is
asked on the bus; a lost answer only costs that two nodes have a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Sequence
from typing import Final

from escalera.errors import Refused
from escalera.service.bus import Bus
from escalera.service.desk import GOING_ON_MS
from escalera.service.logbook import Logbook
from escalera.service.saying import ROLL, Asked, Held, said, understood
from escalera.service.store import StoreError, TableRow

logger = logging.getLogger(__name__)

QUIET_MS: Final = 8_000
"""A table that moved since then is somebody's."""
ANSWER_SECONDS: Final = 0.5
REST_BEATS: Final = 4
"""Between two looks through all tables. Only one node looks: whoever hears its questions rests longer."""
MOST_ASKED: Final = 500
"""Tables of one question."""
MOST_TAKEN: Final = 20
"""Tables read in one beat."""
MOST_JUDGED: Final = 20_000


class Orphans:
    """Looks for them, beat by beat; `take` takes a table up if something is due there, and says whether."""

    def __init__(
        self, node: str, bus: Bus, book: Logbook, ours: Container[str], take: Callable[[str], Awaitable[bool]]
    ) -> None:
        self._node = node
        self._bus = bus
        self._book = book
        self._ours = ours
        self._take = take
        self._hears = False
        self._rest = 1
        self._from_ms = 0
        """Up to where the tables have been looked through."""
        self._held: set[str] = set()
        """What others have said that they have."""
        self._judged: dict[str, int] = {}
        """The tables where nothing is due, by their last numbers."""

    async def beat(self) -> None:
        """Answer others from now on; look on, unless another node does."""
        if self._bus.alone or not self._book.store.shared:
            return
        if not self._hears:
            self._hears = True
            self._bus.hear(ROLL, self._heard)
        if not self._bus.connected:
            return
        self._rest -= 1
        if self._rest < 0:
            self._rest = 0 if await self._look() else REST_BEATS

    def _heard(self, data: bytes) -> None:
        saying = understood(data)
        if isinstance(saying, Asked):
            self._rest = 2 + REST_BEATS
            ours = [table for table in saying.tables if table in self._ours]
            if ours:
                self._bus.say(ROLL, said(Held(self._node, 0, ours)))
        elif isinstance(saying, Held):
            self._held.update(saying.tables)

    async def _look(self) -> bool:
        """Look through some tables; whether there are more."""
        now = self._book.clock()
        first = max(self._from_ms, now - GOING_ON_MS)
        rows = await self._book.store.lately(first, now - QUIET_MS, MOST_ASKED)
        found = await self._unheld(rows)
        for row in found[:MOST_TAKEN]:
            await self._judge(row)
        if len(found) > MOST_TAKEN:
            return True
        is_all = len(rows) < MOST_ASKED
        self._from_ms = 0 if is_all else max(rows[-1].touched_ms, first + 1)
        return not is_all

    async def _unheld(self, rows: Sequence[TableRow]) -> list[TableRow]:
        """Those that nobody says he has, and that aren't judged."""
        asked = [row for row in rows if row.id not in self._ours and self._judged.get(row.id) != row.last_seq]
        self._held.clear()
        self._bus.say(ROLL, said(Asked(self._node, 0, [row.id for row in asked])))
        if asked:
            await asyncio.sleep(ANSWER_SECONDS)
        return [row for row in asked if row.id not in self._held]

    async def _judge(self, row: TableRow) -> None:
        try:
            if await self._take(row.id):
                logger.info("table %s goes on here", row.id)
                return
        except StoreError:
            raise
        except Refused:
            pass
        except Exception:
            logger.exception("table %s can't be taken up", row.id)
        if len(self._judged) >= MOST_JUDGED:
            self._judged.clear()
        self._judged[row.id] = row.last_seq
