"""What is cancelled ends, so that a person whose socket is closed isn't taken to be there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "escalera"


def test_nothing_waits_in_a_way_that_swallows_its_cancellation() -> None:
    """`asyncio.wait_for` does before Python 3.12, when what it waits for ends in the same moment."""
    for path in SOURCE.rglob("*.py"):
        used = re.search(r"asyncio\.wait_for\(", path.read_text(encoding="utf-8"))
        assert not used, f"{path.name} waits by asyncio.wait_for; asyncio.timeout does it right"
