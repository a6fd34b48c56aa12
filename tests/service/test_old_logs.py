"""A game in the middle of a round that an earlier release kept goes on, under the rules it began with.

`logs/classic.jsonl` is such a table as its bytes are in a store, with the secret of the running deal. What
was added to options and acts since then isn't in it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import pytest
from click.testing import CliRunner

from escalera import edition
from escalera.cli.app import app
from escalera.notation import record_text
from escalera.protocol.views import Options
from escalera.rules import editions
from escalera.service.host import Host
from escalera.service.store import Entry
from escalera.service.table import OVER
from tests.service.support import Person, TestClock, hosting

LOG: Final = Path(__file__).parent / "logs" / "classic.jsonl"
SCORE: Final = (1385, 645)
"""Of its finished round, by the rules it began with."""
LATER: Final = replace(edition("classic"), version=2, going_out_bonus=50, canasta_size=6)


def table_of() -> str:
    """The table's id, on which its deals depend."""
    return str(next(lines())["table"])


def lines() -> Iterator[dict[str, Any]]:
    """What is kept."""
    return map(json.loads, LOG.read_text(encoding="utf-8").splitlines())


async def keep(host: Host) -> None:
    """Put the log into the store of a host."""
    rows = [
        Entry(
            table_of(),
            one["seq"],
            one["at_ms"],
            one["kind"],
            one["data"].encode(),
            one["seat"],
            one["act_id"],
            one["person"],
        )
        for one in lines()
        if "seq" in one
    ]
    secrets = {one["round"]: one["secret"].encode() for one in lines() if "secret" in one}
    await host.store.append(table_of(), 0, rows, secrets=secrets)


@pytest.fixture(params=["as it was", "changed since"])
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The edition of today: the values the log knows, or later ones under the next number."""
    if request.param == "changed since":
        now = MappingProxyType({**editions.EDITIONS, "classic": LATER})
        monkeypatch.setattr(editions, "EARLIER", MappingProxyType({"classic@1": edition("classic")}))
        monkeypatch.setattr(editions, "EDITIONS", now)


@pytest.mark.usefixtures("rules")
def test_a_game_that_was_kept_goes_on_under_the_rules_it_began_with(tmp_path: Path) -> None:
    async def play() -> str:
        async with hosting(TestClock()) as host:
            await keep(host)
            desk = await host.desk(table_of())
            assert (desk.table.rules.version, desk.table.rules.going_out_bonus) == (1, 200)
            assert desk.table.rounds[0].score == SCORE and desk.table.awaited == 2
            people = [Person(host, desk, seat) for seat in (1, 2)]
            await asyncio.gather(*[person.play() for person in people])
            assert desk.table.stage == OVER and desk.table.rounds[0].score == SCORE
            async with asyncio.timeout(20):
                while not all(one.proof for one in desk.table.rounds):
                    await asyncio.sleep(0.005)
            return record_text(desk.table.record())

    text = asyncio.run(play())
    assert "Edition: classic\n" in text
    file = tmp_path / "game.canasta"
    file.write_text(text, encoding="utf-8")
    for command in ("verify", "replay"):
        done = CliRunner().invoke(app, [command, str(file)])
        assert done.exit_code == 0, done.output


@pytest.mark.usefixtures("rules")
def test_a_plain_edition_is_its_first_version() -> None:
    assert edition("classic") == edition("classic@1") and edition("classic").version == 1
    assert Options.__struct_defaults__[0] == edition(Options().edition).edition_text


def test_later_values_have_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "EDITIONS", MappingProxyType({"classic": LATER}))
    assert edition("classic@2") == LATER
