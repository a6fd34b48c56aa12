"""Who may do what: every kind of message from everybody whom it isn't for changes nothing."""

from __future__ import annotations

from typing import Any, Final

import pytest

from escalera.web.documents.schema import REQUESTS
from tests.web.inside import Inside, inside
from tests.web.people import Message, bearer, new_id
from tests.web.tables import NO_LIMITS, Player, playing, run, table_with

ACTS: Final = ("draw", "pass", "discard 4H", "meld 4H 4D 4C", "yes", "ask", "take #1")
FIELDS: Final[dict[str, list[Message]]] = {
    "act": [
        {"act": text} for text in ("draw", "pass", "discard 4H", "meld 4H 4D 4C", "yes", "ask", "take #1")
    ],
    "would": [{"act": "draw"}, {"act": "discard 4H"}],
    "may": [{}],
    "fits": [{"cards": ["4H"]}, {"act": "meld 4H 4D 4C", "cards": []}],
    "hint": [{"depth": 1}, {"depth": 3, "act": "draw"}],
    "look": [{}],
    "since": [{"seq": 0}, {"seq": 1}],
    "seal": [{"round": 1, "seal": "0" * 64}, {"round": 2, "seal": "0" * 64}],
    "open": [{"round": 1, "value": "0" * 64}, {"round": 2, "value": "0" * 64}],
    "ready": [{}],
    "say": [{"text": "hello"}],
    "phrase": [{"phrase": "hello"}],
    "doubt": [{"round": 1, "side": 1, "line": "hands"}],
    "stand-in": [{"seat": 1}, {"seat": 2}, {"seat": 6}],
    "back": [{}],
    "set-seat": [
        {"seat": 1, "player": "greedy"},
        {"seat": 2, "player": "open"},
        {"seat": 3, "player": "greedy"},
    ],
    "swap": [{"one": 1, "other": 2}, {"one": 2, "other": 6}],
    "start": [{}],
    "rematch": [{}],
    "ping": [{}],
}
"""Every kind of message, each in a few forms."""
READING: Final = {"would", "may", "fits", "hint", "look", "since", "ping"}
"""These only ask; the others change something, for whom they are for."""
KINDS: Final = {str(kind.__struct_config__.tag) for kind in REQUESTS}
EVERY: Final = [(kind, fields) for kind, forms in FIELDS.items() if kind in KINDS for fields in forms]
STAGES: Final = ("gathering", "playing", "over")


def test_every_kind_of_message_is_in_the_list() -> None:
    assert set(FIELDS) >= KINDS


async def brought_to(stage: str, people: list[Player]) -> None:
    """A table at a stage; in play somebody is on turn, and nobody has drawn."""
    if stage == "gathering":
        return
    await people[0].ask("start")
    await playing(people)
    if stage == "over":
        from asyncio import gather

        await gather(*[person.play() for person in people])
        table = people[0].desk.table
        await people[0].until(lambda: all(one.proof for one in table.rounds))


async def state_of(app: Inside, person: Player) -> tuple[int, Any]:
    """What the log holds, and what a person sees."""
    rows = await app.web.host.store.read(person.table)
    return len(rows), (await person.get("view")).json()


async def changes_nothing(
    app: Inside, sender: Player, witness: Player, kind: str, fields: Message
) -> Message:
    """The answer to a message, by the socket and by plain HTTP, after which all is as before."""
    before = await state_of(app, witness)
    found = await sender.ask(kind, **fields)
    again = await sender.post("requests", **{"type": kind, "id": new_id(), **fields})
    assert (found["type"], found.get("code")) == (again["type"], again.get("code"))
    assert await state_of(app, witness) == before, f"{kind} {fields} changed something"
    return found


@pytest.mark.parametrize("stage", STAGES)
def test_a_spectator_can_change_nothing(stage: str) -> None:
    async def work() -> None:
        async with (
            inside(**NO_LIMITS) as app,
            table_with(2, begin=False, app=app, rules={"target": "500"}) as (people, watcher),
        ):
            await brought_to(stage, people)
            for kind, fields in EVERY:
                found = await changes_nothing(app, watcher, people[0], kind, fields)
                if kind not in READING:
                    assert found["code"] in ("spectators-only-watch", "not-now"), (kind, found)

    run(work())


