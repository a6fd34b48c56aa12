"""At a real terminal: prompts, the offer to go on, an interrupt."""

from __future__ import annotations

import os
import re
import select
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli_play.children import command, environment

pty = pytest.importorskip("pty")

RED = r"\x1b\[[0-9;]*31m"


class Seat:
    """Somebody at a terminal of 80 by 24."""

    def __init__(self, state: Path, *arguments: str, fast: bool = True, **env: str) -> None:
        master, slave = pty.openpty()
        more = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm", **env}
        self.child = subprocess.Popen(
            command(*(["--fast"] if fast else []), *arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(state, **more),
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self.master = master
        self.seen = ""

    def until(self, pattern: str) -> str:
        """Read until something is shown; what was shown since the last call."""
        limit = time.monotonic() + 30
        while not (found := re.search(pattern, self.seen)) and time.monotonic() < limit:
            if select.select([self.master], [], [], 0.1)[0]:
                self.seen += self._read()
        assert found, self.seen
        shown, self.seen = self.seen[: found.end()], self.seen[found.end() :]
        return shown

    def _read(self) -> str:
        try:
            return os.read(self.master, 65536).decode(errors="replace")
        except OSError:
            return ""

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self.master, text.encode())

    def leave(self) -> int:
        """Wait for the end; the exit status."""
        status = self.child.wait(30)
        os.close(self.master)
        return status


def _take_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def test_a_game_left_is_offered_and_gone_on_with(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "--seed", "1")
    seat.until("draw, or take|Your turn: draw")
    seat.type("d\n")
    seat.until("discard one card")
    seat.type("q\n")
    seat.until("The game is saved")
    assert seat.leave() == 0
    seat = Seat(tmp_path)
    seat.until("unfinished game")
    seat.type("\n")
    assert "You draw" in seat.until("discard one card")
    seat.until("\n> ")
    time.sleep(0.2)
    seat.type("\x04")
    seat.until("The game is saved")
    assert seat.leave() == 0


def test_an_interrupt_leaves_the_game_saved(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "--seed", "1")
    seat.until("Your turn")
    seat.until("\n> ")
    time.sleep(0.2)
    seat.type("\x03")
    seat.until("The game is saved")
    assert seat.leave() == 130


def test_red_suits_are_coloured_unless_colours_are_off(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "--seed", "1")
    assert re.search(RED, seat.until("leave"))
    seat.type("q\n")
    seat.leave()
    seat = Seat(tmp_path, "--seed", "1", NO_COLOR="1")
    assert not re.search(RED, seat.until("leave"))
    seat.type("q\n")
    seat.leave()


def test_a_new_game_can_be_begun_instead(tmp_path: Path) -> None:
    for _ in range(2):
        seat = Seat(tmp_path, "--new")
        seat.until("Your turn")
        seat.type("q\n")
        seat.leave()
    seat = Seat(tmp_path)
    seat.until("2 unfinished games")
    seat.until(r"all these\s+are kept")
    seat.type("hm\n")
    seat.until("“hm” is no answer here.")
    seat.type("n\n")
    seat.until("Your turn")
    seat.type("q\n")
    seat.leave()
    assert len(list((tmp_path / "escalera").glob("game-*"))) == 3


def test_an_older_game_is_gone_on_with_by_its_number(tmp_path: Path) -> None:
    for edition in ("samba", "classic"):
        seat = Seat(tmp_path, "--edition", edition)
        seat.until("Your turn")
        seat.type("q\n")
        seat.leave()
    seat = Seat(tmp_path)
    seat.until(" 2 Samba, round 1: You & Ben")
    seat.type("2\n")
    seat.until("Samba, round 1, first side")
    seat.type("q\n")
    assert seat.leave() == 0


def test_the_offer_can_be_left(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "--new")
    seat.until("Your turn")
    seat.type("q\n")
    seat.leave()
    seat = Seat(tmp_path)
    seat.until("q: leave")
    seat.type("q\n")
    assert seat.leave() == 0


def test_the_welcome_waits_and_what_is_typed_there_is_not_lost(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "--seed", "1", fast=False)
    seat.until("Enter: deal the cards")
    seat.until("> ")
    time.sleep(0.2)
    seat.type("d\n")
    assert "You draw" in seat.until("discard one card")
    seat.type("q\n")
    assert seat.leave() == 0


def test_what_is_typed_while_others_play_is_not_shown_and_not_lost(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "--seed", "1", "--seat", "3", fast=False)
    seat.until("Enter: deal the cards")
    seat.until("> ")
    time.sleep(0.2)
    seat.type("\n")
    seat.until("is turned up")
    time.sleep(0.3)
    seat.type("?\n")
    story = seat.until("Your turn")
    assert not re.search(r"(?m)^\?|[^a-z0-9]\?\r\n", story)
    seat.until("Cards are chosen by the numbers above them")
    seat.type("q\n")
    assert seat.leave() == 0
