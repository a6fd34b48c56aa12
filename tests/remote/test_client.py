"""A client comes back after whatever heals, ends on what doesn't, and sees what the engine lets it see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from escalera import Act, Budget, GreedyBot, View, card_text
from escalera.notation.record import parse_record
from escalera.protocol.requests import DoAct, Ready
from escalera.protocol.views import TableView
from escalera.remote import Client, Link, RemoteError, Timing, new_id, play, sit
from escalera.remote.errors import Cut
from escalera.remote.lines import Line, OpenLine, not_opened, open_socket
from escalera.remote.plain import open_stream, read_patiently
from escalera.remote.playing import MOST_REFUSALS, Playing
from escalera.remote.shuffle import Shuffle, verdicts
from tests.remote.players import HASTY, Noting, check_log, check_view, made
from tests.web.people import bearer
from tests.web.servers import Server, lasting_port, serving
from tests.web.weather import Weather, weather_proxy

MINI = {"edition": "mini-wilds", "players": 2, "rules": {"round_cap": "2"}}
SOON = Timing(begin=0.4, give_up=0.4, first_wait=0.05, longest_wait=0.1, open=0.2)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, a minute at most."""
    asyncio.run(asyncio.wait_for(work, 60))


class Comparing(GreedyBot):
    """A player that keeps the views it was given."""

    def __init__(self) -> None:
        self.given: list[View] = []

    def decide(self, view: View, budget: Budget) -> Act:
        self.given.append(view)
        return super().decide(view, budget)


def test_a_player_is_given_what_its_seat_sees(server: Server) -> None:
    async def work() -> None:
        shown: list[TableView] = []
        bot = Comparing()
        (link,) = await made(server, {**MINI, "edition": "bolivia", "rules": {"target": "500"}}, 1)
        async with Client(link, HASTY) as table:
            await play(table, bot, on_view=shown.append)
        rounds = [view.round for view in shown if view.round and view.round.to_act == view.you]
        seen = {(one.number, tuple(one.hand), one.stock, len(one.pile)) for one in rounds}
        for view in bot.given:
            hand = tuple([card_text(card) for card in view.hand])
            state = view.state
            assert (view.number, hand, int(state.stock_left), int(state.pile_size())) in seen
            assert all(event.is_seen_by(1) for event in view.events)
        assert len(bot.given) > 20

    run(work())


@pytest.mark.parametrize("ends", ["kill", "stop"])
def test_a_match_goes_on_when_the_server_is_started_again(tmp_path: Path, ends: str) -> None:
    running = Server(tmp_path, port=lasting_port())

    async def work() -> None:
        nonlocal running
        links = await made(running, MINI, 2)
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(Noting(link)) for link in links]
            playing = asyncio.gather(*[play(table, GreedyBot()) for table in tables])
            for _ in range(2):
                at = tables[0].seq + 5
                while tables[0].seq < at and not playing.done():
                    await asyncio.sleep(0.002)
                await asyncio.to_thread(getattr(running, ends))
                running = await asyncio.to_thread(Server, tmp_path, port=running.port)
            await playing
            for table in tables:
                await check_view(table, running)
                table.check_events()
            check_log(tmp_path / "test.db", tables)

    try:
        run(work())
    finally:
        running.stop()


def test_a_match_over_plain_http(server: Server) -> None:
    async def work() -> None:
        links = await made(server, MINI, 2)
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(Noting(link, open_line=open_stream)) for link in links]
            await asyncio.gather(*[play(table, GreedyBot()) for table in tables])
            for table in tables:
                await check_view(table, server)
                table.check_events()

    run(work())


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    while not condition():
        await asyncio.sleep(0.02)


class Silence(Weather):
    """A line that stays open and carries nothing while `falls`."""

    falls = False

    def loses(self, way: int) -> bool:
        return self.falls


def test_a_line_on_which_nothing_is_heard_is_given_up(server: Server) -> None:
    async def work() -> None:
        weather, told, opened = Silence(), list[bool](), list[Line]()

        async def open_noted(link: Link, seq: int, timing: Timing) -> Line:
            opened.append(await open_socket(link, seq, timing))
            return opened[-1]

        async with weather_proxy(server.port, weather) as port:
            links = await made(server, MINI, 2, port)
            async with Client(links[0], HASTY, open_line=open_noted, on_line=told.append) as table:
                weather.falls = True
                await until(lambda: told[-1:] == [False])
                # Others that are opened meanwhile are given up, too, and there is nothing more to tell.
                await until(lambda: len(opened) > 3)
                weather.falls = False
                await until(lambda: told[-1:] == [True])
                await table.look()
                assert told == [True, False, True]

    run(work())


@pytest.mark.parametrize("open_line", [open_socket, open_stream])
def test_a_wrong_link_ends_it_at_once(tmp_path: Path, open_line: OpenLine) -> None:
    with serving(tmp_path) as strict:  # one of its own, since wrong links slow an address

        async def work() -> None:
            (link,) = await made(strict, {**MINI, "players": 2}, 1)
            wrong = Link(link.server, link.table, "x" * 32, True)
            with pytest.raises(RemoteError, match="link") as caught:
                await open_and_wait(wrong, open_line)
            assert caught.value.code == "no-such-table"

        run(work())


