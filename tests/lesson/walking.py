"""A lesson walked by its model acts, to where a test begins."""

from __future__ import annotations

from escalera.lesson.lesson import NEXT, Lesson
from escalera.lesson.paths import WHOLE
from escalera.protocol.lessons import Path


def at(step: str, task: str = "", path: Path = WHOLE) -> tuple[Lesson, list[str]]:
    """A lesson in which this task of the step comes next, and the acts that led there."""
    lesson, acts = Lesson(path, "Ada"), []
    while lesson.step.name != step or (task and (lesson.task is None or lesson.task.name != task)):
        acts.append(onward(lesson))
    return lesson, acts


def onward(lesson: Lesson) -> str:
    """Do what is asked; what that was."""
    word = lesson.model(lesson.task) if lesson.task else NEXT
    lesson.say(word)
    return word


def whole(path: Path = WHOLE) -> tuple[Lesson, list[str]]:
    """A lesson to its end, and its acts."""
    lesson, acts = Lesson(path, "Ada"), []
    while not lesson.over:
        acts.append(onward(lesson))
    return lesson, acts
