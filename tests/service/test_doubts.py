"""“This score looks wrong”: filed once for each line, seen by everybody, kept in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from escalera.engine.sheet import LINES
from escalera.errors import Refused
from escalera.protocol import requests as ask
from escalera.protocol.views import Options
from escalera.service.doubts import decide_doubt, is_on_a_sheet
from escalera.service.records import record_from
from escalera.service.table import BETWEEN, OVER
from tests.service.support import Person, hosting, new_id, seated_table


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, a minute at most."""
    asyncio.run(asyncio.wait_for(work, 60))


def doubt(round: int = 1, side: int = 2, line: str = "red-threes", text: str = "") -> ask.Doubt:
    """A doubt."""
    return ask.Doubt(new_id(), round, side, line, text)


def test_a_doubt_is_in_everybodys_view_and_survives_the_process() -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("samba", 2, {"target": "50000"}), 2)
            people = [Person(host, desk, seat) for seat in (1, 2)]
            await asyncio.gather(*[person.play(BETWEEN, OVER) for person in people])
            await people[1].send(doubt(text=" We had\x07 five. "))
            for seat in (0, 1, 2):
                (shown,) = host.view(desk, seat).view.doubts
                assert (shown.seat, shown.name, shown.match, shown.round) == (2, "Person 2", 1, 1)
                assert (shown.side, shown.line, shown.text) == (2, "red-threes", "We had five.")
            rows = await host.store.read(desk.table.id)
            assert [row.kind for row in rows].count("doubted") == 1
            assert len(record_from(desk.table.id, rows).rounds) == len(desk.table.record().rounds)

    run(work())


def test_a_line_is_doubted_once_by_a_seat_and_only_if_it_is_on_a_finished_sheet() -> None:
    async def work() -> None:
        async with hosting() as host:
            desk = await seated_table(host, Options("classic", 2, {"target": "50000"}), 2)
            people = [Person(host, desk, seat) for seat in (1, 2)]
            with pytest.raises(Refused, match="no-such-line"):
                await people[0].send(doubt())
            await asyncio.gather(*[person.play(BETWEEN, OVER) for person in people])
            await people[0].send(doubt())
            with pytest.raises(Refused, match="doubted-already"):
                await people[0].send(doubt(text="again"))
            await people[1].send(doubt())
            for wrong in (doubt(round=2), doubt(side=3), doubt(line="cheating"), doubt(line="total")):
                with pytest.raises(Refused, match="no-such-line"):
                    await people[0].send(wrong)
            with pytest.raises(Refused, match="spectators-only-watch"):
                await host.handle(desk.table.id, 0, doubt())
            for line in LINES:
                assert is_on_a_sheet(desk.table, doubt(line=line))
            assert [entry.line for entry in decide_doubt(desk.table, 1, doubt(side=1))] == ["red-threes"]  # type: ignore[union-attr]

    run(work())
