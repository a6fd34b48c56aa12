"""`escalera` alone: ready in the browser, ended by Ctrl-C, and never twice on one database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from escalera.cli import address
from escalera.web.settings import Settings
from tests.cli.opened import environment, line_with, on_a_terminal, opened
from tests.cli.running import COMMAND
from tests.web.people import bearer

USUAL = Settings().port
FULL = ["> /dev/full"] if Path("/dev/full").exists() else []
ENDED = "Escalera has stopped. Games are kept.\n"
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs signals and terminals of POSIX")


def database(data: Path) -> Path:
    """Where the tables are."""
    return data / "escalera" / "escalera.db"


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_a_signal_ends_it_without_loss(tmp_path: Path, number: int) -> None:
    with opened(tmp_path) as start:
        url = start.ready()
        assert start.said.splitlines()[-2:] == [
            f"Escalera is ready: {url}",
            "Open this address in your browser. Ctrl-C stops Escalera; games are kept.",
        ]
        assert httpx.get(f"{url}health").json()["status"] == "ok"
        table = httpx.post(f"{url}api/tables", json={"name": "Ada"}).json()
        assert start.stop(number) == (0, ENDED, "")
    assert not address.beside(database(tmp_path)).exists()
    with opened(tmp_path) as again:
        path = f"{again.ready()}api/tables/{table['table']}/view"
        view = httpx.get(path, headers=bearer(table["token"])).json()["view"]
        assert view["seats"][0]["name"] == "Ada"


@posix
def test_a_second_start_says_where_the_first_one_is(tmp_path: Path) -> None:
    with opened(tmp_path) as first:
        url = first.ready()
        with opened(tmp_path) as second:
            assert second.ended() == (0, f"Escalera is already running: {url}\n", "")
        with opened(tmp_path, ESCALERA_PORT="0") as third:
            assert third.ended() == (0, f"Escalera is already running: {url}\n", "")
        assert httpx.get(f"{url}health").status_code == 200
        assert first.stop() == (0, ENDED, "")


@posix
def test_several_starts_at_once_make_one_server(tmp_path: Path) -> None:
    with opened(tmp_path) as one, opened(tmp_path) as two, opened(tmp_path) as three:
        starts = [one, two, three]
        while sum(start.process.poll() is None for start in starts) > 1:
            time.sleep(0.02)
        (serving,) = [start for start in starts if start.process.poll() is None]
        url = serving.ready()
        others = [start.ended() for start in starts if start is not serving]
        assert others == [(0, f"Escalera is already running: {url}\n", "")] * 2
        assert serving.stop()[0] == 0


@posix
def test_a_server_of_serve_is_found_too(tmp_path: Path) -> None:
    with opened(tmp_path, "serve", "--port", "0") as first:
        assert first.process.stdout is not None
        said = first.process.stdout.readline()
        with opened(tmp_path) as second:
            assert second.ended()[1] == said.replace("is ready", "is already running")


@posix
def test_after_a_kill_the_next_start_serves(tmp_path: Path) -> None:
    with opened(tmp_path) as first:
        first.ready()
        first.process.kill()
        first.ended()
    assert address.beside(database(tmp_path)).exists() and not address.answering_at(database(tmp_path))
    with opened(tmp_path) as second:
        assert httpx.get(f"{second.ready()}health").status_code == 200
        assert address.answering_at(database(tmp_path)) in second.said


@posix
@pytest.mark.parametrize("flags", [[], ["serve", "--port", "0"]])
@pytest.mark.parametrize("target", ["| true", ">&-", *FULL])
def test_a_server_goes_on_where_nobody_reads_what_it_says(
    tmp_path: Path, flags: list[str], target: str
) -> None:
    line = f'"$0" "$@" {target}'
    command = ["sh", "-c", line, *COMMAND, *flags]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, env=environment(tmp_path), start_new_session=True
    ) as start:
        until(lambda: address.answering_at(database(tmp_path)))
        os.killpg(start.pid, signal.SIGTERM)
        wrong = start.communicate(timeout=30)[1]
    assert b"Traceback" not in wrong and b"Error" not in wrong
    assert not address.beside(database(tmp_path)).exists()


def until(condition: Callable[[], object]) -> None:
    """Wait for something that happens soon."""
    limit = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.01)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"address": 1, "host": "x y", "port": "p"}', "\0"])
def test_a_note_that_is_none_is_nobodys(tmp_path: Path, text: str) -> None:
    address.beside(tmp_path / "a.db").write_text(text)
    assert address.answering_at(tmp_path / "a.db") == ""
    address.forget(tmp_path / "a.db")
    assert address.beside(tmp_path / "a.db").exists()


@posix
def test_where_the_usual_port_is_taken_another_one_is_and_it_says_so(tmp_path: Path) -> None:
    with Taken(USUAL), opened(tmp_path) as start:
        url = start.ready()
        port = httpx.URL(url).port
        assert port not in (USUAL, None)
        first, second, _ = start.said.splitlines()
        assert first == f"Port {USUAL} is taken by another program, so it is {port} this time."
        assert second == f"Escalera is ready: {url}"


class Taken:
    """A port that another program has, us or somebody else."""

    def __init__(self, port: int) -> None:
        try:
            self.socket = socket.create_server(("127.0.0.1", port))
        except OSError:
            self.socket = socket.socket()

    def __enter__(self) -> int:
        return int(self.socket.getsockname()[1])

    def __exit__(self, *exc: object) -> None:
        self.socket.close()


@pytest.mark.parametrize("by", ["variable", "file", "option"])
def test_a_port_that_was_asked_for_is_that_or_none(tmp_path: Path, by: str) -> None:
    file = tmp_path / "escalera.toml"
    with Taken(0) as port:
        file.write_text(f"port = {port}\n")
        more = {"variable": {"ESCALERA_PORT": str(port)}, "file": {"ESCALERA_CONFIG": str(file)}}.get(by, {})
        flags = ["serve", "--port", str(port)] if by == "option" else []
        with opened(tmp_path, *flags, **more) as start:
            status, said, wrong = start.ended()
    assert (status, said) == (2, "")
    assert wrong.startswith(f"Port {port} is taken by another program.") and wrong.count("\n") == 1


@posix
def test_settings_come_from_the_environment_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "escalera.toml"
    file.write_text(f'prefix = "/games"\ndatabase = "{tmp_path}/own.db"\n')
    with opened(tmp_path, ESCALERA_CONFIG=str(file), ESCALERA_PORT="0") as start:
        url = start.ready()
        assert url.endswith("/games/") and httpx.get(url).status_code == 200
        assert start.said.startswith("Escalera is ready") and (tmp_path / "own.db").exists()


WRONG = [
    ({"ESCALERA_PORT": "many"}, "port"),
    ({"ESCALERA_CONFIG": "/nowhere/escalera.toml"}, "There is no file /nowhere/escalera.toml."),
    ({"ESCALERA_HOST": "a..b"}, "This computer has no address “a..b”."),
    ({"ESCALERA_HOST": "192.0.2.1"}, "This computer has no address “192.0.2.1”."),
    ({"ESCALERA_DATABASE": "/dev/null/x.db"}, "/dev/null/x.db"),
]


@posix
@pytest.mark.parametrize(("more", "said"), WRONG)
def test_what_cant_start_is_told_in_one_sentence(tmp_path: Path, more: dict[str, str], said: str) -> None:
    with opened(tmp_path, **more) as start:
        status, nothing, wrong = start.ended()
    assert (status, nothing) == (2, "")
    assert said in wrong and wrong.count("\n") == 1 and "Errno" not in wrong


def test_who_listens_everywhere_is_told_what_to_open() -> None:
    everywhere = Settings(host="0.0.0.0", port=8080, prefix="/games")
    assert address.shown(everywhere) == "http://127.0.0.1:8080/games/"
    assert address.shown(Settings(host="::", port=1)) == "http://[::1]:1/"
    assert not address.network_address(everywhere).startswith("http://0.0.0.0")
    assert address.network_address(Settings()) == ""
    public = Settings(host="0.0.0.0", public_url="https://cards.example")
    assert (address.shown(public), address.network_address(public)) == ("https://cards.example/", "")


DESKTOP = {"DISPLAY": ":7"}


@posix
def test_on_a_desktop_the_browser_opens_it(tmp_path: Path) -> None:
    more = {**DESKTOP, "BROWSER": browser(tmp_path)}
    with on_a_terminal(tmp_path, **more) as terminal:
        url = line_with(terminal, "is ready").split()[-1]
        assert "Your browser opens this address." in line_with(terminal, "Ctrl-C")
        assert opened_by_browser(tmp_path) == [url]
        with on_a_terminal(tmp_path, **more) as second:
            assert url in line_with(second, "already running")
            assert opened_by_browser(tmp_path, 2) == [url, url]


def browser(folder: Path) -> str:
    """A browser that notes what it is to open."""
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{folder}/opened"\n')
    script.chmod(0o755)
    return f"{script} %s"


def opened_by_browser(folder: Path, number: int = 1) -> list[str]:
    """What the browser was to open, as soon as it is so much."""
    file = folder / "opened"
    until(lambda: file.exists() and len(file.read_text().split()) >= number)
    return file.read_text().split()


NO_DESKTOP: list[tuple[list[str], dict[str, str]]] = [
    (["--no-browser"], DESKTOP),
    ([], {**DESKTOP, "ESCALERA_BROWSER": "0"}),
    ([], {**DESKTOP, "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}),
    ([], {}),
]


@posix
@pytest.mark.skipif(sys.platform == "darwin", reason="always has a desktop")
@pytest.mark.parametrize(("flags", "more"), NO_DESKTOP)
def test_without_a_desktop_or_against_ones_will_no_browser_opens(
    tmp_path: Path, flags: list[str], more: dict[str, str]
) -> None:
    with on_a_terminal(tmp_path, *flags, **more, BROWSER=browser(tmp_path)) as terminal:
        assert "Open this address" in line_with(terminal, "Ctrl-C")
    assert not (tmp_path / "opened").exists()


@posix
def test_no_browser_opens_where_nobody_looks(tmp_path: Path) -> None:
    with opened(tmp_path, **DESKTOP, BROWSER=browser(tmp_path)) as start:
        start.ready()
        assert "Open this address" in start.said
        start.stop()
    assert not (tmp_path / "opened").exists()
