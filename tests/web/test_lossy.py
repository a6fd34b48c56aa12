"""Bad networks: whatever is lost, late or cut, games finish, and every client has what the server has."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any, Final

import pytest

from escalera import Act, Budget, GreedyBot, View
from escalera.remote import Timing, play
from tests.remote.players import HASTY, Noting, check_log, check_view, made
from tests.web.servers import Server
from tests.web.weather import EveryNth, Storm, Weather, weather_proxy

BOLIVIA: Final = {"edition": "bolivia", "players": 4, "rules": {"target": "500"}}
"""A whole round: somebody always reaches 500."""


def mini(edition: str, players: int = 2, rounds: int = 1) -> dict[str, Any]:
    """A small edition, for a match of short rounds."""
    return {"edition": f"mini-{edition}", "players": players, "rules": {"round_cap": str(rounds)}}


async def play_in(
    server: Server, weather: Weather, options: dict[str, Any], people: int, timing: Timing = HASTY
) -> list[Noting]:
    """A match whose people sit behind a bad network, and what must hold when it is over."""
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(weather_proxy(server.port, weather))
        links = await made(server, options, people, port)
        tables = [await stack.enter_async_context(Noting(link, timing)) for link in links]
        await asyncio.gather(*[play(table, GreedyBot()) for table in tables])
        for table in tables:
            await check_view(table, server)
            table.check_events()
        check_log(server.folder / "test.db", tables)
    return tables


def run(server: Server, weather: Weather, options: dict[str, Any], people: int = 2) -> None:
    """Run it, two minutes at most."""
    asyncio.run(asyncio.wait_for(play_in(server, weather, options, people), 120))
    assert weather.passed > 20


@pytest.mark.parametrize("n", [2, 3, 4, 7, 10])
def test_every_nth_message_may_be_lost(server: Server, n: int) -> None:
    weather = EveryNth(n)
    run(server, weather, mini("classic" if n % 2 == 0 else "wilds"))
    assert weather.lost


@pytest.mark.slow
def test_a_whole_round_of_bolivia_without_every_fifth_message(server: Server) -> None:
    weather = EveryNth(5)
    run(server, weather, BOLIVIA)
    assert weather.lost > 50


def test_late_messages_and_thirty_in_a_hundred_lost(server: Server) -> None:
    weather = Storm(1, loss=0.3, delay=0.02)
    run(server, weather, mini("sequences"))
    assert weather.lost > 20


@pytest.mark.parametrize("options", [mini("classic", 3, 3), mini("wilds", 4, 2)])
def test_lines_may_be_cut_at_any_message(server: Server, options: dict[str, Any]) -> None:
    weather = Storm(2, life=12)
    run(server, weather, options, people=3)
    assert weather.cuts > 10


class Cutting(GreedyBot):
    """Whenever it is to act, every line is cut."""

    def __init__(self, weather: Weather) -> None:
        self._cut = weather.cut
        self._loop = asyncio.get_running_loop()
        self.acts = 0

    def decide(self, view: View, budget: Budget) -> Act:
        self.acts += 1
        self._loop.call_soon_threadsafe(self._cut)
        return super().decide(view, budget)


def test_coming_back_between_all_acts_repeats_nothing(server: Server) -> None:
    weather, opened = Weather(), list[bool]()

    async def work() -> None:
        async with weather_proxy(server.port, weather) as port:
            # Longer than a round, so that there are acts enough between which to come back.
            longer = {**BOLIVIA, "rules": {"target": "5000"}}
            links = await made(server, longer, 2, port)
            bot = Cutting(weather)
            async with (
                Noting(links[0], HASTY, on_line=opened.append) as one,
                Noting(links[1], HASTY) as other,
            ):
                await asyncio.gather(play(one, bot), play(other, GreedyBot()))
                for table in (one, other):
                    await check_view(table, server)
                    table.check_events()
                check_log(server.folder / "test.db", [one, other])
            assert opened.count(True) > bot.acts / 2 > 10

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.slow
def test_a_whole_round_of_bolivia_with_loss_delay_and_cuts_at_once(server: Server) -> None:
    weather = Storm(3, loss=0.1, delay=0.005, life=40)
    run(server, weather, BOLIVIA, people=4)
    assert weather.lost > 50 and weather.cuts > 5


def test_in_good_weather_nothing_is_asked_twice(server: Server) -> None:
    weather = Weather()
    patient = Timing(answer=20, quiet=20)
    tables: Sequence[Noting] = asyncio.run(
        asyncio.wait_for(play_in(server, weather, mini("classic"), 2, patient), 60)
    )
    assert all(table.heard for table in tables)
