"""The database as a file: whose it is, and making it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from escalera.service.store.errors import StoreFault
from escalera.service.store.faults import of_system

MAGIC: Final = b"SQLite format 3\0"
APPLICATION_ID: Final = int.from_bytes(b"Escl", "big")
"""What SQLite keeps in a file's head for programs to know their own."""

HEAD_BYTES: Final = 100
ID_AT: Final = 68


def make_file(path: Path) -> None:
    """Make an empty database that only its owner can read, with its folder, unless it is there."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise of_system(error, path) from None


def check_ours(path: Path) -> None:
    """Refuse what isn't a database of ours; an empty file may become one."""
    head = read_head(path)
    if head and not head.startswith(MAGIC):
        raise StoreFault("not-a-database", f"{path} isn't a database.")
    if head and int.from_bytes(head[ID_AT : ID_AT + 4], "big") != APPLICATION_ID:
        raise StoreFault("not-a-database", f"{path} is a database of another program.")


def check_there(path: Path) -> None:
    """Refuse a file that isn't there, or is nothing yet, or isn't ours."""
    if not path.exists():
        raise StoreFault("missing", f"There is no {path}.")
    if not read_head(path):
        raise StoreFault("not-a-database", f"{path} is empty.")
    check_ours(path)


def read_head(path: Path) -> bytes:
    """The first bytes of a file."""
    try:
        with path.open("rb") as file:
            return file.read(HEAD_BYTES)
    except OSError as error:
        raise of_system(error, path) from None


def sync_folder(folder: Path) -> None:
    """Make a rename durable, where folders can be synced."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
