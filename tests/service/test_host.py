"""Tables in one process: whole matches, resends, races, replays of the log, clocks, stand-ins."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from escalera.bots import USUAL
from escalera.engine.view import hand_of
from escalera.errors import Refused
from escalera.notation import parse_record, record_text
from escalera.notation.replay import replay
from escalera.protocol import answers
from escalera.protocol import requests as ask
from escalera.protocol.views import Options, Pace
from escalera.service import unwatched
from escalera.service.deciding import answers_question
from escalera.service.fair import check_proof
from escalera.service.host import Desk, Host
from escalera.service.table import BETWEEN, DEALING, OVER, PLAYING
from tests.service.support import Person, TestClock, hosting, new_id, seated_table

SHORT = {"target": "500"}


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, a minute at most."""
    asyncio.run(asyncio.wait_for(work, 60))


async def settled(desk: Desk) -> None:
    """Wait until the last round's proof is there."""
    while any(played.proof is None for played in desk.table.rounds):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("code", "players", "people"),
    [("bolivia", 4, 1), ("bolivia", 2, 2), ("samba", 6, 2), ("classic", 3, 3), ("bolivia-dk", 5, 1)],
)
def test_a_match_is_played_to_its_end_and_its_record_proves_itself(
    code: str, players: int, people: int
) -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options(code, players, SHORT), people)
            await asyncio.gather(*[Person(host, desk, seat).play() for seat in range(1, people + 1)])
            await settled(desk)
            record = parse_record(record_text(desk.table.record()))
            done = replay(record)
            assert done.finished and desk.table.match is not None
            assert done.match.totals == desk.table.match.totals
            for played in record.rounds:
                verdict = check_proof(record.rules, players, played)
                assert verdict.holds and not verdict.added_nothing

    run(work())


def test_a_table_read_from_its_log_is_the_same_table() -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("samba", 4, SHORT), 1)
            await Person(host, desk, 1).play()
            await settled(desk)
            other = Host(host.store, host.players)
            again = await other.desk(desk.table.id)
            for seat in range(5):
                assert other.view(again, seat).view.results == host.view(desk, seat).view.results
            assert again.table.seq == desk.table.seq and again.table.record() == desk.table.record()
            await other.close()

    run(work())


def test_a_running_round_survives_its_process() -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("bolivia", 4), 4)

            def far() -> bool:
                return bool(desk.table.rounds) and len(desk.table.rounds[-1].moves) >= 30

            await asyncio.gather(*[Person(host, desk, seat).play(done=far) for seat in range(1, 5)])
            await host.close()
            other = Host(host.store, host.players)
            again = await other.desk(desk.table.id)
            assert again.table.round is not None and desk.table.round is not None
            for seat in range(1, 5):
                assert hand_of(again.table.round.state, seat) == hand_of(desk.table.round.state, seat)
            await other.close()

    run(work())


def test_an_act_sent_twice_counts_once_ids_or_no() -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("classic", 2), 2)
            people = [Person(host, desk, 1), Person(host, desk, 2)]
            await asyncio.gather(*[person.play(PLAYING) for person in people])
            person = people[desk.table.awaited - 1]
            stock = desk.table.round.state.stock_left if desk.table.round else 0
            draw = ask.DoAct(new_id(), "draw")
            first, second = await asyncio.gather(person.send(draw), person.send(draw))
            assert isinstance(first, answers.Accepted) and isinstance(second, answers.Accepted)
            assert (first.again, second.again) == (False, True) and first.seq == second.seq
            with pytest.raises(Refused, match="already-drawn"):
                await person.send(ask.DoAct(new_id(), "draw"))
            assert desk.table.round is not None and stock - desk.table.round.state.stock_left in (2, 3, 4, 5)
            drawn = [entry for entry in await host.store.read(desk.table.id) if entry.kind == "acted"]
            assert len(drawn) == 1

    run(work())


def test_two_processes_on_one_store_lose_and_double_nothing() -> None:
    """A stale process is refused by the unique number, reads again and goes on."""

    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("classic", 2), 2)
            people = [Person(host, desk, 1), Person(host, desk, 2)]
            await asyncio.gather(*[person.play(PLAYING) for person in people])
            other = Host(host.store, host.players)
            twin = await other.desk(desk.table.id)
            for turn in range(20):
                here, there = (host, desk), (other, twin)
                owner, at = here if turn % 2 else there
                seat = (await owner.desk(desk.table.id)).table.awaited
                for text in ("draw", "pass"):
                    try:
                        await owner.handle(at.table.id, seat, ask.Say(new_id(), text))
                        break
                    except Refused:
                        continue
            said = [entry for entry in await host.store.read(desk.table.id) if entry.kind == "said"]
            assert len(said) == 20 and len({entry.seq for entry in said}) == 20
            await other.close()

    run(work())


