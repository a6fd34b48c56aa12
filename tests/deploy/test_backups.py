"""Backup and restore of running tables, as deploy/README.md says it, with PostgreSQL's own programs."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.deploy.proxied import DEPLOY
from tests.nodes.ground import PATIENCE, Postgres
from tests.web.people import bearer
from tests.web.servers import Server, serving
from tools import postgres as programs

pytestmark = pytest.mark.slow
pytest.importorskip("psycopg", reason="the extra `nodes` is not installed")

DUMP = ("pg_dump", "--format=custom", "--file")
RESTORE = ("pg_restore", "--no-owner", "--exit-on-error", "--single-transaction", "--dbname")


def run(words: tuple[str, ...], *more: str) -> None:
    """One of PostgreSQL's programs."""
    folder = programs.find()
    assert folder
    program = folder / words[0]
    if not program.exists():
        pytest.skip(f"{words[0]} is not beside the server")
    subprocess.run([str(program), *words[1:], *more], check=True, env={**os.environ, "LC_ALL": "C"})


def made(server: Server) -> dict[str, Any]:
    """A new table with a computer player, at which a match has begun."""
    wanted = {"name": "Ada", "options": {"edition": "classic", "players": 2}}
    found: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=wanted, timeout=PATIENCE).json()
    for message in ({"type": "set-seat", "seat": 2, "player": "greedy"}, {"type": "start"}):
        say(server, found, **message)
    return found


def say(server: Server, table: dict[str, Any], **message: Any) -> dict[str, Any]:
    """A message and its answer."""
    url = f"{server.url}/api/tables/{table['table']}/requests"
    body = {"id": f"{message['type']}-{message.get('text')}", **message}
    found: dict[str, Any] = httpx.post(
        url, json=body, headers=bearer(table["token"]), timeout=PATIENCE
    ).json()
    return found


def view(server: Server, table: dict[str, Any]) -> dict[str, Any]:
    """What its seat sees."""
    url = f"{server.url}/api/tables/{table['table']}/view"
    reply = httpx.get(url, headers=bearer(table["token"]), timeout=PATIENCE)
    found: dict[str, Any] = reply.json()["view"]
    return found


def test_a_dump_of_running_tables_is_restored_and_they_go_on(tmp_path: Path, postgres: Postgres) -> None:
    first, second, copy = postgres.new_database(), postgres.new_database(), tmp_path / "tables.dump"
    with serving(tmp_path, "--database", first) as server:
        table = made(server)
        assert say(server, table, type="say", text="before")["type"] == "accepted"
        run(DUMP, str(copy), first)
        assert say(server, table, type="say", text="after")["type"] == "accepted"
    run((*RESTORE, second), str(copy))
    with serving(tmp_path, "--database", second) as server:
        found = view(server, table)
        assert found["you"] == 1 and found["stage"] != "gathering"
        assert [line["text"] for line in found["talk"]] == ["before"]
        assert say(server, table, type="say", text="again")["type"] == "accepted"
        url = f"{server.socket_url}/api/tables/{table['table']}/socket"
        with connect(url, additional_headers=bearer(table["token"])) as socket:
            assert '"view"' in str(socket.recv(PATIENCE))


def test_the_guide_gives_the_commands_that_are_tried_here() -> None:
    guide = (DEPLOY / "README.md").read_text(encoding="utf-8")
    for words in (DUMP, RESTORE[:-1]):
        assert " ".join(words) in guide
