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
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
