"""Every error that Escalera raises on purpose.

EscaleraError
├── CardError        a text that names no card
├── RulesError       an unknown house rule, a value outside its list, a contradiction
├── Refused          a legal-looking act that the rules refuse, with its code and facts
└── FileError        a record or table file that can't be read, with its line and code
"""

from __future__ import annotations

from collections.abc import Mapping


class EscaleraError(Exception):
    """Base of all errors below; catching it catches nothing that is a bug."""


class CardError(EscaleraError, ValueError):
    """The text names no card."""


class RulesError(EscaleraError, ValueError):
    """A house rule that is unknown, out of its range, or contradicts another field.

    `name` is the field at fault; `elsewhere` is true when another edition has what was asked for
    (a number of players, say), which a file reports as `not-in-edition` rather than `malformed`. The
    message is English; `why` and `facts` are for the same in another language, from `escalera.i18n`.
    """

    def __init__(
        self,
        sentence: str,
        name: str = "",
        elsewhere: bool = False,
        why: str = "",
        facts: Mapping[str, int | str] | None = None,
    ) -> None:
        super().__init__(sentence)
        self.name = name
        self.elsewhere = elsewhere
        self.why = why
        self.facts = dict(facts or {})


class Refused(EscaleraError):
    """An act the rules refuse: `code` is a row of the refusal table, `facts` its numbers and cards.

    Facts are plain values (integers, card faces as integers under `card` and `cards`); the sentence
    for a player comes from `escalera.i18n`.
    """

    def __init__(self, code: str, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, object] = dict(facts or {})


def anew(refused: Refused) -> Refused:
    """The same to be raised: one that is raised from a variable keeps all that its frame holds in memory."""
    return Refused(refused.code, refused.facts)


class FileError(EscaleraError):
    """A file that is malformed or holds something illegal, with the line it happens on (from 1).

    `status` is the command line's exit status: 1 for an illegal act or a wrong value, 2 for a
    malformed file.
    """

    def __init__(self, line: int, code: str, sentence: str, status: int = 2) -> None:
        super().__init__(f"{line}: {code}: {sentence}")
        self.line = line
        self.code = code
        self.sentence = sentence
        self.status = status
