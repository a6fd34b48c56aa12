"""Pages that are ready: made once, one at a time, outside the loop that serves tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from escalera.errors import Refused
from escalera.web.site import File

MOST: Final = 64
"""How many pages are kept; the one asked for longest ago is forgotten first."""
LONGEST_LINE: Final = 20


class Shelf:
    """Files by what they are of."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, File] = OrderedDict()
        self._maker = asyncio.Semaphore(1)
        self._waiting = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> File | None:
        """A file that is ready."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def make(self, key: Hashable, make: Callable[[], File]) -> File:
        """A file, made in a thread where it isn't ready. Raises `try-again` when too many wait for theirs."""
        if self._waiting >= LONGEST_LINE:
            raise Refused("try-again")
        self._waiting += 1
        try:
            async with self._maker:
                found = self.get(key)
                if found is None:
                    found = await asyncio.to_thread(make)
        finally:
            self._waiting -= 1
        self._kept[key] = found
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return found
