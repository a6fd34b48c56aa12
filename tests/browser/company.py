"""People who play by the protocol beside those at a browser, on a thread of their own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeVar

from websockets.exceptions import WebSocketException

from tests.browser.tables import Made, sit
from tests.web.people import Person
from tests.web.servers import Server

T = TypeVar("T")


class Company:
    """People at one table. They do nothing unless told, or play by themselves until the match is over."""

    def __init__(self, loop: asyncio.AbstractEventLoop, people: list[Person]) -> None:
        self.loop = loop
        self.people = people
        self.playing: list[Future[None]] = []

    def wait(self, work: Coroutine[Any, Any, T], seconds: float = 60) -> T:
        """Have something done on their thread."""
        return self.begin(work).result(seconds)

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """The same without waiting."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def play(self, *stages: str) -> None:
        """Let all of them play, until the table is at one of these stages or over."""
        self.playing += [self.begin(person.play(*stages)) for person in self.people]

    def finished(self, seconds: float = 120) -> None:
        """Wait until they have done so."""
        for one in self.playing:
            one.result(seconds)
        self.playing.clear()


@contextmanager
def company(server: Server, made: Made, *names: str) -> Iterator[Company]:
    """People with these names, who sit down at a table."""
    people = []
    for name in names:
        token, seat = sit(server, made, name)
        people.append(Person(server, made.table, token, seat))
    with thread() as loop:
        found = Company(loop, people)
        for person in people:
            found.wait(person.open())
        yield found
        for one in found.playing:
            one.cancel()
        for person in people:
            found.wait(leave(person))


async def leave(person: Person) -> None:
    """Close a person's socket, whatever it is like."""
    try:
        await person.close()
    except WebSocketException:
        return


@contextmanager
def thread() -> Iterator[asyncio.AbstractEventLoop]:
    """An event loop that runs on a thread."""
    loop = asyncio.new_event_loop()
    running = threading.Thread(target=loop.run_forever)
    running.start()
    try:
        yield loop
    finally:
        loop.call_soon_threadsafe(loop.stop)
        running.join()
        loop.close()
