"""Fields that contradict each other, one sentence each.

The ranges of single fields stand in `FIELDS`; here is only what needs two or more of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from escalera.errors import RulesError
from escalera.rules.rules import Rules


def check(rules: Rules) -> None:
    """Raises `RulesError` for the first contradiction."""
    for fault in contradictions(rules):
        raise fault


def fault(name: str, why: str, sentence: str, **facts: int | str) -> RulesError:
    """A contradiction: the field to blame, its key and facts, and the English sentence."""
    return RulesError(sentence, name, why=why, facts=facts)


def contradictions(rules: Rules) -> Iterator[RulesError]:
    """All contradictions, those about the pack first."""
    parts = (_pack, _deal, _sequences, _rank_melds, _wild_melds, _pile, _opening, _scoring)
    return chain.from_iterable(part(rules) for part in parts)


def _pack(r: Rules) -> Iterator[RulesError]:
    if r.low_rank > r.high_rank:
        sentence = f"The lowest natural rank ({r.low_rank}) is above the highest ({r.high_rank})."
        yield fault("low_rank", "ranks-crossed", sentence)
    if r.jokers > 3 * r.packs:
        sentence = f"A pack has at most three jokers: packs={r.packs} can't bring jokers={r.jokers}."
        yield fault("jokers", "too-many-jokers", sentence, count=r.packs, many=r.jokers)


def _deal(r: Rules) -> Iterator[RulesError]:
    if r.six_as != "pairs" and 6 not in r.players:
        yield fault("six_as", "no-six", f"six_as={r.six_as} needs a table where six may play.")
    for players in r.players:
        hand = r.hand.of(players)
        if hand * players + never_turned_up(r) >= r.cards:
            sentence = (
                f"With {hand} cards each for {players} players, the {r.cards} cards "
                "may not leave one to turn up."
            )
            yield fault("hand", "large-hands", sentence, players=players, count=hand, most=r.cards)


def never_turned_up(r: Rules) -> int:
    """How many cards can lie in the stock that never end up as the upcard."""
    if r.cover_upcard == "none":
        return r.red_threes
    return r.red_threes + r.wilds + (r.black_threes if r.cover_upcard == "wild-red-black" else 0)


def _sequences(r: Rules) -> Iterator[RulesError]:
    if r.right_sequence and not r.sequences:
        sentence = "Going out can't need a sequence (right_sequence) without sequences=yes."
        yield fault("right_sequence", "right-without-sequences", sentence)
    if r.top_card_to_sequence and not r.sequences:
        sentence = "No top card can go to a sequence without sequences=yes."
        yield fault("top_card_to_sequence", "top-without-sequences", sentence)
    if r.sequences and r.natural_ranks < r.canasta_size:
        sentence = f"A sequence of {r.canasta_size} cards can't be made of {r.natural_ranks} natural ranks."
        yield fault("sequences", "few-ranks", sentence, count=r.canasta_size, most=r.natural_ranks)


def _rank_melds(r: Rules) -> Iterator[RulesError]:
    if r.merge and r.one_meld_per_rank:
        sentence = "There is nothing to merge where a side has one meld of a rank."
        yield fault("merge", "nothing-to-merge", sentence)
    if most_cards(r) < r.canasta_size:
        sentence = (
            f"A canasta of {r.canasta_size} cards can't be made: with the wilds it may hold, "
            f"a rank meld has at most {most_cards(r)}."
        )
        yield fault("canasta_size", "no-canasta", sentence, count=r.canasta_size, most=most_cards(r))


def most_cards(r: Rules) -> int:
    """The cards of the largest rank meld the pack and the limits of wilds allow."""
    naturals = r.packs * r.suits
    wilds = min(r.max_wilds, r.wilds)
    if r.naturals_per_wild:
        wilds = min(wilds, naturals // r.naturals_per_wild)
    if r.naturals_over_wilds:
        wilds = min(wilds, naturals - r.naturals_over_wilds)
    return naturals + max(wilds, 0)


def _wild_melds(r: Rules) -> Iterator[RulesError]:
    if r.wild_melds and r.wilds < r.canasta_size:
        sentence = f"A wild meld of {r.canasta_size} cards can't be made of {r.wilds} twos and jokers."
        yield fault("wild_melds", "few-wilds", sentence, count=r.canasta_size, most=r.wilds)


def _pile(r: Rules) -> Iterator[RulesError]:
    if r.pair_always and r.take_natural_and_wild:
        sentence = (
            "A natural pair can't always be needed (pair_always) "
            "where one natural and a wild are enough (take_natural_and_wild)."
        )
        yield fault("pair_always", "pair-and-wild", sentence)
    if r.pair_always and r.top_card_onto_meld:
        sentence = (
            "A natural pair can't always be needed (pair_always) "
            "where the top card alone may be laid onto a meld (top_card_onto_meld)."
        )
        yield fault("pair_always", "pair-and-top", sentence)
    if r.sequences and r.top_card_onto_meld:
        sentence = (
            "Where sequences are melded, the top card alone goes to a sequence (top_card_to_sequence), "
            "not onto any meld (top_card_onto_meld)."
        )
        yield fault("top_card_onto_meld", "top-and-sequences", sentence)
    if r.take_natural_and_wild and not two_and_a_wild(r):
        sentence = (
            "The pile can't be taken with a natural and a wild "
            "where two naturals and a wild aren't a legal meld."
        )
        yield fault("take_natural_and_wild", "no-meld-with-wild", sentence)


def two_and_a_wild(r: Rules) -> bool:
    """Whether two naturals and one wild are a legal rank meld."""
    fewest = max(r.min_naturals, r.naturals_per_wild, r.naturals_over_wilds + 1)
    return r.max_wilds >= 1 and fewest <= 2


def _opening(r: Rules) -> Iterator[RulesError]:
    steps = (r.minimum_negative, r.minimum_0, r.minimum_1500, r.minimum_3000, r.minimum_7000)
    if list(steps) != sorted(steps):
        texts = ", ".join([str(step) for step in steps])
        sentence = f"The opening minimum may not fall as the total rises: {texts}."
        yield fault("minimum_7000", "falling-minimum", sentence, list=texts)


def _scoring(r: Rules) -> Iterator[RulesError]:
    single = r.red_three * r.red_threes
    if r.all_red_threes < single:
        sentence = (
            f"All {r.red_threes} red threes can't count less ({r.all_red_threes}) than one by one ({single})."
        )
        facts = {"count": r.red_threes, "counted": r.all_red_threes, "needed": single}
        yield fault("all_red_threes", "cheap-red-threes", sentence, **facts)
