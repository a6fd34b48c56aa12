"""Several nodes serve one table: who is connected where makes no difference."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from escalera import Budget, GreedyBot, act_text
from escalera.engine.view import View
from escalera.errors import Refused
from escalera.notation import record_text
from escalera.protocol import answers
from escalera.protocol import requests as ask
from escalera.service import company, driver
from escalera.service.entries import Acted, decode
from escalera.service.players.decision import Decision
from escalera.service.players.pool import Pool
from escalera.service.table import BETWEEN, OVER, PLAYING
from tests.nodes.ground import Postgres
from tests.nodes.hosts import FOUR, TWO, Hosts, SharedStore, hosting, spread_table
from tests.service.support import Person, new_id


@pytest.fixture(params=["memory", "postgres"])
def address(request: pytest.FixtureRequest) -> str | None:
    """Where the nodes' database is."""
    if request.param == "memory":
        return None
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for it."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


def test_a_match_is_played_through_three_nodes(address: str | None) -> None:
    async def play() -> None:
        async with hosting(address) as hosts:
            people = await spread_table(hosts, FOUR, 3)
            await asyncio.gather(*[person.play() for person in people])
            await until(lambda: len({person.desk.table.seq for person in people}) == 1)
            await until(lambda: all(len(person.desk.table.rounds) for person in people))
            desks = [person.desk for person in people]
            await until(lambda: all(done.proof for desk in desks for done in desk.table.rounds))
            texts = {record_text(desk.table.record()) for desk in desks}
            assert len(texts) == 1 and desks[0].table.stage == OVER
            fresh = await hosts.nodes[0].book.read(desks[0].table.id)
            assert record_text(fresh.table.record()) in texts
            assert {entry.seq for entry in await hosts.nodes[0].store.read(desks[0].table.id)} == set(
                range(1, fresh.table.seq + 1)
            )

    asyncio.run(play())


def test_what_is_read_on_is_what_is_read_anew() -> None:
    """Every prefix of the log, read on from every other one, comes to the same table."""

    async def play() -> None:
        async with hosting(None, 2) as hosts:
            one, other = await spread_table(hosts, TWO, 2)
            for _ in range(3):
                await asyncio.gather(one.play(BETWEEN, OVER), other.play(BETWEEN, OVER))
                for person in (one, other):
                    await until(partial(proved, person))
                fresh = await hosts.nodes[0].book.read(one.desk.table.id)
                for person in (one, other):
                    desk = person.desk
                    assert desk.done.keys() == fresh.done.keys()
                    assert desk.table.told == fresh.table.told and desk.table.seats == fresh.table.seats
                    assert desk.deal_secrets == fresh.deal_secrets
                if one.desk.table.stage == OVER:
                    break
                for person in (one, other):
                    await person.send(ask.Ready(new_id()))
                await until(lambda: one.desk.table.stage != BETWEEN and other.desk.table.stage != BETWEEN)

    asyncio.run(play())


def proved(person: Person) -> bool:
    """Whether all rounds that are over are proved, as far as a person's node knows."""
    return all(done.proof for done in person.desk.table.rounds)


def greedy(person: Person) -> str:
    """What a person whose turn it is would do."""
    played = person.desk.table.round
    assert played is not None
    return act_text(GreedyBot().decide(played.view(person.seat), Budget()))


async def at_play(hosts: Hosts) -> tuple[Person, Person]:
    """Two people at two nodes in the first round: whose turn it is, and the other."""
    one, other = await spread_table(hosts, TWO, 2)
    await asyncio.gather(one.play(PLAYING), other.play(PLAYING))
    await until(lambda: one.desk.table.seq == other.desk.table.seq)
    return (one, other) if one.desk.table.awaited == one.seat else (other, one)


