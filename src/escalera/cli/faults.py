"""What is wrong with a file, as a person and as a program reads it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from escalera.errors import FileError
from escalera.i18n import Catalogue
from escalera.notation.position import IllegalPosition
from escalera.notation.replay import RefusedLine

TRANSLATED = ("malformed", "newer-format", "beyond-pack")
"""Codes whose sentence frames the one the file's reader gives."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first fault of a file: its line, its code, a sentence, and the exit status."""

    line: int
    code: str
    sentence: str
    status: int

    def as_json(self) -> dict[str, object]:
        """The error object of `--json`."""
        return {"line": self.line, "code": self.code, "message": self.sentence}

    def report(self, file: str) -> None:
        """One line to standard error."""
        print(f"{file}:{self.line}: {self.code}: {self.sentence}", file=sys.stderr)


def fault_of(error: FileError | RefusedLine, words: Catalogue, names: Sequence[str] = ()) -> Fault:
    """The fault an error tells of, in the catalogue's language."""
    return Fault(error.line, error.code, _sentence(error, words, names), error.status)


def _sentence(error: FileError | RefusedLine, words: Catalogue, names: Sequence[str]) -> str:
    if isinstance(error, IllegalPosition):
        return words.text(f"position-{error.code}", **error.facts)
    if isinstance(error, RefusedLine):
        return words.refusal(error.code, error.facts, names)
    if isinstance(error.__cause__, FileNotFoundError):
        return words.text("file-missing")
    if error.code in TRANSLATED:
        return words.refusal(error.code, {"sentence": error.sentence})
    return error.sentence
