"""Setting up: the cards, who sits where, the deal."""

from __future__ import annotations

from escalera.guide.blocks import Block, Grid, Section
from escalera.guide.voice import Voice
from escalera.rules import Rules

PACK = (
    "guide-setup-pack",
    "guide-setup-jokers",
    "guide-setup-naturals",
    "guide-setup-wilds",
    "guide-setup-threes",
)
DEAL = ("guide-setup-deal", "guide-setup-red", "guide-setup-upcard", "guide-setup-first")
CARDS = ("points_joker", "points_ace", "points_two", "points_high", "points_low", "points_black_three")


def set_up(voice: Voice) -> Section:
    """The section."""
    six = ("guide-setup-six",) if 6 in voice.rules.players else ()
    blocks: list[Block] = [
        voice.points(PACK),
        card_points(voice),
        voice.says("guide-setup-sides", *six),
        voice.points(DEAL, numbered=True),
        by_players(voice),
    ]
    return Section("set-up", voice.text("guide-section-set-up"), blocks)


def card_points(voice: Voice) -> Grid:
    """What each card counts."""
    rows = [(voice.field(name), voice.number(getattr(voice.rules, name))) for name in CARDS]
    head = (voice.text("guide-column-card"), voice.text("guide-column-points"))
    return Grid(voice.text("guide-points-title"), head, rows, numbers=True)


def by_players(voice: Voice) -> Grid:
    """What depends on how many play."""
    head = (
        voice.text("guide-column-players"),
        voice.text("guide-column-sides"),
        *[voice.field(name) for name in ("hand", "draw", "right_melds", "target")],
    )
    rows = [row(voice, voice.rules, players) for players in voice.rules.players]
    return Grid(voice.text("guide-setup-players"), head, rows, numbers=True)


def row(voice: Voice, rules: Rules, players: int) -> list[str]:
    """The numbers for so many players."""
    per_players = (rules.hand, rules.draw, rules.right_melds, rules.target)
    numbers = (players, len(rules.sides(players)), *[one.of(players) for one in per_players])
    return [voice.number(number) for number in numbers]
