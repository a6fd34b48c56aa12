"""Our own protocol: seats by HTTP, then a socket for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from benchmarks.load.ends import SEATS, Ends, Seen
from benchmarks.load.post import Poster
from benchmarks.load.wire import Socket, connect

SEQ = b'"seq":'


@dataclass(frozen=True)
class Made:
    """A table that waits for its start."""

    id: str
    tokens: list[str]


class Seat:
    """A player."""

    def __init__(self, seat: int, seen: Seen) -> None:
        self.seat = seat
        self._seen = seen

    def take(self, data: bytes) -> None:
        """A message: events or a view carry the number they lead to; answers aren't looked into."""
        if data.startswith((b'{"type":"events"', b'{"type":"view"')):
            at = data.index(SEQ) + len(SEQ)
            self._seen(self.seat, int(data[at : data.index(b",", at)]))
        elif data.startswith(b'{"type":"refused"'):
            raise ValueError(data.decode())


def make_table(poster: Poster, options: dict[str, Any] | None = None) -> Made:
    """A table of four people."""
    made = poster.post("/api/tables", {"name": "Player 1", "options": options or {}})
    tokens = [made["token"]]
    path = f"/api/tables/{made['table']}"
    for number in range(2, SEATS + 1):
        sat = poster.post(f"{path}/sit", {"name": f"Player {number}"}, made["link"])
        tokens.append(sat["token"])
    return Made(made["table"], tokens)


def start_table(poster: Poster, made: Made) -> int:
    """Begin; the number of the last entry."""
    answer = poster.post(f"/api/tables/{made.id}/requests", {"type": "start", "id": "start"}, made.tokens[0])
    return int(answer["seq"])


async def take_seats(ports: Sequence[int], made: Made, seen: Seen) -> list[Socket]:
    """A socket for each seat, each at the server of its port."""
    sockets = []
    for number, (port, token) in enumerate(zip(ports, made.tokens, strict=True)):
        headers = {"Authorization": f"Bearer {token}"}
        seat = Seat(number, seen)
        sockets.append(await connect(port, f"/api/tables/{made.id}/socket", seat.take, headers=headers))
    return sockets


async def open_toy(port: int, seen: Seen) -> Ends:
    """A toy table of our own server."""
    poster = Poster(port)
    made = make_table(poster)
    seq = start_table(poster, made)
    poster.close()
    sockets = await take_seats([port] * SEATS, made, seen)
    return Ends(sockets, seq + 1, acting_toy(sockets, seq))


def acting_toy(sockets: list[Socket], start: int) -> Callable[[int], bool]:
    """Sends acts in turn."""

    def act(number: int) -> bool:
        move = number - 1 - start
        sockets[move % SEATS].send(act_message(number, str(move % 13)))
        return True

    return act


def act_message(number: int, act: str) -> bytes:
    """An act as a message."""
    return msgspec.json.encode({"type": "act", "id": f"a{number}", "act": act})
