"""Files written whole: what stands under a name is the old content or the new, never a part."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

WRITING: Final = ".writing-"
"""How the names of files begin that aren't whole yet."""


def write_whole(path: Path, content: str | bytes, *, lasting: bool = True) -> None:
    """Put content in a file at once; `lasting` also after the power fails.

    `OSError` where that fails, with the file's name in it, and where something else than a file has that
    name: a device must not be replaced. Then nothing has changed.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "this is not a file", str(path))
    try:
        _replace(path, content.encode() if isinstance(content, str) else content, lasting)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    if lasting:
        _sync_folder(path.parent)


def _replace(path: Path, content: bytes, lasting: bool) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=WRITING)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _sync_folder(folder: Path) -> None:
    """Make the renaming last; not every system lets a folder be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
