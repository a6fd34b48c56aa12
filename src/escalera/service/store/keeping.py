"""What a store asks of an open database, whichever it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection

from escalera.service.store.calls import Append

T = TypeVar("T")

AGAIN_SECONDS: Final = 0.2
"""How long after a fault that passes a call is tried again."""


class Database(Protocol):
    """An open database at our version."""

    readers: int
    """How many may read at once."""
    shared: bool
    """Whether other processes may write, too."""
    patience: float
    """For how many seconds a call is tried again when its fault may pass."""

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that commits at its end; one at a time."""

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection that sees one state with each statement."""

    def append_alone(self, calls: Sequence[Append]) -> Sequence[Append]:
        """Do what needs no transaction of sorted calls; those that are left."""

    def is_passing(self, error: Exception) -> bool:
        """Whether the same may go well soon; what became of it isn't known."""

    def told(self, error: Exception) -> Exception:
        """The error to raise for one that came from below."""

    def touch(self, connection: Connection) -> None:
        """Write to the disk what changes nothing."""

    def close(self) -> None:
        """Close connections, and let others have what was held."""


def patiently(is_passing: Callable[[Exception], bool], seconds: float, do: Callable[[], T]) -> T:
    """Do something; a fault that may pass is waited out for so long."""
    end = time.monotonic() + seconds
    while True:
        try:
            return do()
        except Exception as error:
            if not is_passing(error) or time.monotonic() > end:
                raise
        time.sleep(AGAIN_SECONDS)
