"""Plain HTTP: what is asked beside a line, and a line for networks that let no WebSocket through."""

from __future__ import annotations

import asyncio
import threading
import urllib.error
import urllib.request
from contextlib import suppress
from http.client import HTTPException
from typing import Any, Final

import msgspec

from escalera.protocol.doors import SatDown, SitDown
from escalera.remote.errors import Cut, RemoteError
from escalera.remote.lines import Line, not_opened
from escalera.remote.links import Link
from escalera.remote.timing import PATIENT, Timing

HEARTBEAT: Final = 15.0
"""A stream says something at least this often."""


def fetch(link: Link, path: str, body: bytes | None = None, *, seconds: float = 10.0) -> Any:
    """An open reply to a request below the table's address. Raises `Cut`, or `RemoteError`."""
    reply = opened(link, path, body, seconds)
    if reply.status < 300:
        return reply
    with reply:
        raise not_opened(reply.status, reply.read(), reply.headers)


def opened(link: Link, path: str, body: bytes | None, seconds: float) -> Any:
    """An open reply, whatever its status. Raises `Cut`."""
    headers = {**link.headers(), "Content-Type": "application/json"}
    request = urllib.request.Request(f"{link.api}/{path}", body, headers)
    try:
        return urllib.request.urlopen(request, timeout=seconds)
    except urllib.error.HTTPError as error:
        return error
    except (OSError, HTTPException) as error:
        raise Cut(str(error)) from error


def read(link: Link, path: str, body: bytes | None = None) -> bytes:
    """The whole of a reply. Raises `Cut`, or `RemoteError`."""
    with fetch(link, path, body) as reply:
        try:
            return bytes(reply.read())
        except (OSError, HTTPException) as error:
            raise Cut(str(error)) from error


async def sit(link: Link, name: str, timing: Timing = PATIENT) -> Link:
    """The link of a seat: an open one of the table, or the one the link is for. Raises `RemoteError`.

    A server that isn't there is tried for a while. If the line is cut when somebody may have sat down
    already, it isn't tried again: that could take two seats.
    """
    if link.is_seat:
        return link
    await read_patiently(link, "view", timing)
    try:
        found = await asyncio.to_thread(read, link, "sit", msgspec.json.encode(SitDown(name)))
        return Link(link.server, link.table, msgspec.json.decode(found, type=SatDown).token, True)
    except Cut as cut:
        raise RemoteError("perhaps-seated") from cut
    except msgspec.DecodeError:
        raise RemoteError("no-table-server", {"number": 200}) from None


async def read_patiently(link: Link, path: str, timing: Timing = PATIENT) -> bytes:
    """The whole of a reply, asked for until it comes. Raises `RemoteError`."""
    loop = asyncio.get_running_loop()
    until, tries = loop.time() + timing.begin, 0
    while True:
        try:
            return await asyncio.to_thread(read, link, path)
        except Cut as cut:
            wait = max(cut.after, timing.wait(tries, 1.0))
            if loop.time() + wait > until:
                raise RemoteError("unreachable", {"address": link.server}) from cut
            tries += 1
            await asyncio.sleep(wait)


class PlainLine:
    """A stream of events in one direction, requests in the other."""

    def __init__(self, link: Link, timing: Timing, stream: Any) -> None:
        self._link = link
        self._timing = timing
        self._stream = stream
        self._loop = asyncio.get_running_loop()
        self._arrived: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._closed = False
        # It may wait long for a stream that says nothing, and must not keep the program from ending.
        threading.Thread(target=self._listen, daemon=True).start()

    async def send(self, data: str) -> None:
        try:
            answer = await asyncio.to_thread(self._post, data)
        except Cut:
            await self.close()
            raise
        self._arrived.put_nowait(answer)

    def _post(self, data: str) -> bytes:
        """The answer to a message, a refusal too."""
        with opened(self._link, "requests", data.encode(), self._timing.send) as reply:
            try:
                body = bytes(reply.read())
            except (OSError, HTTPException) as error:
                raise Cut(str(error)) from error
            return body if reply.status < 300 else said(reply.status, body, reply.headers, data)

    async def receive(self) -> bytes:
        found = None if self._closed else await self._arrived.get()
        if found is None:
            raise Cut("the stream has ended")
        return found

    async def close(self) -> None:
        self._closed = True
        self._arrived.put_nowait(None)

    def _listen(self) -> None:
        with suppress(OSError, HTTPException, ValueError), self._stream:
            for line in self._stream:
                if self._closed:
                    return
                if line.startswith(b"data: "):
                    self._pass_on(line[6:])
        self._pass_on(None)

    def _pass_on(self, data: bytes | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._arrived.put_nowait, data)


def said(status: int, body: bytes, headers: Any, sent: str) -> bytes:
    """A refusal as the answer to what was sent, also where it was refused before it was read."""
    found = not_opened(status, body, headers)
    if isinstance(found, Cut):
        try:
            answer = msgspec.json.decode(body)
        except msgspec.DecodeError:
            raise found from None
    else:
        answer = {"type": "refused", "code": found.code, "sentence": found.sentence, "facts": found.facts}
    return msgspec.json.encode({**answer, "id": answer.get("id") or msgspec.json.decode(sent)["id"]})


async def open_stream(link: Link, after: int, timing: Timing) -> Line:
    """A line over plain HTTP."""
    path = f"events?after={after}" if after else "events"
    stream = await asyncio.to_thread(fetch, link, path, seconds=max(timing.open, 2 * HEARTBEAT))
    return PlainLine(link, timing, stream)
