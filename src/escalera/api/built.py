"""Whether the compiled engine in a checkout was made from the sources as they are.

The build hook writes a line for each compiled file beside the extension files of an editable install: its
digest, size, time and name. A wheel has no such file, and nothing is looked at there.
"""

from __future__ import annotations

import os
import sys
from typing import Final

LIBRARY: Final = "escalera__mypyc"
"""The module that all compiled files share."""
MADE_FROM: Final = f"{LIBRARY}.made-from.txt"
OLDER: Final = "The compiled engine is older than its source: run make setup."
STATUS: Final = 2


def end_if_older() -> None:
    """Say so and end the process where an edit or a pull has left the engine behind."""
    if is_older():
        print(OLDER, file=sys.stderr)
        raise SystemExit(STATUS)


def is_older() -> bool:
    """Whether a compiled engine is loaded, and a source of it has another content than it was made from."""
    library = getattr(sys.modules.get(LIBRARY), "__file__", None)
    if library is None:
        return False
    folder = os.path.dirname(library)
    try:
        with open(os.path.join(folder, MADE_FROM), encoding="utf-8") as file:
            return any(has_changed(folder, *line.split()) for line in file)
    except FileNotFoundError:
        return False


def has_changed(folder: str, digest: str, size: str, time: str, name: str) -> bool:
    """Whether the file's content is another one. It is only read where its time or size is."""
    path = os.path.join(folder, name)
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return True
    if (found.st_size, found.st_mtime_ns) == (int(size), int(time)):
        return False
    return digest_of(path) != digest


def digest_of(path: str) -> str:
    """The content of a file in 64 digits."""
    from hashlib import sha256

    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()
