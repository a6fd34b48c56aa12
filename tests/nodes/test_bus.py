"""What a bus promises, and what it does when its server is away."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from escalera.service.bus import Bus, BusFault, NoAnswer
from escalera.service.bus.local import Line, LocalBus
from escalera.service.bus.places import open_bus
from tests.nodes.ground import Nats


@asynccontextmanager
async def buses(url: str | None, number: int = 3) -> AsyncIterator[list[Bus]]:
    """So many ends of one bus, connected."""
    line = Line()
    ends: list[Bus] = [await open_bus(url) if url else LocalBus(line) for _ in range(number)]
    try:
        await until(lambda: all(end.connected for end in ends))
        yield ends
    finally:
        for end in ends:
            await end.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for it."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture(params=["local", "nats"])
def url(request: pytest.FixtureRequest) -> str | None:
    """Where the bus is."""
    if request.param == "local":
        return None
    server: Nats = request.getfixturevalue("nats")
    return server.url


async def say_until(speaker: Bus, topic: str, heard: list[bytes]) -> None:
    """Say it until it is heard: the first sayings may come before those who listen are known."""
    async with asyncio.timeout(20):
        while not heard:
            speaker.say(topic, b"moved")
            await asyncio.sleep(0.02)


def test_the_others_hear_what_one_says(url: str | None) -> None:
    async def talk() -> None:
        async with buses(url) as (one, two, three):
            heard: list[list[bytes]] = [[], [], []]
            for bus, words in zip((one, two, three), heard, strict=True):
                bus.hear("t", words.append)
            three.hear("u", heard[2].append)
            await say_until(one, "t", heard[1])
            await say_until(one, "t", heard[2])
            assert not heard[0] and not one.alone
            two.ignore("t")
            heard[2].clear()
            await say_until(one, "u", heard[2])
            heard[1].clear()
            heard[2].clear()
            await say_until(one, "t", heard[2])
            assert not heard[1]

    asyncio.run(talk())


def test_a_question_is_answered_by_one_of_those_who_can(url: str | None) -> None:
    async def talk() -> None:
        async with buses(url) as (one, two, three):
            with pytest.raises(NoAnswer):
                await one.ask("jobs", b"?", 0.5)
            asked: list[str] = []

            async def answer(name: str, data: bytes) -> bytes:
                asked.append(name)
                if data == b"slow":
                    await asyncio.sleep(60)
                return data + b"!"

            two.answer("jobs", lambda data: answer("two", data))
            three.answer("jobs", lambda data: answer("three", data))
            async with asyncio.timeout(20):
                while set(asked) != {"two", "three"}:
                    try:
                        assert await one.ask("jobs", b"a", 2) == b"a!"
                    except NoAnswer:
                        await asyncio.sleep(0.02)
            asked.clear()
            assert await one.ask("jobs", b"b", 2) == b"b!" and len(asked) == 1
            with pytest.raises(NoAnswer):
                await one.ask("jobs", b"slow", 0.1)

    asyncio.run(talk())


def test_a_bus_that_is_killed_comes_back_by_itself() -> None:
    async def talk() -> None:
        with Nats() as server:
            async with buses(server.url, 2) as (one, two):
                heard: list[bytes] = []
                two.hear("t", heard.append)
                await say_until(one, "t", heard)
                await asyncio.to_thread(server.end, signal.SIGKILL)
                await until(lambda: not one.connected and not two.connected)
                one.say("t", b"lost")
                with pytest.raises(NoAnswer):
                    await one.ask("jobs", b"?", 5)
                with pytest.raises(NoAnswer):
                    await one.check()
                two.hear("u", heard.append)
                await asyncio.to_thread(server.start)
                await until(lambda: one.connected and two.connected)
                for topic in "tu":
                    heard.clear()
                    await say_until(one, topic, heard)
                    assert b"lost" not in heard

    asyncio.run(talk())


def test_a_bus_that_is_lost_is_news_and_one_that_is_left_is_none(caplog: pytest.LogCaptureFixture) -> None:
    async def come_and_go(server: Nats, kill: bool) -> None:
        async with buses(server.url, 1) as (one,):
            if kill:
                await asyncio.to_thread(server.end, signal.SIGKILL)
                await until(lambda: not one.connected and "lost" in caplog.text)

    with Nats() as server:
        asyncio.run(come_and_go(server, kill=False))
        assert not caplog.records
        asyncio.run(come_and_go(server, kill=True))


def test_a_bus_that_stands_still_carries_nothing_until_it_goes_on() -> None:
    async def talk() -> None:
        with Nats() as server:
            async with buses(server.url, 2) as (one, two):
                assert server.process is not None
                await checked(one)
                server.process.send_signal(signal.SIGSTOP)
                try:
                    with pytest.raises(NoAnswer):
                        async with asyncio.timeout(20):
                            while True:
                                await one.check()
                    with pytest.raises(NoAnswer):
                        await one.check()
                finally:
                    server.process.send_signal(signal.SIGCONT)
                heard: list[bytes] = []
                two.hear("t", heard.append)
                await say_until(one, "t", heard)
                async with asyncio.timeout(20):
                    await checked(one)

    asyncio.run(talk())


async def checked(bus: Bus) -> None:
    """Return once messages come through."""
    while True:
        try:
            return await bus.check()
        except NoAnswer:
            continue


def test_a_node_starts_without_its_bus_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    async def talk() -> None:
        server = Nats()
        bus = await open_bus(server.url)
        heard: list[bytes] = []
        bus.hear("t", heard.append)
        bus.say("t", b"nobody hears it")
        assert not bus.connected
        await until(lambda: bool(caplog.messages))
        with server:
            await until(lambda: bus.connected)
            async with buses(server.url, 1) as (other,):
                await say_until(other, "t", heard)
            await bus.close()

    asyncio.run(talk())
    assert [message for message in caplog.messages if "can't be reached yet" in message] == caplog.messages[
        :1
    ]
    assert not any("is lost" in message for message in caplog.messages)


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1",
        "nats://host:99999",
        "nats://host:port",
        "nats://",
        "nats://[::1",
        "nats://a,b",
        "nats://a:0",
    ],
)
def test_what_is_no_address_is_a_sentence(address: str) -> None:
    with pytest.raises(BusFault, match="nats://"):
        asyncio.run(open_bus(address))
