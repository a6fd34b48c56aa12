"""Matches put together from rounds that were played for themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from escalera.rules import Rules


def winners(rules: Rules, players: int, rounds: Iterable[Sequence[int]]) -> list[int | None]:
    """The winning team of each match (None: a draw) when rounds count one after the other to the target.

    The last match, cut short, counts for who leads.
    """
    found: list[int | None] = []
    totals: list[int] = []
    number = 0
    for scores in rounds:
        totals = [a + b for a, b in zip(totals or [0] * len(scores), scores, strict=True)]
        number += 1
        if max(totals) >= rules.target.of(players) or number >= rules.round_cap:
            found.append(leader(totals, rules.target.of(players)))
            totals, number = [], 0
    return [*found, leader(totals, 0)] if totals else found


def leader(totals: Sequence[int], least: int) -> int | None:
    """The team with the most points, if it has so many and no other has as many."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 and best >= least else None