def test_an_act_that_is_sent_again_through_another_node_counts_once(address: str | None) -> None:
    async def play() -> None:
        async with hosting(address) as hosts:
            person, _ = await at_play(hosts)
            table, act = person.desk.table.id, ask.DoAct(new_id(), greedy(person))
            hosts.line.cut = True
            first = await person.send(act)
            assert isinstance(first, answers.Accepted)
            for node in hosts.nodes:
                again = await node.handle(table, person.seat, act)
                assert isinstance(again, answers.Accepted) and again.seq == first.seq and again.again
            at_once = ask.Say(new_id(), "Hello")
            found = await asyncio.gather(*[node.handle(table, person.seat, at_once) for node in hosts.nodes])
            assert len({answer.seq for answer in found if isinstance(answer, answers.Accepted)}) == 1
            assert len(found) == 3

    asyncio.run(play())


def test_a_node_that_is_behind_writes_nothing_that_is_too_late() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            person, _ = await at_play(hosts)
            hosts.line.cut = True
            stale = next(node for node in hosts.nodes if node is not person.host)
            desk = stale.at_hand(person.desk.table.id)
            assert desk is not None
            late = ask.DoAct(new_id(), greedy(person))
            await person.send(ask.DoAct(new_id(), greedy(person)))
            assert desk.table.seq < person.desk.table.seq
            with pytest.raises(Refused):  # It is decided again, and the seat has drawn.
                await stale.handle_at(desk, person.seat, late)
            assert desk.table.seq == person.desk.table.seq

    asyncio.run(play())


def test_what_a_node_does_not_know_yet_is_no_reason_to_refuse() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            person, other = await at_play(hosts)
            hosts.line.cut = True
            while person.desk.table.awaited == person.seat:
                await person.send(ask.DoAct(new_id(), greedy(person)))
            assert other.desk.table.awaited == person.seat
            found = await other.host.handle_at(other.desk, other.seat, ask.DoAct(new_id(), "draw"))
            assert isinstance(found, answers.Accepted)

    asyncio.run(play())


def test_who_sits_down_at_one_node_sits_at_all(address: str | None) -> None:
    async def play() -> None:
        async with hosting(address) as hosts:
            one, two, three = hosts.nodes
            seated, _ = await one.create(FOUR, "Ada")
            for node in hosts.nodes:
                await node.desk(seated.table)
            hosts.line.cut = True
            ben = await two.sit(seated.table, "Ben")
            token = await three.token(ben.token)
            assert ben.seat == 2 and token is not None
            assert (await three.desk(seated.table)).table.seat_of(token.seat) == 2
            assert (await one.sit(seated.table, "Cleo")).seat == 3

    asyncio.run(play())


def test_people_are_present_at_whichever_node_they_are() -> None:
    async def play() -> None:
        async with hosting() as hosts:
            person, other = await at_play(hosts)
            desks = await hosts.desks(person.desk.table.id)
            await until(lambda: all(desk.presence.seats == [1, 2] for desk in desks))
            other.host.leave(other.desk, other.reader)
            await until(lambda: all(desk.presence.seats == [person.seat] for desk in desks))
            assert all(other.seat in desk.away() for desk in desks)
            again = Person(hosts.nodes[2], desks[2], other.seat)
            await until(lambda: all(desk.presence.seats == [1, 2] for desk in desks))
            assert not any(desk.away() for desk in desks)
            assert again.seat == other.seat

    asyncio.run(play())


def test_people_at_a_node_that_is_no_more_are_away_a_few_beats_later() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            person, other = await at_play(hosts)
            await until(lambda: person.desk.presence.seats == [1, 2])
            hosts.line.cut = True
            for _ in range(2 * company.SILENT_BEATS):
                await hosts.beat()
            assert person.desk.presence.seats == [1, 2]  # It is the bus that is away.
            hosts.line.cut = False
            await other.host.company._bus.close()
            for _ in range(company.SILENT_BEATS + 1):
                assert person.desk.presence.seats == [1, 2]
                await person.host.company.beat()
            assert person.desk.presence.seats == [person.seat] and other.seat in person.desk.away()

    asyncio.run(play())


def test_chat_reaches_people_at_other_nodes() -> None:
    async def play() -> None:
        async with hosting() as hosts:
            person, other = await at_play(hosts)
            other.wake.clear()
            await person.send(ask.Say(new_id(), "Hello"))
            await asyncio.wait_for(other.wake.wait(), 5)
            assert [line.text for line in other.desk.table.talk] == ["Hello"]

    asyncio.run(play())


