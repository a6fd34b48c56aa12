"""Where the text comes from: files of a bearable size, in UTF-8, with or without a byte order mark."""

from __future__ import annotations

import os
import stat
from typing import Final

from escalera.errors import FileError

MALFORMED: Final = "malformed"
_WITHOUT_WAITING: Final = getattr(os, "O_NONBLOCK", 0)
_BYTES: Final = getattr(os, "O_BINARY", 0)
_MARK: Final = b"\xef\xbb\xbf"
_OTHER_MARKS: Final = (b"\xff\xfe", b"\xfe\xff")


def malformed(line: int, sentence: str) -> FileError:
    """The error for a file that breaks the grammar on `line`."""
    return FileError(line, MALFORMED, sentence)


def read_source(path: str | os.PathLike[str], limit: int) -> bytes:
    """The bytes of a file of at most `limit` bytes, whose size is looked at before it is read."""
    try:
        status = os.stat(path)
        _check_kind(status.st_mode)
        _check_size(status.st_size, limit)
        return _read(path, stat.S_ISFIFO(status.st_mode), limit)
    except FileNotFoundError as error:
        raise malformed(1, "there is no such file") from error
    except PermissionError as error:
        raise malformed(1, "the file may not be read") from error
    except (OSError, ValueError) as error:
        raise malformed(1, f"the file can't be read: {getattr(error, 'strerror', None) or error}") from error


def _check_kind(mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise malformed(1, "this is a folder, not a file")
    if stat.S_ISSOCK(mode):
        raise malformed(1, "this is a socket, not a file")


def _read(path: str | os.PathLike[str], is_pipe: bool, limit: int) -> bytes:
    """What it holds. A pipe is waited for only while somebody writes into it, a keyboard not at all."""
    handle = os.open(path, os.O_RDONLY | _BYTES | _WITHOUT_WAITING)
    with os.fdopen(handle, "rb") as file:
        if file.isatty():
            raise malformed(1, "this is a terminal, not a file")
        if _WITHOUT_WAITING:
            os.set_blocking(handle, True)
        found = file.read(limit + 1)
    if is_pipe and not found:
        raise malformed(1, "this is a pipe, and nobody writes into it")
    return found


def to_bytes(data: bytes | str, limit: int) -> bytes:
    """The file's bytes without a byte order mark, refused when there are more than `limit`."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else bytes(data)
    _check_size(len(raw), limit)
    return raw.removeprefix(_MARK)


def to_text(raw: bytes) -> str:
    """The text of UTF-8 bytes; anything else is refused on the line where it stands."""
    if raw.startswith(_OTHER_MARKS):
        raise malformed(1, "the file is in UTF-16; save it as UTF-8")
    nul = raw.find(b"\0")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        if nul < 0 or error.start < nul:
            sentence = "this line is not UTF-8 text; save the file as UTF-8"
            raise malformed(_line_at(raw, error.start), sentence) from error
    if nul >= 0:
        raise malformed(_line_at(raw, nul), "this line holds a NUL; the file is not UTF-8 text")
    return text


def _line_at(raw: bytes, position: int) -> int:
    return raw.count(b"\n", 0, position) + 1


def _check_size(size: int, limit: int) -> None:
    if size > limit:
        sizes = f"{size / 1e6:.1f} MB, and {limit / 1e6:.1f} MB is the most"
        raise malformed(1, f"the file is too large to be one of ours: {sizes}")
