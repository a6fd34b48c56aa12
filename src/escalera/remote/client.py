"""A seat's client: what it is told of a table, over a line that may be cut at any time."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Final, Self

import msgspec

from escalera.protocol import requests
from escalera.protocol.answers import (
    Accepted,
    AnyAnswer,
    AnyMessage,
    Events,
    Present,
    Refusal,
    WholeView,
    WireEvent,
)
from escalera.protocol.looking import Looked
from escalera.protocol.views import TableView
from escalera.remote.errors import Cut, RemoteError, refused
from escalera.remote.lines import Line, OpenLine, open_socket
from escalera.remote.links import Link
from escalera.remote.timing import PATIENT, Timing

FATAL: Final = ("no-such-table",)
"""Refusals that end everything."""
PASSING: Final = ("too-fast", "too-many", "try-again")
"""Refusals that pass: the message is sent again."""

_decoder: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)
_encoder: Final = msgspec.json.Encoder()


def new_id() -> str:
    """An id for a message."""
    return secrets.token_hex(8)


class Waiting:
    """A message that waits for its answer."""

    def __init__(self, request: requests.AnyRequest) -> None:
        self.data = _encoder.encode(request).decode()
        self.answer: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()

    def forget(self) -> None:
        """Nobody asks for the answer any more."""
        if not self.answer.cancel() and not self.answer.cancelled():
            self.answer.exception()


class Client:
    """A table as one seat, or a spectator, sees it. Use it in an `async with`.

    It is told every event once and in order; where it was away for too long, it goes on from a whole
    view. What it asks is sent again, under the same id, until it is answered. `on_line` is told that the
    line is open, and then that it was cut, in turn. When nothing heals any more, every call raises the
    same `RemoteError`.
    """

    def __init__(
        self,
        link: Link,
        timing: Timing = PATIENT,
        *,
        open_line: OpenLine = open_socket,
        on_event: Callable[[WireEvent], None] = lambda event: None,
        on_line: Callable[[bool], None] = lambda is_open: None,
    ) -> None:
        self.link = link
        self.seq = 0
        """The number up to which everything was told."""
        self.view_seq = 0
        """The number of the view."""
        self.present: list[int] = []
        """The seats whose people are connected."""
        self._view: TableView | None = None
        self._known = 0
        self._looked_at = 0
        self._timing = timing
        self._open_line = open_line
        self._on_event = on_event
        self._on_line = on_line
        self._line: Line | None = None
        self._was_heard = False
        self._waiting: dict[str, Waiting] = {}
        self._changed = asyncio.Event()
        self._failure: Exception | None = None
        self._running: asyncio.Task[None] | None = None
        self._catching_up: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        try:
            await self._until(lambda: self._view is not None)
        except BaseException:
            await self._stop()
            raise
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self._stop()

    @property
    def view(self) -> TableView:
        """The table as it was at number `view_seq`."""
        assert self._view is not None
        return self._view

    async def ask(self, request: requests.AnyRequest) -> AnyAnswer:
        """The answer to a message, however often it has to be sent."""
        while True:
            answer = await self._answer(request)
            if isinstance(answer, (Accepted, Looked)):
                self._known = max(self._known, answer.seq)
            if not isinstance(answer, Refusal) or answer.code not in PASSING:
                return answer
            await asyncio.sleep(float(answer.facts.get("count", 0)) or self._timing.first_wait)

    async def look(self) -> TableView:
        """The table as it is now."""
        while self.view_seq < max(self.seq, self._known):
            answer = await self.ask(requests.Since(new_id(), 0))
            if isinstance(answer, WholeView):
                self._show(answer)
        self._looked_at = self.view_seq
        return self.view

    async def news(self) -> None:
        """Wait until something has happened since the last look; a whole view that came by itself is news."""
        await self._until(lambda: max(self.seq, self._known, self.view_seq) != self._looked_at)

    # Asking

    async def _answer(self, request: requests.AnyRequest) -> AnyAnswer:
        self._check()
        waiting = self._waiting[request.id] = Waiting(request)
        try:
            while True:
                await self._send(waiting)
                done, _ = await asyncio.wait([waiting.answer], timeout=self._timing.again(random.random()))
                if done:
                    return waiting.answer.result()
        finally:
            del self._waiting[request.id]
            waiting.forget()

    async def _send(self, waiting: Waiting) -> None:
        """Send it if there is a line; a line that doesn't take it is cut."""
        line = self._line
        if line is None or waiting.answer.done():
            return
        try:
            async with asyncio.timeout(self._timing.send):
                await line.send(waiting.data)
        except (Cut, TimeoutError):
            await line.close()

    async def _until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self._check()
            self._changed.clear()
            await self._changed.wait()
        self._check()

    def _check(self) -> None:
        if self._failure is not None:
            raise self._failure

    # The line

    async def _run(self) -> None:
        """Keep a line, until nothing heals any more."""
        try:
            await self._keep_line()
        except Exception as error:
            self._fail(error)

    async def _keep_line(self) -> None:
        """Open lines one after the other; pauses grow where none lasts. Raises `RemoteError`."""
        loop = asyncio.get_running_loop()
        lasted, tries = loop.time(), 0
        while True:
            begun, self._was_heard = loop.time(), False
            try:
                await self._listen(await self._open_line(self.link, self.seq, self._timing))
            except Cut as cut:
                now = loop.time()
                if now - begun > self._timing.steady and self._was_heard:
                    lasted, tries = now, 0
                if now - lasted > (self._timing.begin if self._view is None else self._timing.give_up):
                    raise RemoteError("unreachable", {"address": self.link.server}) from cut
                await asyncio.sleep(max(cut.after, self._timing.wait(tries, random.random())))
                tries += 1

    async def _listen(self, line: Line) -> None:
        """Take in what comes, until the line is cut."""
        try:
            self._take(await self._received(line))
            self._was_heard = True
            self._line = line
            self._on_line(True)
            for waiting in list(self._waiting.values()):
                await self._send(waiting)
            while True:
                self._take(await self._received(line))
        except Cut:
            if self._was_heard:
                self._on_line(False)
            raise
        finally:
            self._line = None
            await line.close()

    async def _received(self, line: Line) -> str | bytes:
        """The next message. A line that has been quiet is asked whether it lives. Raises `Cut`."""
        for patience in (self._timing.quiet, self._timing.quiet + self._timing.answer):
            try:
                async with asyncio.timeout(patience):
                    return await line.receive()
            except TimeoutError:
                self._catch_up(ping=True)
        raise Cut("nothing was heard for too long")

    def _catch_up(self, ping: bool = False) -> None:
        """Fetch what was missed, in the background; `ping`: only where something was."""
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._fetch_missing(ping))

    async def _fetch_missing(self, ping: bool) -> None:
        try:
            if ping:
                await self.ask(requests.Ping(new_id()))
            if not ping or self.seq < self._known:
                answer = await self.ask(requests.Since(new_id(), self.seq))
                self._hear(answer) if isinstance(answer, Events) else self._jump(answer)
        except Exception as error:
            self._fail(error)

    # What is told

    def _take(self, data: str | bytes) -> None:
        """Take in a message; one that this version doesn't know is passed over."""
        try:
            message = _decoder.decode(data)
        except msgspec.DecodeError:
            return
        if isinstance(message, Refusal) and message.code in FATAL:
            raise refused(message)
        if isinstance(message, Present):
            self.present = message.seats
        elif message.id:
            self._pass_on(message)
        elif isinstance(message, Events):
            self._hear(message)
        elif isinstance(message, WholeView):
            self._jump(message)
        self._changed.set()

    def _pass_on(self, answer: AnyAnswer) -> None:
        waiting = self._waiting.get(answer.id)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answer)

    def _hear(self, found: Events) -> None:
        """Take in events, each once; where some are missing between, fetch them first."""
        if found.after > self.seq:
            self._catch_up()
            return
        for event in found.events:
            if event.seq > self.seq:
                self._on_event(event)
        self.seq = max(self.seq, found.seq)
        self._changed.set()

    def _jump(self, found: AnyAnswer) -> None:
        """Go on from a whole view; a server that was set back by a backup may go back, too."""
        if isinstance(found, WholeView):
            self.seq = self.view_seq = self._known = found.seq
            self._keep(found.view)

    def _show(self, found: WholeView) -> None:
        """Keep a view that was asked for; the events up to it come by themselves."""
        if found.seq >= self.view_seq:
            self.view_seq = found.seq
            self._keep(found.view)

    def _keep(self, view: TableView) -> None:
        """Keep a view. A seat whose view is a spectator's was taken back."""
        if self.link.is_seat and not view.you:
            raise RemoteError("seat-lost")
        self._view = view
        self._changed.set()

    # The end

    def _fail(self, error: Exception) -> None:
        """Nothing will heal: say so to everybody who waits."""
        self._failure = error
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
        self._changed.set()

    async def _stop(self) -> None:
        tasks = [task for task in (self._running, self._catching_up) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
