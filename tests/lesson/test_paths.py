"""Whoever comes from another game is shown what differs from it, as `Rules` says."""

from __future__ import annotations

import pytest

from escalera.guide.rows import ROWS
from escalera.lesson.deal import RULES
from escalera.lesson.paths import KNOWN, PATHS, is_new, steps_of, value
from escalera.lesson.steps import STEPS, Step
from escalera.protocol.lessons import Path
from escalera.rules import FIELDS, edition
from tests.lesson.walking import whole


def test_who_knows_canasta_is_shown_all_but_the_opening_and_keeping_two() -> None:
    names = [step.name for step in steps_of("classic")]
    assert names == ["draw", "rank", "sequence", "wild", "pile", "top", "threes", "out"]


def test_who_knows_samba_is_spared_drawing_sequences_and_the_opening() -> None:
    names = [step.name for step in steps_of("samba")]
    assert names == ["rank", "wild", "pile", "top", "threes", "out"]


@pytest.mark.parametrize("path", PATHS)
def test_every_path_is_walked_to_its_end(path: Path) -> None:
    lesson, acts = whole(path)
    assert lesson.table.finished[0].out_seat == 1
    assert len(acts) <= len(whole()[1])


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_a_step_is_new_exactly_when_what_it_teaches_differs(step: Step) -> None:
    assert set(step.fields) <= set(FIELDS) and (not step.row or step.row in ROWS)
    assert not is_new(step, RULES)
    for known in (edition(code) for code in KNOWN):
        names = [name for name in step.fields if value(known, name) != value(RULES, name)]
        assert is_new(step, known) == bool(names)


def test_the_games_that_are_known_are_editions() -> None:
    assert [edition(code).code for code in KNOWN] == list(KNOWN)