def test_a_spectator_and_a_seat_out_of_turn_change_nothing() -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("classic", 2), 2)
            people = [Person(host, desk, 1), Person(host, desk, 2)]
            await asyncio.gather(*[person.play(PLAYING) for person in people])
            seq = desk.table.seq
            waiting = 3 - desk.table.awaited
            for seat, code in ((0, "spectators-only-watch"), (waiting, "not-your-turn")):
                with pytest.raises(Refused, match=code):
                    await host.handle(desk.table.id, seat, ask.DoAct(new_id(), "draw"))
            with pytest.raises(Refused, match="host-only"):
                await host.handle(desk.table.id, 2, ask.Swap(new_id(), 1, 2))
            assert desk.table.seq == seq

    run(work())


def test_would_counts_without_playing() -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("classic", 2), 2)
            people = [Person(host, desk, 1), Person(host, desk, 2)]
            await asyncio.gather(*[person.play(PLAYING) for person in people])
            person = people[desk.table.awaited - 1]
            seq = desk.table.seq
            answer = await person.send(ask.Would(new_id(), "discard X"))
            assert isinstance(answer, answers.Counted) and not answer.legal and answer.code == "draw-first"
            assert answer.needed == 50 and desk.table.seq == seq

    run(work())


def test_the_answer_time_alone_answers_yes_ruling_21() -> None:
    async def work() -> None:
        clock = TestClock()
        async with hosting(clock) as host:
            options = Options("samba", 4, {"ask_partner": "must", **SHORT}, Pace(answer=60))
            desk = await seated_table(host, options, 4)
            people = [Person(host, desk, seat) for seat in range(1, 5)]
            asked = asyncio.Event()

            async def plays(person: Person) -> None:
                while desk.table.stage != OVER:
                    person.wake.clear()
                    request = person.next_request()
                    if isinstance(request, ask.DoAct) and request.act == "yes":
                        waits = host.clock_view(desk)
                        assert asked.is_set() or (waits and 50_000 < waits.left_ms <= 60_000)
                        asked.set()
                        clock.pass_seconds(61)
                        desk.wake(clock())
                        request = None
                    if request is None:
                        await asyncio.wait_for(person.wake.wait(), 10)
                    else:
                        await person.send(request)

            await asyncio.gather(*[plays(person) for person in people])
            rows = await host.store.read(desk.table.id)
            by_clock = [row for row in rows if b'"by":"clock"' in row.data]
            assert asked.is_set() and by_clock and all(b'"act":"yes"' in row.data for row in by_clock)

    run(work())


def test_a_stand_in_is_only_offered_plays_and_gives_the_seat_back() -> None:
    async def work() -> None:
        clock = TestClock()
        async with hosting(clock) as host:
            desk = await seated_table(host, Options("samba", 2, SHORT, Pace(away=180)), 2)
            ada, ben = Person(host, desk, 1), Person(host, desk, 2)
            await asyncio.gather(ada.play(PLAYING), ben.play(PLAYING))
            host.leave(desk, ben.reader)
            with pytest.raises(Refused, match="not-now"):
                await ada.send(ask.StandIn(new_id(), 2))
            clock.pass_seconds(181)
            await ada.send(ask.StandIn(new_id(), 2))
            await ada.play(BETWEEN, OVER)
            rows = await host.store.read(desk.table.id)
            assert any(b'"by":"stand-in"' in row.data for row in rows)
            assert desk.table.seat(2).stand_in == USUAL

    run(work())


def test_a_person_who_is_back_plays_at_once() -> None:
    async def work() -> None:
        clock = TestClock()
        async with hosting(clock) as host:
            desk = await seated_table(host, Options("samba", 2, SHORT, Pace(away=60)), 2)
            ada, ben = Person(host, desk, 1), Person(host, desk, 2)
            await asyncio.gather(ada.play(PLAYING), ben.play(PLAYING))
            host.leave(desk, ben.reader)
            clock.pass_seconds(61)
            await ada.send(ask.StandIn(new_id(), 2))
            back = Person(host, desk, 2)
            await asyncio.sleep(0.05)
            assert desk.table.seat(2).stand_in == ""
            await asyncio.gather(ada.play(), back.play())

    run(work())


def test_a_table_that_can_t_go_on_rests_and_holds_up_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("classic", 2), 2)
            while desk.table.commitment is None:
                await asyncio.sleep(0.01)
            desk.deal_secrets.clear()
            people = [Person(host, desk, 1), Person(host, desk, 2)]
            for done in (lambda: len(desk.table.seals) == 2, lambda: len(desk.table.values) == 2):
                await asyncio.gather(*[person.play(done=done) for person in people])
            await asyncio.sleep(0.05)
            assert desk.table.stage == DEALING and len(caplog.records) == 1
            other = await seated_table(host, Options("classic", 2), 2)
            await asyncio.gather(*[Person(host, other, seat).play(PLAYING) for seat in (1, 2)])

    run(work())
    assert "can't go on" in caplog.text


