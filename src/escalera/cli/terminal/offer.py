"""Which unfinished game to go on with, if any."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from escalera.cli.terminal import save
from escalera.cli.terminal.drawing.flow import wrapped
from escalera.cli.terminal.options import Options
from escalera.cli.terminal.terminal import Terminal
from escalera.errors import EscaleraError
from escalera.i18n import Catalogue
from escalera.notation.record import Record, read_record
from escalera.notation.replay import replay


def unfinished(options: Options, terminal: Terminal, words: Catalogue, asks: bool) -> Path | None:
    """The file to go on with: the one that was named, or the newest one when the player wants it."""
    if options.resume:
        return Path(options.resume)
    if options.fresh:
        return None
    path = save.newest()
    if options.resume is not None and path is None:
        terminal.show(wrapped(words.text("terminal-none-unfinished"), terminal.width))
    if options.resume is not None or path is None:
        return path
    return path if asks and terminal.interactive and _wanted(path, terminal, words) else None


def _wanted(path: Path, terminal: Terminal, words: Catalogue) -> bool:
    """Whether the player wants to go on with this game; one that can't be read isn't offered."""
    with suppress(EscaleraError):
        terminal.show(wrapped(_description(read_record(path), words), terminal.width))
        terminal.show(wrapped(words.text("terminal-offer-keys"), terminal.width))
        return not terminal.ask("> ").strip().lower().startswith("n")
    return False


def _description(record: Record, words: Catalogue) -> str:
    """The edition, the round and the totals of a game."""
    done = replay(record)
    names = record.names or tuple([words.text("seat-number", seat=n + 1) for n in range(record.players)])
    sides = [" & ".join([names[seat - 1] for seat in seats]) for seats in record.sides]
    totals = ", ".join([f"{side} {total:,}" for side, total in zip(sides, done.match.totals, strict=True)])
    number = record.rounds[-1].number if record.rounds else 1
    return words.text(
        "terminal-offer", edition=words.text(f"edition-{record.edition}"), round=number, list=totals
    )
