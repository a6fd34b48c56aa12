"""What everything holds at one moment: memory, open files, threads, children, tasks, tables, connections."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx

from benchmarks.cluster.routing.usage import with_children
from benchmarks.load.servers import resident
from tests.nodes.ground import Nats

Numbers = dict[str, float]
Sample = dict[str, Numbers]
"""By whom, and what."""

PROC: Final = Path("/proc")
FIGURES: Final = {
    "escalera_tasks": "tasks", "escalera_tables": "tables", "escalera_sockets": "watching",
}  # fmt: skip


def process(pid: int) -> Numbers:
    """What a process holds, and what is below it."""
    below = list(with_children(pid))[1:]
    return {
        "memory": megabytes(pid),
        **open_files(pid),
        "threads": float(len(list((PROC / str(pid) / "task").iterdir()))),
        "children": float(len(below)),
        "memory below": sum(map(megabytes, below)),
    }


def megabytes(pid: int) -> float:
    """What a process has in memory; nothing where it has just ended."""
    with suppress(OSError):
        return resident(pid)
    return 0.0


def open_files(pid: int) -> Numbers:
    """How many, by kind."""
    kinds: Counter[str] = Counter({"sockets": 0, "pipes": 0, "files": 0})
    for entry in (PROC / str(pid) / "fd").iterdir():
        with suppress(OSError):
            kinds[kind_of(str(entry.readlink()))] += 1
    return {kind: float(number) for kind, number in kinds.items()}


def kind_of(target: str) -> str:
    """What an open file is."""
    if target.startswith(("socket:", "pipe:")):
        return "sockets" if target.startswith("socket:") else "pipes"
    return "files"


async def figures(http: httpx.AsyncClient, address: str) -> Numbers:
    """What a node says of itself."""
    text = (await http.get(f"http://{address}/metrics")).text
    found = dict(re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE))
    return {name: float(found[figure]) for figure, name in FIGURES.items()}


async def bus(nats: Nats) -> Numbers:
    """What a NATS says of itself."""
    told = await asyncio.to_thread(nats.told)
    return {what: float(told[what]) for what in ("connections", "subscriptions")}
