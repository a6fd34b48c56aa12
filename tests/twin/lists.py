"""All lists that could be laid from a hand, one by one."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from escalera.rules import Rules
from tests.twin.melds import addition_faults, natural_ranks, new_meld_faults, reading
from tests.twin.table import Meld, rank_of, suit_of

Cards = tuple[int, ...]


def sub_multisets(cards: Iterable[int], most: int = 99) -> Iterator[Cards]:
    """Every choice of at most `most` of the cards, equal faces counted once, the empty choice too."""
    counts = sorted(Counter(cards).items())
    for chosen in itertools.product(*(range(count + 1) for _, count in counts)):
        if sum(chosen) <= most:
            yield tuple(face for (face, _), times in zip(counts, chosen, strict=True) for _ in range(times))


def without(cards: Sequence[int], taken: Iterable[int]) -> list[int]:
    """The cards that stay."""
    rest = list(cards)
    for face in taken:
        rest.remove(face)
    return rest


def holds(cards: Sequence[int], wanted: Iterable[int]) -> bool:
    """Whether all the wanted cards are among the cards, often enough."""
    return not Counter(wanted) - Counter(cards)


def new_lists(rules: Rules, cards: Sequence[int]) -> set[Cards]:
    """Every list of the cards that is a meld by itself."""
    return {c for c in candidates(rules, cards) if not new_meld_faults(rules, c)}


def candidates(rules: Rules, cards: Sequence[int]) -> Iterator[Cards]:
    """Cards of one rank with wilds, wilds alone, and unbroken runs of one suit."""
    wilds = [f for f in cards if rules.is_wild(f)]
    yield from sub_multisets(wilds, rules.canasta_size)
    for rank in natural_ranks(rules, cards):
        naturals = [f for f in cards if rank_of(f) == rank]
        for some in sub_multisets(naturals):
            for some_wilds in sub_multisets(wilds, rules.max_wilds):
                yield tuple(sorted(some + some_wilds))
    for suit in range(4):
        faces = sorted({f for f in cards if not rules.is_wild(f) and suit_of(f) == suit})
        for first, last in itertools.combinations(range(len(faces)), 2):
            yield tuple(faces[first : last + 1])


def additions(rules: Rules, meld: Meld, cards: Sequence[int]) -> set[Cards]:
    """Every choice of the cards that may lie on the meld, the empty one left out."""
    wilds = [f for f in cards if rules.is_wild(f)]
    naturals = [f for f in cards if not rules.is_wild(f)]
    kind = reading(rules, meld.faces)
    room = rules.canasta_size - len(meld.faces)
    if kind == "wild":
        found = set(sub_multisets(wilds, room))
    elif kind == "sequence":
        same_suit = {f for f in naturals if suit_of(f) == suit_of(meld.faces[0])}
        found = set(sub_multisets(same_suit - set(meld.faces), room))
    else:
        same_rank = [f for f in naturals if {rank_of(f)} == natural_ranks(rules, meld.faces)]
        pairs = itertools.product(sub_multisets(same_rank), sub_multisets(wilds, rules.max_wilds))
        found = {tuple(sorted(some + some_wilds)) for some, some_wilds in pairs}
    return {c for c in found if c and not addition_faults(rules, meld, c)}
