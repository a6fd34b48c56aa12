"""Positions for the tests of what a seat is told: a table file's, and those of games played greedily."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from escalera import Budget, Game, GreedyBot
from escalera.engine.rounds import Round
from escalera.engine.state import State
from escalera.notation import parse_table
from escalera.notation.position import position

CODES = (("bolivia", 4), ("samba", 6), ("classic", 2), ("bolivia-dk", 4))


def placed(
    hands: Sequence[str],
    melds: Sequence[str] = (),
    theirs: Sequence[str] = (),
    *,
    code: str = "bolivia",
    phase: str = "play",
    pile: str = "9C",
    turn: int = 1,
    stock: int = 20,
    total: int = 0,
    rules: str = "",
) -> State:
    """A table of two sides; `hands` from seat 1, those that aren't named are of five cards nobody knows."""
    held = [*hands, *["5?"] * (4 - len(hands))]
    players = 2 if code == "classic" else 4
    sides = [held[0:players:2], held[1:players:2]]
    tables = [
        f"{melds_text(own)}\nhands = {list(of)!r}" for own, of in zip((melds, theirs), sides, strict=True)
    ]
    text = f"""
edition = "{code}"
players = {players}
turn = {turn}
phase = "{phase}"
pile = "{pile}"
stock = {stock}
[rules]
{rules}
[[side]]
total = {total}
{tables[0]}
[[side]]
{tables[1]}
"""
    return position(parse_table(text))


def melds_text(melds: Sequence[str]) -> str:
    """The melds of a side in a table file."""
    return f"melds = {list(melds)!r}"


def games() -> Iterator[Round]:
    """A round of each edition, greedily played: seen before each act."""
    for code, players in CODES:
        played = Game(code, players=players, seed=5).deal()
        while not played.over:
            yield played
            played.play(GreedyBot().decide(played.view(played.to_act), Budget()))
