"""Rounds to be played, dealt by chance from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from escalera import Match, edition
from escalera.engine.rounds import Round


def dealt(code: str, players: int, luck: Random) -> Iterator[Round]:
    """Fresh rounds without end."""
    while True:
        match = Match(edition(code), players)
        order = match.rules.pack()
        luck.shuffle(order)
        yield match.deal(order)
