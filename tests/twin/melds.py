"""What a list of cards is, and what is wrong with it as a meld."""

from __future__ import annotations

from collections.abc import Sequence

from escalera.rules import Rules
from tests.twin.table import Meld, is_black_three, is_three, rank_of, suit_of


def reading(rules: Rules, faces: Sequence[int]) -> str:
    """`sequence`, `wild` or `rank`, as notation.md says a list is read."""
    wilds = [f for f in faces if rules.is_wild(f)]
    if len(wilds) == len(faces):
        return "wild"
    one_suit = len({suit_of(f) for f in faces}) == 1
    all_different = len({rank_of(f) for f in faces}) == len(faces)
    return "sequence" if not wilds and one_suit and all_different else "rank"


def unbroken(faces: Sequence[int]) -> bool:
    """Ranks that follow each other, no three among them."""
    ranks = sorted(rank_of(f) for f in faces)
    in_a_row = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return in_a_row and not any(is_three(f) for f in faces)


def natural_ranks(rules: Rules, faces: Sequence[int]) -> set[int]:
    """The ranks of the cards that aren't wild."""
    return {rank_of(f) for f in faces if not rules.is_wild(f)}


def is_black_threes(rules: Rules, faces: Sequence[int]) -> bool:
    """A rank meld of threes, with or without wilds."""
    return reading(rules, faces) == "rank" and natural_ranks(rules, faces) == {1}


def is_finished(rules: Rules, faces: Sequence[int]) -> bool:
    """Seven cards or more. Black threes earn and allow nothing, however many they are."""
    return len(faces) >= rules.canasta_size and not any(is_black_three(f) for f in faces)


def wild_limits(rules: Rules, faces: Sequence[int]) -> set[str]:
    """The two limits of a rank meld."""
    wilds = sum(rules.is_wild(f) for f in faces)
    naturals = len(faces) - wilds
    faults = set()
    if wilds > rules.max_wilds:
        faults.add("too-many-wilds")
    if wilds > 0 and (
        naturals < rules.min_naturals
        or naturals < rules.naturals_per_wild * wilds
        or (rules.naturals_over_wilds > 0 and naturals < wilds + rules.naturals_over_wilds)
    ):
        faults.add("too-few-naturals")
    return faults


def new_meld_faults(rules: Rules, faces: Sequence[int]) -> set[str]:
    """What is wrong with a new meld, its side and the rest of the act left out."""
    faults = set()
    if len(faces) < 3:
        faults.add("too-short")
    kind = reading(rules, faces)
    if kind == "sequence":
        if not rules.sequences:
            faults.add("not-in-edition")
        if not unbroken(faces):
            faults.add("not-a-meld")
    if kind == "wild" and not rules.wild_melds:
        faults.add("not-in-edition")
    if kind != "rank":
        if len(faces) > rules.canasta_size:
            faults.add("closed")
        return faults

    if len(natural_ranks(rules, faces)) > 1:
        faults.add("not-a-meld")
    else:
        faults |= wild_limits(rules, faces)
    if is_black_threes(rules, faces) and any(rules.is_wild(f) for f in faces):
        faults.add("black-threes-only-going-out")
    return faults


def addition_faults(rules: Rules, meld: Meld, cards: Sequence[int]) -> set[str]:
    """What is wrong with laying cards on a meld that stands."""
    faults = set()
    kind = reading(rules, meld.faces)
    after = [*meld.faces, *cards]
    wilds = [f for f in cards if rules.is_wild(f)]
    if kind == "sequence" and (reading(rules, after) != "sequence" or not unbroken(after)):
        faults.add("does-not-fit")
    if kind == "wild" and len(wilds) < len(cards):
        faults.add("does-not-fit")
    if kind != "rank":
        if len(after) > rules.canasta_size:
            faults.add("closed")
        return faults

    stood_natural = not any(rules.is_wild(f) for f in meld.faces)
    stood_finished = len(meld.faces) >= rules.canasta_size
    if wilds and stood_natural and stood_finished and not rules.wild_on_finished:
        faults.add("closed")
    if len(natural_ranks(rules, after)) > 1:
        faults.add("does-not-fit")
    else:
        faults |= wild_limits(rules, after)
    if is_black_threes(rules, meld.faces):
        faults.add("black-threes-only-going-out")
    return faults


def merge_faults(rules: Rules, stays: Meld, joins: Meld) -> set[str]:
    """What is wrong with `joins` joining `stays`."""
    faults = set()
    if stays.number == joins.number:
        return {"does-not-fit"}
    both = stays.faces + joins.faces
    if reading(rules, stays.faces) != "rank":
        faults.add("does-not-fit")
        if len(both) > rules.canasta_size:
            faults.add("closed")
    elif reading(rules, joins.faces) != "rank" or len(natural_ranks(rules, both)) > 1:
        faults.add("does-not-fit")
    else:
        faults |= wild_limits(rules, both)
        if is_black_threes(rules, both):
            faults.add("black-threes-only-going-out")
    return faults
