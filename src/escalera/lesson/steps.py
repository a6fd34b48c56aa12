"""The ten steps: what is played before each, what it asks, and the act that does it.

In a model act `#H` is the own sequence, `#K` the own kings, and `?` a card that isn't needed any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from escalera.cards import parse_card
from escalera.engine.act import DISCARD, DRAW, TAKE, TOP
from escalera.engine.state import RANK_MELD, SEQUENCE, WILD_MELD
from escalera.lesson import goals
from escalera.lesson.deal import PARTNER, Deal
from escalera.lesson.deals import MELDS, ROUND
from escalera.lesson.goals import Goal, lays


@dataclass(frozen=True, slots=True)
class Task:
    """One act that is asked of the learner."""

    name: str
    model: str
    done: Goal


@dataclass(frozen=True, slots=True)
class Step:
    """A step: what the others do before it, and its tasks.

    `row` is the row of a comparison of editions that tells of it, `fields` what it teaches of `Rules`,
    `about` the seat that its text speaks of.
    """

    name: str
    deal: Deal
    tasks: tuple[Task, ...]
    before: tuple[str, ...] = ()
    row: str = ""
    fields: tuple[str, ...] = ()
    about: int = PARTNER


def rank_of(letter: str) -> int:
    """A rank as the engine numbers it."""
    return parse_card(f"{letter}C") // 4


DRAW_TWO: Final = Task("draw", "draw", goals.is_done(DRAW))
THROW: Final = Task("discard", "discard ?", goals.is_done(DISCARD))

STEPS: Final = (
    Step(
        "draw",
        MELDS,
        (DRAW_TWO,),
        before=("3 draw", "3 meld AC AH AS", "3 discard 4S", "4 draw", "4 discard 6D"),
        row="draw",
        fields=("draw",),
    ),
    Step(
        "rank",
        MELDS,
        (Task("rank", "meld KC KD KS", lays(RANK_MELD)),),
        row="rank",
        fields=("max_wilds", "naturals_per_wild", "naturals_over_wilds", "one_meld_per_rank", "merge"),
    ),
    Step(
        "sequence",
        MELDS,
        (Task("sequence", "meld 5H 6H 7H 8H", lays(SEQUENCE)),),
        row="sequence",
        fields=("sequences", "sequence_bonus"),
    ),
    Step(
        "wild",
        MELDS,
        (Task("wild", "meld 2C 2D X", lays(WILD_MELD)), THROW),
        row="wild",
        fields=("wild_melds",),
    ),
    Step(
        "opening",
        ROUND,
        (DRAW_TWO, Task("open", "meld KC KD KS / 6H 7H 8H 9H", goals.opens), THROW),
        row="opening",
        fields=("minimum_0", "minimum_1500", "minimum_3000"),
    ),
    Step(
        "pile",
        ROUND,
        (
            Task("take", "take QC QD", goals.is_done(TAKE)),
            Task("fours", "meld 4C 4D 4S", lays(RANK_MELD, rank_of("4"))),
            THROW,
        ),
        before=("2 draw", "2 discard 6C", "3 draw", "3 add #K KS", "3 discard 4S", "4 draw", "4 discard QH"),
        row="pile",
        about=4,
        fields=("pair_always", "take_joins", "top_card_onto_meld", "frozen_until_opened"),
    ),
    Step(
        "top",
        ROUND,
        (
            Task("top", "top #H", goals.is_done(TOP)),
            Task("jack", "add #H JH", goals.adds(parse_card("JH"))),
            THROW,
        ),
        before=("2 draw", "2 discard 9D", "3 draw", "3 add #K KC", "3 discard TC", "4 draw", "4 discard TH"),
        row="top",
        about=4,
        fields=("top_card_to_sequence",),
    ),
    Step(
        "threes",
        ROUND,
        (DRAW_TWO, Task("black", "discard 3C", goals.throws_black_three)),
        before=(
            "2 draw",
            "2 meld AC AD AS",
            "2 discard 7D",
            "3 draw",
            "3 add #K KD",
            "3 discard JS",
            "4 draw",
            "4 discard 6S",
        ),
        row="threes",
        fields=("red_threes_need", "all_red_threes", "black_three_in_hand"),
    ),
    Step(
        "keeping",
        ROUND,
        (
            DRAW_TWO,
            Task("eights", "meld 8C 8D 8S", lays(RANK_MELD, rank_of("8"))),
            Task("fives", "meld 5C 5D 5S", lays(RANK_MELD, rank_of("5"))),
            THROW,
        ),
        before=("2 draw", "2 discard 9C", "3 draw", "3 discard TS", "4 draw", "4 discard JD"),
    ),
    Step(
        "out",
        ROUND,
        (
            DRAW_TWO,
            Task("escalera", "add #H 5H", goals.finishes_sequence),
            Task("canasta", "add #K KH", goals.finishes_rank),
            Task("out", "discard ?", goals.goes_out),
        ),
        before=("2 draw", "2 discard 7C", "3 draw", "3 discard 6D", "4 draw", "4 discard TD"),
        row="out",
        fields=("right_melds", "right_sequence", "going_out_bonus", "concealed_bonus"),
    ),
)
"""In their order."""
