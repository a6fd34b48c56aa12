"""What happened, and who may see it.

| kind | seat | cards | count | who |
|---|---|---|---|---|
| `deal` | the dealer | – | cards each | everybody |
| `hand` | whose | the hand as dealt, red threes replaced | – | that seat |
| `red` | whose | a red three laid | – | everybody |
| `upcard` | – | the cards turned up, the top last | – | everybody |
| `turn` | who is to draw or take | – | – | everybody |
| `draw` | who drew | – | how many ordinary cards | everybody |
| `drew` | who drew | the ordinary cards | – | that seat |
| `take` | who took | the whole pile, the top last | its size | everybody |
| `lay`, `top`, `merge`, `ask`, `yes`, `no`, `pass` | who | the top card, or none | – | everybody |
| `discard` | who | the card | – | everybody |
| `out` | who went out | – | 1 when concealed | everybody |
| `stock-out` | whose turn it was | – | – | everybody |

An event of an act carries the act.
"""

from __future__ import annotations

from typing import Final

from escalera.engine.act import Act

EVERYBODY: Final = 0


class Event:
    """Something that happened. `audience`, `EVERYBODY` or the one seat that may see it, has no default."""

    def __init__(
        self,
        kind: str,
        seat: int,
        audience: int,
        cards: tuple[int, ...] = (),
        count: int = 0,
        act: Act | None = None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.audience: Final = audience
        self.cards: Final = cards
        self.count: Final = count
        self.act: Final = act

    def is_seen_by(self, seat: int) -> bool:
        """Whether a seat may see it; seat 0 is a spectator."""
        return self.audience == EVERYBODY or self.audience == seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        return Event, (self.kind, self.seat, self.audience, self.cards, self.count, self.act)

    def __repr__(self) -> str:
        return (
            f"Event({self.kind!r}, {self.seat}, {self.audience}, {self.cards!r}, {self.count}, {self.act!r})"
        )
