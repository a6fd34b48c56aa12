"""Computer players: what they see is a view, what they return is an act."""

from escalera.bots.bot import Bot, Budget
from escalera.bots.greedy import GreedyBot
from escalera.bots.random_bot import RandomBot

BOTS: dict[str, type[RandomBot] | type[GreedyBot]] = {"greedy": GreedyBot, "random": RandomBot}
"""The computer players by the names used on the command line."""

__all__ = ["BOTS", "Bot", "Budget", "GreedyBot", "RandomBot"]
