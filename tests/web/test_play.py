"""At a table: resends, races, reconnections, several windows, and who may do nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.web.people import Person, bearer, made, new_id, table_of
from tests.web.servers import Server


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, half a minute at most."""
    asyncio.run(asyncio.wait_for(work, 30))


async def on_turn(people: list[Person]) -> Person:
    """Bring the table to the first draw; whoever is to draw."""
    await asyncio.gather(*[person.play("playing") for person in people])
    await asyncio.gather(*[person.look() for person in people])
    to_act: int = people[0].view["round"]["to_act"]
    return people[to_act - 1]


def test_an_act_sent_twice_under_one_id_counts_once(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            person = await on_turn(people)
            stock = person.view["round"]["stock"]
            first = await person.act("draw", id="the-same")
            second = await person.act("draw", id="the-same")
            assert first["type"] == second["type"] == "accepted"
            assert (first["again"], second["again"]) == (False, True) and first["seq"] == second["seq"]
            assert stock - (await person.look())["round"]["stock"] <= 4

    run(work())


def test_two_draws_at_once_under_two_ids_draw_once(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            person = await on_turn(people)
            ids = [new_id(), new_id()]
            assert person.socket is not None
            for id in ids:
                await person.socket.send(json.dumps({"type": "act", "id": id, "act": "draw"}))
            await person.until(lambda: set(ids) <= set(person.answers))
            found = [person.answers[id] for id in ids]
            assert [one["type"] for one in found] == ["accepted", "refused"]
            assert found[1]["code"] == "already-drawn" and found[1]["sentence"].startswith("You have already")

    run(work())


def test_coming_back_by_number_repeats_and_misses_nothing(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            person = await on_turn(people)
            await person.act("draw")
            await person.until(lambda: person.events and person.events[-1]["kind"] in ("draw", "drew"))
            at, before = person.seq, len(person.events)
            await person.close()
            again = Person(server, person.table, person.token, person.seat)
            again.view = person.view
            again.seq = at
            await again.open(after=at)
            await again.until(lambda: bool(again.received))
            assert json.loads(again.received[0]) == {
                "type": "events", "after": at, "seq": at, "events": [], "id": "",
            }  # fmt: skip
            other = next(one for one in people if one is not person)
            await other.ask("say", text="Are you <b>there</b>?")
            await again.until(lambda: bool(again.events))
            assert [event["kind"] for event in again.events] == ["said"]
            assert again.events[0]["text"] == "Are you <b>there</b>?"
            assert before and again.events[0]["seq"] == at + 1
            await again.close()

    run(work())


def test_a_number_that_is_no_number_gives_a_whole_view(server: Server) -> None:
    async def work() -> None:
        people, _ = await made(server, 2)
        for query in ("", "?after=0", "?after=9999999", "?after=-1", "?after=x"):
            url = f"{server.socket_url}{people[0].path}/socket{query}"
            async with connect(url, additional_headers=bearer(people[0].token)) as socket:
                assert json.loads(await socket.recv())["type"] == "view"

    run(work())


def test_two_windows_of_one_seat_both_play(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            person = await on_turn(people)
            tab = Person(server, person.table, person.token, person.seat)
            await tab.open()
            assert tab.view["you"] == person.seat
            assert (await tab.act("draw"))["type"] == "accepted"
            assert (await person.look())["round"]["phase"] == "play"
            card = tab.view["round"]["hand"]
            await tab.look()
            assert len(tab.view["round"]["hand"]) > len(card)
            await person.until(lambda: len(person.events) >= 2)
            await tab.until(lambda: len(tab.events) >= 2)
            await tab.close()
            view = await person.look()
            assert view["seats"][person.seat - 1]["present"]

    run(work())


REQUESTS = (
    {"type": "act", "act": "draw"},
    {"type": "act", "act": "discard 4H"},
    {"type": "ready"},
    {"type": "start"},
    {"type": "rematch"},
    {"type": "say", "text": "hello"},
    {"type": "phrase", "phrase": "hello"},
    {"type": "set-seat", "seat": 1, "player": "greedy"},
    {"type": "swap", "one": 1, "other": 2},
    {"type": "stand-in", "seat": 1},
    {"type": "seal", "round": 1, "seal": "0" * 64},
    {"type": "open", "round": 1, "value": "0" * 64},
    {"type": "would", "act": "draw"},
)


def test_who_only_watches_can_change_nothing(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, link):
            await on_turn(people)
            watcher = Person(server, people[0].table, link)
            await watcher.open()
            before = (await people[0].look(), people[0].seq)
            for request in REQUESTS:
                found = await watcher.ask(**request)
                assert found["code"] in ("spectators-only-watch", "not-now")
            await people[0].look()
            assert people[0].seq == before[1]
            assert people[0].view["round"] == before[0]["round"]
            async with httpx.AsyncClient(base_url=server.url, headers=bearer(link)) as http:
                for kind in ("seat", "code"):
                    refused = await http.post(f"{watcher.path}/links", json={"kind": kind})
                    assert refused.json()["code"] == "spectators-only-watch"
                full = await http.post(f"{watcher.path}/sit", json={"name": "Eve"})
                assert full.json()["code"] == "table-full"
            await watcher.close()

    run(work())


@pytest.mark.parametrize("headers", [{}, bearer("x" * 32), {"cookie": "escalera=" + "y" * 32}])
def test_a_stranger_sees_no_table(server: Server, headers: dict[str, str]) -> None:
    async def work() -> None:
        people, _ = await made(server, 2)
        path = people[0].path
        async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
            for name in ("view", "record", "events"):
                assert (await http.get(f"{path}/{name}")).status_code in (404, 429)
            for name in ("requests", "sit", "links"):
                found = await http.post(f"{path}/{name}", json={"type": "ping", "id": "a"})
                assert found.status_code in (403, 404, 429)
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{server.socket_url}{path}/socket", additional_headers=headers)
        assert refused.value.response.status_code in (403, 404, 429)

    run(work())


def test_a_seat_can_do_nothing_for_another(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2) as (people, _):
            person = await on_turn(people)
            other = next(one for one in people if one is not person)
            other_table, _ = await made(server, 2)
            for text in ("draw", f"discard {person.view['round']['hand'][0]}"):
                assert (await other.act(text))["code"] == "not-your-turn"
            async with httpx.AsyncClient(base_url=server.url, headers=bearer(other.token)) as http:
                found = await http.post(f"{other_table[0].path}/requests", json={"type": "start", "id": "a"})
                assert found.status_code in (404, 429)
            assert (await other.ask("set-seat", seat=1, player="open"))["code"] in ("host-only", "not-now")

    run(work())


def test_a_freed_seat_opens_nothing_any_more_and_a_swapped_one_follows_its_person(server: Server) -> None:
    async def work() -> None:
        people, _ = await made(server, 3, people=3)
        for person in people:
            await person.open()
        ada, ben, cleo = people
        hosting = await ada.ask("swap", one=2, other=3)
        assert hosting["type"] == "accepted"
        await ben.until(lambda: ben.view["you"] == 3)
        await cleo.until(lambda: cleo.view["you"] == 2)
        await ada.ask("set-seat", seat=3, player="open")
        await ben.until(lambda: ben.view["you"] == 0)
        assert (await ben.ask("say", text="I am still here"))["code"] == "spectators-only-watch"
        assert (await cleo.ask("say", text="So am I"))["type"] == "accepted"
        for person in people:
            await person.close()

    run(work())