@pytest.mark.parametrize(
    "shown", ["nothing", "a wrong token", "another table's link", "another table's seat"]
)
def test_a_stranger_can_change_nothing_and_sees_nothing(shown: str) -> None:
    async def work() -> None:
        async with (
            inside(**NO_LIMITS) as app,
            table_with(2, app=app) as (people, _),
            table_with(2, app=app) as (others, other_watcher),
        ):
            await playing(people)
            tokens = {
                "nothing": "",
                "a wrong token": "x" * 32,
                "another table's link": other_watcher.token,
                "another table's seat": others[0].token,
            }
            before = await state_of(app, people[0])
            for at, (kind, fields) in enumerate(EVERY):
                async with app.browser(f"192.0.2.{at + 20}") as http:
                    body = {"type": kind, "id": new_id(), **fields}
                    headers = bearer(tokens[shown]) if tokens[shown] else {}
                    reply = await http.post(f"{people[0].path}/requests", json=body, headers=headers)
                    assert reply.json()["code"] == "no-such-table", kind
            async with app.browser("192.0.2.10") as http:
                for name in ("sit", "links", "enter"):
                    headers = bearer(tokens[shown]) if tokens[shown] else {}
                    body = {"sit": {"name": "Eve"}, "links": {"kind": "seat"}}.get(name, {"token": "x" * 32})
                    reply = await http.post(f"{people[0].path}/{name}", json=body, headers=headers)
                    assert reply.json()["code"] in ("no-such-table", "too-fast")
            assert await state_of(app, people[0]) == before

    run(work())


def test_who_has_the_table_link_can_watch_and_sit_down_and_no_more() -> None:
    async def work() -> None:
        async with table_with(2) as (people, watcher):
            await playing(people)
            before = await state_of(watcher.app, people[0])
            for body in ({"kind": "seat"}, {"kind": "code"}, {"kind": "seat", "renew": True}):
                assert (await watcher.post("links", **body))["code"] == "spectators-only-watch"
            assert (await watcher.post("sit", name="Eve"))["code"] == "table-full"
            assert (await watcher.post("sit", name="Eve", seat=1))["code"] == "table-full"
            assert await state_of(watcher.app, people[0]) == before

    run(work())


def test_a_seat_can_take_no_taken_seat() -> None:
    async def work() -> None:
        async with table_with(2, begin=False, players=3) as (people, watcher):
            assert (await watcher.post("sit", name="Eve", seat=2))["code"] == "seat-taken"
            assert (await people[1].post("sit", name="Ben again", seat=3))["seat"] == 2
            assert [seat["kind"] for seat in (await watcher.look())["seats"]] == ["person", "person", "open"]

    run(work())


NOT_THE_HOSTS: Final = ("set-seat", "swap", "start")


@pytest.mark.parametrize("stage", STAGES)
def test_who_isnt_the_host_can_do_nothing_of_the_hosts(stage: str) -> None:
    async def work() -> None:
        async with (
            inside(**NO_LIMITS) as app,
            table_with(2, begin=False, app=app, rules={"target": "500"}) as (people, _),
        ):
            await brought_to(stage, people)
            for kind, fields in EVERY:
                if kind in NOT_THE_HOSTS:
                    found = await changes_nothing(app, people[1], people[0], kind, fields)
                    assert found["code"] in ("host-only", "no-such-seat"), (kind, found)

    run(work())


def test_the_host_can_do_it_before_the_start_only() -> None:
    async def work() -> None:
        async with table_with(2) as (people, _):
            await playing(people)
            for kind, fields in EVERY:
                if kind in NOT_THE_HOSTS:
                    found = await changes_nothing(people[0].app, people[0], people[1], kind, fields)
                    assert found["code"] == "not-now"

    run(work())


def test_a_seat_out_of_turn_can_do_nothing_for_another() -> None:
    async def work() -> None:
        async with (
            inside(**NO_LIMITS) as app,
            table_with(2, app=app) as (people, _),
        ):
            due = await playing(people)
            other = next(person for person in people if person is not due)
            for kind, fields in EVERY:
                if kind in ("say", "phrase"):
                    continue
                found = await changes_nothing(app, other, due, kind, fields)
                assert kind in READING | {"back"} or found["type"] == "refused", (kind, found)
            held = due.view["round"]["hand"]
            for text in ["draw", *[f"discard {card}" for card in set(held)]]:
                found = await changes_nothing(app, other, due, "act", {"act": text})
                assert found["code"] == "not-your-turn"

    run(work())


def test_no_stand_in_for_oneself_a_computer_player_or_an_open_seat() -> None:
    async def work() -> None:
        async with table_with(2, players=3, pace={"away": 60, "turn": 60}) as (people, _):
            await playing_two(people)
            for seat in (1, 3, 4, 6):
                found = await people[0].ask("stand-in", seat=seat)
                assert found["code"] in ("not-now", "no-such-seat"), seat

    run(work())


async def playing_two(people: list[Player]) -> None:
    """Wait until the cards are dealt."""
    from asyncio import gather

    await gather(*[person.play("playing") for person in people])
