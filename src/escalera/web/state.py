"""What the routes of one app share."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from escalera.service.host import Host
from escalera.web.figures import Figures
from escalera.web.frames import Written
from escalera.web.limits import Buckets, Clock, Guesses
from escalera.web.settings import Settings
from escalera.web.shelf import Shelf

LOOKS_PER_SECOND: Final = 0.5
LOOKS_AT_ONCE: Final = 20
"""How often an address may have a record played, since that takes a process each time."""
HINTS_PER_SECOND: Final = 2.0
HINTS_AT_ONCE: Final = 6
"""How often a seat may have a hint, since it takes the time of a computer player's process."""
LESSONS_PER_SECOND: Final = 20.0
LESSONS_AT_ONCE: Final = 100
"""How often an address may ask in a lesson, since all its acts are played anew each time."""
PAGES_PER_SECOND: Final = 2
PAGES_AT_ONCE: Final = 60
"""How often an address may have a rule page made that isn't ready, which takes a tenth of a second."""
T = TypeVar("T")

LAST_SECONDS: Final = 5.0
"""How long a stop waits for requests that were begun."""


@dataclass(eq=False)
class Web:
    """The host behind an app, its settings, limits and figures."""

    host: Host
    settings: Settings
    clock: Clock = time.monotonic
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    streams: Counter[object] = field(default_factory=Counter)
    """Open sockets and event streams by address, and by table and sitting."""

    feeds: set[Any] = field(default_factory=set)
    lookers: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))
    """Lets two processes at a time play strangers' records."""
    waiting_looks: int = 0
    """Records that are being played or wait for it."""

    shelf: Shelf = field(default_factory=Shelf)
    """Rule pages that are ready."""

    ended: int = 0
    """Tables, sockets and streams that are no more, since memory was last tidied up."""
    doing: set[asyncio.Task[Any]] = field(default_factory=set)
    """Requests that wait for something."""

    def stop(self) -> None:
        """Let every socket and stream come to its end."""
        self.stopping.set()
        for feed in list(self.feeds):
            feed.reader.end()

    def keep(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        """Let a request go on when whoever asked is gone; it isn't left half done."""
        self.doing.add(task)
        task.add_done_callback(self.doing.discard)
        return task

    async def through(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of a request that goes on even if this is cancelled."""
        return await asyncio.shield(self.keep(asyncio.ensure_future(work)))

    async def finish(self) -> None:
        """Wait for the requests that were begun."""
        if self.doing:
            await asyncio.wait(self.doing, timeout=LAST_SECONDS)

    def __post_init__(self) -> None:
        given = self.settings
        rate = given.requests_per_second
        self.written = Written()
        self.figures = Figures(self.host.tables)
        self.host.book.observe = self.figures.observe
        self.guesses = Guesses(self.clock)
        self.by_seat = Buckets(rate, 2 * rate, self.clock)
        by_address = given.address_requests_per_second
        self.by_address = Buckets(by_address, 4 * by_address, self.clock)
        self.looks = Buckets(LOOKS_PER_SECOND, LOOKS_AT_ONCE, self.clock)
        self.hints = Buckets(HINTS_PER_SECOND if rate else 0.0, HINTS_AT_ONCE, self.clock)
        self.lessons = Buckets(LESSONS_PER_SECOND if rate else 0.0, LESSONS_AT_ONCE, self.clock)
        self.pages = Buckets(PAGES_PER_SECOND, PAGES_AT_ONCE, self.clock)
        self.new_tables = Buckets(given.tables_per_hour / 3600, given.tables_per_hour, self.clock)

    def new_bucket(self) -> Buckets:
        """A socket's own limit."""
        rate = self.settings.requests_per_second
        return Buckets(rate, 2 * rate, self.clock)


def web_of(scope: Any) -> Web:
    """The app's `Web`, from a request or a socket."""
    found: Web = scope.app.state.web
    return found
