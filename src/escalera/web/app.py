"""The app: its routes, and what it does by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from escalera.service.host import Host
from escalera.web import editions, guide, learning, looking, pages, tables
from escalera.web.chores import chores
from escalera.web.events import show_events
from escalera.web.limits import Clock
from escalera.web.replies import guarded
from escalera.web.settings import Settings
from escalera.web.shell import Shell
from escalera.web.site import site
from escalera.web.sockets import table_socket
from escalera.web.state import Web

logger = logging.getLogger("escalera.web")

TABLE = "/api/tables/{table}"

SHEET = "/kitchen/{rest:path}"
LEARN = ["/learn", "/learn/classic", "/learn/samba"]
PAGES = ["/", "/new", "/join", "/look", *LEARN, "/kitchen", SHEET, "/t/{table}", "/t/{table}/{rest:path}"]
GUIDE = {
    "/rules": guide.show_index,
    "/rules/{edition}": guide.show_edition,
    "/rules/{edition}/sheet": guide.show_sheet,
    "/rules/{edition}/and/{other}": guide.show_comparison,
}
"""The rule pages: for people, as `PAGES` are, and in no document of the protocol."""

EVERY = ["GET", "POST", "PUT", "PATCH", "DELETE"]

ROUTES = [
    *[Route(path, guarded(pages.show_page)) for path in PAGES],
    *[Route(path, guarded(pages.readable(show))) for path, show in GUIDE.items()],
    Route("/static/{name:path}", guarded(pages.show_file)),
    Route("/health", pages.show_health),
    Route("/ready", pages.show_ready),
    Route("/metrics", pages.show_metrics),
    Route("/api/{name}.json", guarded(pages.show_document)),
    Route("/api/tables", guarded(tables.create_table), methods=["POST"]),
    Route(f"{TABLE}/enter", guarded(tables.enter), methods=["POST"]),
    Route(f"{TABLE}/sit", guarded(tables.sit_down), methods=["POST"]),
    Route(f"{TABLE}/links", guarded(tables.give_link), methods=["POST"]),
    Route(f"{TABLE}/requests", guarded(tables.handle_request), methods=["POST"]),
    Route(f"{TABLE}/events", guarded(show_events)),
    Route(f"{TABLE}/view", guarded(tables.show_view)),
    Route(f"{TABLE}/record", guarded(tables.show_record)),
    Route(f"{TABLE}/rounds/{{number}}", guarded(looking.show_round)),
    Route(f"{TABLE}/rules", guarded(editions.show_rules)),
    Route("/api/editions", guarded(editions.show_editions)),
    Route("/api/look", guarded(looking.look), methods=["POST"]),
    Route("/api/learn", guarded(learning.learn), methods=["POST"]),
    WebSocketRoute(f"{TABLE}/socket", table_socket),
    Route("/{name}", guarded(pages.readable(pages.show_root_file))),
    Route("/{rest:path}", guarded(pages.readable(pages.no_such_page)), methods=EVERY),
]


def create_app(host: Host, settings: Settings, clock: Clock = time.monotonic) -> tuple[ASGIApp, Web]:
    """The app for a host, and what its routes share; `stop` that before the server closes its sockets."""
    web = Web(host, settings, clock)
    if site(settings.prefix).page is None:
        logger.warning("the browser client is not built, so there are no pages")
    app = Starlette(routes=ROUTES, lifespan=lifespan)
    app.state.web = web
    return Shell(app, settings), web


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """While the app runs, do its chores, and know of other nodes."""
    web: Web = app.state.web
    doing = [asyncio.ensure_future(work) for work in (chores(web), web.host.company.run())]
    try:
        yield
    finally:
        for work in doing:
            work.cancel()
        await asyncio.gather(*doing, return_exceptions=True)
        await app.state.web.finish()
