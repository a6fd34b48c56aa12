"""Gathering refusals: when several apply, the one that stands first in the table is given."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from escalera.engine.codes import CODE_NAMES, OK
from escalera.errors import Refused


@mypyc_attr(acyclic=True)
class Verdict:
    """The first refusal found so far, by the order of the table, with the facts of the case."""

    def __init__(self) -> None:
        self.code: i64 = OK
        self.facts: dict[str, object] = {}

    def note(self, code: i64, facts: dict[str, object]) -> None:
        """Note a refusal that applies."""
        if code != OK and (self.code == OK or code < self.code):
            self.code = code
            self.facts = facts

    def refusal(self) -> Refused | None:
        """The refusal to give, or None."""
        if self.code == OK:
            return None
        return Refused(CODE_NAMES[self.code], self.facts)


def refused(code: i64, facts: dict[str, object]) -> Refused:
    """A refusal by its number."""
    return Refused(CODE_NAMES[code], facts)
