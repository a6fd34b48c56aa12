"""What goes wrong with the store.

StoreError
├── Conflict         somebody else was faster; nothing of the call was kept
│   ├── Stale        the seq is taken, or there is a gap before it: read again and retry
│   ├── Repeated     the act id is already in the log, under the seq it carries
│   └── TokenTaken   another token has this hash
├── Missing          there is no such table (any more)
├── Closed           the store was closed
└── StoreFault       the file or its disk: a sentence for the operator
"""

from __future__ import annotations

from escalera.errors import EscaleraError


class StoreError(EscaleraError):
    """Base of the errors below."""


class Conflict(StoreError):
    """A call that others made impossible."""


class Stale(Conflict):
    """The log's last number isn't the one expected; `last_seq` is what it was."""

    def __init__(self, table: str, last_seq: int) -> None:
        super().__init__(f"table {table} is at {last_seq}")
        self.table = table
        self.last_seq = last_seq


class Repeated(Conflict):
    """An act with this id is in the log, at `seq`."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table} has this act at {seq}")
        self.table = table
        self.seq = seq


class TokenTaken(Conflict):
    """A token with this hash exists: make another one."""


class Missing(StoreError):
    """No such table."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class Closed(StoreError):
    """The store was closed before the call was made."""


class StoreFault(StoreError):
    """The file or its disk fails: `code` for programs, `sentence` for whoever runs the server."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
