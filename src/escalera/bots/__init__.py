"""Computer players: what they see is a view, what they return is an act."""

from escalera.bots.bot import Bot, Budget
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
"""The computer players by the names used on the command line: the levels first, then the yardsticks."""

__all__ = ["BOTS", "Beginner", "Bot", "Budget", "Casual", "Club", "Expert", "GreedyBot", "RandomBot"]
