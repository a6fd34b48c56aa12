"""Refusals as the screen words them: some say more here than elsewhere, some less."""

from __future__ import annotations

from collections.abc import Sequence

from escalera.errors import Refused
from escalera.i18n import Catalogue


def told(words: Catalogue, refused: Refused, names: Sequence[str] = ()) -> str:
    """The sentence of a refusal before a player who sees his hand and the table."""
    facts = refused.facts
    if refused.code == "draw-first":
        return words.text("terminal-draw-first")
    if refused.code == "needs-natural-pair" and facts.get("mixed") == "yes":
        return words.text("terminal-needs-pair", card=facts["card"], held=facts["held"])
    return words.refusal(refused.code, facts, names)
