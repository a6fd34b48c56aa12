"""Every option of a table: shown at it, followed in play, and refused with a sentence where it can't be."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from escalera.bots import BOTS
from escalera.rules import EDITIONS
from escalera.rules import edition as rules_of
from tests.web.inside import inside
from tests.web.tables import NO_LIMITS, Player, playing, run, table_with

SIZES = [(code, players) for code, rules in EDITIONS.items() for players in rules.players]


@pytest.mark.parametrize(("code", "players"), SIZES)
def test_edition_and_players_make_the_deal(code: str, players: int) -> None:
    async def work() -> None:
        async with table_with(1, edition=code, players=players) as (people, watcher):
            await playing_soon(people[0])
            view = await watcher.look()
            rules = rules_of(code)
            assert (view["options"]["edition"], view["options"]["players"]) == (code, players)
            assert (view["target"], view["asking"]) == (rules.target.of(players), rules.ask_partner)
            sides = [set(side["seats"]) for side in view["round"]["sides"]]
            assert sides == [set(side) for side in rules.sides(players)]
            assert people[0].desk.table.rules == rules
            hand = rules.hand.of(players)
            assert abs(people[0].view["seats"][0]["cards"] - hand) <= hand
            deal = next(one for one in watcher.desk.table.told if one.event.kind == "deal")
            assert deal.event.count == hand

    run(work())


async def playing_soon(person: Player) -> None:
    """Wait for the cards."""
    while person.view.get("stage") != "playing":
        await person.look()
        if not await person.step():
            await asyncio.sleep(0)


HOUSE = [
    ("target", "2500"), ("going_out_bonus", "250"), ("concealed_bonus", "500"), ("hand", "11"),
    ("minimum_7000", "160"), ("wild_on_finished", "no"), ("cover_upcard", "none"),
    ("red_threes_need", "melded"), ("black_three_in_hand", "50"), ("round_cap", "3"), ("ask_partner", "off"),
    ("black_threes_cost", "when-somebody-goes-out"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), HOUSE)
def test_a_house_rule_is_shown_and_stands_in_the_record(name: str, value: str) -> None:
    async def work() -> None:
        async with table_with(1, players=2, rules={name: value}) as (people, watcher):
            assert (await watcher.look())["options"]["rules"] == {name: value}
            assert people[0].desk.table.rules == rules_of("bolivia").with_house_rules({name: value})
            assert f"{name}={value}" in (await watcher.get("record")).text
            if name == "hand":
                await playing_soon(people[0])
                assert any(one.event.count == 11 for one in people[0].desk.table.told)

    run(work())


@pytest.mark.parametrize(("asking", "code"), [("off", "not-in-edition"), ("may", None), ("must", None)])
def test_asking_the_partner_is_off_or_may_or_must(asking: str, code: str | None) -> None:
    async def work() -> None:
        async with table_with(4, players=4, rules={"ask_partner": asking}) as (people, _):
            person = await playing(people)
            assert person.view["asking"] == asking
            await person.act("draw")
            assert (await person.act("ask"))["code"] == (code or "nothing-to-ask")
            assert (await person.ask("would", act="ask"))["code"] == (code or "nothing-to-ask")

    run(work())


def test_the_target_ends_the_match() -> None:
    async def work() -> None:
        async with table_with(2, rules={"target": "500"}) as (people, _):
            assert people[0].view["target"] == 500
            await asyncio.gather(*[person.play() for person in people])
            view = await people[0].look()
            assert view["stage"] == "over" and max(view["totals"]) >= 500
            assert all(max(side["total"] for side in one["sides"]) < 500 for one in view["results"][:-1])

    run(work())


@pytest.mark.parametrize("player", sorted(BOTS))
def test_a_computer_player_takes_a_seat_by_its_name_and_plays(player: str) -> None:
    async def work() -> None:
        async with table_with(1, begin=False) as (people, watcher):
            await people[0].ask("set-seat", seat=2, player=player)
            seat = (await watcher.look())["seats"][1]
            assert (seat["kind"], seat["player"], seat["present"]) == ("computer", player, True)
            await people[0].ask("start")
            table = people[0].desk.table
            await people[0].play_until(lambda: bool(table.rounds) and len(table.rounds[-1].moves) > 8)
            assert {move.seat for move in table.rounds[-1].moves} == {1, 2}
            rows = await people[0].app.web.host.store.read(table.id)
            assert any(b'"by":"computer"' in row.data for row in rows)

    run(work())


def test_seats_are_opened_taken_and_filled_before_the_start() -> None:
    async def work() -> None:
        async with table_with(2, begin=False, players=3) as (people, watcher):
            host = people[0]

            async def kinds() -> list[str]:
                return [seat["kind"] for seat in (await watcher.look())["seats"]]

            assert await kinds() == ["person", "person", "open"]
            assert (await host.ask("start"))["code"] == "seats-open"
            await host.ask("set-seat", seat=3, player="greedy")
            await host.ask("set-seat", seat=2, player="open")
            assert await kinds() == ["person", "open", "computer"]
            assert (await host.ask("set-seat", seat=2, player="deep"))["code"] == "unknown-player"
            assert (await host.ask("set-seat", seat=2, player="os:system"))["code"] == "unknown-player"
            assert (await host.ask("set-seat", seat=1, player="greedy"))["code"] == "own-seat"
            await host.ask("swap", one=2, other=3)
            assert await kinds() == ["person", "computer", "open"]

    run(work())


@pytest.mark.parametrize("away", [60, 180, 600])
def test_away_time_offers_a_stand_in(away: int) -> None:
    async def work() -> None:
        async with table_with(2, pace={"away": away}) as (people, _):
            await playing(people)
            ada, ben = people
            assert ada.view["options"]["pace"]["away"] == away
            await ben.close()
            await pass_time(ada, away - 1)
            assert (await ada.ask("stand-in", seat=2))["code"] == "not-now"
            await pass_time(ada, 2)
            assert (await ada.ask("stand-in", seat=2))["type"] == "accepted"

    run(work())


def test_away_time_never_offers_none() -> None:
    async def work() -> None:
        async with table_with(2, pace={"away": 0}) as (people, _):
            await playing(people)
            await people[1].close()
            await pass_time(people[0], 7 * 24 * 3600)
            assert (await people[0].ask("stand-in", seat=2))["code"] == "not-now"

    run(work())


async def pass_time(person: Player, seconds: float) -> None:
    """Let time pass, and the table notice."""
    person.app.clock.now += seconds
    await person.ask("phrase", phrase="hello")


def test_a_turn_clock_is_shown_offers_a_stand_in_and_expels_nobody() -> None:
    async def work() -> None:
        async with table_with(2, pace={"turn": 30}) as (people, watcher):
            slow = await playing(people)
            other = next(one for one in people if one is not slow)
            clock = (await watcher.look())["clock"]
            assert (clock["seat"], clock["left_ms"], clock["offered"]) == (slow.seat, 30_000, False)
            await pass_time(other, 31)
            clock = (await watcher.look())["clock"]
            assert (clock["seat"], clock["left_ms"], clock["offered"]) == (slow.seat, 0, True)
            assert (await slow.act("draw"))["type"] == "accepted"

    run(work())


def test_without_a_turn_clock_nobody_is_hurried() -> None:
    async def work() -> None:
        async with table_with(2) as (people, watcher):
            slow = await playing(people)
            await pass_time(slow, 10**6)
            clock = (await watcher.look())["clock"]
            assert (clock["left_ms"], clock["offered"]) == (-1, False)
            assert slow.view["options"]["pace"]["turn"] == 0

    run(work())


@pytest.mark.parametrize("seconds", [30, 0])
def test_the_answer_time_is_the_tables_own(seconds: int) -> None:
    async def work() -> None:
        async with table_with(4, edition="samba", players=4, pace={"answer": seconds}) as (people, _):
            assert people[0].view["options"]["pace"]["answer"] == seconds
            table = people[0].desk.table
            await asyncio.gather(*[until_asked(person) for person in people])
            if table.stage != "playing":
                return
            await pass_time(people[0], 29)
            assert table.round is not None and table.round.state.question == 1
            await pass_time(people[0], 2)
            for _ in range(50):
                await asyncio.sleep(0.002)
            assert (table.round.state.question == 1) == (seconds == 0)

    run(work())


async def until_asked(person: Player) -> None:
    """Play, and ask the partner as soon as that can be done."""
    table = person.desk.table

    def done() -> bool:
        asked = table.round is not None and table.round.state.question == 1
        return asked or table.stage == "over"

    while not done():
        await person.look()
        if done():
            return
        if table.awaited == person.seat and table.round is not None and table.round.state.phase == 1:
            await person.act("ask")
        if not done() and not await person.step():
            await person.until(lambda: done() or person.seq > person.view_seq)


@pytest.mark.parametrize("level", sorted(BOTS))
def test_the_stand_in_plays_at_the_level_the_table_sets(level: str) -> None:
    async def work() -> None:
        async with table_with(2, stand_in=level, pace={"away": 60}) as (people, watcher):
            await playing(people)
            ada, ben = people
            assert ada.view["options"]["stand_in"] == level
            await ben.close()
            await pass_time(ada, 61)
            await ada.ask("stand-in", seat=2)
            assert ada.desk.table.seat(2).stand_in == level
            await watcher.until(lambda: any(one["kind"] == "stood-in" for one in watcher.events))
            told = next(one for one in watcher.events if one["kind"] == "stood-in")
            assert told["data"]["player"] == level and (await watcher.look())["seats"][1]["stand_in"]

    run(work())


BAD: list[tuple[dict[str, Any], str]] = [
    ({"edition": "poker"}, "bad-options"),
    ({"edition": ""}, "bad-options"),
    ({"edition": "bolivia", "players": 5}, "bad-options"),
    ({"edition": "classic", "players": 6}, "bad-options"),
    ({"players": 1}, "malformed"),
    ({"players": 7}, "malformed"),
    ({"players": "4"}, "malformed"),
    ({"rules": {"target": "many"}}, "bad-options"),
    ({"rules": {"target": "499"}}, "bad-options"),
    ({"rules": {"target": "50005"}}, "bad-options"),
    ({"rules": {"target": 500}}, "malformed"),
    ({"rules": {"no_such_rule": "1"}}, "bad-options"),
    ({"rules": {"take_joins": "yes"}}, "bad-options"),
    ({"rules": {"ask_partner": "perhaps"}}, "bad-options"),
    ({"rules": {"hand": "6"}}, "bad-options"),
    ({"pace": {"turn": -1}}, "malformed"),
    ({"pace": {"turn": 604_801}}, "malformed"),
    ({"pace": {"answer": -1}}, "malformed"),
    ({"pace": {"answer": 1.5}}, "malformed"),
    ({"pace": {"away": 61}}, "malformed"),
    ({"pace": {"away": -60}}, "malformed"),
    ({"pace": None}, "malformed"),
    ({"stand_in": "nobody"}, "unknown-player"),
    ({"stand_in": "os:system"}, "unknown-player"),
    ({"stand_in": 3}, "malformed"),
]


@pytest.mark.parametrize(("options", "code"), BAD)
def test_a_table_that_cant_be_is_refused_with_a_code_and_a_sentence(options: Any, code: str) -> None:
    async def work() -> None:
        async with inside(**NO_LIMITS) as app, app.browser() as http:
            reply = await http.post("/api/tables", json={"name": "Ada", "options": options})
            found = reply.json()
            assert (found["type"], found["code"]) == ("refused", code) and 400 <= reply.status_code < 500
            assert found["sentence"][0].isupper() and "{" not in found["sentence"]
            assert app.web.host.tables() == 0

    run(work())


def test_the_hour_at_which_an_abandoned_table_is_given_up_is_shown_and_kept() -> None:
    async def work() -> None:
        async with table_with(2) as (people, watcher):
            await playing(people)
            host, clock = people[0].app.web.host, people[0].app.clock
            at = (await watcher.look())["expires_ms"]
            assert at == people[0].desk.table.at_ms + 30 * 24 * 3600 * 1000
            clock.now += (at - clock.ms()) / 1000 - 1
            assert await host.expire() == []
            clock.now += 2
            assert await host.expire() == [people[0].table]
            assert (await watcher.get("view")).json()["code"] == "no-such-table"

    run(work())
