"""Exit statuses, and how to end when nobody reads any more."""

from __future__ import annotations

import os
import sys
from typing import Final

ILLEGAL: Final = 1
MALFORMED: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
"""The last two are what a shell gives for a program ended by SIGINT, and by SIGPIPE."""


def after_broken_pipe() -> int:
    """Keep the interpreter from complaining when it flushes at its end; the exit status."""
    forget_output()
    return BROKEN_PIPE


def forget_output() -> None:
    """Let what is still to be written go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def open_missing_streams() -> None:
    """A stream that was closed before the start reads as empty, and takes what is written."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def after_failed_output(error: OSError) -> int:
    """The output can't be written (a full disk, say): one line, and the exit status."""
    from escalera.cli.why import output_failed

    forget_output()
    print(output_failed(error), file=sys.stderr)
    return MALFORMED
