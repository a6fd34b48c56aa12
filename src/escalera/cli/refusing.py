"""What the commands that play games ask first, and how they refuse."""

from __future__ import annotations

import os
from pathlib import Path

from escalera.arena.cast import BadWeights
from escalera.cli.exits import ILLEGAL, MALFORMED
from escalera.cli.faults import Fault
from escalera.cli.files import print_json
from escalera.cli.player_numbers import refused_number
from escalera.cli.why import why
from escalera.errors import RulesError
from escalera.i18n import Catalogue
from escalera.rules import Rules, edition


class Refusal(Exception):
    """What was asked can't be done."""

    def __init__(self, code: str, sentence: str, status: int = MALFORMED) -> None:
        super().__init__(sentence)
        self.fault = Fault(1, code, sentence, status)

    def tell(self, command: str, wants_json: bool = False) -> int:
        """Say it in a line, and as JSON; the exit status."""
        self.fault.report(command)
        if wants_json:
            print_json({"error": self.fault.as_json()})
        return self.fault.status


def rules_for(code: str, players: int, words: Catalogue) -> Rules:
    """The rules of an edition that so many play. Raises `Refusal`."""
    try:
        rules = edition(code)
    except RulesError as error:
        raise Refusal("malformed", words.house(error.why, error.facts)) from error
    refused = refused_number(rules, players, words, "--edition {}")
    if refused:
        raise Refusal("not-in-edition", refused, ILLEGAL)
    return rules


def unusable_weights(error: BadWeights, words: Catalogue) -> Refusal:
    """What is said of a file that holds no weights."""
    missing = isinstance(error.unread, FileNotFoundError)
    what = "missing" if missing else "unread" if error.unread else "other"
    return Refusal("malformed", words.text("simulate-bad-weights", path=str(error.file), what=what))


def not_written(error: OSError, words: Catalogue) -> Refusal:
    """What is said of a file that can't be written."""
    sentence = words.text("file-not-written", path=str(error.filename), why=why(error, words))
    return Refusal("not-written", sentence, ILLEGAL)


def make_folder(folder: Path | None, words: Catalogue) -> None:
    """Make the folder for records. Raises `Refusal`."""
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = words.text("simulate-no-folder", path=str(folder), why=why(error, words))
        raise Refusal("malformed", sentence) from error


def fresh_folder(folder: Path | None, words: Catalogue) -> None:
    """Make the folder for records, which holds none yet: nothing is written over. Raises `Refusal`."""
    make_folder(folder, words)
    if folder is not None and any(folder.glob("*.canasta")):
        raise Refusal("malformed", words.text("simulate-used-folder", path=str(folder)))


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
