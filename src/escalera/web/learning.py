"""`POST /api/learn`: a lesson's table and its sentences, made anew from the acts that come along."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from escalera.engine.state import MINIMUM
from escalera.guide.address import USUAL
from escalera.guide.rows import ROWS
from escalera.guide.voice import Voice
from escalera.i18n import Catalogue
from escalera.lesson.deal import LEARNER, PARTNER, RULES
from escalera.lesson.goals import OWN
from escalera.lesson.lesson import Lesson, walked
from escalera.lesson.paths import WHOLE
from escalera.protocol import requests
from escalera.protocol.answers import Accepted, Counted, Events, WholeView
from escalera.protocol.lessons import Learn, LessonRow, LessonStep, LessonView, Taught
from escalera.protocol.planning import Fits, May
from escalera.rules import edition
from escalera.service.counting import count_act
from escalera.service.deciding import read_act
from escalera.service.render import render
from escalera.web.access import address_of, check_wait
from escalera.web.answering import names_at
from escalera.web.frames import read_body
from escalera.web.planning import Said, plan
from escalera.web.replies import body_of, reply
from escalera.web.state import web_of
from escalera.web.words import words_for

EVERYBODY: Final = frozenset({LEARNER})
"""The seats whose people are there."""


async def learn(request: Request) -> Response:
    """`POST /api/learn?lang=`"""
    web = web_of(request)
    check_wait(web.lessons.take(address_of(request)))
    asked = read_body(await body_of(request, web), Learn)
    return reply(taught(asked, words_for(request)))


def taught(asked: Learn, words: Catalogue) -> Taught:
    """The answer to a message of a learner. Raises `Refused`."""
    lesson = walked(asked.path, asked.acts, words.text("client-alone"))
    answer = answered(lesson, asked.request, words)
    return Taught(answer, lesson_view(lesson, words))


def answered(
    lesson: Lesson, request: requests.AnyRequest, words: Catalogue
) -> Accepted | Counted | May | Fits | Events | WholeView:
    """The answer of the table. Raises `Refused`."""
    table = lesson.table
    if isinstance(request, requests.DoAct):
        lesson.say(request.act)
        return Accepted(request.id, table.seq)
    if isinstance(request, requests.Since):
        return since(lesson, request)
    said = Said(words, names_at(table))
    if isinstance(request, requests.Would):
        return would(lesson, request, said)
    assert isinstance(request, requests.WhatMay | requests.WhatFits)
    return plan(table, LEARNER, request, said)


def since(lesson: Lesson, request: requests.Since) -> Events | WholeView:
    """What has happened since a number, or the whole table."""
    table = lesson.table
    events = table.since(request.seq, LEARNER) if request.seq else None
    if events is not None:
        return Events(request.seq, table.seq, events, request.id)
    shown = render(table, LEARNER, EVERYBODY, None, 0)
    return WholeView(table.seq, shown, request.id, table.told_from)


def would(lesson: Lesson, request: requests.Would, said: Said) -> Counted:
    """What an act would come to by the rules; what the step asks doesn't matter here."""
    return said.counted(request.id, count_act(lesson.round, LEARNER, read_act(request.act)))


def lesson_view(lesson: Lesson, words: Catalogue) -> LessonView:
    """Where the learner is, in sentences."""
    voice = Voice(words, RULES, USUAL)
    known = None if lesson.path == WHOLE else Voice(words, edition(lesson.path), USUAL)
    step, task = lesson.step, lesson.task
    return LessonView(
        lesson.path,
        words.text(f"page-learn-{lesson.path}" if known else "page-learn"),
        voice.name,
        known.name if known else "",
        [LessonStep(one.name, words.text(f"learn-step-{one.name}")) for one in lesson.steps],
        lesson.at + 1,
        step.deal.name,
        texts(lesson, voice),
        voice.text(f"learn-task-{task.name}") if task else "",
        lesson.model(task) if task else "",
        "" if task else done(lesson, voice),
        row(step.row, voice, known) if step.row else None,
        lesson.over,
    )


def texts(lesson: Lesson, voice: Voice) -> list[str]:
    """What a step teaches; the first one says what this is, too."""
    intro = [voice.text(f"learn-intro-{lesson.path}", player=lesson.table.seat(PARTNER).name)]
    told = voice.text(f"learn-text-{lesson.step.name}", **facts(lesson))
    return [*(intro if lesson.at == 0 else []), told]


def facts(lesson: Lesson) -> dict[str, object]:
    """Whom a step is about, and what the side's first melds have to count."""
    needed = int(lesson.round.state.of_side(OWN, MINIMUM)) if lesson.table.round else 0
    return {"player": lesson.table.seat(lesson.step.about).name, "needed": needed}


def done(lesson: Lesson, voice: Voice) -> str:
    """What is said once a step is done."""
    if not lesson.over:
        return voice.text(f"learn-done-{lesson.step.name}", **facts(lesson))
    score = lesson.table.finished[-1].sheets[0].score.score
    return voice.text("learn-done-out", score=voice.number(score))


def row(name: str, voice: Voice, known: Voice | None) -> LessonRow:
    """What the rules say of a step, beside those of the game that is known."""
    title = voice.text(f"guide-row-{name}")
    return LessonRow(title, ROWS[name](voice), ROWS[name](known) if known else [])
