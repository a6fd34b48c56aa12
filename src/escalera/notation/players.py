"""The number of players a file names."""

from __future__ import annotations

from escalera.errors import FileError, RulesError
from escalera.notation.source import MALFORMED
from escalera.notation.words import plain
from escalera.rules import Rules


def players_fault(rules: Rules, players: int, line: int) -> FileError | None:
    """What is wrong with that many players, if anything.

    A number that only another edition has is no fault of the file's form: `not-in-edition`, status
    1. A file reports it after everything that is malformed.
    """
    try:
        rules.check_players(players)
    except RulesError as error:
        if error.elsewhere:
            return FileError(line, "not-in-edition", plain(str(error)), status=1)
        return FileError(line, MALFORMED, plain(str(error)))
    return None
