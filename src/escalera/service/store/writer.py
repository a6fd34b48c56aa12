"""The one thread that writes: it takes what waits, commits it together, and only then answers."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Final

from escalera.service.store.calls import Call
from escalera.service.store.errors import Closed, StoreError, StoreFault
from escalera.service.store.group import run_group
from escalera.service.store.keeping import AGAIN_SECONDS, Database

logger = logging.getLogger(__name__)

AnyCall = Call[Any]

SLOW_SECONDS: Final = 1.0
WRITER_ENDED: Final = "Writing has stopped for a fault of the program: start the server again."
LARGEST_GROUP: Final = 1000
LARGEST_WEIGHT: Final = 4 << 20
"""Calls and bytes of one commit. A group also ends where nothing waits: no call waits for company."""


class Writer:
    """Calls in, answers out, in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._calls: queue.SimpleQueue[AnyCall | None] = queue.SimpleQueue()
        self._door = threading.Lock()
        self._closed: StoreError | None = None
        """Why there are no more calls."""
        self._group: list[AnyCall] = []
        self._thread = threading.Thread(target=self._run, name="escalera-writer", daemon=True)
        self._thread.start()

    def submit(self, call: AnyCall) -> None:
        """Put a call in the queue."""
        with self._door:
            if self._closed is not None:
                raise self._closed
            self._calls.put(call)

    def close(self) -> None:
        """Do what is in the queue, then end."""
        with self._door:
            if self._closed is None:
                self._closed = Closed("the store is closed")
                self._calls.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            self._work()
        except BaseException as error:
            logger.critical("nothing more can be written", exc_info=error)
            self._give_up(StoreFault("writer", WRITER_ENDED))

    def _work(self) -> None:
        while (first := self._calls.get()) is not None:
            self._group = [first]
            ended = self._gather(self._group)
            started = time.monotonic()
            self._commit(self._group)
            note(len(self._group), time.monotonic() - started)
            answer(self._group)
            if ended:
                return

    def _give_up(self, fault: StoreFault) -> None:
        """Refuse what waits and what comes: nobody may wait for a thread that is no more."""
        with self._door:
            self._closed = fault
        left = self._group
        with suppress(queue.Empty):
            while True:
                call = self._calls.get_nowait()
                left += [call] if call is not None else []
        for call in left:
            call.error = fault
        answer(left)

    def _gather(self, group: list[AnyCall]) -> bool:
        """Add what waits beside the first; whether the end came with it."""
        weight = group[0].weight
        while len(group) < LARGEST_GROUP and weight < LARGEST_WEIGHT:
            try:
                call = self._calls.get_nowait()
            except queue.Empty:
                break
            if call is None:
                return True
            group.append(call)
            weight += call.weight
        return False

    def _commit(self, group: Sequence[AnyCall]) -> None:
        """Commit a group; an error of the transaction is everybody's.

        One that may pass is waited out. Had the first try counted after all, the next one says so.
        """
        end = time.monotonic() + self._database.patience
        while (error := self._try(group)) and self._database.is_passing(error) and time.monotonic() < end:
            time.sleep(AGAIN_SECONDS)
        for call in group:
            found = call.error if call.done else error or call.error
            call.error = found and told(found, self._database)

    def _try(self, group: Sequence[AnyCall]) -> Exception | None:
        left = [call for call in group if not call.done]
        for call in left:
            call.answer = call.error = None
        try:
            run_group(self._database, left)
        except Exception as error:
            return error
        return None


def told(error: Exception, database: Database) -> Exception:
    """The error to bring to whoever waits."""
    return database.told(error)


def note(calls: int, seconds: float) -> None:
    """Say it when the disk lets everybody wait."""
    if seconds >= SLOW_SECONDS:
        logger.warning("the disk took %.1f seconds for %d writes", seconds, calls)


def answer(group: Iterable[AnyCall]) -> None:
    """Bring the answers to their event loops; a loop that is closed has nobody left who waits."""
    for loop, calls in groupby(group, key=lambda call: call.loop):
        with suppress(RuntimeError):
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
