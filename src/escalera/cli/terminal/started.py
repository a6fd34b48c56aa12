"""What started the program: what the player types to come back."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from shutil import which
from typing import Final

VARIABLE: Final = "ESCALERA_COMMAND"
"""Set by whoever starts the program under a name of his own, such as `make play`."""
_USUAL: Final = "escalera"


def started_by() -> str:
    """`make play`, `.venv/bin/escalera play`, `escalera play`: what was typed."""
    return os.environ.get(VARIABLE) or f"{_program(sys.argv[0])} play"


def with_options(started: str, options: str) -> str:
    """The same with options."""
    return f'{started} ARGS="{options}"' if started.startswith("make ") else f"{started} {options}"


def _program(called: str) -> str:
    name = Path(called).name
    if name == "__main__.py":
        return f"python -m {_USUAL}"
    if Path(name).stem != _USUAL or which(_USUAL) == called:
        return _USUAL
    return called
