"""The one thread that writes: it takes what waits, commits it together, and only then answers."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from escalera.service.store.calls import Call
from escalera.service.store.database import Database
from escalera.service.store.errors import Closed
from escalera.service.store.faults import told
from escalera.service.store.group import run_group

AnyCall = Call[Any]

LARGEST_GROUP: Final = 1000
LARGEST_WEIGHT: Final = 4 << 20
"""Calls and bytes of one commit. A group also ends where nothing waits: no call waits for company."""


class Writer:
    """Calls in, answers out, in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._calls: queue.SimpleQueue[AnyCall | None] = queue.SimpleQueue()
        self._door = threading.Lock()
        self._open = True
        self._thread = threading.Thread(target=self._run, name="escalera-writer", daemon=True)
        self._thread.start()

    def submit(self, call: AnyCall) -> None:
        """Put a call in the queue."""
        with self._door:
            if not self._open:
                raise Closed("the store is closed")
            self._calls.put(call)

    def close(self) -> None:
        """Do what is in the queue, then end."""
        with self._door:
            if self._open:
                self._open = False
                self._calls.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._calls.get()) is not None:
            group, ended = self._gather(first)
            self._commit(group)
            answer(group)
            if ended:
                return

    def _gather(self, first: AnyCall) -> tuple[list[AnyCall], bool]:
        """What waits beside the first, and whether the end came with it."""
        group = [first]
        weight = first.weight
        while len(group) < LARGEST_GROUP and weight < LARGEST_WEIGHT:
            try:
                call = self._calls.get_nowait()
            except queue.Empty:
                break
            if call is None:
                return group, True
            group.append(call)
            weight += call.weight
        return group, False

    def _commit(self, group: Sequence[AnyCall]) -> None:
        """Commit a group; an error of the transaction is everybody's."""
        path = self._database.path
        try:
            with self._database.writing() as connection:
                run_group(connection, group)
        except Exception as error:
            for call in group:
                call.error = error
        for call in group:
            call.error = call.error and told(call.error, path)


def answer(group: Iterable[AnyCall]) -> None:
    """Bring the answers to their event loops; a loop that is closed has nobody left who waits."""
    for loop, calls in groupby(group, key=lambda call: call.loop):
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, list(calls))


def settle(calls: Iterable[AnyCall]) -> None:
    """Resolve the futures of calls, in their loop."""
    for call in calls:
        if call.future.done():
            continue
        if call.error:
            call.future.set_exception(call.error)
        else:
            call.future.set_result(call.answer)
