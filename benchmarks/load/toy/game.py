"""The toy of game.mjs: four hands of thirteen cards and a stock; an act throws one card and draws another."""

from __future__ import annotations

import os
from typing import Final

import msgspec
from msgspec import Struct

SEATS: Final = 4
VIEW_BYTES: Final = int(os.environ.get("VIEW_BYTES", "1000"))


def card(number: int) -> str:
    """A card's text."""
    return "A23456789TJQK"[number % 13] + "CDHS"[number // 13 % 4]


class View(Struct, frozen=True):
    """All that a seat may see."""

    move: int
    hand: list[str]
    counts: list[int]
    top: str
    table: str


class Toy:
    """The state."""

    def __init__(self, table: str) -> None:
        self.move = 0
        self.hands = [[card(at * SEATS + seat) for at in range(13)] for seat in range(SEATS)]
        self.next = 0
        self.top = ""
        self.table = table

    def may(self, seat: int, place: int) -> bool:
        """Whether a seat, from 0, may throw the card at that place."""
        return self.move % SEATS == seat and 0 <= place < len(self.hands[seat])

    def act(self, seat: int, place: int) -> None:
        """Throw it and draw."""
        hand = self.hands[seat]
        self.top = hand.pop(place)
        hand.append(card(self.next * 7))
        self.next = (self.next + 1) % 52
        self.move += 1

    def view(self, seat: int) -> View:
        """What the seat may see."""
        return View(self.move, self.hands[seat], [len(hand) for hand in self.hands], self.top, self.table)


def table_text() -> str:
    """The text for what lies on the table, as long as makes a view VIEW_BYTES."""
    toy = Toy("x" * 300)
    toy.move, toy.top = 100, "AC"
    return "x" * (300 + VIEW_BYTES - len(msgspec.json.encode(toy.view(0))))
