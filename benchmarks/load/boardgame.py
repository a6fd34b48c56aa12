"""boardgame.io as its own client speaks to it: the lobby, then Socket.IO."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from benchmarks.load.ends import SEATS, Ends, Seen
from benchmarks.load.post import Poster
from benchmarks.load.wire import Socket, connect

PATH = "/socket.io/?EIO=4&transport=websocket"
MOVE = b'{"move":'


class Seat:
    """A player."""

    def __init__(self, match: str, seat: int, credentials: str, seen: Seen) -> None:
        self.match = match
        self.seat = seat
        self.credentials = credentials
        self.socket: Socket | None = None
        self.synced = asyncio.Event()
        self._seen = seen

    def take(self, data: bytes) -> None:
        """A packet of Engine.IO, most often one of Socket.IO's events."""
        if data.startswith(b'42/toy,["update"'):
            at = data.index(MOVE) + len(MOVE)
            self._seen(self.seat, int(data[at : data.index(b",", at)]))
        elif data == b"2":
            self.send(b"3")
        elif data.startswith(b"0"):
            self.send(b"40/toy,")
        elif data.startswith(b"40/toy"):
            self.emit("sync", self.match, str(self.seat), self.credentials, SEATS)
        elif data.startswith(b'42/toy,["sync"'):
            self.synced.set()

    def send(self, data: bytes) -> None:
        """Send a packet."""
        if self.socket is None:
            asyncio.get_running_loop().call_soon(self.send, data)
        else:
            self.socket.send(data)

    def emit(self, *event: object) -> None:
        """Send an event."""
        self.send(b"42/toy," + json.dumps(event, separators=(",", ":")).encode())

    def act(self, number: int) -> None:
        """Throw a card, the state being `number`."""
        payload = {
            "type": "act",
            "args": [number % 13],
            "playerID": str(self.seat),
            "credentials": self.credentials,
        }
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, str(self.seat))


async def open_table(port: int, seen: Seen) -> Ends:
    """A match with four players."""
    poster = Poster(port)
    match = poster.post("/games/toy/create", {"numPlayers": SEATS})["matchID"]
    seats = []
    for number in range(SEATS):
        body = {"playerID": str(number), "playerName": f"Player {number}"}
        joined = poster.post(f"/games/toy/{match}/join", body)
        seats.append(Seat(match, number, joined["playerCredentials"], seen))
    poster.close()
    for seat in seats:
        seat.socket = await connect(port, PATH, seat.take)
        await seat.synced.wait()
    return Ends([seat.socket for seat in seats if seat.socket], 1, acting(seats))


def acting(seats: list[Seat]) -> Callable[[int], bool]:
    """Sends acts in turn."""

    def act(number: int) -> bool:
        seats[(number - 1) % SEATS].act(number - 1)
        return True

    return act
