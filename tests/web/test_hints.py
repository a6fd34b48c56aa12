"""Hints over the wire: as deep as they are asked for, for who is to act, true to the table's option."""

from __future__ import annotations

from typing import Any

import pytest

from escalera import Act, View
from escalera.bots import Expert
from escalera.bots.advice import advise
from escalera.notation import act_text
from escalera.service.players.hinting import Hinted, NoHint
from tests.web.inside import inside
from tests.web.tables import Player, playing, run, table_with


def first_of(person: Player) -> str:
    """What an expert would do for this seat."""
    played = person.desk.table.round
    assert played is not None
    return act_text(advise(played.view(person.seat), Expert()).first)


def test_each_depth_says_more_and_the_last_the_move() -> None:
    async def work() -> None:
        async with table_with(2) as (people, _):
            person = await playing(people)
            one, two, three = [await person.ask("hint", depth=depth) for depth in (1, 2, 3)]
            assert one["where"] == two["where"] == three["where"] and one["where"]["sentence"]
            assert (one["why"], one["moves"], one["plan"], one["against"]) == ([], [], "", None)
            assert two["why"] == three["why"] != [] and (two["moves"], two["plan"]) == ([], "")
            assert three["moves"] and three["plan"] == first_of(person)
            assert [found["depth"] for found in (one, two, three)] == [1, 2, 3]
            assert (await person.act(three["plan"]))["type"] == "accepted"

    run(work())


def test_a_whole_round_may_be_played_by_hints() -> None:
    async def work() -> None:
        async with table_with(1, edition="classic", rules={"target": "500"}) as (people, _):
            person = people[0]
            hints = 0
            while hints < 40 and (await person.look())["stage"] != "over":
                if person.view["stage"] == "playing" and person.view["round"]["to_act"] == person.seat:
                    found = await person.ask("hint")
                    hints += 1
                    assert all(
                        told["sentence"] and told["spoken"] for told in [*found["why"], *found["moves"]]
                    )
                    assert "♥" not in "".join(told["spoken"] for told in [*found["why"], *found["moves"]])
                    assert (await person.act(found["plan"]))["type"] == "accepted"
                elif not await person.step():
                    await person.until(lambda: person.seq > person.view_seq)

    run(work())


def test_the_move_that_is_meant_is_what_it_compares_with() -> None:
    async def work() -> None:
        async with table_with(2) as (people, _):
            person = await playing(people)
            await person.act("draw")
            best = (await person.ask("hint"))["plan"]
            hand = (await person.look())["round"]["hand"]
            same = await person.ask("hint", depth=2, act=best)
            assert same["agrees"] and same["against"]["code"] == "agrees"
            others = [f"discard {card}" for card in hand if best != f"discard {card}"]
            found = [await person.ask("hint", depth=2, act=act) for act in others]
            assert "meant" in {one["against"]["code"] for one in found}
            assert all(one["agrees"] or one["against"]["code"] == "meant" for one in found)
            illegal = await person.ask("hint", depth=2, act="draw")
            assert not illegal["agrees"] and illegal["against"]["code"] == "other"
            assert (await person.ask("hint", act="fly"))["code"] == "malformed"

    run(work())


def test_only_who_is_to_act_is_given_one() -> None:
    async def work() -> None:
        async with table_with(2, begin=False) as (people, watcher):
            assert (await people[0].ask("hint"))["code"] == "round-over"
            await people[0].ask("start")
            person = await playing(people)
            waiting = next(one for one in people if one is not person)
            refused = await waiting.ask("hint", depth=1)
            assert (refused["code"], refused["facts"]["seat"]) == ("not-your-turn", person.seat)
            assert refused["sentence"].startswith("Please wait: ")
            assert (await watcher.ask("hint"))["code"] == "spectators-only-watch"

    run(work())


@pytest.mark.parametrize("hints", [True, False])
def test_the_table_says_whether_there_are_hints_and_keeps_to_it(hints: bool) -> None:
    async def work() -> None:
        async with table_with(2, hints=hints) as (people, watcher):
            person = await playing(people)
            assert (await watcher.look())["options"]["hints"] is hints
            found = await person.ask("hint", depth=1)
            assert (found["type"], found.get("code")) == (
                ("hint", None) if hints else ("refused", "no-hints")
            )
            assert hints or found["sentence"].startswith("At this table there are no hints")

    run(work())


@pytest.mark.parametrize("depth", [0, 4, "1", None])
def test_a_depth_that_is_none_is_refused(depth: Any) -> None:
    async def work() -> None:
        async with table_with(2) as (people, _):
            assert (await (await playing(people)).ask("hint", depth=depth))["code"] == "malformed"

    run(work())


def test_hints_are_asked_for_no_faster_than_they_can_be_read() -> None:
    async def work() -> None:
        async with inside() as app, table_with(2, app=app) as (people, _):
            person = await playing(people)
            app.clock.now += 60
            found = [await person.ask("hint", depth=1) for _ in range(10)]
            kinds = [one.get("code") for one in found]
            assert kinds[0] is None and kinds[-1] == "too-fast"
            app.clock.now += 60
            assert (await person.ask("hint", depth=1))["type"] == "hint"

    run(work())


def test_a_hint_that_fails_is_refused_for_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with table_with(2) as (people, _):
            person = await playing(people)

            async def fails(player: str, view: View, meant: Act | None, *, seconds: float) -> Hinted:
                raise NoHint("it didn't answer in time")

            monkeypatch.setattr(person.app.web.host.players, "advise", fails)
            assert (await person.ask("hint"))["code"] == "try-again"
            assert (await person.act("draw"))["type"] == "accepted"

    run(work())
