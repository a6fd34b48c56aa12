"""Tables made over HTTP, so that a test begins where it wants to look."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx

from tests.web.people import bearer, new_id
from tests.web.servers import Server


@dataclass(frozen=True)
class Made:
    """A table, its link's token, and its maker's."""

    table: str
    link: str
    token: str

    @property
    def path(self) -> str:
        """The address whose visitors may watch or sit down."""
        return f"/t/{self.table}#link={self.link}"

    @property
    def seat_path(self) -> str:
        """The maker's own address."""
        return f"/t/{self.table}#link={self.link}&seat={self.token}"


def make_table(
    server: Server,
    *,
    edition: str = "bolivia",
    players: int = 4,
    computers: int = 0,
    start: bool = False,
    name: str = "Ada",
    pace: dict[str, int] | None = None,
    **rules: str,
) -> Made:
    """A table with its maker on seat 1 and computer players on the last seats."""
    with httpx.Client(base_url=server.url) as http:
        options = {"edition": edition, "players": players, "rules": rules, "pace": pace or {}}
        made = http.post("/api/tables", json={"name": name, "options": options}).json()
        table = Made(made["table"], made["link"], made["token"])
        for seat in range(players - computers + 1, players + 1):
            ask(http, table, "set-seat", seat=seat, player="greedy")
        if start:
            ask(http, table, "start")
    return table


def ask(http: httpx.Client, made: Made, type: str, **fields: Any) -> None:
    """A request of the maker's."""
    message = {"type": type, "id": new_id(), **fields}
    answer = http.post(f"/api/tables/{made.table}/requests", json=message, headers=bearer(made.token))
    assert answer.is_success, answer.text


def ask_as_maker(server: Server, made: Made, type: str, **fields: Any) -> None:
    """A request of the maker's, by itself."""
    with httpx.Client(base_url=server.url) as http:
        ask(http, made, type, **fields)


def sit(server: Server, made: Made, name: str) -> tuple[str, int]:
    """Somebody sits down: their token and their seat."""
    url = f"{server.url}/api/tables/{made.table}/sit"
    answer = httpx.post(url, json={"name": name}, headers=bearer(made.link))
    assert answer.is_success, answer.text
    found = answer.json()
    return found["token"], found["seat"]


def kinds(server: Server, made: Made) -> list[str]:
    """The kinds of a table's entries."""
    with sqlite3.connect(server.folder / "test.db") as database:
        rows = database.execute("SELECT kind FROM entries WHERE table_id = ? ORDER BY seq", (made.table,))
        return [kind for (kind,) in rows]


def until(condition: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for a condition."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)
