"""From a name to a player: a level or yardstick of ours, a file of weights, or somebody's `module:Class`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from escalera.arena.plan import Plan
from escalera.arena.seats import Inside, Outside, Seat
from escalera.bots import BOTS
from escalera.bots.levels import LevelBot
from escalera.rules import Rules
from escalera.service.players.foreign import ForeignBot
from escalera.skill.greedy import GreedyPlayer
from escalera.skill.mind import Mind
from escalera.skill.player import Player
from escalera.skill.weights import Weights

INSIDE: Final[dict[str, Callable[[], Player]]] = {
    "greedy": GreedyPlayer,
    "untuned": lambda: Mind(Weights()),
}
"""Yardsticks that play inside; `untuned` is the expert with the weights of the first guess."""

WEIGHTS: Final = ".json"
OURS: Final = (*BOTS, "untuned")
"""The names of our own players."""


class UnknownBot(LookupError):
    """There is no player of that name."""


class BadWeights(ValueError):
    """A file holds no weights; `unread` is why it can't be read, if that is the reason."""

    def __init__(self, file: Path, unread: OSError | None = None) -> None:
        super().__init__(str(file))
        self.file = file
        self.unread = unread


def seat_of(name: str, plan: Plan) -> Seat:
    """A new player of that name. Raises `UnknownBot` or `BadWeights`."""
    if is_foreign(name):
        return Outside(ForeignBot(name, salt=salt_of(plan)), plan.seconds)
    player = inside(name, plan.rules, plan.players)
    if player is not None:
        return Inside(player)
    if name not in BOTS:
        raise UnknownBot(name)
    return Outside(BOTS[name]())


def inside(name: str, rules: Rules, players: int) -> Player | None:
    """One of ours that plays in steps."""
    bot = BOTS.get(name)
    if bot is not None and issubclass(bot, LevelBot):
        return bot.new_mind(rules.code, players)
    if name.endswith(WEIGHTS):
        return Mind(Weights(weights_in(Path(name))))
    return INSIDE[name]() if name in INSIDE else None


def weights_in(file: Path) -> dict[str, float]:
    """The weights of a file as `tune` writes it. Raises `BadWeights`."""
    try:
        found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["weights"]
        Weights(found)
    except OSError as error:
        raise BadWeights(file, error) from None
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadWeights(file) from error
    return found


def is_foreign(name: str) -> bool:
    """Whether a name is somebody's class."""
    return ":" in name and not name.endswith(WEIGHTS)


def salt_of(plan: Plan) -> bytes:
    """What makes the luck of foreign players another for each seed."""
    return str(plan.seed).encode()


def check(plan: Plan) -> None:
    """Raise `UnknownBot`, `BadWeights` or `PlayerError` where a player of the plan can't be had."""
    for name in sorted(set(plan.bots)):
        seat = seat_of(name, plan)
        try:
            seat.start()
        finally:
            seat.close()
