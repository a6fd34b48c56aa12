"""What nodes say to each other, and how they find each other again where a message was lost."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import msgpack

from escalera.protocol import requests as ask
from escalera.service import company
from escalera.service.bus.local import LocalBus
from escalera.service.desk import Desk
from escalera.service.saying import ROLL, Here, topic_of, understood
from tests.nodes.hosts import TWO, Hosts, hosting
from tests.nodes.test_hosts import until
from tests.service.support import Person, new_id, seated_table


class Listening(LocalBus):
    """A bus that counts how often it is said who is here."""

    said = 0

    def say(self, topic: str, data: bytes) -> None:
        self.said += isinstance(understood(data), Here)
        super().say(topic, data)


async def strangers(hosts: Hosts) -> tuple[Person, Person]:
    """Two people at two nodes that never heard of each other."""
    first = await seated_table(hosts.nodes[0], TWO, 2)
    hosts.line.cut = True
    table = first.table.id
    people = [Person(node, await node.desk(table), seat) for seat, node in enumerate(hosts.nodes, 1)]
    await asyncio.sleep(company.GREETING_SECONDS * 1.5)
    hosts.line.cut = False
    assert not any(person.desk.others for person in people)
    return people[0], people[1]


def all_present(*people: Person) -> bool:
    """Whether every node sees both."""
    return all(person.desk.presence.seats == [1, 2] for person in people)


def test_a_table_that_no_other_node_has_is_seldom_spoken_of() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            host = hosts.nodes[0]
            host.company._bus = bus = Listening(hosts.line)
            person = Person(host, await seated_table(host, TWO, 1), 1)
            before = bus.said
            for _ in range(4 * company.SELDOM):
                await host.company.beat()
            assert bus.said - before == 4
            other = Person(hosts.nodes[1], await hosts.nodes[1].desk(person.desk.table.id), 0)
            await until(lambda: bool(person.desk.others) and bool(other.desk.others))
            before = bus.said
            await host.company.beat()
            assert bus.said - before == 1

    asyncio.run(play())


def test_nodes_whose_greeting_was_lost_find_each_other_some_beats_later() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            people = await strangers(hosts)
            for _ in range(company.SELDOM + 1):
                await hosts.beat()
            await until(lambda: all_present(*people))

    asyncio.run(play())


def test_nodes_whose_greeting_was_lost_find_each_other_with_the_next_act() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            people = await strangers(hosts)
            await people[0].send(ask.Say(new_id(), "Hello"))
            await until(lambda: bool(people[0].desk.others))
            await people[0].host.company.beat()
            await until(lambda: all_present(*people))

    asyncio.run(play())


def test_nodes_say_who_is_here_as_soon_as_the_bus_is_back() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            people = await strangers(hosts)
            hosts.line.cut = True
            await hosts.beat()
            hosts.line.cut = False
            await hosts.beat()
            await until(lambda: all_present(*people))

    asyncio.run(play())


def is_at_rest(desk: Desk) -> bool:
    """Whether a table has dealt with its start: one that is written to isn't let go of."""
    return desk.table.commitment is not None and desk.driving is None and not desk.lock.locked()


def test_a_table_that_is_let_go_in_the_middle_of_a_beat_is_spoken_of_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            one, other = hosts.nodes
            tables = [(await seated_table(one, TWO, 2)).table.id for _ in range(2)]
            desks = [await other.desk(table) for table in tables]
            await until(lambda: all(one.company.node in desk.others for desk in desks))
            rest = [*desks, *[await one.desk(table) for table in tables]]
            await until(lambda: all(is_at_rest(desk) for desk in rest))
            monkeypatch.setattr(company, "MOST_ASKED", 1)
            asyncio.get_running_loop().call_soon(one.forget, tables[1])
            await one.company.beat()
            assert one.at_hand(tables[1]) is None
            await until(lambda: one.company.node not in desks[1].others)
            await asyncio.sleep(0)
            assert [one.company.node in desk.others for desk in desks] == [True, False]

    asyncio.run(play())


def test_a_fault_in_one_beat_stops_none_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "BEAT_SECONDS", 0.01)
    beats: list[int] = []

    async def failing() -> None:
        beats.append(1)
        raise ValueError("something nobody thought of")

    async def work() -> None:
        async with asyncio.timeout(20), hosting(None, 1) as hosts:
            hosts.nodes[0].company.beaten = failing
            beating = asyncio.ensure_future(hosts.nodes[0].company.run())
            await until(lambda: len(beats) > 1)
            beating.cancel()

    asyncio.run(work())


NONSENSE = (
    b"", b"\xc0", b"\x91" * 9_999, b"\xdd\xff\xff\xff\xff",
    *map(msgpack.encode, (
        {"a": 1}, [0], [0, "n", "x"], [0, "n", 2**64 - 1], [9, "n", 1], [2, "n", 0], [3, "n", 2**63],
        [1, "n", 1, [10**9, -4], 5], [1, "n", 1, list(range(99_999)), 5], [1, "n", 1, [1], -(2**63)],
        [1, "n", 1, [1], 5, False, {"x": 1}], [1, "n", 10**9, [99], 5, True, {77: -(2**63)}],
        [1, "n", 1, [1], 5, False, {}, "what a later version adds"],
        [4, "n", 0, ["x"] * 9_999], [4, "n", 0, None], [5, "n", 0, ["x"] * 9_999], [5, "n", 0, [1]],
    )),
)  # fmt: skip


def test_nonsense_on_the_bus_stops_nobody() -> None:
    faults: list[object] = []

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, fault: faults.append(fault))
        async with asyncio.timeout(20), hosting(None, 2) as hosts:
            desk = await seated_table(hosts.nodes[0], TWO, 2)
            people = [
                Person(node, await node.desk(desk.table.id), n) for n, node in enumerate(hosts.nodes, 1)
            ]
            await until(lambda: all_present(*people))
            stranger = LocalBus(hosts.line)
            for data in NONSENSE:
                stranger.say(topic_of(desk.table.id), data)
                stranger.say(ROLL, data)
                await asyncio.sleep(0)
            for _ in range(company.SILENT_BEATS + 2):
                await hosts.beat()
            await until(lambda: all_present(*people))
            await people[1].send(ask.Say(new_id(), "still here"))
            await until(lambda: len({person.desk.table.seq for person in people}) == 1)
            assert all(len(person.desk.others) == 1 for person in people)

    asyncio.run(work())
    assert faults == []
