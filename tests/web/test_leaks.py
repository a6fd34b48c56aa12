"""Nobody is sent a card that he can't know, nor anything secret, whatever happens."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from tests.web.people import Message, Person, bearer, table_of
from tests.web.servers import Server, serving
from tests.web.test_whole import record_of

PUBLIC_LISTS = {"pile", "cards", "red_threes"}


def test_whole_games_show_nobody_what_is_hidden(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with table_of(server, target="2500") as (people, link):
            watcher = Person(server, people[0].table, link)
            await watcher.open()
            await asyncio.gather(*[play_and_stumble(person) for person in people])
            await watcher.look()
            tokens = [person.token for person in people] + [link]
            for person in [*people, watcher]:
                check_bytes(person, tokens)
                for data in person.received:
                    check(json.loads(data), person.seat)
            assert len(people[0].view["results"]) >= 1
            await check_twins(server, watcher, tokens)
            await record_of(server, people[0])
            await watcher.close()

    with serving(tmp_path) as server:
        asyncio.run(work(server))
        log = server.log.read_text(encoding="utf-8")
        assert "Traceback" not in log and "link=" not in log


async def play_and_stumble(person: Person) -> None:
    """Play on through reconnections and refusals."""
    for acts in (3, 5, 9, 14):
        await person.play(acts=acts)
        await person.act("discard X")
        await person.act("meld 4C 4D 4H 4S 4C")
        await person.ask("would", act="draw")
        await person.close()
        await person.open(after=person.seq if acts % 2 else None)
        await person.look()
    await person.play()


async def check_twins(server: Server, watcher: Person, tokens: list[str]) -> None:
    """The same over plain HTTP."""
    async with httpx.AsyncClient(base_url=server.url, headers=bearer(watcher.token)) as http:
        found = await http.get(f"{watcher.path}/view")
        check(found.json(), 0)
        async with http.stream("GET", f"{watcher.path}/events") as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data: "):
                    check(json.loads(line[6:]), 0)
                    assert not any(token in line for token in tokens)
                    break


def check_bytes(person: Person, tokens: list[str]) -> None:
    """No token in anything, and no order of the stock."""
    everything = "\n".join(person.received)
    for token in tokens:
        assert token not in everything
    assert '"stock":[' not in everything and '"secret"' not in everything


def check(message: Message, seat: int) -> None:
    """A message holds only what the seat may see."""
    if message["type"] == "view":
        check_view(message["view"], seat)
    if message["type"] == "events":
        for event in message["events"]:
            check_event(event, seat)
    if message["type"] == "refused":
        check_refusal(message)


def check_view(view: Message, seat: int) -> None:
    """Nobody else's hand; of the stock its size alone."""
    assert view["you"] == seat
    played = view["round"]
    if played is None:
        return
    assert isinstance(played["stock"], int)
    own = view["seats"][seat - 1]["cards"] if seat else 0
    assert len(played["hand"]) == own
    assert card_lists(played) <= {"pile", "hand", "cards", "red_threes"}


def card_lists(node: Any, key: str = "") -> set[str]:
    """The keys under which lists of cards stand."""
    if isinstance(node, dict):
        return {name for inner, value in node.items() for name in card_lists(value, inner)}
    if isinstance(node, list):
        if node and all(isinstance(one, str) for one in node):
            return {key}
        return {name for value in node for name in card_lists(value, key)}
    return set()


def check_event(event: Message, seat: int) -> None:
    """Hands and drawn cards are their seat's alone; drawn ones are only counted for others."""
    if event["kind"] in ("hand", "drew"):
        assert seat and event["seat"] == seat
    if event["kind"] in ("deal", "draw", "turn", "committed", "sealed", "stood-in", "sat"):
        assert not event.get("cards")
    if event["kind"] == "committed":
        assert set(event["data"]) == {"round", "commitment"}


def check_refusal(message: Message) -> None:
    """A refusal names only cards that the sender has named, or that lie open."""
    assert card_lists(message["facts"]) <= {"cards"}
