"""The long forms of the tests here: `python -m tests.web.long [kills|frames|lossy|late]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from escalera.remote import Timing
from tests.web.people import made
from tests.web.servers import Server, serving
from tests.web.test_frames import throw
from tests.web.test_lossy import BOLIVIA, play_in
from tests.web.test_restart import run_through
from tests.web.weather import EveryNth, Storm, Weather


def kills(folder: Path) -> None:
    """Matches at eight tables through fifty kills."""
    ends = run_through(folder, 50, 8, kill=True, target="2500")
    ends.server.stop()
    print(f"{ends.acknowledged} acts were acknowledged before the last kill")


ROUND: Final = BOLIVIA
MATCH: Final = {**BOLIVIA, "rules": {"target": "2500"}}
BRISK: Final = Timing(answer=0.2, quiet=0.25, steady=0.5, first_wait=0.02, longest_wait=0.2)
"""For a dozen tables at once."""
LATE: Final = Timing(open=20, send=20, answer=1.6, quiet=3, steady=3, first_wait=0.2, longest_wait=2)
"""For half a second of delay in each direction."""


def lossy(folder: Path) -> None:
    """Every n-th message lost, and lines cut: a round, and matches to 2500."""
    for options in (ROUND, MATCH):
        weathers = {f"every {n}. lost": EveryNth(n) for n in range(2, 11)}
        cut = {f"cut after about {life}": Storm(life, life=life) for life in (10, 40, 160)}
        in_weathers(folder, {**weathers, **cut}, options, BRISK)


def late(folder: Path) -> None:
    """Half a second late, and three in ten lost: a round, a match to 2500, and with cuts as well."""
    for options in (ROUND, MATCH):
        storm = {"500 ms late, 30 % lost": Storm(1, loss=0.3, delay=0.5)}
        worse = {"and cut after about 100": Storm(2, loss=0.3, delay=0.5, life=100)}
        in_weathers(folder, {**storm, **worse}, options, LATE)


def in_weathers(
    folder: Path, weathers: Mapping[str, Weather], options: dict[str, Any], timing: Timing
) -> None:
    """A table for each weather, all at once, each with two remote seats."""

    async def one(server: Server, name: str, weather: Weather) -> None:
        started = time.monotonic()
        await play_in(server, weather, options, 2, timing)
        counted = f"{weather.passed} passed, {weather.lost} lost, {weather.cuts} lines cut"
        print(f"{options['rules']}, {name}: {counted}; {time.monotonic() - started:.0f} s", flush=True)

    async def work() -> None:
        with serving(folder) as server:
            await asyncio.gather(*[one(server, *weather) for weather in weathers.items()])
            assert "Traceback" not in server.log.read_text(encoding="utf-8")

    asyncio.run(work())


def frames(folder: Path) -> None:
    """Ten thousand broken frames, and the memory before and after."""
    with serving(folder) as server:
        status = Path(f"/proc/{server.process.pid}/status")

        async def work() -> None:
            victims, _ = await made(server, 2)
            await throw(server, victims[0], 1000, 99)
            before = memory(status)
            counted = await asyncio.gather(*[throw(server, victims[0], 2500, seed) for seed in range(4)])
            answered, closed = (sum(one) for one in zip(*counted, strict=True))
            print(f"{answered} answered, {closed} closed; {before} kB before, {memory(status)} kB after")

        asyncio.run(work())
        assert "Traceback" not in server.log.read_text(encoding="utf-8")


def memory(status: Path) -> int:
    """A process's resident memory in kB."""
    return int(status.read_text().split("VmRSS:")[1].split()[0])


FORMS: Final[dict[str, Callable[[Path], None]]] = {
    "kills": kills,
    "frames": frames,
    "lossy": lossy,
    "late": late,
}

if __name__ == "__main__":
    for name in sys.argv[1:] or FORMS:
        started = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            FORMS[name](Path(folder))
        print(f"{name}: {time.monotonic() - started:.1f} s")
