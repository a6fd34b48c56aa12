"""What is typed while nobody is asked: it stays unseen, and is read when the player is asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def unechoed(wanted: bool) -> Iterator[None]:
    """The terminal doesn't show what is typed meanwhile; it keeps it for the next question."""
    before = _modes() if wanted else None
    if before is None:
        yield
        return
    import termios

    quiet = [*before]
    quiet[3] = before[3] & ~termios.ECHO
    termios.tcsetattr(sys.stdin, termios.TCSANOW, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSANOW, before)


def _modes() -> list[Any] | None:
    """How the terminal is set; None where there is nothing to set."""
    try:
        import termios

        return termios.tcgetattr(sys.stdin)
    except (ImportError, OSError, ValueError):
        return None
    except termios.error:
        return None
