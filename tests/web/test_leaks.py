"""Nobody is sent a card that he can't know, nor anything secret, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.inside import inside
from tests.web.planted import PLANTED
from tests.web.recorded import NO_LIMITS, Game, game_at, play_all, play_some
from tests.web.searching import Leak

WAYS = {"socket", "http", "stream", "record", "log", "page"}
HAPPENED = {
    "created", "sat", "manned", "swapped", "started", "committed", "sealed", "seals-closed", "opened",
    "dealt", "acted", "revealed", "readied", "said", "stood-in", "returned", "rematched",
}  # fmt: skip


def searched(folder: Path, play: Callable[[Game], Any], **rules: str) -> tuple[Game, list[Leak]]:
    """A game and what its search finds."""

    async def work() -> tuple[Game, list[Leak]]:
        database = folder / "game.db"
        async with inside(database, **NO_LIMITS) as app:
            game = await game_at(app, database, **rules)
            await play(game)
            for person in game.everybody:
                await person.close()
            return game, (await game.search()).leaks(game.heard)

    return asyncio.run(asyncio.wait_for(work(), 120))


@pytest.mark.parametrize("asking", ["may", "must"])
def test_whole_games_show_nobody_what_is_hidden(tmp_path: Path, asking: str) -> None:
    game, leaks = searched(tmp_path, play_all, target="50000", round_cap="3", ask_partner=asking)
    assert leaks == []
    assert {one.way for one in game.heard} == WAYS
    assert {one.name for one in game.heard} == {"Ada", "Ben", "Cleo", "Eve"}
    assert game.kinds == HAPPENED
    assert [len(record.rounds) for record in game.records] == [3]


@pytest.mark.parametrize("place", PLANTED)
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    with monkeypatch.context() as patch:
        PLANTED[place](patch)
        game, leaks = searched(tmp_path, play_some, target="50000", round_cap="3")
    assert leaks, f"{place}: not found in {len(game.heard)} messages"
