"""Hints in child processes: from view bytes alone, within their time, and beside everything else."""

from __future__ import annotations

import asyncio

import pytest

from escalera import Budget, View
from escalera.bots import Expert
from escalera.bots.advice import advise
from escalera.bots.said import Said
from escalera.service.players.hinting import NoHint
from tests.service.players.rounds import dealt, view_halfway
from tests.service.players.test_pool import FAULTS, ROBOTS, pool


@pytest.mark.parametrize("workers", [0, 1])
def test_a_hint_from_a_process_is_the_one_from_here(workers: int) -> None:
    async def work() -> None:
        async with pool(workers) as running:
            for view in views():
                here = advise(view, Expert())
                for meant in (None, *here.compared[:1]):
                    here = advise(view, Expert(), meant)
                    found = await running.advise("expert", view, meant, seconds=30.0)
                    assert (tuple(found.acts), found.first) == (here.actions, here.first)
                    assert (found.where, found.against, found.agrees) == (
                        here.where,
                        here.against,
                        here.agrees,
                    )
                    assert found.reasons == [Said(one.key, dict(one.facts)) for one in here.reasons]

    asyncio.run(work())


def views() -> list[View]:
    """What the seats see at a few moments of a round."""
    played = dealt("bolivia", 4, 5)
    found: list[View] = []
    while not played.over and len(found) < 40:
        view = played.view(played.to_act)
        found.append(view)
        played.play(Expert().decide(view, Budget()))
    return found[::4]


@pytest.mark.parametrize("name", FAULTS)
def test_a_player_that_fails_gives_no_hint_and_holds_nobody_up(name: str) -> None:
    async def work() -> None:
        grace = 0.2 if "time" in FAULTS[name] else 5.0
        async with pool(1, grace=grace, foreign=True) as running:
            going = asyncio.ensure_future(
                running.advise(f"{ROBOTS}:{name}", view_halfway(), None, seconds=0.3)
            )
            turns = 0
            while not going.done():
                await asyncio.sleep(0.01)
                turns += 1
            with pytest.raises(NoHint):
                await going
            assert turns > 1, "the loop stood still"

    asyncio.run(work())


def test_nobody_is_advised_who_is_not_to_act() -> None:
    async def work() -> None:
        played = dealt("bolivia", 4, 5)
        async with pool(0) as running:
            for seat in (0, played.to_act % 4 + 1):
                with pytest.raises(ValueError, match="isn't to act"):
                    await running.advise("expert", played.view(seat), None, seconds=1.0)
        with pytest.raises(RuntimeError):
            await running.advise("expert", played.view(played.to_act), None, seconds=1.0)

    asyncio.run(work())
