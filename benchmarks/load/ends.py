"""The players' ends of a table, whatever server it is at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from benchmarks.load.wire import Socket

Seen = Callable[[int, int], None]
"""Told that a seat, from 0, has been sent its view with this number."""


@dataclass
class Ends:
    """A table's sockets by seat; `act` sends the act that leads to a number, False when there is none.

    `ready` waits until the first act can be sent.
    """

    sockets: list[Socket]
    first: int
    act: Callable[[int], bool]
    ready: Callable[[], Awaitable[None]] | None = None


OpenTable = Callable[[int, Seen], Awaitable[Ends]]
"""Makes a table at the server of a port and takes all its seats."""
SEATS = 4
