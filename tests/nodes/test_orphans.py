"""What a table does by itself goes on when the node that did it is no more and nobody comes back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from escalera.protocol import requests as ask
from escalera.protocol.views import Options, Pace
from escalera.service import company, handover, orphans, saying
from escalera.service.deciding import answers_question
from escalera.service.desk import GOING_ON_MS, Desk
from escalera.service.entries import Acted, decode
from escalera.service.host import Host, now_ms
from escalera.service.logbook import Logbook
from escalera.service.store.postgres import PostgresStore
from escalera.service.table import BETWEEN, PLAYING
from tests.nodes.ground import Nats, Postgres
from tests.nodes.hosts import FOUR, TWO, Hosts, hosting
from tests.service.support import Person, new_id, seated_table
from tests.web.people import made
from tests.web.servers import START, Server

ASKING = Options("samba", 4, {"ask_partner": "must", "target": "500"}, Pace(answer=60))
QUIET = orphans.QUIET_MS / 1000 + 1


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes in one process answer at once."""
    monkeypatch.setattr(orphans, "ANSWER_SECONDS", 0.02)
    monkeypatch.setattr(company, "GREETING_SECONDS", 0.02)


def run(work: Callable[[Hosts], Awaitable[None]], address: str | None = None, number: int = 3) -> None:
    """Have so many nodes do something."""

    async def host() -> None:
        async with asyncio.timeout(60), hosting(address, number) as hosts:
            await work(hosts)

    asyncio.run(host())


async def look(hosts: Hosts) -> None:
    """Let so many beats pass that some node has looked through all tables."""
    for _ in range(2 * orphans.REST_BEATS):
        await hosts.beat()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for it."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


def having(hosts: Hosts, table: str) -> list[Desk]:
    """The table where it is in memory."""
    return [node._desks[table] for node in hosts.nodes if table in node._desks]


def asked(desk: Desk) -> bool:
    """Whether somebody's answer is awaited, and his clock runs."""
    return desk.table.stage == PLAYING and answers_question(desk.table)


async def at_a_question(node: Host) -> Desk:
    """A table all of whose people are at one node, where one has asked his partner."""
    desk = await seated_table(node, ASKING, 4)
    people = [Person(node, desk, seat) for seat in range(1, 5)]
    await asyncio.gather(*[person.play(done=lambda: asked(desk)) for person in people])
    assert asked(desk)
    return desk


async def at_a_turn(node: Host, options: Options = TWO) -> tuple[Desk, list[Person]]:
    """A table of two people at one node in the first round."""
    desk = await seated_table(node, options, 2)
    people = [Person(node, desk, seat) for seat in (1, 2)]
    await asyncio.gather(*[person.play(PLAYING) for person in people])
    return desk, people


async def acts(node: Host, table: str) -> list[Acted]:
    """All acts of a table's log."""
    found = [decode(row.data) for row in await node.store.read(table)]
    return [entry for entry in found if isinstance(entry, Acted)]


def test_a_clock_runs_out_though_its_node_is_no_more_and_nobody_is_there() -> None:
    async def work(hosts: Hosts) -> None:
        first, other, _ = hosts.nodes
        table = (await at_a_question(first)).table.id
        before = len(await acts(first, table))
        await hosts.kill(first)
        hosts.clock.pass_seconds(20)
        await look(hosts)
        (desk,) = having(hosts, table)
        view = next(node for node in hosts.nodes if table in node._desks).clock_view(desk)
        assert view is not None and 38_000 < view.left_ms <= 40_000
        hosts.clock.pass_seconds(40)
        desk.wake(hosts.clock())
        await until(lambda: not asked(desk))
        after = (await acts(other, table))[before:]
        assert [(entry.act, entry.by) for entry in after] == [("yes", "clock")]
        await look(hosts)
        assert len(await acts(other, table)) == before + 1

    run(work)


def test_a_deal_and_computer_players_go_on_until_a_person_is_awaited() -> None:
    async def work(hosts: Hosts) -> None:
        first, other, _ = hosts.nodes
        desk = await seated_table(first, FOUR, 1)
        await until(lambda: desk.table.commitment is not None)
        table = desk.table.id
        await hosts.kill(first)
        hosts.clock.pass_seconds(QUIET)
        await look(hosts)
        (taken,) = having(hosts, table)
        hosts.clock.pass_seconds(3)
        taken.wake(hosts.clock())
        await until(lambda: taken.table.awaited == 1)
        assert len(having(hosts, table)) == 1 and not taken.is_needed(hosts.clock())
        counted = Counter(row.seq for row in await other.store.read(table))
        assert set(counted) == set(range(1, taken.table.seq + 1)) and set(counted.values()) == {1}

    run(work)


