"""Colyseus as its own client speaks to it: a seat by HTTP, then its binary messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from benchmarks.load.ends import SEATS, Ends, Seen
from benchmarks.load.post import Poster
from benchmarks.load.wire import BINARY, Socket, connect

JOIN: Final = 10
DATA: Final = 13
MOVE: Final = b"\xa4move"
ACT: Final = bytes([DATA, 0xA3]) + b"act"
WIDTHS: Final = {0xCC: 1, 0xCD: 2, 0xCE: 4}


class Seat:
    """A client."""

    def __init__(self, seat: int, seen: Seen) -> None:
        self.seat = seat
        self.joined = asyncio.Event()
        self._seen = seen

    def take(self, data: bytes) -> None:
        """A message: that one has joined, or a view."""
        if data[0] == DATA:
            self._seen(self.seat, number_at(data, data.index(MOVE) + len(MOVE)))
        elif data[0] == JOIN:
            self.joined.set()


def number_at(data: bytes, at: int) -> int:
    """A msgpack number from 0."""
    width = WIDTHS.get(data[at], 0)
    return int.from_bytes(data[at + 1 : at + 1 + width]) if width else data[at]


async def open_table(port: int, seen: Seen) -> Ends:
    """A room with four clients."""
    poster = Poster(port)
    place = poster.post("/matchmake/create/toy", {})
    sockets = []
    for number in range(SEATS):
        if number:
            place = poster.post(f"/matchmake/joinById/{place['roomId']}", {})
        seat = Seat(number, seen)
        path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
        socket = await connect(port, path, seat.take, kind=BINARY)
        await seat.joined.wait()
        socket.send(bytes([JOIN]))
        sockets.append(socket)
    poster.close()
    return Ends(sockets, 1, acting(sockets))


def acting(sockets: list[Socket]) -> Callable[[int], bool]:
    """Sends acts in turn."""

    def act(number: int) -> bool:
        sockets[(number - 1) % SEATS].send(ACT + bytes([(number - 1) % 13]))
        return True

    return act