async def open_and_wait(link: Link, open_line: OpenLine = open_socket, timing: Timing = SOON) -> None:
    """Open a table, and wait for news as long as there may be some."""
    async with Client(link, timing, open_line=open_line) as table:
        while True:
            await table.look()
            await table.news()


def test_a_seat_that_is_taken_back_ends_it(server: Server) -> None:
    async def work() -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            table = (await http.post("/api/tables", json={"name": "Ada", "options": MINI})).json()
            seat = await sit(Link(server.url, table["table"], table["link"], False), "Ben")
            waiting = asyncio.ensure_future(open_and_wait(seat))
            await asyncio.sleep(0.1)
            freed = {"type": "set-seat", "id": "a", "seat": 2, "player": "open"}
            path = f"/api/tables/{table['table']}/requests"
            await http.post(path, json=freed, headers=bearer(table["token"]))
            with pytest.raises(RemoteError) as caught:
                await waiting
            assert caught.value.code == "seat-lost"

    run(work())


def test_who_has_a_seat_keeps_it_and_a_full_table_says_so(server: Server) -> None:
    async def work() -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            table = (await http.post("/api/tables", json={"name": "Ada", "options": MINI})).json()
        link = Link(server.url, table["table"], table["link"], False)
        seat = await sit(link, "Ada")
        assert seat.is_seat and await sit(seat, "Ben") == seat
        async with Client(seat, HASTY) as ada:
            assert [place.name for place in ada.view.seats] == ["Ada", "Ada (2)"]
        with pytest.raises(RemoteError) as caught:
            await sit(link, "Ben")
        assert caught.value.code == "table-full"

    run(work())


@pytest.mark.parametrize("reply", [b"", b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n", None])
def test_a_server_that_never_comes_back_ends_it_after_few_tries(reply: bytes | None) -> None:
    async def work() -> None:
        tries = 0

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal tries
            tries += 1
            if reply is None:  # says nothing at all
                await reader.read()
            writer.write(reply or b"")
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as silent:
            address = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}"
            with pytest.raises(RemoteError) as caught:
                await open_and_wait(Link(address, "abc", "x" * 32, True))
            assert (caught.value.code, caught.value.facts) == ("unreachable", {"address": address})
            assert 1 < tries < 20

    run(work())


def test_what_heals_is_told_from_what_does_not() -> None:
    for status in (408, 425, 429, 500, 502, 503, 504):
        assert isinstance(not_opened(status, b"<html>", {}), Cut)
    slowed = not_opened(429, b"", {"Retry-After": "7"})
    assert isinstance(slowed, Cut) and slowed.after == 7
    refused = not_opened(
        404, b'{"type": "refused", "id": "", "code": "no-such-table", "sentence": "No."}', {}
    )
    assert isinstance(refused, RemoteError) and (refused.code, refused.sentence) == ("no-such-table", "No.")
    for status in (200, 301, 403, 404):
        other = not_opened(status, b"<html>", {})
        assert isinstance(other, RemoteError) and other.code == "no-table-server"


def test_waits_grow_have_an_end_and_differ() -> None:
    timing = Timing(first_wait=0.5, longest_wait=15)
    longest = [timing.wait(tries, 1.0) for tries in range(8)]
    assert longest == [0.5, 1, 2, 4, 8, 15, 15, 15] and timing.wait(10**6, 1.0) == 15
    assert [timing.wait(tries, 0.0) for tries in range(8)] == [wait / 2 for wait in longest]


def test_what_is_refused_again_and_again_is_a_fault(server: Server) -> None:
    async def work() -> None:
        links = await made(server, MINI, 2)
        async with Client(links[0], HASTY) as table:
            playing = Playing(table, GreedyBot(), None, Shuffle())
            for _ in range(MOST_REFUSALS - 1):
                await playing.send(DoAct(new_id(), "discard 2C"))
            with pytest.raises(RemoteError):
                await playing.send(Ready(new_id()))

    run(work())


def test_the_seats_own_number_is_in_every_proof_and_another_is_missed(server: Server) -> None:
    async def work() -> None:
        links = await made(server, MINI, 1)
        shuffle = Shuffle()
        async with Client(links[0], HASTY) as table:
            view = await play(table, GreedyBot(), shuffle=shuffle)
        record = parse_record((await read_patiently(links[0], "record")).decode())
        kinds = [found.proof.contributions[0].kind for _, found in verdicts(record) if found]
        rounds = [played.number for played in record.rounds]
        assert rounds and kinds == ["person"] * len(rounds) and shuffle.faults(record, view.you) == []
        for commitment in shuffle.values:
            shuffle.values[commitment] = bytes(32)
        assert shuffle.faults(record, view.you) == rounds

    run(work())
