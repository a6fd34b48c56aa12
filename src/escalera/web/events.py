"""A table's events as a stream over plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from escalera.protocol.answers import AnyMessage, Events, WholeView
from escalera.web.access import access_to, address_of
from escalera.web.feed import Feed, after_of
from escalera.web.frames import wire
from escalera.web.state import web_of

HEARTBEAT: Final = 15.0
"""Seconds after which something is sent so that nobody in between thinks the line is dead."""


async def show_events(request: Request) -> Response:
    """`GET /api/tables/{id}/events?after=N`"""
    web = web_of(request)
    access = await access_to(request, web, request.path_params["table"])
    desk = await web.host.desk(access.table)
    after = request.headers.get("last-event-id") or request.query_params.get("after")
    feed = Feed(web, desk, access, after_of(after), address_of(request))
    headers = {"x-accel-buffering": "no"}
    return EventStream(lines(feed), media_type="text/event-stream", headers=headers, feed=feed)


class EventStream(StreamingResponse):
    """A stream whose feed is closed however it ends, also before it began.

    How a library waits for its end leaves a cycle that holds it: so it lets go of the feed, and of its table.
    """

    def __init__(self, *args: Any, feed: Feed, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._feed = feed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._feed.close()
            del self._feed


async def lines(feed: Feed) -> AsyncIterator[bytes]:
    """The stream's bytes, until the reader or the server ends it."""
    wake = asyncio.Event()
    feed.read_by(wake.set, wake.set)
    yield b"retry: 1000\n\n"
    try:
        while not feed.ended:
            wake.clear()
            for message in feed.messages():
                yield event(message)
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await wake.wait()
            except TimeoutError:
                yield b": still here\n\n"
    finally:
        del feed


def event(message: AnyMessage) -> bytes:
    """A message as an event of its type; its number is the event's id."""
    number = b"id: %d\n" % message.seq if isinstance(message, (Events, WholeView)) else b""
    tag = str(message.__struct_config__.tag).encode()
    return number + b"event: " + tag + b"\ndata: " + wire(message) + b"\n\n"
