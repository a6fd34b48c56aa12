"""Seats without accounts: codes and links renewed, stand-ins, coming back, rematches, talk, names."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from escalera.bots import USUAL
from escalera.service.table import MOST_TALK
from tests.web.inside import Inside, inside
from tests.web.people import Message, bearer
from tests.web.tables import NO_LIMITS, Player, playing, run, table_with


async def enter(app: Inside, person: Player, **body: str) -> Message:
    """Come to the table from a new address."""
    async with app.browser("198.51.100.7") as http:
        found: Message = (await http.post(f"{person.path}/enter", json=body)).json()
        return found


async def seat_by(app: Inside, person: Player, token: str) -> int:
    """The seat that a token shows."""
    async with app.browser("198.51.100.8") as http:
        found = await http.get(f"{person.path}/view", headers=bearer(token))
        seat: int = found.json()["view"]["you"]
        return seat


def test_a_new_code_ends_the_one_before() -> None:
    async def work() -> None:
        async with inside(**NO_LIMITS) as app, table_with(2, begin=False, app=app) as (people, _):
            ada, ben = people
            first = (await ada.post("links", kind="code"))["token"]
            bens = (await ben.post("links", kind="code"))["token"]
            second = (await ada.post("links", kind="code"))["token"]
            assert (await enter(app, ada, code=first))["code"] == "wrong-code"
            assert (await enter(app, ada, code=second))["seat"] == 1
            assert (await enter(app, ada, code=second))["seat"] == 1
            assert (await enter(app, ada, code=bens))["seat"] == 2

    run(work())


def test_a_renewed_seat_is_lost_to_every_other_device_at_once() -> None:
    async def work() -> None:
        async with inside(**NO_LIMITS) as app, table_with(2, app=app) as (people, _):
            await playing(people)
            ada = people[0]
            code = (await ada.post("links", kind="code"))["token"]
            link = (await ada.post("links", kind="seat"))["token"]
            lost = Player(app, ada.table, link, 1, "Ada")
            await lost.open()
            assert lost.view["you"] == 1 and lost.view["round"]["hand"]
            fresh = (await ada.post("links", kind="seat", renew=True))["token"]
            await lost.until(lambda: lost.view["you"] == 0)
            assert lost.view["round"]["hand"] == []
            assert (await lost.act("draw"))["code"] == "spectators-only-watch"
            assert (await lost.post("links", kind="seat"))["code"] == "spectators-only-watch"
            assert (await lost.post("links", kind="seat", renew=True))["code"] == "spectators-only-watch"
            assert (await enter(app, ada, code=code))["code"] == "wrong-code"
            assert [await seat_by(app, ada, one) for one in (ada.token, link, fresh)] == [0, 0, 1]
            again = Player(app, ada.table, fresh, 1, "Ada")
            await again.open()
            assert again.view["you"] == 1 and again.view["host"]
            assert (await again.post("links", kind="code"))["status"] == 201
            await again.close()
            await lost.close()

    run(work())


def test_the_browser_that_renews_keeps_the_seat_by_its_cookie() -> None:
    async def work() -> None:
        async with inside(**NO_LIMITS) as app, app.browser() as http:
            made = (await http.post("/api/tables", json={"name": "Ada"})).json()
            path = f"/api/tables/{made['table']}"
            reply = await http.post(f"{path}/links", json={"kind": "seat", "renew": True})
            assert reply.status_code == 201 and "HttpOnly" in reply.headers["set-cookie"]
            assert (await http.get(f"{path}/view")).json()["view"]["you"] == 1
            for kind in ("table", "code"):
                refused = await http.post(f"{path}/links", json={"kind": kind, "renew": True})
                assert refused.json()["code"] == "not-now"

    run(work())


def test_a_renewed_seat_is_renewed_after_a_restart_too() -> None:
    async def work() -> None:
        async with inside(**NO_LIMITS) as app, table_with(2, begin=False, app=app) as (people, _):
            ada = people[0]
            fresh = (await ada.post("links", kind="seat", renew=True))["token"]
            for person in people:
                await person.close()
            app.web.host.drop(ada.table)
            assert [await seat_by(app, ada, one) for one in (ada.token, fresh)] == [0, 1]

    run(work())


async def stood_in_for(people: list[Player]) -> tuple[Player, Player]:
    """Ben is away, and Ada has accepted a stand-in for him."""
    await playing(people)
    ada, ben = people
    await ben.close()
    ada.app.clock.now += 61
    assert (await ada.ask("stand-in", seat=2))["type"] == "accepted"
    return ada, ben


async def moves_by(person: Player, how: bytes) -> int:
    """How many acts a person, a stand-in … has done."""
    rows = await person.app.web.host.store.read(person.table)
    return sum(b'"by":"' + how + b'"' in row.data for row in rows)


async def go_on(person: Player, moves: int) -> None:
    """Play until so many more acts are done, or the round is over."""
    table = person.desk.table
    until = len(table.rounds[-1].moves) + moves

    def done() -> bool:
        return len(table.rounds[-1].moves) >= until or table.rounds[-1].score is not None

    await person.play_until(done)


def test_a_stand_in_plays_and_gives_the_seat_back_when_its_person_connects() -> None:
    async def work() -> None:
        async with table_with(2, pace={"away": 60}) as (people, _):
            ada, ben = await stood_in_for(people)
            await go_on(ada, 12)
            assert await moves_by(ada, b"stand-in") > 0
            await ben.open()
            await ben.until(lambda: not ben.desk.table.seat(2).stand_in)
            played = await moves_by(ada, b"stand-in")
            await asyncio.gather(go_on(ada, 12), go_on(ben, 12))
            assert await moves_by(ada, b"stand-in") == played

    run(work())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "back"},
        {"type": "say", "text": "I am here"},
        {"type": "phrase", "phrase": "hello"},
    ],
)
def test_whatever_a_person_does_takes_the_seat_back(message: dict[str, Any]) -> None:
    """Also over plain HTTP, without a socket; and when the clock ran out while he was there."""

    async def work() -> None:
        async with table_with(2, pace={"away": 60}) as (people, _):
            ada, ben = await stood_in_for(people)
            answer = await ben.post("requests", **{"id": "here", **message})
            assert answer["type"] == "accepted"
            assert ada.desk.table.seat(2).stand_in == ""
            await ada.until(lambda: any(one["kind"] == "returned" for one in ada.events))
            again = await ben.post("requests", **{"id": "here", **message})
            assert again["again"]

    run(work())


def test_who_is_here_and_out_of_time_takes_the_seat_back_without_coming_anew() -> None:
    async def work() -> None:
        async with table_with(2, pace={"turn": 60}) as (people, _):
            slow = await playing(people)
            other = next(person for person in people if person is not slow)
            slow.app.clock.now += 61
            assert (await other.ask("stand-in", seat=slow.seat))["type"] == "accepted"
            assert (await slow.ask("back"))["type"] == "accepted"
            assert slow.desk.table.seat(slow.seat).stand_in == ""
            if slow.desk.table.awaited == slow.seat:
                clock = (await slow.look())["clock"]
                assert (clock["left_ms"], clock["offered"]) == (60_000, False), "the clock begins anew"
            assert (await slow.ask("back"))["type"] == "accepted", "who has his seat keeps it"

    run(work())


def test_what_a_browser_does_by_itself_takes_no_seat_back() -> None:
    async def work() -> None:
        async with table_with(2, pace={"away": 60}, rules={"target": "50000"}) as (people, _):
            ada, ben = await stood_in_for(people)
            table = ada.desk.table
            await ada.play_until(lambda: len(table.rounds) == 2 or table.stage == "dealing")
            await ben.post("requests", type="seal", id="seal", round=2, seal="0" * 64)
            assert table.seat(2).stand_in == USUAL

    run(work())


def test_one_who_is_away_doesnt_keep_the_next_round_from_beginning() -> None:
    async def work() -> None:
        async with table_with(2, pace={"away": 0}, rules={"target": "50000"}) as (people, _):
            await playing(people)
            ada, ben = people
            table = ada.desk.table
            await asyncio.gather(
                *[one.play_until(lambda: table.rounds[-1].score is not None) for one in people]
            )
            await ben.close()
            assert (await ada.ask("ready"))["type"] == "accepted"
            ada.app.clock.now += 61
            await ada.ask("phrase", phrase="hello")
            await ada.until(lambda: table.stage in ("dealing", "playing"))

    run(work())


@pytest.mark.parametrize("present", [2, 3])
def test_away_goes_with_the_person_when_seats_change(present: int) -> None:
    """Ben is away at seat 2, Cleo is there at seat 3; they change places."""

    async def work() -> None:
        async with table_with(3, begin=False, players=3, pace={"away": 60}) as (people, _):
            ada, ben, cleo = people
            away, here = (ben, cleo) if present == 3 else (cleo, ben)
            await away.close()
            await ada.ask("swap", one=2, other=3)
            await ada.ask("start")
            await here.until(lambda: here.view["you"] == away.seat)
            here.seat, away.seat = away.seat, here.seat
            while ada.desk.table.stage != "playing":
                await asyncio.gather(*[one.look() for one in (ada, here)])
                await asyncio.gather(*[one.step() for one in (ada, here)])
                ada.app.clock.now += 1
            ada.app.clock.now += 61
            await ada.ask("phrase", phrase="hello")
            assert (await ada.ask("stand-in", seat=here.seat))["code"] == "not-now"
            assert (await ada.ask("stand-in", seat=away.seat))["type"] == "accepted"

    run(work())


def test_a_rematch_keeps_the_seats_and_the_first_records() -> None:
    async def work() -> None:
        async with table_with(2, players=3, edition="samba", rules={"target": "500"}) as (people, watcher):
            await asyncio.gather(*[person.play() for person in people])
            table = people[0].desk.table
            await people[0].until(lambda: all(one.proof for one in table.rounds))
            before = (await watcher.look())["seats"]
            record = (await watcher.get("record")).text
            await people[1].ask("rematch")
            view = await watcher.look()
            who = [(seat["name"], seat["kind"], seat["player"]) for seat in view["seats"]]
            assert who == [(seat["name"], seat["kind"], seat["player"]) for seat in before]
            assert (view["matches"], view["results"], view["totals"]) == (1, [], [0, 0, 0])
            assert (await watcher.get("record?match=1")).text == record
            assert "Round:" not in (await watcher.get("record")).text
            assert (await watcher.get("record?match=2")).text == (await watcher.get("record")).text
            assert (await watcher.get("record?match=3")).status_code == 404
            assert (await people[0].ask("rematch"))["code"] == "not-now"
            await asyncio.gather(*[person.play() for person in people])
            assert (await watcher.look())["stage"] == "over"

    run(work())


def test_talk_from_before_the_deal_is_there_after_a_reload_and_a_restart() -> None:
    async def work() -> None:
        async with inside(**NO_LIMITS) as app, table_with(2, begin=False, app=app) as (people, watcher):
            ada, ben = people
            await ada.ask("say", text="<b>4H</b> & so on")
            await ben.ask("phrase", phrase="good-luck")
            await ada.ask("start")
            await playing(people)
            talk = [
                {key: line[key] for key in line if key != "seq"} for line in (await watcher.look())["talk"]
            ]
            assert talk == [
                {"seat": 1, "name": "Ada", "text": "<b>4H</b> & so on"},
                {"seat": 2, "name": "Ben", "phrase": "good-luck"},
            ]
            for person in [*people, watcher]:
                await person.close()
            app.web.host.drop(ada.table)
            assert (await watcher.get("view")).json()["view"]["talk"] == watcher.view["talk"]

    run(work())


def test_talk_keeps_the_name_of_who_spoke_when_seats_change_and_its_last_lines() -> None:
    async def work() -> None:
        async with table_with(3, begin=False, players=3) as (people, watcher):
            await people[1].ask("say", text="I sit at two")
            await people[0].ask("swap", one=2, other=3)
            assert [line["name"] for line in (await watcher.look())["talk"]] == ["Ben"]
            for number in range(MOST_TALK + 5):
                await people[0].ask("say", text=f"line {number}")
            talk = (await watcher.look())["talk"]
            assert len(talk) == MOST_TALK and talk[-1]["text"] == f"line {MOST_TALK + 4}"

    run(work())


def test_same_names_are_told_apart_however_they_are_written() -> None:
    async def work() -> None:
        async with table_with(1, begin=False, players=4) as (_, watcher):
            for name in ("ada", "  Ada ", "\u0041da (2)"):
                await watcher.post("sit", name=name)
            names = [seat["name"] for seat in (await watcher.look())["seats"]]
            assert names[:3] == ["Ada", "ada (2)", "Ada (3)"] and len({n.casefold() for n in names}) == 4

    run(work())


def test_the_results_hold_the_sheet_with_its_cards(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_with(2, rules={"target": "500"}) as (people, watcher):
            await asyncio.gather(*[person.play() for person in people])
            view = await watcher.look()
            assert view["results"]
            for result in view["results"]:
                for side in result["sides"]:
                    assert side["score"] == sum(line["points"] for line in side["lines"])
                    for line in side["lines"]:
                        assert line["points"] == sum(part["points"] for part in line["parts"])
                        backed = line["name"] in ("going-out", "concealed")
                        assert all(part["cards"] or backed for part in line["parts"])
            last = view["results"][-1]
            assert [side["total"] for side in last["sides"]] == view["totals"]

    run(work())
