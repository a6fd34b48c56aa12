"""What ends a seat at a remote table, and what only cuts its line."""

from __future__ import annotations

from collections.abc import Mapping

from escalera.errors import EscaleraError
from escalera.protocol.answers import Refusal


class RemoteError(EscaleraError):
    """Nothing can be done about it from here; `sentence` is the server's, where it gave one."""

    def __init__(self, code: str, facts: Mapping[str, object] | None = None, sentence: str = "") -> None:
        super().__init__(sentence or code)
        self.code = code
        self.facts = dict(facts or {})
        self.sentence = sentence


class Cut(Exception):
    """The line is cut, or couldn't be opened; not sooner than `after` seconds another may be."""

    def __init__(self, why: str = "", after: float = 0.0) -> None:
        super().__init__(why)
        self.after = after


def refused(answer: Refusal) -> RemoteError:
    """The error of a refusal that no waiting heals."""
    return RemoteError(answer.code, answer.facts, answer.sentence)
