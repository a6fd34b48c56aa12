"""History, and playing with real cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from escalera.guide.blocks import Block, Link, Links, Points, Section
from escalera.guide.voice import Voice

HISTORY: Final[Mapping[str, tuple[str, ...]]] = {
    "bolivia": ("bolivia", "samba", "canasta"),
    "bolivia-dk": ("bolivia", "samba", "canasta"),
    "samba": ("samba", "canasta"),
    "classic": ("canasta", "years-two-pack"),
}


def history(voice: Voice) -> Section:
    """What is known, and what isn't."""
    code = voice.rules.code
    told = [voice.says(f"guide-history-{name}") for name in HISTORY[code]]
    told.append(voice.says(f"guide-history-here-{code}"))
    return Section("history", voice.text("guide-section-history"), told)


def preparing(voice: Voice) -> Section:
    """What to prepare for a game with real cards."""
    cards = voice.points(("guide-real-packs", "guide-real-jokers"))
    frozen = () if voice.rules.pair_always else ("guide-real-frozen",)
    more = voice.points(("guide-real-pile", *frozen, "guide-real-writer"))
    scores = Links([Link(voice.text("client-kitchen"), "kitchen")])
    blocks: list[Block] = [cards, voice.says("guide-real-agree"), agreements(voice), more, scores]
    return Section("preparing", voice.text("guide-section-preparing"), blocks)


def agreements(voice: Voice) -> Points:
    """What is agreed before the first deal, as this page has it."""
    rules = voice.rules
    asking = voice.values.plain("ask_partner", rules.ask_partner)
    return Points(
        [
            voice.text("guide-real-edition"),
            voice.text("guide-real-bonus", count=rules.going_out_bonus),
            voice.text("guide-real-asking", word=asking),
            voice.text("guide-real-target", count=rules.target.of(voice.players)),
        ]
    )
