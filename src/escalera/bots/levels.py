"""The levels: one way of thinking, with more or less memory, foresight and care."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import ClassVar, Final

from escalera.bots.bot import Budget
from escalera.engine.act import Act
from escalera.engine.acting import act_of
from escalera.engine.doing import do_step
from escalera.engine.law import Law
from escalera.engine.state import State
from escalera.engine.step import Steps
from escalera.engine.view import View
from escalera.skill.mind import Mind
from escalera.skill.thought import Traits
from escalera.skill.watching import from_events
from escalera.skill.weights import Weights

WEIGHTS: Final = files("escalera.bots") / "weights"
ERRING: Final = {"samba": 0.25}
"""The share of a level's error that it has in an edition where a misjudged point costs more matches."""


class LevelBot:
    """A computer player of a level, for every edition and number of players; it keeps nothing of a game."""

    name: str = "expert"
    traits: ClassVar[Traits] = Traits()
    shares: ClassVar[dict[str, float]] = {}
    """Of these weights a level has only so much of the expert's."""

    def __init__(self) -> None:
        self._minds: dict[tuple[str, int], Mind] = {}

    def decide(self, view: View, budget: Budget) -> Act:
        """The act to do now. Raises ValueError when this seat isn't to act."""
        if view.to_act != view.seat or not view.seat:
            raise ValueError(f"seat {view.seat} isn't to act")
        mind = self.mind(view.state.law)
        if self.traits.error:
            mind.wish_luck(budget.random().getrandbits(61))
        steps = Steps()
        mind.decide(view.state, from_events(view.events), steps)
        return act_from(view.state, steps)

    def mind(self, law: Law) -> Mind:
        """What thinks for this level by these rules."""
        key = law.rules.code, int(law.players)
        if key not in self._minds:
            self._minds[key] = self.new_mind(*key)
        return self._minds[key]

    @classmethod
    def new_mind(cls, code: str, players: int) -> Mind:
        """A mind of this level for an edition and a number of players."""
        numbers = Weights(numbers_for(code, players)).named()
        weights = Weights({name: numbers[name] * cls.shares.get(name, 1.0) for name in numbers})
        return Mind(weights, cls.traits.erring(ERRING.get(code, 1.0)))


class Expert(LevelBot):
    """Plays as well as we know how."""

    name = "expert"


class Club(LevelBot):
    """Remembers all and errs a little; the match's score only keeps it from ending a match that it loses."""

    name = "club"
    traits = Traits(error=140.0, minds_match=False)


class Casual(LevelBot):
    """Remembers for a while, errs more, and sees half of what the others can do with a card."""

    name = "casual"
    traits = Traits(memory=16, error=250.0, minds_match=False)
    shares: ClassVar[dict[str, float]] = {
        "extends": 0.45,
        "danger_card": 0.5,
        "danger_wild": 0.4,
        "pile_card": 0.45,
    }


class Beginner(LevelBot):
    """Looks at the own cards alone, collects few suits, spends wilds, forgets and blunders."""

    name = "beginner"
    traits = Traits(memory=3, error=200.0, minds_match=False, guarded=False)
    shares: ClassVar[dict[str, float]] = {
        "extends": 0.0,
        "danger_card": 0.0,
        "danger_wild": 0.0,
        "pile_card": 0.0,
        "in_hand": 0.2,
        "keep_wild": 0.4,
    }


@lru_cache(maxsize=64)
def numbers_for(code: str, players: int) -> dict[str, float]:
    """The tuned weights: for this number of players, else the edition's own, else none."""
    for name in (f"{code}-{players}.json", f"{code}.json"):
        file = WEIGHTS / name
        if file.is_file():
            found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["weights"]
            return found
    return {}


def act_from(state: State, steps: Steps) -> Act:
    """The act that steps make up."""
    trial = state.clone()
    for step in steps:
        act = act_of(trial, step)
        if act is not None:
            return act
        do_step(trial, step)
    raise ValueError("the steps make up no act")
