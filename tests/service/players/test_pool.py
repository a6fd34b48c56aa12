"""The pool: it plays as in process, survives what its players do, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from base64 import b64decode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from escalera import Act, Budget, GreedyBot, View
from escalera.service.players.bytes import view_of
from escalera.service.players.decision import Decision
from escalera.service.players.pool import Pool
from escalera.service.players.safe import safe_act
from tests.service.players.processes import children, has_ended, is_gone, open_files
from tests.service.players.rounds import dealt, view_halfway

SALT = b"salt of the table"
ROBOTS = "tests.service.players.robots"
FAULTS = {
    "Raises": "ValueError: no idea",
    "RaisesUnprintable": "Unprintable",
    "Hangs": "didn't answer in time",
    "Spins": "didn't answer in time",
    "HoldsTheLock": "didn't answer in time",
    "WritesIntoThePipes": "nonsense",
    "ClosesThePipes": "it has ended",
    "Exits": "it has ended",
    "ExitsPolitely": "SystemExit: enough",
    "Returns": "returned NoneType",
    "ReturnsText": "returned str",
    "ReturnsIllegal": "is refused",
    "BuildsNoAct": "is no act",
    "BuildsNoList": "99 is no card",
    "ReturnsTooMuch": "too long",
    "Unready": "OSError: my file is missing",
    "Missing": "has no attribute 'Missing'",
}


@asynccontextmanager
async def pool(workers: int, *, grace: float = 5.0, foreign: bool = False) -> AsyncIterator[Pool]:
    """A running pool."""
    running = Pool(workers, grace=grace, foreign=foreign)
    await running.start()
    try:
        yield running
    finally:
        await running.stop()


async def decide(running: Pool, player: str, view: View, seconds: float = 5.0) -> Decision:
    """A decision."""
    return await running.decide(player, view, seconds=seconds, salt=SALT)


async def acts_of(running: Pool, player: str, code: str, players: int, seed: int) -> list[Act]:
    """The acts of one round."""
    played = dealt(code, players, seed)
    acts = []
    while not played.over:
        decision = await decide(running, player, played.view(played.to_act), 30.0)
        assert decision.fault is None
        acts.append(decision.act)
        played.play(decision.act)
    return acts


def greedy_acts(code: str, players: int, seed: int) -> list[Act]:
    """The same round by greedy players in this process."""
    played = dealt(code, players, seed)
    acts = []
    while not played.over:
        acts.append(GreedyBot().decide(played.view(played.to_act), Budget()))
        played.play(acts[-1])
    return acts


@pytest.mark.parametrize("workers", [0, 2])
def test_whole_rounds_are_the_same_as_in_process(workers: int) -> None:
    tables = [("bolivia", 4), ("bolivia-dk", 2), ("samba", 6), ("classic", 3)]

    async def play() -> None:
        async with pool(workers) as running:
            found = await asyncio.gather(*[acts_of(running, "greedy", *table, 1) for table in tables])
        assert found == [greedy_acts(*table, 1) for table in tables]

    asyncio.run(play())


def test_the_same_view_name_and_salt_give_the_same_move() -> None:
    views = [dealt("bolivia", 4, seed) for seed in range(30)]

    async def moves(running: Pool, salt: bytes) -> list[Act]:
        seen = [played.view(played.to_act) for played in views]
        found = await asyncio.gather(*[running.decide("random", v, seconds=5, salt=salt) for v in seen])
        return [decision.act for decision in found]

    async def play() -> None:
        for played in views:
            played.play(Act("draw"))
        async with pool(2) as one, pool(0) as other:
            first = await moves(one, SALT)
            assert await moves(one, SALT) == await moves(other, SALT) == first
            assert await moves(one, b"another salt") != first

    asyncio.run(play())


# Faults


@pytest.mark.parametrize("name", FAULTS)
def test_a_player_that_fails_plays_a_safe_act_and_the_fault_is_told(name: str) -> None:
    view = view_halfway()

    async def play() -> Decision:
        async with pool(1, grace=0.2 if "time" in FAULTS[name] else 5.0, foreign=True) as running:
            return await decide(running, f"{ROBOTS}:{name}", view, 0.3)

    decision = asyncio.run(play())
    assert decision.act == safe_act(view)
    assert FAULTS[name] in (decision.fault or "")


@pytest.mark.parametrize("name", ["Prints", "LeavesThreads", "Greedy"])
def test_a_player_that_is_only_noisy_is_heard(name: str) -> None:
    view = view_halfway()

    async def play() -> Decision:
        async with pool(1, foreign=True) as running:
            return await decide(running, f"{ROBOTS}:{name}", view)

    assert asyncio.run(play()) == Decision(GreedyBot().decide(view, Budget()))


def test_the_game_goes_on_beside_players_that_hang() -> None:
    async def play() -> None:
        async with pool(2, grace=0.1, foreign=True) as running:
            view = view_halfway()
            hanging = [decide(running, f"{ROBOTS}:Spins", view, 0.2) for _ in range(4)]
            rounds = [acts_of(running, "greedy", "classic", 2, seed) for seed in range(3)]
            *hung, _, _, acts = await asyncio.gather(*hanging, *rounds)
            assert acts == greedy_acts("classic", 2, 2)
            assert all(isinstance(one, Decision) and one.fault for one in hung)

    asyncio.run(play())


def test_what_a_player_has_started_is_killed_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    async def play() -> None:
        async with pool(1, grace=0.1, foreign=True) as running:
            assert (await decide(running, f"{ROBOTS}:StartsAnother", view_halfway(), 1.0)).fault

    asyncio.run(play())
    assert is_gone(int((tmp_path / "started").read_text()))


def test_a_foreign_player_gets_a_fresh_process_without_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_THE_SERVER", "password")

    async def play() -> None:
        async with pool(1, foreign=True) as running:
            for _ in range(2):
                assert (await decide(running, f"{ROBOTS}:Counts", view_halfway())).fault is None
            told = await decide(running, f"{ROBOTS}:TellsItsEnvironment", view_halfway())
            assert told.fault == "ValueError: nothing"

    asyncio.run(play())


@pytest.mark.parametrize("name", ["nobody", "os:abort", f"{ROBOTS}:Greedy", ""])
@pytest.mark.parametrize("workers", [0, 1])
def test_only_known_players_unless_foreign_ones_are_asked_for(name: str, workers: int) -> None:
    async def play() -> Decision:
        async with pool(workers) as running:
            return await decide(running, name, view_halfway())

    assert asyncio.run(play()).fault == "there is no such computer player"


def test_a_fault_is_logged_with_what_repeats_it(caplog: pytest.LogCaptureFixture) -> None:
    view = view_halfway()

    async def play() -> None:
        async with pool(1, foreign=True) as running:
            await decide(running, f"{ROBOTS}:Raises", view)

    with caplog.at_level(logging.DEBUG, "escalera.players"):
        asyncio.run(play())
    warning, debug = caplog.records
    assert warning.levelno == logging.WARNING and "no idea" in warning.getMessage()
    assert "Raises" in warning.getMessage() and debug.levelno == logging.DEBUG
    encoded = debug.getMessage().split("view=")[1].split()[0]
    assert view_of(b64decode(encoded)).hand == view.hand


def test_wrong_questions_are_errors() -> None:
    played = dealt("samba", 4, 1)
    seat = played.to_act

    async def play() -> None:
        async with pool(0) as running:
            with pytest.raises(ValueError, match="isn't to act"):
                await decide(running, "greedy", played.view(seat % 4 + 1))
            with pytest.raises(ValueError, match="isn't to act"):
                await decide(running, "greedy", played.view(0))
            with pytest.raises(ValueError, match="another seat's hand"):
                await decide(running, "greedy", View(played.state, seat, 1, []))
        with pytest.raises(RuntimeError):
            await decide(running, "greedy", played.view(seat))

    asyncio.run(play())


# Processes


def test_all_tables_finish_while_processes_are_killed() -> None:
    luck = Random(2)
    killed = 0

    async def kill(running: Pool) -> None:
        nonlocal killed
        while True:
            await asyncio.sleep(luck.uniform(0.0, 0.3))
            for pid in luck.sample(running.pids, min(1, len(running.pids))):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    killed += 1

    async def table(running: Pool, seed: int) -> bool:
        played = dealt("classic", 2 + seed % 3, seed)
        while not played.over:
            decision = await decide(
                running, "random" if seed % 4 else "greedy", played.view(played.to_act), 30.0
            )
            played.play(decision.act)
        return True

    async def play() -> None:
        async with pool(3) as running:
            killer = asyncio.create_task(kill(running))
            assert all(await asyncio.gather(*[table(running, seed) for seed in range(20)]))
            killer.cancel()

    before = children()
    asyncio.run(play())
    assert killed > 1 and children() == before


def test_one_kill_in_mid_decision_changes_no_move() -> None:
    view = view_halfway()

    async def play() -> None:
        async with pool(1) as running:
            for _ in range(5):
                deciding = asyncio.create_task(decide(running, "greedy", view))
                await asyncio.sleep(0)
                os.kill(running.pids[0], signal.SIGKILL)
                assert (await deciding).fault is None

    asyncio.run(play())


def test_three_hundred_decisions_leave_nothing_open() -> None:
    view = view_halfway()

    async def play(running: Pool) -> None:
        await asyncio.gather(*[decide(running, "greedy", view) for _ in range(3)])
        before = open_files(), children()
        await asyncio.gather(*[decide(running, "greedy", view) for _ in range(300)])
        assert (open_files(), children()) == before and len(before[1]) >= 2
        for name in ("Exits", "Raises", "Hangs"):
            await decide(running, f"{ROBOTS}:{name}", view, 0.2)
        os.kill(running.pids[0], signal.SIGKILL)
        await asyncio.gather(*[decide(running, "greedy", view) for _ in range(10)])
        assert open_files() == before[0]
        assert len(children()) == len(before[1]) and not any(has_ended(pid) for pid in children())

    async def all_of_it() -> None:
        before = open_files(), children()
        async with pool(2, foreign=True, grace=0.5) as running:
            await play(running)
        assert (open_files(), children()) == before

    asyncio.run(all_of_it())


def in_a_pool(work: Callable[[Pool], Awaitable[None]]) -> None:
    """Run with a pool whose player of the time hangs."""

    async def play() -> None:
        async with pool(1, grace=20.0, foreign=True) as running:
            await work(running)

    asyncio.run(play())


def test_stopping_ends_decisions_under_way_and_in_line() -> None:
    async def work(running: Pool) -> None:
        hanging = [asyncio.create_task(decide(running, f"{ROBOTS}:Hangs", view_halfway())) for _ in range(3)]
        while running.waiting < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        await asyncio.wait_for(running.stop(), 5)
        assert all([(await one).fault for one in hanging])

    in_a_pool(work)


def test_a_cancelled_decision_gives_its_place_back() -> None:
    async def work(running: Pool) -> None:
        deciding = asyncio.create_task(decide(running, "greedy", view_halfway()))
        waiting = asyncio.create_task(decide(running, "greedy", view_halfway()))
        await asyncio.sleep(0)
        deciding.cancel()
        waiting.cancel()
        await asyncio.gather(deciding, waiting, return_exceptions=True)
        assert (await asyncio.wait_for(decide(running, "greedy", view_halfway()), 10)).fault is None
        assert running.waiting == 0

    in_a_pool(work)
