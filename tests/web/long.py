"""The long forms of the tests here: `python -m tests.web.long [kills|frames]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.web.people import made
from tests.web.servers import serving
from tests.web.test_frames import throw
from tests.web.test_restart import run_with_ends


def kills(folder: Path) -> None:
    """A match through fifty kills."""
    run_with_ends(folder, 50, kill=True).stop()


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


if __name__ == "__main__":
    for name in sys.argv[1:] or ["kills", "frames"]:
        started = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            {"kills": kills, "frames": frames}[name](Path(folder))
        print(f"{name}: {time.monotonic() - started:.1f} s")
