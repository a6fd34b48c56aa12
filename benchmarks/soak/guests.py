"""People at tables who reload their page, come back at another node, or are suddenly gone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from benchmarks.cluster.people import Player, Told
from tests.web.people import Message

REMATCHES: Final = 0.4
"""How often people want another match."""
ROUGHLY: Final = 0.3
"""How many of the sockets end without a word."""
CLOSED: Final = 0.1
"""How many people never open what they have sealed."""


class Counted(Told):
    """What is counted of what people are told: an hour of it would fill this process's own memory."""

    def __init__(self) -> None:
        super().__init__()
        self.acts = 0
        self.seconds: list[float] = []
        """How long answers took since somebody looked."""

    def accepted(self, table: str, id: str, seq: int) -> None:
        self.acts += 1


class Guest(Player):
    """Somebody at a seat who comes and goes."""

    told: Counted
    over: Callable[[], None]
    """Said by the first seat when the match is over and nobody wants another."""
    stay: float
    """Seconds until somebody reloads, on average."""
    _until = 0.0
    _opened = 0

    async def _visit(self) -> None:
        self._until = time.monotonic() + random.expovariate(1 / self.stay)
        self.node = random.choice(self.nodes)
        await super()._visit()

    def _stays(self, socket: ClientConnection) -> bool:
        stays = not self.ended and time.monotonic() < self._until
        if not stays and random.random() < ROUGHLY:
            socket.transport.abort()
        return stays

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> Message:
        started = time.monotonic()
        found = await super()._ask(socket, message)
        self.told.seconds.append(time.monotonic() - started)
        return found

    def _wanted(self) -> dict[str, Any] | None:
        if self.view["stage"] == "over" and self.seat == 1 and random.random() >= REMATCHES:
            self.over()
            return None
        return super()._wanted()

    def _randomness(self, view: Message) -> dict[str, Any] | None:
        number = len(view["results"]) + 1
        sealed = str(self.seat) in view["seals"]
        if not (view["seals_closed"] and sealed) or self._opened == number or random.random() < CLOSED:
            return super()._randomness(view)
        self._opened = number
        return self._message("open", round=number, value=self._value.hex())
