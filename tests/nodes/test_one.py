"""One process on its own file loads nothing of several nodes; on PostgreSQL it serves as well."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.nodes.ground import Postgres
from tests.service.store.stores import rows
from tests.web.people import bearer
from tests.web.servers import START, Server

NEEDED = ("psycopg", "nats")
TELLING = "import atexit, sys\n"
TELLING += (
    f"atexit.register(lambda: print('loaded:', [n for n in {NEEDED} if n in sys.modules], file=sys.stderr))\n"
)


class Telling(Server):
    """Says at its end what it has loaded of this."""

    start = TELLING + START


def loaded(server: Server) -> str:
    """What a server had loaded when it ended."""
    assert server.stop() == 0
    log = server.log.read_text(encoding="utf-8").splitlines()
    return next(line for line in log if line.startswith("loaded:"))


def test_a_server_with_its_own_file_loads_nothing_of_several_nodes(tmp_path: Path) -> None:
    assert loaded(Telling(tmp_path)) == "loaded: []"


def test_a_server_keeps_its_tables_in_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    server = Telling(tmp_path, "--database", address)
    wanted = {"name": "Ada", "options": {"edition": "classic", "players": 2}}
    made = httpx.post(f"{server.url}/api/tables", json=wanted).json()
    assert rows(address, "SELECT id, last_seq FROM tables") == [(made["table"], 2)]
    path, headers = f"{server.url}/api/tables/{made['table']}/requests", bearer(made["token"])
    for id, text, said in (
        ("a\0", "Hi", "refused"),
        ("a", "H\0i", "accepted"),
        ("♥\x01\U0001f0cf", "♥", "accepted"),
    ):
        told = httpx.post(path, json={"type": "say", "id": id, "text": text}, headers=headers).json()
        assert told["type"] == said and told.get("code") in (None, "malformed")
    assert loaded(server) == "loaded: ['psycopg']"
    assert not (tmp_path / "test.db").exists()
