"""A lesson over HTTP: what the learner sees, what is said in each language, what broken messages come to."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from escalera.cards import THREE
from escalera.i18n import languages
from escalera.lesson.deal import LEARNER, PLAYERS, RULES, Deal
from escalera.lesson.deals import MELDS
from escalera.lesson.lesson import walked
from escalera.lesson.paths import PATHS
from escalera.protocol.lessons import MOST_ACTS, Learn, LessonRequest
from escalera.protocol.requests import Since, WhatFits, WhatMay
from escalera.web.frames import wire
from escalera.web.learning import taught
from escalera.web.state import LESSONS_AT_ONCE
from escalera.web.words import catalogue
from tests.lesson.walking import at, onward, whole
from tests.web.inside import inside

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "learning.md"
VIEW: Final = {"type": "since", "id": "a", "seq": 0}


def post(*bodies: Any, lang: str = "en", **settings: Any) -> list[httpx.Response]:
    """What these are answered."""

    async def work() -> list[httpx.Response]:
        async with inside(**settings) as app, app.browser() as http:
            path = f"/api/learn?lang={lang}"
            texts = [body if isinstance(body, (str, bytes)) else json.dumps(body) for body in bodies]
            return [await http.post(path, content=text) for text in texts]

    return asyncio.run(asyncio.wait_for(work(), 30))


def asked(request: dict[str, Any], acts: list[str], path: str = "whole") -> dict[str, Any]:
    """A message of a learner."""
    return {"path": path, "acts": acts, "request": request}


def test_the_first_view_is_the_learners_and_says_what_to_do() -> None:
    (reply,) = post(asked(VIEW, []))
    found = reply.json()
    view, lesson = found["answer"]["view"], found["lesson"]
    assert view["you"] == 1 and len(view["round"]["hand"]) == 15 and view["stage"] == "playing"
    assert [seat["name"] for seat in view["seats"]] == ["Player", "Bruno", "Clara", "Diego"]
    assert lesson["at"] == 1 and len(lesson["steps"]) == 10 and not lesson["over"]
    assert lesson["task"] == "Draw: press “Draw”, or touch the stock."
    assert lesson["text"][0].startswith("Welcome to the table. You play together with Clara")
    assert lesson["show"] == "draw" and lesson["done"] == ""


def test_an_act_is_answered_with_where_it_leads() -> None:
    done, wrong, aside = post(
        asked({"type": "act", "id": "b", "act": "draw"}, []),
        asked({"type": "act", "id": "c", "act": "meld KC KD"}, ["draw", "next"]),
        asked({"type": "act", "id": "d", "act": "meld 5H 6H 7H"}, ["draw", "next"]),
    )
    assert done.json()["answer"]["type"] == "accepted" and done.json()["lesson"]["done"]
    assert wrong.status_code == aside.status_code == 409
    assert wrong.json()["code"] == "too-short" and wrong.json()["id"] == ""
    assert aside.json()["code"] == "other-step" and "rank meld" in aside.json()["sentence"]


def test_the_tables_questions_are_answered_as_at_a_table() -> None:
    _, acts = at("opening", "open")
    may, fits, would = post(
        asked({"type": "may", "id": "a"}, acts),
        asked({"type": "fits", "id": "b", "act": "meld KC KD KS", "cards": ["6H", "7H", "8H", "9H"]}, acts),
        asked({"type": "would", "id": "c", "act": "meld KC KD KS"}, acts),
    )
    assert may.json()["answer"]["needed"] == 50 and not may.json()["answer"]["draw"]
    assert fits.json()["answer"]["staged"]["lacks"]["code"] == "below-minimum"
    assert next(one for one in fits.json()["answer"]["fits"] if one["target"] == "new")["legal"]
    assert would.json()["answer"]["counts"] == 30 and not would.json()["answer"]["legal"]


BROKEN: Final = [
    ("{", 400, "malformed"),
    ("[]", 400, "malformed"),
    ({"path": "chess", "acts": [], "request": VIEW}, 400, "malformed"),
    ({"acts": [1], "request": VIEW}, 400, "malformed"),
    ({"acts": ["draw"] * (MOST_ACTS + 1), "request": VIEW}, 400, "malformed"),
    ({"acts": ["x" * 201], "request": VIEW}, 400, "malformed"),
    ({"acts": [], "request": {"type": "say", "id": "a", "text": "hello"}}, 400, "malformed"),
    ({"acts": [], "request": VIEW, "deal": "mine"}, 400, "malformed"),
    ({"acts": ["fly"], "request": VIEW}, 409, "lesson-lost"),
    ({"acts": ["next"], "request": VIEW}, 409, "lesson-lost"),
    ({"acts": [], "request": {"type": "act", "id": "a", "act": "fly"}}, 400, "malformed"),
    ({"acts": [], "request": {"type": "act", "id": "a", "act": "next"}}, 409, "not-now"),
    ({"acts": [], "request": {"type": "would", "id": "a", "act": "fly"}}, 400, "malformed"),
    ({"acts": [], "request": {"type": "fits", "id": "a", "act": "draw", "cards": []}}, 409, "not-now"),
    ({"acts": [], "request": {"type": "fits", "id": "a", "cards": ["ZZ"]}}, 400, "malformed"),
    ("x" * 20_000, 413, "too-large"),
]


def test_what_can_not_be_read_or_leads_nowhere_is_refused_with_a_code() -> None:
    replies = post(*[body for body, _, _ in BROKEN])
    found = [(reply.status_code, reply.json()["code"]) for reply in replies]
    assert found == [(status, code) for _, status, code in BROKEN]
    assert all(reply.json()["sentence"] for reply in replies)


def test_when_the_round_is_over_the_table_says_so() -> None:
    _, acts = whole()
    view, may, would, act = post(
        asked(VIEW, acts),
        asked({"type": "may", "id": "a"}, acts),
        asked({"type": "would", "id": "a", "act": "draw"}, acts),
        asked({"type": "act", "id": "a", "act": "draw"}, acts),
    )
    lesson = view.json()["lesson"]
    assert lesson["over"] and lesson["at"] == 10
    assert view.json()["answer"]["view"]["results"][0]["out_seat"] == 1
    assert [one.json()["code"] for one in (may, would)] == ["round-over"] * 2
    assert act.json()["code"] in ("step-done", "round-over")


def test_an_address_that_asks_too_often_has_to_wait() -> None:
    replies = post(*[asked(VIEW, [])] * (LESSONS_AT_ONCE + 1), address_requests_per_second=0)
    assert [one.status_code for one in replies] == [200] * LESSONS_AT_ONCE + [429]
    assert replies[-1].json()["code"] == "too-fast"


def test_a_foreign_page_can_not_ask() -> None:
    async def work() -> httpx.Response:
        async with inside() as app, app.browser() as http:
            return await http.post(
                "/api/learn", json=asked(VIEW, []), headers={"origin": "https://elsewhere.example"}
            )

    assert asyncio.run(work()).json()["code"] == "foreign-origin"


@pytest.mark.parametrize("lang", languages())
def test_every_step_is_told_in_every_language(lang: str) -> None:
    words, english = catalogue(lang), catalogue("en")
    for path in PATHS:
        acts: list[str] = []
        lesson = walked(path, acts, "Ada")
        while True:
            here, there = [taught(Learn(Since("a", 0), path, acts), one).lesson for one in (words, english)]
            said = [*here.text, here.task or here.done]
            assert all(said) and not any("{" in one or one.startswith("learn-") for one in said)
            if lang != "en":
                assert said != [*there.text, there.task or there.done]
            if lesson.over:
                break
            acts.append(onward(lesson))


def test_who_comes_from_another_game_is_told_both_rules() -> None:
    (reply,) = post(asked(VIEW, [], "samba"))
    lesson = reply.json()["lesson"]
    assert lesson["known"] == "Samba" and lesson["name"] == "Bolivia"
    assert lesson["steps"][0]["name"] == "rank"
    assert lesson["row"]["known"] != lesson["row"]["here"]


def test_no_face_of_another_hand_or_of_the_stock_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    acts: list[str] = []
    before = sent(acts)
    order = MELDS.order()
    unseen = [at for at, face in enumerate(order) if is_unseen(at) and face // 4 != THREE]
    turned = list(order)
    for place, other in zip(unseen, reversed(unseen), strict=True):
        turned[place] = order[other]
    assert turned != list(order)
    monkeypatch.setattr(Deal, "order", lambda deal: tuple(turned))
    assert sent(acts) == before


def sent(acts: list[str]) -> list[bytes]:
    """All that a learner is told who has done so much."""
    requests: list[LessonRequest] = [
        Since("a", 0),
        Since("a", 1),
        WhatMay("a"),
        WhatFits("a", None, ["KC", "KD", "KS"]),
    ]
    return [wire(taught(Learn(one, "whole", acts), catalogue("en"))) for one in requests]


def is_unseen(at: int) -> bool:
    """Whether a place of the first deal's order is one the learner never sees: other hands, the stock."""
    dealt = PLAYERS * RULES.hand.of(PLAYERS)
    named = {3: 4, 4: 1}
    if at >= dealt:
        return at > dealt + 4 + len(MELDS.drawn.split())
    seat = (MELDS.dealer + at % PLAYERS) % PLAYERS + 1
    return seat != LEARNER and at // PLAYERS >= named.get(seat, 0)


def test_the_example_of_the_page_is_answered_as_it_says() -> None:
    text = PAGE.read_text(encoding="utf-8")
    pairs = [block.split("\n", 1) for block in text.split("```json\n")[1:]]
    bodies = [one for one, _ in pairs]
    replies = post(*bodies)
    for (_, rest), reply in zip(pairs, replies, strict=True):
        shown = json.loads(rest.split("\n```")[0])
        found = reply.json()
        told = found.get("lesson", found)
        assert shown == {name: told[name] for name in shown}