def test_a_lost_message_costs_one_look_into_the_store() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            person, other = await at_play(hosts)
            hosts.line.cut = True
            await person.send(ask.Say(new_id(), "Hello"))
            assert not other.desk.table.talk
            await hosts.beat()
            await until(lambda: [line.text for line in other.desk.table.talk] == ["Hello"])

    asyncio.run(play())


def test_a_table_that_is_given_up_is_gone_at_every_node() -> None:
    async def play() -> None:
        async with hosting() as hosts:
            person, _ = await at_play(hosts)
            desks = await hosts.desks(person.desk.table.id)
            hosts.clock.pass_seconds(40 * 24 * 3600)
            assert await hosts.nodes[2].expire() == [person.desk.table.id]
            await until(lambda: all(desk.gone for desk in desks))
            assert [await node.expire() for node in hosts.nodes] == [[], [], []]

    asyncio.run(play())


class Counting(Pool):
    """Counts what it decides."""

    decided = 0

    async def decide(self, player: str, view: View, *, seconds: float, salt: bytes) -> Decision:
        self.decided += 1
        return await super().decide(player, view, seconds=seconds, salt=salt)


def test_a_computer_players_act_is_thought_about_at_one_node_alone() -> None:
    async def play() -> None:
        async with hosting() as hosts:
            pool = Counting(0)
            await pool.start()
            for node in hosts.nodes:
                node._driver._players = pool
            (person,) = await spread_table(hosts, FOUR, 1)
            desks = await hosts.desks(person.desk.table.id)
            await until(lambda: sum(not desk.follows for desk in desks) == 1)
            await person.play(BETWEEN, OVER)
            rows = [decode(row.data) for row in await hosts.nodes[0].store.read(person.desk.table.id)]
            acted = [row for row in rows if isinstance(row, Acted) and row.by == "computer"]
            assert acted and len(acted) == pool.decided
            await pool.stop()

    asyncio.run(play())


def test_what_the_first_node_leaves_undone_another_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node is gone without a word: clocks, deals and computer players go on at another one."""
    monkeypatch.setattr(driver, "THINKING_MS", 200)
    monkeypatch.setattr(driver, "FOLLOWING_MS", 100)

    async def play() -> None:
        async with hosting(None, 2) as hosts:
            people = await spread_table(hosts, FOUR, 2)
            await until(lambda: sum(not person.desk.follows for person in people) == 1)
            first = next(person for person in people if not person.desk.follows)
            other = next(person for person in people if person.desk.follows)
            first.host._driver.stop(first.desk)
            hosts.line.cut = True
            moved = Person(other.host, other.desk, first.seat)
            playing = [asyncio.ensure_future(person.play(BETWEEN, OVER)) for person in (other, moved)]
            while not all(task.done() for task in playing):
                hosts.clock.pass_seconds(0.05)
                await asyncio.sleep(0.01)
            assert other.desk.table.finished

    asyncio.run(play())


def test_a_clock_that_runs_goes_on_at_a_node_that_comes_later() -> None:
    async def play() -> None:
        async with hosting(None, 2) as hosts:
            person, other = await at_play(hosts)
            table = person.desk.table.id
            hosts.nodes[1].leave(other.desk, other.reader)
            hosts.nodes[1].forget(table)
            hosts.clock.pass_seconds(30)
            desk = await hosts.nodes[1].desk(table)
            await until(lambda: bool(desk.others))
            assert desk.table.moved_ms == hosts.nodes[0]._desks[table].table.moved_ms

    asyncio.run(play())


def test_one_process_hears_and_says_nothing() -> None:
    async def play() -> None:
        async with hosting(None, 1) as hosts:
            host = hosts.nodes[0]
            seated, _ = await host.create(TWO, "Ada")
            desk = await host.desk(seated.table)
            assert isinstance(host.store, SharedStore)
            assert host.company._bus.alone and not desk.follows and not host.company._bus._heard  # type: ignore[attr-defined]

    asyncio.run(play())
