"""Where a server answers: what people open, and the note of it beside the database it runs on."""

from __future__ import annotations

import json
import os
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from escalera.web.house import EVERYWHERE, network_origin, written

if TYPE_CHECKING:
    from escalera.web.settings import Settings

SUFFIX: Final = ".address"
PATIENCE: Final = 2.0


def shown(settings: Settings) -> str:
    """What people open who are not elsewhere in the network."""
    return settings.address if settings.public_url else own_address(settings)


def own_address(settings: Settings) -> str:
    """What to open on this computer."""
    return written(EVERYWHERE.get(settings.host, settings.host), settings.port) + settings.prefix + "/"


def network_address(settings: Settings) -> str:
    """What others in the network open; empty where they can't, or where there is no network."""
    origin = network_origin(settings)
    return origin and f"{origin}{settings.prefix}/"


def note(database: Path, settings: Settings) -> None:
    """Write where the server of a database answers, for who starts another one."""
    host = EVERYWHERE.get(settings.host, settings.host)
    text = json.dumps(
        {"address": shown(settings), "host": host, "port": settings.port, "process": os.getpid()}
    )
    with suppress(OSError):
        beside(database).write_text(text + "\n", encoding="utf-8")


def forget(database: Path) -> None:
    """The server of this process has ended; the next one may have written its own note already."""
    if noted(database).get("process") == os.getpid():
        with suppress(OSError):
            beside(database).unlink()


def answering_at(database: Path) -> str:
    """What to open for the server that runs on this database; empty unless it answers."""
    try:
        found = noted(database)
        return str(found["address"]) if answers(str(found["host"]), int(found["port"])) else ""
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return ""


def noted(database: Path) -> dict[str, Any]:
    """What the note says; nothing where there is none."""
    try:
        found = json.loads(beside(database).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def answers(host: str, port: int) -> bool:
    """Whether a server there says that it is well."""
    with closing(HTTPConnection(host, port, timeout=PATIENCE)) as connection:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200


def beside(database: Path) -> Path:
    """The note's file."""
    path = database.expanduser().resolve()
    return path.with_name(path.name + SUFFIX)
