"""Which strategy topics an edition's page has, and what each rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from escalera.guide import measured
from escalera.guide.measured import Counted, Measured
from escalera.rules import Rules


@dataclass(frozen=True)
class Topic:
    """A topic: the name in its keys, and what was measured about it.

    `said` are the keys of its sentences after `guide-strategy-`; by default the topic's own name. Each of
    the figures belongs to the sentence at its place; None to a rule of thumb.
    """

    name: str
    said: Sequence[str] = ()
    figures: Sequence[Measured | Counted | None] = ()

    @property
    def sentences(self) -> Sequence[str]:
        return self.said or (self.name,)

    @property
    def is_measured(self) -> bool:
        return any(self.figures)


ESCALERA: Final = Topic("escalera", ("escalera", "escalera-measured"), (None, measured.COLLECT_NO_SUITS))
EARLY: Final = Topic("early", figures=(measured.SEQUENCES_FROM_THREE,))
WILD_EARLY: Final = Topic(
    "wild-early",
    ("wild-early", "wild-three"),
    (measured.IGNORE_WILD_MELDS, measured.WILD_MELDS_FROM_THREE),
)
WILD_KEEP: Final = Topic("wild-keep", figures=(measured.KEEP_NO_WILDS,))
PAIRS: Final = Topic("pairs", ("pairs", "pairs-measured"), (None, measured.KEEP_NO_PAIRS))
PILE: Final = Topic("pile", ("pile", "pile-measured"), (None, measured.IGNORE_PILE))
SMALL: Final = Topic("small", ("small", "small-large"), (measured.SMALL_PILES, measured.LARGE_PILES))
SUITS: Final = Topic("suits", ("suits", "suits-measured"), (None, measured.IGNORE_SEQUENCES))

BOLIVIA: Final = (
    ESCALERA,
    Topic("hardest"),
    Topic("windows"),
    EARLY,
    Topic("bolivia"),
    WILD_EARLY,
    WILD_KEEP,
    Topic("black"),
    PAIRS,
    PILE,
    SMALL,
    Topic("block"),
    SUITS,
    Topic("minimum"),
)
SAMBA: Final = (
    Topic("worth"),
    Topic("both"),
    Topic("windows"),
    Topic("no-help"),
    Topic("feed"),
    Topic("copies"),
    Topic("pairs"),
    Topic("pile"),
)
CLASSIC: Final = (Topic("opening"), Topic("freeze"), Topic("taking"), Topic("pairs"), Topic("when"))

TOPICS: Final[Mapping[str, Sequence[Topic]]] = {
    "bolivia": BOLIVIA,
    "bolivia-dk": BOLIVIA,
    "samba": SAMBA,
    "classic": CLASSIC,
}

SEQUENCES: Final = frozenset({"hardest", "windows", "early", "suits", "worth", "both", "no-help", "feed"})
WILD_MELDS: Final = frozenset({"bolivia", "wild-early"})


def topics(rules: Rules, players: int) -> list[Topic]:
    """The topics of an edition, without those that house rules leave no sense to."""
    return [topic for topic in TOPICS[rules.code] if makes_sense(topic.name, rules, players)]


def makes_sense(name: str, rules: Rules, players: int) -> bool:
    """Whether a topic is about something that these rules have."""
    without = {
        "escalera": not rules.right_sequence,
        "minimum": mostly_minimum(rules, players) is None,
        "pairs": not rules.pair_always and rules.code != "classic",
        "freeze": rules.pair_always,
        "worth": not rules.sequences or rules.sequence_bonus < rules.natural_canasta,
    }
    if name in without:
        return not without[name]
    return (rules.sequences or name not in SEQUENCES) and (rules.wild_melds or name not in WILD_MELDS)


def mostly_minimum(rules: Rules, players: int) -> int | None:
    """The minimum under which more than half of a match is played; None when it is the first one."""
    target = rules.target.of(players)
    last, needed = rules.ladder[-1]
    return needed if last is not None and 2 * last < target else None
