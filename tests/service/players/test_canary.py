"""A player that searches its memory finds nothing that only the server may know."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

import pytest

from escalera import Budget, Round
from escalera.service.players.foreign import ForeignBot
from escalera.service.players.pool import Pool
from tests.service.players import canary
from tests.service.players.rounds import halfway

CANARY = "tests.service.players.canary"
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is searched in /proc")


@pytest.fixture
def secret_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Round:
    """A round, with the order of its stock written down for the canary."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    played = halfway()
    hidden = list(played.state.stock)[-int(played.state.stock_left) :]
    markers = canary.encodings(hidden[:30])
    canary.wanted_file().write_text(json.dumps([canary.disguised(marker) for marker in markers]))
    return played


def fault_of(played: Round, player: str) -> str | None:
    """What a canary in the pool tells."""

    async def play() -> str | None:
        pool = Pool(1, foreign=True, grace=30.0)
        await pool.start()
        try:
            view = played.view(played.to_act)
            return (await pool.decide(player, view, seconds=30.0, salt=b"salt")).fault
        finally:
            await pool.stop()

    return asyncio.run(play())


def test_a_canary_in_the_pool_finds_nothing(secret_round: Round) -> None:
    assert fault_of(secret_round, f"{CANARY}:Canary") == "LookupError: plenty searched, found []"


def test_a_canary_in_its_own_process_finds_nothing(secret_round: Round) -> None:
    with ForeignBot(f"{CANARY}:Canary", grace=30.0) as bot:
        bot.decide(secret_round.view(secret_round.to_act), Budget(30.0))
    assert bot.faults == ["LookupError: plenty searched, found []"]


def test_the_same_search_finds_what_is_there(secret_round: Round) -> None:
    assert fault_of(secret_round, f"{CANARY}:Planted") == "LookupError: plenty searched, found [1]"


def test_the_server_holds_what_the_canary_looks_for(secret_round: Round) -> None:
    seen, found = canary.search()
    assert seen > 5_000_000 and found
