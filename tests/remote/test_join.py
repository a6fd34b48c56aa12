"""`escalera join`, as a process: what it says, how it ends."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

import httpx
import pytest

from escalera.remote import Link
from tests.service.players.processes import is_gone
from tests.web.people import bearer
from tests.web.servers import START, Server

MINI: Final = {"edition": "mini-wilds", "players": 2, "rules": {"round_cap": "1"}}
MINE: Final = """
import os, time
import escalera

class Bot:
    name = "mine"

    def decide(self, view, budget):
        print("thinking of", len(view.hand), "cards")
        return escalera.GreedyBot().decide(view, budget)

class Broken(Bot):
    def decide(self, view, budget):
        raise OSError("no idea")

class Slow(Bot):
    def decide(self, view, budget):
        print("I am process", os.getpid())
        time.sleep(3600)

class Nothing:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A working directory with a module of bots."""
    (tmp_path / "mybot.py").write_text(MINE)
    return tmp_path


class Table:
    """A table of Ada's: its link, and what she does at it."""

    def __init__(self, server: Server, options: dict[str, Any]) -> None:
        self._http = httpx.Client(base_url=server.url)
        made = self._http.post("/api/tables", json={"name": "Ada", "options": options}).json()
        self.path = f"/api/tables/{made['table']}"
        self.link = Link(server.url, made["table"], made["link"], False).text
        self.seat = Link(server.url, made["table"], made["token"], True).text
        self._host = bearer(made["token"])

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Ask as Ada."""
        message = {"type": type, "id": f"{type}-{len(fields)}", **fields}
        found: dict[str, Any] = self._http.post(
            f"{self.path}/requests", json=message, headers=self._host
        ).json()
        return found

    def view(self) -> dict[str, Any]:
        """What she sees."""
        found: dict[str, Any] = self._http.get(f"{self.path}/view", headers=self._host).json()["view"]
        return found

    def close(self) -> None:
        """No longer ask."""
        self._http.close()


@pytest.fixture
def table(server: Server) -> Iterator[Table]:
    """A table for two with one open seat."""
    made = Table(server, MINI)
    yield made
    made.close()


class Joined:
    """A running `escalera join`, and the lines it has said."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, "join", *arguments],
            cwd=folder,
            stderr=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={"PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8"},
            encoding="utf-8",
        )
        self.lines: list[str] = []

    def until(self, words: str) -> str:
        """Read until a line has these words."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line.rstrip())
            if words in line:
                return line
        raise AssertionError(f"“{words}” was never said: {self.lines}")

    def end(self) -> int:
        """Let it end; its exit status."""
        printed, said = self.process.communicate(timeout=60)
        assert not printed
        self.lines += said.splitlines()
        return self.process.returncode


def ended(folder: Path, *arguments: str) -> tuple[int, list[str]]:
    """Exit status and lines of one that ends by itself."""
    joined = Joined(folder, *arguments)
    return joined.end(), joined.lines


def returning(joined: Joined) -> list[str]:
    """The command that comes back to the seat, as a shell reads it."""
    words = shlex.split(joined.until("The same seat again").partition(": ")[2])
    assert words[:2] == ["escalera", "join"]
    return words


def test_two_bots_play_a_match(table: Table, folder: Path) -> None:
    one = Joined(folder, table.link, "--bot", "mybot:Bot", "--name", "Ada")
    one.until("Joined table")
    own_link = returning(one)[2]
    one.until("Waiting for the match to begin.")
    other = Joined(folder, table.seat, "--http")
    other.until("Waiting")
    assert table.ask("start")["type"] == "accepted"
    assert one.end() == other.end() == 0
    for joined, seat, name in ((one, 2, "Ada (2)"), (other, 1, "Ada")):
        text = "\n".join(joined.lines)
        assert f"as seat {seat}, “{name}”." in text
        score = next(line for line in joined.lines if "Round 1 ended" in line)
        assert " : " in score and "totals" in score
        assert any(line.startswith("The match is over: ") for line in joined.lines)
        assert joined.lines[-1].startswith("The shuffles were checked")
        assert "Traceback" not in text
    assert "#seat=" in own_link and not any("#seat=" in line for line in other.lines)
    assert any("thinking of" in line for line in one.lines)
    totals = table.view()["totals"]
    assert any(" : ".join([str(n).replace("-", "−") for n in totals]) in line for line in one.lines)


def test_a_bot_that_fails_plays_safe_acts_and_it_is_said(table: Table, folder: Path) -> None:
    table.ask("set-seat", seat=2, player="greedy")
    table.ask("start")
    status, lines = ended(folder, table.seat, "--bot", "mybot:Broken")
    assert status == 0 and table.view()["stage"] == "over"
    said = [line for line in lines if line.startswith("The bot failed")]
    assert said and said[0] == "The bot failed, so a safe act was played. OSError: no idea"


def test_ctrl_c_leaves_and_the_seat_is_kept(table: Table, folder: Path) -> None:
    joined = Joined(folder, table.link, "--bot", "mybot:Bot", "--name", "Ben")
    link, *bot = returning(joined)[2:]
    assert bot == ["--bot", "mybot:Bot"]
    joined.until("Waiting")
    joined.process.send_signal(signal.SIGINT)
    assert joined.end() == 130
    assert joined.lines[-1] == "Left the table; the seat is kept."
    again = Joined(folder, link)
    assert "seat 2, “Ben”" in again.until("Joined")
    again.process.send_signal(signal.SIGINT)
    assert again.end() == 130 and "Traceback" not in "\n".join(again.lines)


def test_ctrl_c_ends_a_bot_that_thinks(table: Table, folder: Path) -> None:
    table.ask("set-seat", seat=2, player="greedy")
    table.ask("start")
    joined = Joined(folder, table.seat, "--bot", "mybot:Slow", "--seconds", "3600")
    bot = int(joined.until("I am process").split()[-1])
    joined.process.send_signal(signal.SIGINT)
    assert joined.end() == 130 and is_gone(bot)
    assert "Traceback" not in "\n".join(joined.lines)


@pytest.mark.parametrize(
    ("link", "bot", "status", "beginning"),
    [
        ("nonsense", "greedy", 2, "join: bad-link: This is no link to a table."),
        (
            "LINK",
            "nobody:Bot",
            2,
            "join: bad-bot: nobody:Bot: ModuleNotFoundError: No module named 'nobody'.",
        ),
        ("LINK", "mybot:Missing", 2, "join: bad-bot: mybot:Missing: AttributeError: "),
        (
            "LINK",
            "mybot:Nothing",
            2,
            "join: bad-bot: mybot:Nothing: TypeError: it has no decide(view, budget).",
        ),
        ("LINK", "clever", 2, "join: bad-bot: clever: LookupError: there is no computer player “clever”."),
        ("FULL", "greedy", 1, "join: table-full: Every seat at this table is taken."),
        ("WRONG", "greedy", 1, "join: no-such-table: There is no such table, or this link doesn't open it."),
        ("NOWHERE", "greedy", 1, "join: unreachable: The server at http://127.0.0.1:9 can't be reached."),
        ("OTHER", "greedy", 1, "join: no-such-page: There is nothing at this address."),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    table: Table, folder: Path, server: Server, link: str, bot: str, status: int, beginning: str
) -> None:
    token = "x" * 32
    if link == "FULL":
        table.ask("set-seat", seat=2, player="greedy")
    links = {
        "LINK": table.link,
        "FULL": table.link,
        "WRONG": Link(server.url, "nowhere", token, False).text,
        "NOWHERE": Link("http://127.0.0.1:9", "abc", token, False).text,
        "OTHER": Link(f"{server.url}/elsewhere", "abc", token, False).text,
    }
    found, lines = ended(folder, links.get(link, link), "--bot", bot, "--patience", "0.3")
    assert (found, len(lines)) == (status, 1), lines
    assert lines[0].startswith(beginning)
    assert [seat["kind"] for seat in table.view()["seats"]][1] != "person"


class Hostile(BaseHTTPRequestHandler):
    """A server whose sentences would rename the terminal, and write over what stands there."""

    def do_POST(self) -> None:
        body = json.dumps(
            {"type": "refused", "id": "", "code": "rude", "sentence": "\x1b]0;mine\x07\r\nLINE"}
        )
        self.send_response(409)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body.encode())

    do_GET = do_POST

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def test_what_a_server_says_moves_no_cursor(folder: Path) -> None:
    with HTTPServer(("127.0.0.1", 0), Hostile) as hostile:
        Thread(target=hostile.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{hostile.server_port}"
        found, lines = ended(
            folder, Link(url, "abc", "x" * 32, False).text, "--bot", "greedy", "--patience", "1"
        )
        hostile.shutdown()
    assert (found, lines) == (1, ["join: rude: �]0;mine���LINE"])
