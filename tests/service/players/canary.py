"""A player that searches the whole memory of its process for what only the server may know.

It is told what to look for in a file: the first bytes as they are, the rest in disguise, so that the
search doesn't find itself.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from escalera import Act, Budget, GreedyBot, View

OPEN = 8
"""So many bytes are given openly."""
MASK = bytes(byte ^ 0x5A for byte in range(256))


def encodings(cards: Sequence[int]) -> list[bytes]:
    """Cards as they might lie in memory: bytes, native numbers, text, msgpack of numbers."""
    texts = " ".join(str(card) for card in cards)
    wide = b"".join(card.to_bytes(8, "little") for card in cards)
    return [bytes(cards), wide, texts.encode(), bytes(reversed(cards))]


def disguised(marker: bytes) -> list[str]:
    """A marker as it is written to the file."""
    return [marker[:OPEN].hex(), marker[OPEN:].translate(MASK).hex()]


def wanted_file() -> Path:
    """Where the markers are written."""
    return Path(tempfile.gettempdir(), "wanted.json")


def regions() -> Iterator[bytes]:
    """The readable memory of this process, piece by piece."""
    lines = Path("/proc/self/maps").read_text().splitlines()
    with open("/proc/self/mem", "rb", 0) as memory:
        for line in lines:
            span, rights, *_ = line.split()
            start, end = (int(part, 16) for part in span.split("-"))
            if rights.startswith("r") and "[v" not in line:
                try:
                    memory.seek(start)
                    yield memory.read(end - start)
                except (OSError, OverflowError, ValueError):
                    continue


def is_in(region: bytes, opening: bytes, rest: bytes) -> bool:
    """Whether a marker lies in a piece of memory."""
    at = region.find(opening)
    while at >= 0:
        after = region[at + len(opening) : at + len(opening) + len(rest)]
        if after.translate(MASK) == rest:
            return True
        at = region.find(opening, at + 1)
    return False


def search() -> tuple[int, list[int]]:
    """How many bytes were searched, and which markers were found."""
    pairs = [(bytes.fromhex(a), bytes.fromhex(b)) for a, b in json.loads(wanted_file().read_text())]
    seen, found = 0, set()
    for region in regions():
        seen += len(region)
        found |= {n for n, (opening, rest) in enumerate(pairs) if is_in(region, opening, rest)}
    return seen, sorted(found)


class Canary(GreedyBot):
    """Searches, then fails with what it found."""

    def decide(self, view: View, budget: Budget) -> Act:
        seen, found = search()
        raise LookupError(f"{'plenty' if seen > 5_000_000 else 'little'} searched, found {found}")


class Planted(Canary):
    """The same, in a process where one marker does lie: the search must find it."""

    def decide(self, view: View, budget: Budget) -> Act:
        opening, rest = json.loads(wanted_file().read_text())[1]
        self.planted = bytes.fromhex(opening) + bytes.fromhex(rest).translate(MASK)
        return super().decide(view, budget)
