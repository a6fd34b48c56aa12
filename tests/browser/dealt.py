"""A server at whose tables the cards lie as a test says.

Only what the shuffle comes to is replaced: dealing, playing and telling are the real ones.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from escalera.cards import parse_card, parse_cards
from escalera.rules import Rules, edition
from tests.web.servers import Server

FILE: Final = "ESCALERA_TEST_DEAL"
RED_THREES: Final = frozenset(parse_cards("3D 3H"))


class DealtServer(Server):
    """`deal` says who is first to play, what they hold, what is turned up and what is drawn."""

    start = "import sys; from tests.browser.dealt import serve; sys.exit(serve())"

    def __init__(self, folder: Path) -> None:
        self.file = folder / "deal.json"
        super().__init__(folder, ESCALERA_TEST_DEAL=str(self.file))

    def deal(
        self, name: str, players: int, hands: dict[int, str], up: str, stock: str = "", *, first: int = 1
    ) -> None:
        """How the cards lie at all tables that are made from now on; `first` is the first to play."""
        dealer = (first - 2) % players + 1
        dealt = [hands.get((dealer + n) % players + 1, "") for n in range(players)]
        order = order_of(edition(name), dealt, up, stock)
        self.file.write_text(json.dumps({"dealer": dealer, "order": order}), encoding="utf-8")


def order_of(rules: Rules, hands: Sequence[str], up: str, stock: str) -> list[int]:
    """The pack in the order in which it is dealt; what isn't told is any cards, red threes at the end."""
    told = [parse_cards(text) for text in hands]
    first = [parse_card(up), *parse_cards(stock)]
    rest = left(rules.pack(), [*first, *[card for hand in told for card in hand]])
    size = rules.hand.of(len(hands))
    full = [filled(hand, size, rest) for hand in told]
    dealt = [hand[n] for n in range(size) for hand in full]
    return [*dealt, *first, *rest]


def left(pack: Sequence[int], used: Sequence[int]) -> list[int]:
    """The other cards, always in the same order."""
    rest = list((Counter(pack) - Counter(used)).elements())
    assert len(rest) == len(pack) - len(used), "a card is told too often"
    random.Random(1).shuffle(rest)
    return sorted(rest, key=lambda card: card in RED_THREES)


def filled(hand: list[int], size: int, rest: list[int]) -> list[int]:
    """A whole hand."""
    more = size - len(hand)
    found, rest[:more] = rest[:more], []
    return [*hand, *found]


def serve() -> int:
    """In the server's process: serve with the shuffle replaced."""
    from escalera.cli import main
    from escalera.service import dealing

    def told(*_: Any) -> dict[str, Any]:
        return dict(json.loads(Path(os.environ[FILE]).read_text(encoding="utf-8")))

    vars(dealing).update(
        deal_order=lambda *_: tuple(told()["order"]),
        first_dealer=lambda *_: told()["dealer"],
    )
    return main()


@contextmanager
def dealing_server(folder: Path) -> Iterator[DealtServer]:
    """Such a server for as long as it is needed."""
    server = DealtServer(folder)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
