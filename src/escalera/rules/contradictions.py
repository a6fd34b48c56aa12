"""Fields that contradict each other, one sentence each.

The ranges of single fields stand in `FIELDS`; here is only what needs two or more of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from escalera.errors import RulesError
from escalera.rules.rules import Rules

Fault = tuple[str, str]
"""The field to blame, and the sentence."""


def check(rules: Rules) -> None:
    """Raises `RulesError` for the first contradiction."""
    for name, sentence in contradictions(rules):
        raise RulesError(sentence, name)


def contradictions(rules: Rules) -> Iterator[Fault]:
    """All contradictions, those about the pack first."""
    parts = (_pack, _deal, _sequences, _rank_melds, _wild_melds, _pile, _opening, _scoring)
    return chain.from_iterable(part(rules) for part in parts)


def _pack(r: Rules) -> Iterator[Fault]:
    if r.low_rank > r.high_rank:
        yield "low_rank", f"The lowest natural rank ({r.low_rank}) is above the highest ({r.high_rank})."
    if r.jokers > 3 * r.packs:
        yield "jokers", f"A pack has at most three jokers: packs={r.packs} can't bring jokers={r.jokers}."


def _deal(r: Rules) -> Iterator[Fault]:
    if r.six_as != "pairs" and 6 not in r.players:
        yield "six_as", f"six_as={r.six_as} needs a table where six may play."
    for players in r.players:
        hand = r.hand.of(players)
        if hand * players + never_turned_up(r) >= r.cards:
            yield (
                "hand",
                f"With {hand} cards each for {players} players, the {r.cards} cards "
                "may not leave one to turn up.",
            )


def never_turned_up(r: Rules) -> int:
    """How many cards can lie in the stock that never end up as the upcard."""
    if r.cover_upcard == "none":
        return r.red_threes
    return r.red_threes + r.wilds + (r.black_threes if r.cover_upcard == "wild-red-black" else 0)


def _sequences(r: Rules) -> Iterator[Fault]:
    if r.right_sequence and not r.sequences:
        yield "right_sequence", "Going out can't need a sequence (right_sequence) without sequences=yes."
    if r.top_card_to_sequence and not r.sequences:
        yield "top_card_to_sequence", "No top card can go to a sequence without sequences=yes."
    if r.sequences and r.natural_ranks < r.canasta_size:
        yield (
            "sequences",
            f"A sequence of {r.canasta_size} cards can't be made of {r.natural_ranks} natural ranks.",
        )


def _rank_melds(r: Rules) -> Iterator[Fault]:
    if r.merge and r.one_meld_per_rank:
        yield "merge", "There is nothing to merge where a side has one meld of a rank."
    if most_cards(r) < r.canasta_size:
        yield (
            "canasta_size",
            f"A canasta of {r.canasta_size} cards can't be made: with the wilds it may hold, "
            f"a rank meld has at most {most_cards(r)}.",
        )


def most_cards(r: Rules) -> int:
    """The cards of the largest rank meld the pack and the limits of wilds allow."""
    naturals = r.packs * r.suits
    wilds = min(r.max_wilds, r.wilds)
    if r.naturals_per_wild:
        wilds = min(wilds, naturals // r.naturals_per_wild)
    if r.naturals_over_wilds:
        wilds = min(wilds, naturals - r.naturals_over_wilds)
    return naturals + max(wilds, 0)


def _wild_melds(r: Rules) -> Iterator[Fault]:
    if r.wild_melds and r.wilds < r.canasta_size:
        yield (
            "wild_melds",
            f"A wild meld of {r.canasta_size} cards can't be made of {r.wilds} twos and jokers.",
        )


def _pile(r: Rules) -> Iterator[Fault]:
    if r.pair_always and r.take_natural_and_wild:
        yield (
            "pair_always",
            "A natural pair can't always be needed (pair_always) "
            "where one natural and a wild are enough (take_natural_and_wild).",
        )
    if r.pair_always and r.top_card_onto_meld:
        yield (
            "pair_always",
            "A natural pair can't always be needed (pair_always) "
            "where the top card alone may be laid onto a meld (top_card_onto_meld).",
        )
    if r.sequences and r.top_card_onto_meld:
        yield (
            "top_card_onto_meld",
            "Where sequences are melded, the top card alone goes to a sequence (top_card_to_sequence), "
            "not onto any meld (top_card_onto_meld).",
        )
    if r.take_natural_and_wild and not two_and_a_wild(r):
        yield (
            "take_natural_and_wild",
            "The pile can't be taken with a natural and a wild "
            "where two naturals and a wild aren't a legal meld.",
        )


def two_and_a_wild(r: Rules) -> bool:
    """Whether two naturals and one wild are a legal rank meld."""
    fewest = max(r.min_naturals, r.naturals_per_wild, r.naturals_over_wilds + 1)
    return r.max_wilds >= 1 and fewest <= 2


def _opening(r: Rules) -> Iterator[Fault]:
    steps = (r.minimum_negative, r.minimum_0, r.minimum_1500, r.minimum_3000, r.minimum_7000)
    if list(steps) != sorted(steps):
        texts = ", ".join([str(step) for step in steps])
        yield "minimum_7000", f"The opening minimum may not fall as the total rises: {texts}."


def _scoring(r: Rules) -> Iterator[Fault]:
    single = r.red_three * r.red_threes
    if r.all_red_threes < single:
        yield (
            "all_red_threes",
            f"All {r.red_threes} red threes can't count less ({r.all_red_threes}) "
            f"than one by one ({single}).",
        )
