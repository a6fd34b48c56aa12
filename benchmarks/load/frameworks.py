"""Moves per processor-second on three servers: the same toy act, every seat sent its own view."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop

from benchmarks.load import boardgame, colyseus, escalera, node
from benchmarks.load.driving import Driving, drive
from benchmarks.load.ends import OpenTable
from benchmarks.load.games import NO_LIMITS, Games, file_engine, serve_command
from benchmarks.load.servers import serving, take_load_core


@dataclass(frozen=True)
class Contender:
    """A server and how to sit down at it."""

    command: Sequence[str]
    open_table: OpenTable


def contenders() -> dict[str, Contender]:
    """All that are measured, in turn."""
    toys = node.HERE / "toy"
    return {
        "boardgame_io": Contender([str(node.NODE), str(toys / "boardgame.mjs")], boardgame.open_table),
        "colyseus": Contender([str(node.NODE), str(toys / "colyseus.mjs")], colyseus.open_table),
        "escalera": Contender([sys.executable, "-m", "benchmarks.load.toy.server"], escalera.open_toy),
    }


def run(runs: int, tables: int, moves: int, view_bytes: int, names: Sequence[str]) -> None:
    """Measure `runs` times, in turn, and print medians."""
    node.install()
    take_load_core()
    found: dict[str, list[Driving]] = {}
    for number in range(runs):
        for name, contender in contenders().items():
            if names and name not in names:
                continue
            done = measure(contender, tables, moves, view_bytes)
            note(found, name, done, number)
        if not names or "real_game" in names:
            note(found, "real_game", measure_game(tables), number)
    report(found)


def measure(contender: Contender, tables: int, moves: int, view_bytes: int) -> Driving:
    """One run on a fresh server."""
    with serving(contender.command, VIEW_BYTES=str(view_bytes)) as server:
        return uvloop.run(drive(contender.open_table, server.port, tables, moves // 3, moves, server.seconds))


def measure_game(tables: int) -> Driving:
    """One run of real games: every act on disk before it is answered, and events instead of whole views."""
    with tempfile.TemporaryDirectory() as folder, serving(serve_command(Path(folder)), **NO_LIMITS) as server:
        games = Games(file_engine(Path(folder)))
        return uvloop.run(
            drive(games.open_table, server.port, tables, tables * 20, tables * 60, server.seconds)
        )


def note(found: dict[str, list[Driving]], name: str, done: Driving, run: int) -> None:
    """Keep what a run came to, and say it."""
    found.setdefault(name, []).append(done)
    print(f"run {run + 1}: {name} {done.moves / done.seconds:,.0f}", flush=True)


def report(found: dict[str, list[Driving]]) -> None:
    """The medians in words, then as JSON."""
    rates = {
        name: statistics.median(done.moves / done.seconds for done in runs) for name, runs in found.items()
    }
    print()
    for name, rate in rates.items():
        bytes_each = found[name][0].bytes / found[name][0].moves / 4
        print(f"{name:>14} {rate:>8,.0f} moves a processor-second, {bytes_each:,.0f} bytes to each seat")
    shown: dict[str, float] = {name: round(rate) for name, rate in rates.items()}
    for name in ("boardgame_io", "colyseus"):
        if name in rates and "escalera" in rates:
            shown[f"times_{name}"] = round(rates["escalera"] / rates[name], 3)
    print(json.dumps(shown))
