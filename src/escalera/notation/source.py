"""Where the text comes from: files of a bearable size, in UTF-8, with or without a byte order mark."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from escalera.errors import FileError

MALFORMED: Final = "malformed"
_MARK: Final = b"\xef\xbb\xbf"
_OTHER_MARKS: Final = (b"\xff\xfe", b"\xfe\xff")


def malformed(line: int, sentence: str) -> FileError:
    """The error for a file that breaks the grammar on `line`."""
    return FileError(line, MALFORMED, sentence)


def read_source(path: str | os.PathLike[str], limit: int) -> bytes:
    """The bytes of a file of at most `limit` bytes, whose size is looked at before it is read."""
    try:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            raise malformed(1, "this is a folder, not a file")
        _check_size(status.st_size, limit)
        with Path(path).open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError as error:
        raise malformed(1, "there is no such file") from error
    except PermissionError as error:
        raise malformed(1, "the file may not be read") from error
    except (OSError, ValueError) as error:
        raise malformed(1, f"the file can't be read: {error}") from error


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
