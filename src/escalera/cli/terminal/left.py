"""The games that were left: what each is, and when it was played last."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from escalera.cli.terminal import save
from escalera.cli.terminal.options import default_names
from escalera.cli.terminal.person import addressed
from escalera.cli.terminal.setup import Setup, setup_of
from escalera.errors import EscaleraError
from escalera.i18n import Catalogue
from escalera.notation.record import Record, read_record
from escalera.notation.replay import replay


@dataclass(frozen=True, slots=True)
class Left:
    """An unfinished game."""

    path: Path
    record: Record
    setup: Setup
    totals: tuple[int, ...]
    when: datetime

    def text(self, words: Catalogue) -> str:
        """The edition, the round, the totals, the player's own side first, and when."""
        edition = words.text(f"edition-{self.record.edition}")
        number = self.record.rounds[-1].number if self.record.rounds else 1
        when = words.moment(self.when)
        return words.text("terminal-offer", edition=edition, round=number, list=self._sides(words), when=when)

    def _sides(self, words: Catalogue) -> str:
        own = self.setup.seat
        names = addressed(self.setup.names, own, words.text("terminal-you"))
        sides = [
            (sorted(seats, key=lambda seat: seat != own), total)
            for seats, total in zip(self.record.sides, self.totals, strict=True)
        ]
        ordered = sorted(sides, key=lambda side: own not in side[0])
        return ", ".join(
            [
                f"{words.side([names[seat - 1] for seat in seats])} {words.number(total)}"
                for seats, total in ordered
            ]
        )


def left_games(words: Catalogue) -> list[Left]:
    """The unfinished games that can be gone on with, the newest first."""
    found = []
    for path in save.free_games():
        with suppress(EscaleraError, OSError, ValueError):
            found.append(_left(path, words))
    return found


def _left(path: Path, words: Catalogue) -> Left:
    record = read_record(path)
    setup = setup_of(record, path.read_text(encoding="utf-8-sig"), (), None)
    names = setup.names or default_names(words, record.players, setup.seat)
    setup = setup_of(record, path.read_text(encoding="utf-8-sig"), names, None)
    totals = tuple(replay(record).match.totals)
    return Left(path, record, setup, totals, datetime.fromtimestamp(path.stat().st_mtime))
