"""What a page is told before an act: over the wire, in words, to seats and to who only watches."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from escalera.i18n import Catalogue
from tests.web.people import Person, table_of
from tests.web.servers import Server


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, half a minute at most."""
    asyncio.run(asyncio.wait_for(work, 30))


async def begun(people: list[Person]) -> Person:
    """Bring the table to the first draw; whoever is to draw."""
    await asyncio.gather(*[person.play("playing") for person in people])
    await asyncio.gather(*[person.look() for person in people])
    to_act: int = people[0].view["round"]["to_act"]
    return people[to_act - 1]


def test_who_is_to_draw_is_told_so_and_why_the_pile_stays(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            person = await begun(people)
            other = people[2 - person.seat]
            mine, theirs = await person.ask("may"), await other.ask("may")
            assert mine["draw"] and not mine["pass"] and mine["ask"] == "no" and not mine["discard"]
            assert bool(mine["takes"]) != bool(mine["why_no_take"])
            assert mine["needed"] == 50 and not mine["out"]
            assert [box["code"] for box in mine["conditions"]] == ["finished", "sequence"]
            assert mine["conditions"][0]["sentence"] == "Finished melds: 0 of 2"
            assert not theirs["draw"] and theirs["why_no_take"]["code"] == "not-your-turn"
            assert theirs["why_no_take"]["sentence"].startswith("Please wait: ")
            await person.act("draw")
            after = await person.ask("may")
            assert after["discard"] and not after["draw"] and after["why_no_take"]["code"] == "already-drawn"

    run(work())


def test_every_target_that_is_told_legal_is_accepted(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            person = await begun(people)
            await person.act("draw")
            hand = (await person.look())["round"]["hand"]
            found = await person.ask("fits", act=None, cards=hand[:1])
            told = {one["target"]: one for one in found["fits"]}
            fresh = "black" if hand[0] in ("3C", "3S") else "new"
            assert {fresh, "take", "discard"} <= set(told) and found["staged"] is None
            assert told[fresh]["why"]["code"] == "too-short" and not told[fresh]["legal"]
            assert told["discard"]["legal"] and told["discard"]["act"] == f"discard {hand[0]}"
            would = await person.ask("would", act=told["discard"]["act"])
            assert would["legal"] and would["helps"] == [] and not would["goes_out"]
            assert (await person.act(told["discard"]["act"]))["type"] == "accepted"

    run(work())


def test_planning_goes_on_while_others_act(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            waiting = people[2 - (await begun(people)).seat]
            hand = (await waiting.look())["round"]["hand"]
            found = await waiting.ask("fits", act=f"meld {hand[0]} {hand[1]}", cards=hand[2:3])
            told = {one["target"]: one for one in found["fits"]}
            assert told["new1"]["act"].startswith("meld ") and found["staged"]["why"]["code"] == "too-short"
            assert not any(one["legal"] for one in found["fits"])

    run(work())


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"act": None, "cards": ["1C"]}, "malformed"),
        ({"act": "fly", "cards": []}, "malformed"),
        ({"act": "draw", "cards": []}, "not-now"),
        ({"act": None, "cards": ["4C"] * 121}, "malformed"),
    ],
)
def test_what_is_no_question_is_refused(server: Server, fields: dict[str, Any], code: str) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            person = await begun(people)
            found = await person.ask("fits", **fields)
            assert found["type"] == "refused" and found["code"] == code

    run(work())


def test_who_watches_is_told_that_he_watches(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, link):
            await begun(people)
            spectator = Person(server, people[0].table, link)
            await spectator.open()
            found = await spectator.ask("may")
            assert found["why_no_take"]["code"] == "spectators-only-watch" and not found["draw"]
            assert (await spectator.ask("fits", cards=["4C"]))["code"] == "spectators-only-watch"
            await spectator.close()

    run(work())


def test_why_a_hand_is_too_poor_to_take_the_pile_is_said_of_the_whole_hand() -> None:
    sentence = Catalogue("en", strict=True).text("may-not-open", counted=30, needed=90)
    assert "90" in sentence and "30" not in sentence
