"""A turn in pictures. The engine has played it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from escalera.cards import parse_cards
from escalera.guide.blocks import Cards, Pictures, Section, Step
from escalera.guide.example import Example
from escalera.guide.examples.verdicts import everywhere
from escalera.guide.voice import Voice


@dataclass(frozen=True)
class Turn:
    """The cards of a turn: of the drawn ones as many are drawn as the rules say."""

    hand: str
    drawn: str
    laid: str
    discarded: str
    pile: str = "KD 8S"

    def after_draw(self, draw: int) -> list[str]:
        """The hand after the draw."""
        return self.hand.split() + self.drawn.split()[:draw]

    def acts(self, draw: int) -> list[Example]:
        """The laying and the discard, to be judged by the engine."""
        kept = " ".join(without(self.after_draw(draw), self.laid.split()))
        last = " ".join(without(kept.split(), [self.discarded]))
        return [
            Example("turn-lay", f"meld {self.laid}", everywhere(), kept=kept),
            Example("turn-discard", f"discard {self.discarded}", everywhere(), kept=last),
        ]


WITH_SEQUENCE: Final = Turn("5H 6H 9C 9S QD 4D JS", "7H QC TS 8C", "5H 6H 7H", "4D")
WITH_RANK: Final = Turn("KC KH 9C 9S QD 4D JS", "KS QC TS 8C", "KC KH KS", "4D")


def turn_of(voice: Voice) -> Turn:
    """The turn that is shown."""
    return WITH_SEQUENCE if voice.rules.sequences else WITH_RANK


def without(cards: list[str], gone: list[str]) -> list[str]:
    """Cards without some of them."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def turn(voice: Voice) -> Section:
    """The section."""
    more = ["guide-turn-order", "guide-turn-few", "guide-turn-take", "guide-turn-red"]
    if voice.rules.sequences:
        more.insert(3, "guide-turn-top")
    return Section("turn", voice.text("guide-section-turn"), [pictures(voice), voice.points(more)])


def pictures(voice: Voice) -> Pictures:
    """Draw, lay, discard."""
    shown = turn_of(voice)
    draw = voice.rules.draw.of(voice.players)
    held = shown.after_draw(draw)
    rest = without(without(held, shown.laid.split()), [shown.discarded])
    return Pictures(
        [
            Step(
                voice.text("guide-turn-draw"),
                [
                    cards(voice, shown.hand, "hand"),
                    Cards((), voice.text("guide-cards-face-down"), backs=1),
                    cards(voice, " ".join(shown.drawn.split()[:draw]), "stock"),
                ],
            ),
            Step(voice.text("guide-turn-lay"), [cards(voice, shown.laid, "laid")]),
            Step(
                voice.text("guide-turn-discard"),
                [
                    cards(voice, f"{shown.pile} {shown.discarded}", "pile"),
                    cards(voice, " ".join(rest), "kept"),
                ],
            ),
        ]
    )


def cards(voice: Voice, text: str, label: str) -> Cards:
    """Cards with what they are."""
    return Cards(tuple(parse_cards(text)), voice.text(f"guide-cards-{label}"))