def test_a_stand_in_plays_on_until_somebody_is_awaited_who_has_none() -> None:
    async def work(hosts: Hosts) -> None:
        first, other, _ = hosts.nodes
        desk, (ada, ben) = await at_a_turn(first)
        first.leave(desk, ben.reader)
        await ada.play(BETWEEN, done=lambda: desk.table.awaited == ben.seat)
        hosts.clock.pass_seconds(181)
        await ada.send(ask.StandIn(new_id(), ben.seat))
        table, before = desk.table.id, len(await acts(first, desk.table.id))
        await hosts.kill(first)
        hosts.clock.pass_seconds(QUIET)
        await look(hosts)
        (taken,) = having(hosts, table)
        await until(lambda: taken.table.awaited == ada.seat)
        after = (await acts(other, table))[before:]
        assert after and {entry.by for entry in after} == {"stand-in"}

    run(work)


def test_after_all_nodes_were_down_clocks_go_on_from_where_they_stood() -> None:
    async def work(hosts: Hosts) -> None:
        first = hosts.nodes[0]
        table, store, players = (await at_a_question(first)).table.id, first.store, first.players
        for node in list(hosts.nodes):
            await hosts.kill(node)
        hosts.clock.pass_seconds(200)
        for _ in range(2):
            hosts.start(store, players)
        hosts.clock.pass_seconds(25)
        await look(hosts)
        assert len(having(hosts, table)) == 1
        view = next(node for node in hosts.nodes if table in node._desks).clock_view(having(hosts, table)[0])
        assert view is not None and 34_000 < view.left_ms <= 35_000

    run(work)


def test_a_table_where_nothing_is_due_is_looked_at_once_and_stays_where_it_is() -> None:
    async def work(hosts: Hosts) -> None:
        first = hosts.nodes[0]
        desk, people = await at_a_turn(first)
        for person in people:
            first.leave(desk, person.reader)
        await hosts.kill(first)
        read = reads(hosts)
        hosts.clock.pass_seconds(QUIET)
        for _ in range(3):
            await look(hosts)
        assert not having(hosts, desk.table.id) and read == [desk.table.id]

    run(work)


def reads(hosts: Hosts) -> list[str]:
    """Every table that is read from its log from now on."""
    found: list[str] = []
    for node in hosts.nodes:
        take = node._orphans._take

        async def noted(table: str, take: Callable[[str], Awaitable[bool]] = take) -> bool:
            found.append(table)
            return await take(table)

        node._orphans._take = noted
    return found


def test_a_table_that_a_node_has_is_left_to_it_and_so_is_one_that_stood_still() -> None:
    async def work(hosts: Hosts) -> None:
        first = hosts.nodes[0]
        held = await at_a_question(first)
        hosts.clock.pass_seconds(QUIET)
        read = reads(hosts)
        await look(hosts)
        assert having(hosts, held.table.id) == [held] and not read
        await hosts.kill(first)
        hosts.clock.pass_seconds(GOING_ON_MS / 1000)
        await look(hosts)
        assert not having(hosts, held.table.id) and not read

    run(work)


def test_many_tables_are_taken_up_some_with_each_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orphans, "MOST_TAKEN", 2)
    monkeypatch.setattr(orphans, "MOST_ASKED", 3)

    async def work(hosts: Hosts) -> None:
        first = hosts.nodes[0]
        made = [(await seated_table(first, FOUR, 1)).table.id for _ in range(8)]
        await hosts.kill(first)
        hosts.clock.pass_seconds(QUIET)
        read = reads(hosts)
        for n in range(1, 4):
            while len(read) < 2 * n:
                await hosts.beat()
            assert len(read) <= 2 * n + 2
        await look(hosts)
        await look(hosts)
        assert sorted(set(read)) == sorted(made) and all(having(hosts, table) for table in made)

    run(work)


def test_while_the_bus_is_away_nothing_is_taken_up() -> None:
    async def work(hosts: Hosts) -> None:
        first = hosts.nodes[0]
        table = (await at_a_question(first)).table.id
        await hosts.kill(first)
        hosts.clock.pass_seconds(QUIET)
        hosts.line.cut = True
        await look(hosts)
        assert not having(hosts, table)
        hosts.line.cut = False
        await look(hosts)
        assert len(having(hosts, table)) == 1

    run(work)


def test_whoever_comes_after_a_node_died_finds_the_clock_as_it_ran_with_time_to_come() -> None:
    async def work(hosts: Hosts) -> None:
        first, other, third, _ = hosts.nodes
        desk, _ = await at_a_turn(first, Options("classic", 2, {}, Pace(turn=90)))
        hosts.clock.pass_seconds(20)
        await hosts.kill(first)
        found = other.clock_view(await other.desk(desk.table.id))
        assert found is not None and 69_000 < found.left_ms <= 70_000
        await hosts.kill(other)
        hosts.clock.pass_seconds(300)
        again = third.clock_view(await third.desk(desk.table.id))
        assert again is not None
        assert handover.RETURNING_MS - 1000 < again.left_ms <= handover.RETURNING_MS

    run(work, number=4)


