"""One server for each file."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import TracebackType
from typing import Final

from escalera.service.store.errors import StoreFault
from escalera.service.store.faults import told

SUFFIX: Final = ".lock"


class Hold:
    """A file held by this process until it lets go or ends, however it ends.

    The lock is SQLite's own on an empty file beside the database, so it is there wherever SQLite is.
    """

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(
            path.with_name(path.name + SUFFIX), timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._connection.close()
            raise

    def release(self) -> None:
        """Let go."""
        self._connection.close()

    def __enter__(self) -> Hold:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def hold(path: Path) -> Hold:
    """Hold a database; a fault if another process does."""
    try:
        return Hold(path)
    except sqlite3.Error as error:
        fault = told(error, path)
        if isinstance(fault, StoreFault) and fault.code == "busy":
            raise StoreFault("in-use", f"{path} is in use by another Escalera server.") from None
        raise fault from None
