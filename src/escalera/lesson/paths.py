"""Ways through the lesson: all of it, or what differs from a game that the learner knows."""

from __future__ import annotations

from typing import Final

from escalera.lesson.deal import PLAYERS, RULES
from escalera.lesson.steps import STEPS, Step
from escalera.protocol.lessons import Path
from escalera.rules import PerPlayers, Rules, edition

WHOLE: Final[Path] = "whole"
KNOWN: Final[tuple[Path, ...]] = ("classic", "samba")
"""The games one may come from."""
PATHS: Final[tuple[Path, ...]] = (WHOLE, *KNOWN)


def steps_of(path: Path) -> tuple[Step, ...]:
    """The steps of a path."""
    if path == WHOLE:
        return STEPS
    return tuple([step for step in STEPS if is_new(step, edition(path))])


def is_new(step: Step, known: Rules) -> bool:
    """Whether the rules that a step teaches are others than those of the game that is known."""
    return any(value(RULES, name) != value(known, name) for name in step.fields)


def value(rules: Rules, name: str) -> object:
    """A field's value, of those that go by players that of the lesson's."""
    found: object = getattr(rules, name)
    return found.of(PLAYERS) if isinstance(found, PerPlayers) else found
