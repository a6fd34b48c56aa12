"""How the process goes about its memory."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 20_000
"""New objects before the collector looks through them."""
MIDDLING: Final = 50
NEVER: Final = 1_000_000
"""The collector never looks through everything by itself: that stops all tables for a good while, and what
the service makes goes without it. `collect` does it when little is going on."""


def calm_collector() -> None:
    """What is there now stays for good; look seldom through what comes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLING, NEVER)
