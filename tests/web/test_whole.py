"""From a link to the end of a match: two people and two computer players over sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from escalera.notation import parse_record
from escalera.notation.replay import replay
from escalera.service.fair import check_proof
from tests.web.people import Person, bearer, table_of
from tests.web.servers import Server


def test_a_match_is_played_from_link_to_end_with_everybodys_randomness(server: Server) -> None:
    async def work() -> None:
        async with table_of(server) as (people, link):
            watcher = Person(server, people[0].table, link)
            await watcher.open()
            await asyncio.gather(*[person.play() for person in people])
            await asyncio.gather(*[person.look() for person in [*people, watcher]])
            same = [shared(person) for person in [*people, watcher]]
            assert same[0] == same[1] == same[2] and same[0]["stage"] == "over"
            assert told(people[0]) == told(people[1])
            check_record(await record_of(server, people[0]))
            await watcher.close()

    asyncio.run(work())


def shared(person: Person) -> dict[str, object]:
    """What everybody sees of a view."""
    view = dict(person.view)
    private = {"hand": None}
    view["round"] = {**view["round"], **private} if view["round"] else None
    return {**view, "you": 0, "host": False}


def told(person: Person) -> list[dict[str, object]]:
    """The events that everybody is told."""
    return [event for event in person.events if event["kind"] not in ("hand", "drew")]


async def record_of(server: Server, person: Person) -> str:
    """The record, once the last round's proof is there."""
    async with httpx.AsyncClient(base_url=server.url, headers=bearer(person.token)) as http:
        while True:
            text = (await http.get(f"{person.path}/record")).text
            if text.count("Proof:") == text.count("Round:"):
                return text
            await asyncio.sleep(0.05)


def check_record(text: str) -> None:
    """The record is whole, legal, and its shuffles are fair."""
    record = parse_record(text)
    assert replay(record).finished
    for played in record.rounds:
        verdict = check_proof(record.rules, record.players, played)
        assert verdict.holds
        assert [one.kind for one in verdict.proof.contributions] == [
            "person",
            "person",
            "computer",
            "computer",
        ]


def test_it_starts_within_seconds_and_stops_cleanly(tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert httpx.get(server.url + "/health").json()["status"] == "ok"
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text(encoding="utf-8")
