"""Each step: the act it asks for is legal and ends it, other acts are refused by the rules or explained."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from escalera.errors import Refused
from escalera.lesson.lesson import NEXT, Lesson, walked
from escalera.lesson.steps import STEPS
from escalera.notation import parse_act
from escalera.web.words import catalogue
from tests.lesson.walking import at, onward, whole

NAMES: Final = ["draw", "rank", "sequence", "wild", "opening", "pile", "top", "threes", "keeping", "out"]
TASKS: Final = [(step.name, task.name) for step in STEPS for task in step.tasks]


tries: Final = partial(pytest.mark.parametrize, ("step", "task", "act", "code"))


def refused(lesson: Lesson, act: str) -> Refused:
    """What a try comes to."""
    with pytest.raises(Refused) as found:
        lesson.say(act)
    return found.value


def test_the_ten_steps_have_these_names() -> None:
    assert [step.name for step in STEPS] == NAMES


@pytest.mark.parametrize(("step", "task"), TASKS)
def test_the_model_act_is_legal_and_does_what_is_asked(step: str, task: str) -> None:
    lesson, _ = at(step, task)
    asked = lesson.task
    assert asked is not None
    assert lesson.round.check(parse_act(lesson.model(asked)), 1) is None
    onward(lesson)
    assert task in lesson.done


@pytest.mark.parametrize("step", NAMES)
def test_a_step_ends_with_its_last_act_and_goes_on_when_told_so(step: str) -> None:
    lesson, _ = at(step)
    while lesson.task is not None:
        onward(lesson)
    assert lesson.step.name == step
    if lesson.over:
        assert step == NAMES[-1] and lesson.table.finished[0].out_seat == 1
    else:
        lesson.say(NEXT)
        assert lesson.step.name == NAMES[NAMES.index(step) + 1] and lesson.round.to_act == 1


WRONG: Final = [
    ("draw", "draw", "discard 4C", "draw-first"),
    ("draw", "draw", "take 6D 6D", "card-not-in-hand"),
    ("rank", "rank", "draw", "already-drawn"),
    ("rank", "rank", "meld KC KD", "too-short"),
    ("rank", "rank", "meld KC KD 2C 2D", "too-few-naturals"),
    ("rank", "rank", "meld KC KD QD", "not-a-meld"),
    ("rank", "rank", "meld KC KD KH", "card-not-in-hand"),
    ("sequence", "sequence", "meld 5H 6H 8H", "not-a-meld"),
    ("sequence", "sequence", "meld 5H 6H X", "not-a-meld"),
    ("sequence", "sequence", "meld 8H 9D TC", "not-a-meld"),
    ("wild", "wild", "meld 2C 2D", "too-short"),
    ("wild", "wild", "meld 2C 2D X 4C", "too-many-wilds"),
    ("wild", "wild", "add #3 2C", "does-not-fit"),
    ("opening", "open", "meld KC KD KS", "below-minimum"),
    ("opening", "open", "meld 6H 7H 8H 9H", "below-minimum"),
    ("pile", "take", "take QC", "needs-natural-pair"),
    ("pile", "take", "meld QC QD", "draw-first"),
    ("pile", "take", "take QC QD / 4C 4D 4S", "card-not-in-hand"),
    ("top", "top", "top #1", "does-not-fit"),
    ("top", "top", "take JH", "needs-natural-pair"),
    ("top", "jack", "add #1 JH", "does-not-fit"),
    ("threes", "black", "meld 3C KH 5C", "not-a-meld"),
    ("threes", "black", "discard 3D", "card-not-in-hand"),
    ("keeping", "eights", "meld 8C 8D 8S / 5C 5D 5S / #1 KH", "keep-two"),
    ("keeping", "fives", "meld 5C 5D 5S / #1 KH", "keep-two"),
    ("out", "escalera", "add #1 5H", "does-not-fit"),
    ("out", "escalera", "add #1 9D", "does-not-fit"),
]
"""What somebody who learns may try, and what the rules say to it."""


@tries(WRONG)
def test_a_try_against_the_rules_is_refused_by_them(step: str, task: str, act: str, code: str) -> None:
    lesson, _ = at(step, task)
    assert refused(lesson, act).code == code


ASIDE: Final = [
    ("rank", "rank", "meld 5H 6H 7H", "other-step"),
    ("rank", "rank", "add #1 AD", "other-step"),
    ("rank", "rank", "discard 4C", "other-step"),
    ("rank", "rank", "meld KC KD KS 2C", "needed-later"),
    ("rank", "rank", "meld KC KD X", "needed-later"),
    ("sequence", "sequence", "meld 2C 2D X", "other-step"),
    ("sequence", "sequence", "add #1 AD", "other-step"),
    ("wild", "wild", "discard 9S", "other-step"),
    ("wild", "discard", "add #1 AD", "other-step"),
    ("opening", "open", "discard 7S", "other-step"),
    ("opening", "open", "meld KC KD KS / 6H 7H 8H", "needed-later"),
    ("opening", "discard", "discard QC", "needed-later"),
    ("pile", "take", "draw", "other-step"),
    ("pile", "fours", "discard 9S", "other-step"),
    ("pile", "discard", "discard 8C", "needed-later"),
    ("top", "top", "draw", "other-step"),
    ("top", "jack", "discard 7S", "other-step"),
    ("threes", "black", "discard 6C", "other-step"),
    ("threes", "black", "add #1 KH", "other-step"),
    ("keeping", "eights", "discard 6C", "other-step"),
    ("keeping", "discard", "discard KH", "needed-later"),
    ("out", "escalera", "discard 9D", "other-step"),
]
"""What the rules allow, and the step doesn't ask for."""


