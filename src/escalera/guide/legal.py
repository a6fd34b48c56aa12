"""Whether melds may lie on a table, by the engine's word."""

from __future__ import annotations

from collections.abc import Iterable

from escalera.cards import parse_cards
from escalera.engine.forms import judge_new_list, rank_of
from escalera.engine.law import Law
from escalera.engine.state import State
from escalera.engine.verdict import Verdict


def are_legal(law: Law, melds: Iterable[str]) -> bool:
    """Whether a side may have these melds, written in the notation."""
    verdict = Verdict()
    melded: list[int] = []
    for meld in melds:
        cards = parse_cards(meld)
        judge_new_list(verdict, State(law), cards, melded)
        if law.one_per_rank:
            melded.append(rank_of(cards))
    return verdict.refusal() is None
