"""Computer players: what they see is a view, what they return is an act."""

from typing import Final

from escalera.bots.bot import Bot, Budget
from escalera.bots.choices import legal_acts
from escalera.bots.greedy import GreedyBot
from escalera.bots.levels import Beginner, Casual, Club, Expert
from escalera.bots.random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {
    "beginner": Beginner,
    "casual": Casual,
    "club": Club,
    "expert": Expert,
    "greedy": GreedyBot,
    "random": RandomBot,
}
"""The computer players by name."""

LEVELS: Final = ("beginner", "casual", "club", "expert")
"""The levels, the weakest first."""

USUAL: Final = "casual"
"""Who plays where nobody has chosen."""

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Beginner",
    "Bot",
    "Budget",
    "Casual",
    "Club",
    "Expert",
    "GreedyBot",
    "RandomBot",
    "legal_acts",
]