def test_a_node_that_comes_later_is_told_since_when_people_are_away() -> None:
    async def work(hosts: Hosts) -> None:
        first, other, _ = hosts.nodes
        desk, (ada, ben) = await at_a_turn(first)
        hosts.clock.pass_seconds(100)
        first.leave(desk, ben.reader)
        hosts.clock.pass_seconds(100)
        joined = await other.desk(desk.table.id)
        await until(lambda: not joined.unsure)
        assert joined.away_since[2] == desk.away_since[2] and joined.presence.seats == [1]
        first.leave(desk, ada.reader)
        await hosts.kill(first)
        again = Person(other, joined, 1)
        hosts.clock.pass_seconds(79)
        joined.wake(hosts.clock())
        assert joined.presence.offered == []
        hosts.clock.pass_seconds(2)
        joined.wake(hosts.clock())
        assert joined.presence.offered == [2] and again.seat == 1

    run(work)


@pytest.mark.parametrize(("away", "offered_after"), [(100, 80), (170, 30)])
def test_who_is_away_when_his_node_dies_is_away_since_he_did_something(away: int, offered_after: int) -> None:
    """But who is only quiet has half a minute to come to another node."""

    async def work(hosts: Hosts) -> None:
        first, other, _ = hosts.nodes
        desk, _ = await at_a_turn(first)
        hosts.clock.pass_seconds(away)
        await hosts.kill(first)
        ada = Person(other, await other.desk(desk.table.id), 1)
        for seconds, offered in ((offered_after - 1, []), (2, [2])):
            hosts.clock.pass_seconds(seconds)
            ada.desk.wake(hosts.clock())
            assert ada.desk.presence.offered == offered

    run(work)


def test_tables_that_end_at_two_nodes_at_once_are_given_up_once(postgres: Postgres) -> None:
    async def work(hosts: Hosts) -> None:
        made = [(await hosts.nodes[0].create(TWO, "Ada"))[0].table for _ in range(230)]
        desks = [desk for table in made[:3] for desk in await hosts.desks(table)]
        hosts.clock.pass_seconds(40 * 24 * 3600)
        gone = await asyncio.gather(*[node.expire() for node in hosts.nodes])
        assert sorted(table for some in gone for table in some) == sorted(made)
        await until(lambda: all(desk.gone for desk in desks))

    run(work, postgres.new_database())


def test_nodes_of_the_version_before_understand_and_are_understood() -> None:
    """Theirs says nothing of who is away."""
    before = saying.Here("n", 3, [1], 9)
    as_they_say_it = msgspec.msgpack.encode([1, "n", 3, [1], 9, False])
    assert saying.understood(as_they_say_it) == before

    class Theirs(saying.Saying, frozen=True, tag=1):
        sittings: list[int]
        moved_ms: int
        asks: bool = False

    ours = saying.said(saying.Here("n", 3, [1], 9, True, {1: 5}))
    assert msgspec.msgpack.decode(ours, type=Theirs) == Theirs("n", 3, [1], 9, True)


class Hurried(Server):
    """Looks at every other beat for what has been quiet for a second."""

    start = "from escalera.service import orphans\norphans.QUIET_MS, orphans.REST_BEATS = 1000, 1\n" + START


async def begun(server: Server) -> str:
    """A table that has just been started when its server is killed, with its only person there."""
    (ada,), _link = await made(server, 4, 1)
    await ada.open()
    for n in (2, 3, 4):
        await ada.ask("set-seat", seat=n, player="greedy")
    await ada.ask("start")
    server.kill()
    await ada.close()
    return ada.table


async def played_to(address: str, table: str, seat: int) -> list[str]:
    """The kinds of entries of a table's log, once it waits for a seat."""
    store = await PostgresStore.open(address)
    book = Logbook(store, now_ms, lambda what, seconds: None)
    try:
        async with asyncio.timeout(40):
            while (await book.read(table)).table.awaited != seat:
                await asyncio.sleep(0.2)
        return [row.kind for row in await store.read(table)]
    finally:
        await store.close()


def test_a_table_goes_on_at_another_server_when_its_own_is_killed(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    """Its only person is nowhere from then on."""
    address = postgres.new_database()
    servers = []
    for name in ("first", "other"):
        (tmp_path / name).mkdir()
        servers.append(Hurried(tmp_path / name, "--database", address, "--bus", nats.url))
    try:
        table = asyncio.run(begun(servers[0]))
        kinds = asyncio.run(played_to(address, table, 1))
    finally:
        assert servers[1].stop() == 0
    assert [kind for kind in kinds if kind != "acted"][-4:] == [
        "started",
        "committed",
        "seals-closed",
        "dealt",
    ]
