"""A table's mailbox: whoever wants to change the table does it in turn."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """A lock that is taken without waiting where it is free, and is handed over in the order asked for.

    `asyncio.Lock` does the same with three coroutines more for each request, and is open for a moment
    between one owner and the next.
    """

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has the turn."""
        return self._taken

    def take(self) -> bool:
        """Take the turn if nobody has it; whether it is ours."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def wait(self) -> None:
        """Wait for the turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    def give(self) -> None:
        """Give the turn to whoever is next."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if not self.take():
            await self.wait()

    async def __aexit__(self, *error: object) -> None:
        self.give()
