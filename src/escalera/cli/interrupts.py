"""Ctrl-C while nothing has been begun."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from escalera.cli.exits import INTERRUPTED


@contextmanager
def nothing_begun() -> Iterator[None]:
    """Within, Ctrl-C ends the process at once and without a word.

    Modules are imported in it: there Python would print where it was, or lose the interrupt in a callback of
    its own and go on. A process that was told to ignore interrupts goes on ignoring them.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, end_at_once)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def end_at_once(number: int, frame: object) -> NoReturn:
    """The handler: no cleaning up, since there is nothing to clean."""
    os._exit(INTERRUPTED)
