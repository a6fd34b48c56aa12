"""A lesson over HTTP: all of the learner's acts go along each time, since the service keeps none of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from escalera.protocol.answers import Accepted, Counted, Events, WholeView
from escalera.protocol.planning import Fits, May
from escalera.protocol.requests import DoAct, Since, WhatFits, WhatMay, Would

MOST_ACTS: Final = 100
"""Far more than the whole lesson needs."""

Path = Literal["whole", "classic", "samba"]
LearnerAct = Annotated[
    str, Meta(min_length=1, max_length=200, description="an act in the notation, or `next`")
]
LessonRequest = DoAct | Would | WhatMay | WhatFits | Since


class Learn(Struct, forbid_unknown_fields=True, frozen=True):
    """A message of the learner at the table of a lesson, which is as these acts have made it."""

    request: LessonRequest
    path: Path = "whole"
    acts: Annotated[list[LearnerAct], Meta(max_length=MOST_ACTS)] = []


class LessonStep(Struct, frozen=True):
    """A step by its name, and its title."""

    name: str
    title: str


class LessonRow(Struct, frozen=True):
    """What the rules say here, and in the game that the learner knows (empty in the whole lesson)."""

    title: str
    here: list[str]
    known: list[str]


class LessonView(Struct, frozen=True):
    """Where the learner is, in sentences. `at` is the step's number from 1."""

    path: Path
    title: str
    name: str
    """The name of the game that is taught."""
    known: str
    """The name of the game that the learner knows; empty in the whole lesson."""
    steps: list[LessonStep]
    at: int
    deal: str
    """Which deal lies on the table: with another one a new table begins."""
    text: list[str]
    task: str
    """What is to be done now; empty once the step is done."""
    show: str
    """An act that does it."""
    done: str
    """What is said once the step is done."""
    row: LessonRow | None
    over: bool


class Taught(Struct, frozen=True):
    """The answer to the message, and where the learner is after it."""

    answer: Accepted | Counted | May | Fits | Events | WholeView
    lesson: LessonView
