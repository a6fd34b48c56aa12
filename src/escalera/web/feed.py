"""What one reader of a table is to be sent next."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection

from escalera.errors import Refused
from escalera.protocol.answers import AnyMessage, Events, Present, WholeView
from escalera.service.desk import Desk, Presence
from escalera.web.access import Access, address_of, check_wait
from escalera.web.state import Web

MOST_EVENTS = 200
"""A reader further behind gets a fresh view instead."""


class Feed:
    """A socket's or event stream's place in a table's events. `close` it when it ends.

    A reader's seat changes when the host swaps or frees seats: then he is shown all anew.
    """

    __slots__ = ("_keys", "_presence", "_seat", "_seq", "access", "address", "desk", "reader", "web")

    def __init__(self, web: Web, desk: Desk, access: Access, after: int, address: str) -> None:
        self.web = web
        self.desk = desk
        self.access = access
        self.address = address
        self._keys = feed_keys(access, address)
        check_streams(web, self._keys)
        self._seq = after
        self._presence: Presence | None = None
        self._seat = desk.table.seat_of(access.sitting)
        self.reader = web.host.watch(desk, self._seat, wait_for_reader, access.sitting)
        web.streams.update(self._keys)
        web.feeds.add(self)
        web.figures.sockets.inc()

    def read_by(self, show: Callable[[], None], end: Callable[[], None]) -> None:
        """From now on say it there when there is something new, and when there will be nothing more."""
        self.reader.show, self.reader.end = show, end

    @property
    def ended(self) -> bool:
        """Whether nothing more will come."""
        return self.desk.gone or self.web.stopping.is_set()

    def messages(self) -> list[AnyMessage]:
        """What is new, as few messages as can be."""
        desk, seat = self.desk, self.reader.seat
        if seat != self._seat:
            self._seat, self._seq = seat, 0
        found: list[AnyMessage] = []
        if self._seq != desk.table.seq or self._presence is None:
            found.append(self._since(seat))
        if self._presence is not desk.presence:
            self._presence = desk.presence
            found.append(Present(desk.presence.seats, desk.presence.offered))
        return found

    def close(self) -> None:
        """No longer watch."""
        self.read_by(wait_for_reader, wait_for_reader)
        self.web.host.leave(self.desk, self.reader)
        self.web.streams.subtract(self._keys)
        for key in self._keys:
            if self.web.streams[key] <= 0:
                del self.web.streams[key]
        self.web.feeds.discard(self)
        self.web.ended += 1
        self.web.figures.sockets.dec()

    def _since(self, seat: int) -> Events | WholeView:
        found = self.web.host.since(self.desk, seat, self._seq)
        if type(found) is Events and len(found.events) > MOST_EVENTS:
            found = self.web.host.view(self.desk, seat)
        self._seq = found.seq
        return found


def wait_for_reader() -> None:
    """Nobody reads yet; what is new stays."""


def feed_keys(access: Access, address: str) -> list[object]:
    """What open feeds are counted by."""
    return [address, (access.table, access.sitting, "" if access.sitting else address)]


def check_streams(web: Web, keys: list[object]) -> None:
    """Raise `too-many` when the address or the seat has too many already."""
    limits = (web.settings.sockets_per_address, web.settings.sockets_per_seat)
    for key, most in zip(keys, limits, strict=True):
        if most and web.streams[key] >= most:
            raise Refused("too-many", {"most": most})


def check_address(connection: HTTPConnection, web: Web) -> None:
    """Raise `too-fast` when the address asks too often."""
    check_wait(web.by_address.take(address_of(connection)))


def after_of(text: str | None) -> int:
    """The number a reader is at; 0 for a whole view."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 16 else 0
