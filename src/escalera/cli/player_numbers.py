"""How many can play an edition, said by its name."""

from __future__ import annotations

from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, Rules


def refused_number(rules: Rules, players: int, words: Catalogue, typed: str) -> str:
    """Why so many can't play it, and what they can play instead; empty where they can.

    `typed` is what chooses an edition, with {} for its code.
    """
    if players in rules.players:
        return ""
    others = [code for code, other in EDITIONS.items() if players in other.players]
    found = ", ".join([f"{words.text(f'edition-{code}')} ({typed.format(code)})" for code in others])
    allowed = words.listed([str(number) for number in rules.players])
    name = words.text(f"edition-{rules.code}")
    key = "players-wrong" if others else "players-none"
    return words.text(key, edition=name, count=players, players=allowed, list=found)