@tries(ASIDE)
def test_what_the_rules_allow_and_the_step_does_not_ask_is_explained(
    step: str, task: str, act: str, code: str
) -> None:
    lesson, _ = at(step, task)
    assert lesson.round.check(parse_act(act), 1) is None
    found = refused(lesson, act)
    assert found.code == code
    assert catalogue("en").refusal(found.code, found.facts).count(".") >= 2


@tries([*WRONG, *ASIDE])
def test_a_refused_try_changes_nothing(step: str, task: str, act: str, code: str) -> None:
    lesson, _ = at(step, task)
    before = lesson.table.seq, lesson.round.view(1).hand, lesson.done.copy()
    refused(lesson, act)
    assert (lesson.table.seq, lesson.round.view(1).hand, lesson.done) == before
    onward(lesson)


OTHERWISE: Final = [
    ("sequence", "sequence", ["meld 5H 6H 7H"]),
    ("sequence", "sequence", ["meld 6H 7H 8H"]),
    ("wild", "discard", ["discard QD"]),
    ("opening", "open", ["meld 6H 7H 8H 9H / KC KD KS"]),
    ("pile", "discard", ["discard 6C"]),
    ("keeping", "eights", ["meld 5C 5D 5S", "meld 8C 8D 8S"]),
    ("keeping", "eights", ["meld 8C 8D 8S / 5C 5D 5S"]),
    ("out", "escalera", ["add #1 KH", "add #2 5H"]),
    ("out", "escalera", ["add #2 5H / #1 KH"]),
    ("out", "escalera", ["ask", "add #2 5H"]),
    ("out", "escalera", ["ask", "add #2 5H / #1 KH"]),
    ("out", "out", ["discard 9D"]),
]
"""Other ways to do what is asked."""


@pytest.mark.parametrize(("step", "task", "acts"), OTHERWISE)
def test_another_way_to_do_it_counts_and_the_lesson_can_be_finished(
    step: str, task: str, acts: list[str]
) -> None:
    lesson, _ = at(step, task)
    for act in acts:
        lesson.say(act)
    while not lesson.over:
        onward(lesson)
    assert lesson.table.finished[0].out_seat == 1


def test_next_comes_after_a_step_and_acts_do_not() -> None:
    lesson, _ = at("draw")
    assert refused(lesson, NEXT).code == "not-now"
    lesson.say("draw")
    assert refused(lesson, "discard 4C").code == "step-done"
    ended, _ = whole()
    refused(ended, NEXT)


@pytest.mark.parametrize("acts", [["fly"], ["draw", "draw"], [NEXT], ["draw", NEXT, NEXT], ["meld"]])
def test_acts_that_lead_nowhere_are_refused_as_a_whole(acts: list[str]) -> None:
    with pytest.raises(Refused) as found:
        walked("whole", acts)
    assert found.value.code == "lesson-lost"


def test_after_every_act_the_lesson_is_resumed_as_it_was() -> None:
    lesson, acts = at("draw")
    while True:
        again = walked("whole", acts, "Ada")
        assert (again.at, again.done, again.table.seq) == (lesson.at, lesson.done, lesson.table.seq)
        if lesson.over:
            break
        assert again.round.view(1).hand == lesson.round.view(1).hand
        acts.append(onward(lesson))


def test_the_round_ends_as_the_rules_count_it() -> None:
    lesson, _ = whole()
    own = {line.name: line.points for line in lesson.table.finished[0].sheets[0].lines}
    assert own["sequences"] == 1500 and own["natural-canastas"] == 500
    assert own["going-out"] == own["red-threes"] == 100 and own["black-threes"] == 0