def test_a_table_that_only_waits_for_a_person_has_no_task_of_its_own() -> None:
    async def work() -> None:
        async with hosting() as host:
            before = asyncio.all_tasks()
            desk = await seated_table(host, Options("classic", 2, {}, Pace(away=60, turn=60)), 2)
            people = [Person(host, desk, 1), Person(host, desk, 2)]
            await asyncio.gather(*[person.play(PLAYING) for person in people])
            await asyncio.sleep(0)
            assert asyncio.all_tasks() == before and desk.alarm is not None

    run(work())


def test_only_so_many_tables_that_nobody_watches_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unwatched, "MOST_UNWATCHED", 3)

    async def work() -> None:
        async with hosting() as host:
            made = [(await host.create(Options("classic", 2), "Ada"))[0].table for _ in range(6)]
            watched = await host.desk(made[0])
            reader = host.watch(watched, 1, lambda: None)
            for table in made[1:4]:
                await host.desk(table)
            await host.desk(made[1])
            await host.desk(made[4])
            assert [table for table in made if host.at_hand(table)] == [made[n] for n in (0, 1, 3, 4)]
            host.leave(watched, reader)
            assert [table for table in made if host.at_hand(table)] == [made[n] for n in (0, 3, 4)]
            assert (await host.desk(made[1])).table.seat(1).name == "Ada" and host.tables() == 3

    run(work())


def test_a_table_where_computers_play_on_stays_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unwatched, "MOST_UNWATCHED", 0)

    async def work() -> None:
        async with hosting() as host:
            made, _ = await host.create(Options("classic", 2), "Ada")
            for request in (ask.SetSeat(new_id(), 2, "greedy"), ask.Start(new_id())):
                await host.handle(made.table, 1, request)
            desk = await host.desk(made.table)
            while desk.table.stage != PLAYING:
                assert host.at_hand(made.table) is desk
                await asyncio.sleep(0.01)

    run(work())


def test_a_table_that_is_read_anew_keeps_its_clock() -> None:
    """What it stood still meanwhile isn't in the log."""

    async def work() -> None:
        clock = TestClock()
        async with hosting(clock) as host:
            desk = await seated_table(host, Options("classic", 2, {}, Pace(turn=60)), 2)
            people = [Person(host, desk, seat) for seat in (1, 2)]
            await asyncio.gather(*[person.play(PLAYING) for person in people])
            for person in people:
                host.leave(desk, person.reader)
            host.forget(desk.table.id)
            clock.pass_seconds(600)
            desk = await host.desk(desk.table.id)
            await host.book.reload(desk)
            view = host.clock_view(desk)
            assert view is not None and 59_000 < view.left_ms <= 60_000

    run(work())


@pytest.mark.parametrize("most", [0, 1000])
def test_a_clock_runs_out_where_nobody_watches(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """However many other tables there are, and however long nobody has looked."""
    monkeypatch.setattr(unwatched, "MOST_UNWATCHED", most)

    async def work() -> None:
        clock = TestClock()
        async with hosting(clock) as host:
            options = Options("samba", 4, {"ask_partner": "must", **SHORT}, Pace(answer=300))
            desk = await seated_table(host, options, 4)
            people = [Person(host, desk, seat) for seat in range(1, 5)]
            await asyncio.gather(*[person.play(done=lambda: asked(desk)) for person in people])
            seq = desk.table.seq
            for person in people:
                host.leave(desk, person.reader)
            other, _ = await host.create(Options("classic", 2), "Ada")
            await host.desk(other.table)
            clock.pass_seconds(299)
            assert desk.table.id not in host.idle(clock())
            clock.pass_seconds(2)
            desk.wake(clock())
            while desk.table.seq == seq:
                await asyncio.sleep(0.01)
            rows = await host.store.read(desk.table.id, seq)
            assert b'"by":"clock"' in rows[0].data and desk.table.id in host.idle(clock())

    run(work())


def asked(desk: Desk) -> bool:
    """Whether somebody has asked his partner."""
    return desk.table.stage == PLAYING and answers_question(desk.table)


def test_a_day_long_clock_keeps_no_table_in_memory() -> None:
    async def work() -> None:
        clock = TestClock()
        async with hosting(clock) as host:
            options = Options("samba", 4, {"ask_partner": "must", **SHORT}, Pace(answer=86_400))
            desk = await seated_table(host, options, 4)
            people = [Person(host, desk, seat) for seat in range(1, 5)]
            await asyncio.gather(*[person.play(done=lambda: asked(desk)) for person in people])
            for person in people:
                host.leave(desk, person.reader)
            assert host.idle(clock() + 1) == [desk.table.id]

    run(work())
