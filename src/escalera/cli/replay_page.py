"""A replayed record on the terminal."""

from __future__ import annotations

from escalera.cli.printer import Printer
from escalera.cli.sheets import Heading, SheetPrinter, faces
from escalera.engine.sheet import sheet
from escalera.i18n import Catalogue
from escalera.notation.replay import Replay


def show_replay(file: str, done: Replay, words: Catalogue) -> None:
    """The sheet of every round, and how the match stands."""
    printer = Printer()
    if file:
        printer.heading(file)
    sheets = SheetPrinter(printer, words, done.record.rules, done.record.names)
    for played, result in zip(done.rounds, done.results, strict=True):
        heading = Heading(words.text("score-title", round=result.number), running=result.ended is None)
        sheets.show(heading, sheet(played.state), faces)
    printer.print(standing(done, words))


def standing(done: Replay, words: Catalogue) -> str:
    """How the match stands, in a sentence."""
    if done.draw:
        return words.text("match-draw")
    if done.winner is None:
        return words.text("match-runs", count=len(done.results))
    seats = done.record.sides[done.winner - 1]
    names = done.record.names
    players = [names[seat - 1] if names else words.text("seat-number", seat=seat) for seat in seats]
    total = done.match.totals[done.winner - 1]
    return words.text("match-won-side", side=done.winner, player=words.listed(players), total=total)
