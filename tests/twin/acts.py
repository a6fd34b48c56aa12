"""Legal acts, listed by trying everything; the cards of a list stand in ascending order.

Acts that differ only in the order of their lists or cards are listed once: new melds ascending with
black threes last, then additions by number.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from escalera.engine.act import Act, Part
from tests.twin.judge import refusal
from tests.twin.lists import additions, new_lists, without
from tests.twin.reach import laying_act, layings
from tests.twin.table import Game


class TooMany(Exception):
    """More acts than the limit."""


def one_list_acts(game: Game) -> set[Act]:
    """Every legal act of at most one list; for whoever may act, also while a question is open."""
    return legal(game, [*plain_acts(game), *first_takes(game), *single_layings(game)])


def all_acts(game: Game, limit: int = 50_000) -> set[Act]:
    """Every legal act with any number of lists; `TooMany` when more than `limit` have to be tried."""
    candidates = list(plain_acts(game))
    if game.phase == "play":
        for act in layings(game, most_left=99):
            candidates.append(act)
            check_limit(candidates, limit)
        return legal(game, candidates)
    for take in first_takes(game):
        candidates.append(take)
        for further in further_lists(game, take):
            candidates.append(Act("take", take.parts + further))
            check_limit(candidates, limit)
    return legal(game, candidates)


def check_limit(candidates: list[Act], limit: int) -> None:
    if len(candidates) > limit:
        raise TooMany(f"more than {limit} acts")


def legal(game: Game, candidates: list[Act]) -> set[Act]:
    """Those that the seat to act, or to answer, may do."""
    seat = game.to_answer[0] if game.to_answer else game.seat
    return {act for act in candidates if refusal(game, seat, act) is None}


def plain_acts(game: Game) -> Iterator[Act]:
    """Acts without lists, discards, top cards and merges."""
    yield from (Act(verb) for verb in ("draw", "pass", "ask", "yes", "no"))
    yield from (Act("discard", (Part(0, (face,)),)) for face in set(game.hands[game.seat]))
    numbers = [meld.number for meld in game.side_of(game.seat).melds]
    yield from (Act("top", (Part(number, ()),)) for number in numbers)
    yield from (Act("merge", (Part(a, ()), Part(b, ()))) for a, b in permutations(numbers, 2))


def first_takes(game: Game) -> Iterator[Act]:
    """Takes with one list."""
    if not game.pile:
        return
    top, hand = game.pile[-1], game.hands[game.seat]
    for cards in new_lists(game.rules, [*hand, top]):
        if top in cards:
            yield Act("take", (Part(0, tuple(without(cards, [top]))),))
    for meld in game.side_of(game.seat).melds:
        for cards in additions(game.rules, meld, [*hand, top]):
            if top in cards:
                yield Act("take", (Part(meld.number, tuple(without(cards, [top]))),))


def further_lists(game: Game, take: Act) -> set[tuple[Part, ...]]:
    """The other new melds a take can carry."""
    stays = game.copy()
    stays.hands[stays.seat] = without(game.hands[game.seat], take.parts[0].cards)
    acts = [act for act in layings(stays, most_left=99) if not any(part.meld for part in act.parts)]
    return {act.parts for act in acts}


def single_layings(game: Game) -> Iterator[Act]:
    """Each meld and each addition alone."""
    hand = game.hands[game.seat]
    yield from (laying_act(game, (cards,), {}) for cards in new_lists(game.rules, hand))
    for meld in game.side_of(game.seat).melds:
        for cards in additions(game.rules, meld, hand):
            yield laying_act(game, (), {meld.number: cards})
