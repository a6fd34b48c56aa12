"""Real tables of four people, who play what four greedy players would."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine

from benchmarks.load.ends import SEATS, Ends, Seen
from benchmarks.load.escalera import act_message, make_table, start_table, take_seats
from benchmarks.load.post import Poster
from benchmarks.load.scripts import Script, read_secret, script_of
from benchmarks.load.wire import Socket

NO_LIMITS: Final = {
    "ESCALERA_REQUESTS_PER_SECOND": "0",
    "ESCALERA_ADDRESS_REQUESTS_PER_SECOND": "0",
    "ESCALERA_TABLES_PER_HOUR": "0",
    "ESCALERA_SOCKETS_PER_ADDRESS": "0",
    "ESCALERA_SOCKETS_PER_SEAT": "0",
}
DEALING: Final = 3
"""Entries between the start and the first act: the commitment, the end of sealing, the deal."""
LONGEST_DEAL: Final = 60.0
DATABASE: Final = "load.db"


def serve_command(folder: Path) -> list[str]:
    """`escalera serve` with its database there."""
    code = "import sys; from escalera.cli import main; sys.exit(main())"
    flags = ["--port", "0", "--workers", "0", "--database", str(folder / DATABASE)]
    return [sys.executable, "-c", code, "serve", *flags]


def file_engine(folder: Path) -> Engine:
    """For reading in that database while the server has it."""
    return create_engine(f"sqlite:///file:{folder / DATABASE}?mode=ro&uri=true")


class Games:
    """Tables whose secrets are in a database."""

    def __init__(self, database: Engine) -> None:
        self._database = database

    async def open_table(self, port: int, seen: Seen) -> Ends:
        """A table of four, started; `ready` waits for its deal."""
        return await self.open_spread([port] * SEATS, seen)

    async def open_spread(self, ports: Sequence[int], seen: Seen) -> Ends:
        """The same, each seat at a server of its own."""
        poster = Poster(ports[0])
        made = make_table(poster)
        game = Game(made.id, self._database, seen)
        game.sockets = await take_seats(ports, made, game.seen)
        game.dealt_at = start_table(poster, made) + DEALING
        game.note()
        poster.close()
        return Ends(game.sockets, game.dealt_at + 1, game.act, game.ready)


class Game:
    """A table's first round."""

    def __init__(self, table: str, database: Engine, seen: Seen) -> None:
        self.table = table
        self.sockets: list[Socket] = []
        self.dealt_at = 0
        self._database = database
        self._told = seen
        self._numbers = [0] * SEATS
        self._dealt = asyncio.Event()
        self._script: Script = []

    def seen(self, seat: int, number: int) -> None:
        """A seat is at a number."""
        if self._dealt.is_set():
            self._told(seat, number)
        else:
            self._numbers[seat] = number
            self.note()

    def note(self) -> None:
        """Look whether the cards are dealt."""
        if self.dealt_at and min(self._numbers) >= self.dealt_at:
            self._dealt.set()

    async def ready(self) -> None:
        """Wait for the deal and find out what will be played."""
        await asyncio.wait_for(self._dealt.wait(), LONGEST_DEAL)
        # What happens after the last act of a round has numbers of its own.
        self._script = script_of(self.table, read_secret(self._database, self.table))[:-1]

    def act(self, number: int) -> bool:
        """Send the act that leads to a number, if the round has it."""
        at = number - self.dealt_at - 1
        if at >= len(self._script):
            return False
        seat, text = self._script[at]
        self.sockets[seat].send(act_message(number, text))
        return True
