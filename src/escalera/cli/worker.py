"""`escalera worker`: processes for the computer players of several servers."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress

import click

from escalera.cli.interrupts import nothing_begun
from escalera.cli.serving import say, serving_faults_told
from escalera.cli.spoken import command, lang_option, option
from escalera.cli.words import catalogue


@command("worker")
@option("--bus", metavar="URL", envvar="ESCALERA_BUS", required=True)
@option("--workers", type=click.IntRange(min=0), envvar="ESCALERA_WORKERS")
@lang_option
@click.pass_context
def worker(ctx: click.Context, bus: str, workers: int | None, lang: str) -> None:
    """Decide for computer players of servers on the same bus, until Ctrl-C."""
    with nothing_begun():
        import escalera.service.players.bench  # noqa: F401  # here Ctrl-C ends it without a word
    number = os.cpu_count() or 1 if workers is None else workers
    with serving_faults_told(ctx):
        asyncio.run(work(bus, number, lambda: say(catalogue(lang).text("worker-ready"))))


async def work(address: str, workers: int, ready: Callable[[], None]) -> None:
    """Work until a signal says stop."""
    from escalera.service.bus.places import open_bus
    from escalera.service.players.bench import Bench
    from escalera.service.players.pool import Pool

    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows, where Ctrl-C ends it at once.
            asyncio.get_running_loop().add_signal_handler(number, told.set)
    bus, pool = await open_bus(address), Pool(workers)
    try:
        await pool.start()
        Bench(bus, pool)
        ready()
        await told.wait()
    finally:
        await bus.close()
        await pool.stop()
