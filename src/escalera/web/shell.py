"""What surrounds every reply: the path's prefix taken off, security headers put on, a line in the log."""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import quote

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from escalera.web.settings import Settings

logger = logging.getLogger("escalera.web")

LONGEST_PATH: Final = 200

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def policy(settings: Settings) -> str:
    """Nothing from anywhere else; older browsers need to be told of our own sockets."""
    sockets = f" {'wss' if settings.secure else 'ws'}://{settings.public_host}" if settings.public_url else ""
    return (
        f"default-src 'self'; connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )


class Shell:
    """An app with what surrounds its replies."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.prefix = settings.prefix
        self.headers = {**HEADERS, "content-security-policy": policy(settings)}
        if settings.secure:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if self.prefix and (path == self.prefix or path.startswith(self.prefix + "/")):
            scope = {**scope, "path": path[len(self.prefix) :] or "/"}
        await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()

        async def send_more(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._decorate(scope, message)
                note(scope, message["status"], time.perf_counter() - started)
            await send(message)

        await self.app(scope, receive, send_more)

    def _decorate(self, scope: Scope, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in self.headers.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def note(scope: Scope, status: int, seconds: float) -> None:
    """A line for a reply. Paths hold no token, and queries aren't told."""
    path = loggable(scope["path"])
    level = logging.DEBUG if path in ("/health", "/ready", "/metrics") else logging.INFO
    logger.log(
        level,
        "%s %s %d",
        scope.get("method", "SOCKET"),
        path,
        status,
        extra={"path": path, "status": status, "ms": round(seconds * 1000, 1)},
    )


def loggable(path: str) -> str:
    """A path in which nothing can end a line or move a cursor, and not longer than is of use."""
    short = path[:LONGEST_PATH]
    return short if short.isascii() and short.isprintable() else quote(short, errors="replace")
