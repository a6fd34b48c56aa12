"""Processes that append until they are killed, and what must be there then."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from multiprocessing.context import ForkServerContext
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Self

from tests.service.players.processes import stat
from tests.service.store import appender
from tests.service.store.stores import rows


def preloaded() -> ForkServerContext:
    """Where processes come from that start quickly."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([appender.__name__])
    return context


class Life:
    """One process, and what it says was acknowledged."""

    def __init__(self, context: ForkServerContext, place: Path | str, number: int) -> None:
        self.said: list[bytes] = []
        self._number = number
        self._reading, writing = context.Pipe(duplex=False)
        self._child = context.Process(target=appender.run, args=(place, writing, number))
        self._child.start()
        writing.close()
        self._listener = Thread(target=self._listen)
        self._listener.start()

    def _listen(self) -> None:
        while found := os.read(self._reading.fileno(), 1 << 16):
            self.said.append(found)

    def send(self, how: signal.Signals) -> None:
        """Send it a signal."""
        assert self._child.pid and self._child.is_alive()
        os.kill(self._child.pid, how)

    def stop(self) -> None:
        """Let it stand still; on return each of its threads does."""
        self.send(signal.SIGSTOP)
        threads = Path(f"/proc/{self._child.pid}/task")
        wait_for(lambda: all(stat(int(one.name))[0] == "T" for one in threads.iterdir()))

    def acknowledged(self) -> list[str]:
        """All it said."""
        return b"".join(self.said).decode().splitlines()

    def is_under_way(self) -> bool:
        """Whether each of its callers has had an answer: none waits to make a table any more."""
        callers = {line.rpartition(" ")[2].rpartition(".")[0] for line in self.acknowledged()}
        return callers >= {f"{self._number}.{n}" for n in range(appender.TABLES * appender.CALLERS)}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.send(signal.SIGKILL)
        self._child.join()
        self._child.close()
        self._listener.join()
        self._reading.close()


def wait_for(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end
        time.sleep(0.01)


def check_log(place: Path | str, acknowledged: Iterable[str]) -> None:
    """Every acknowledged call is there; every call that is there is whole and there once."""
    said = list(acknowledged)
    calls: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
    numbers: dict[str, list[int]] = defaultdict(list)
    for table, seq, data in rows(place, "SELECT table_id, seq, data FROM entries ORDER BY table_id, seq"):
        act, part, size = data.decode().split()
        calls[f"{table} {act}"].append((seq, int(part), int(size)))
        numbers[table].append(seq)
    assert not set(said) - set(calls)
    assert len(set(said)) == len(said)
    for found in calls.values():
        (first, _, size) = found[0]
        assert found == [(first + i, i + 1, size) for i in range(size)]
    lasts = dict(rows(place, "SELECT id, last_seq FROM tables"))
    for table, seqs in numbers.items():
        assert seqs == list(range(1, lasts[table] + 1))
