"""How the process goes about its memory."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress
from typing import Final

YOUNG: Final = 20_000
"""New objects before the collector looks through them."""
MIDDLING: Final = 50
NEVER: Final = 1_000_000
"""The collector never looks through everything by itself: that stops all tables, and what the service makes
goes without it."""


def calm_collector() -> None:
    """What is there now stays for good; look seldom through what comes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLING, NEVER)


def tidy() -> None:
    """Look through everything, and give the system back what isn't used, where the C library can."""
    gc.collect()
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
