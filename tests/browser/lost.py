"""What of a page's text can't be read, wherever one scrolls."""

from __future__ import annotations

from pathlib import Path
from typing import Final

LOST: Final = (Path(__file__).parent / "lost.js").read_text(encoding="utf-8")
