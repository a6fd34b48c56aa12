"""Processes beside this one, which Ctrl-C doesn't reach: whoever has started them stops them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")
CONTEXT: Final = get_context("spawn")
LOOK_SECONDS: Final = 0.2
"""How often one looks whether to stop while they work."""


class Workers(ProcessPoolExecutor):
    """So many processes, started anew rather than forked, so that they inherit nothing."""

    def __init__(
        self, count: int, begin: Callable[..., None] | None = None, given: tuple[Any, ...] = ()
    ) -> None:
        super().__init__(count, CONTEXT, _begin, (begin, given))

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Hand out some work."""
        with interrupts_held():
            return super().submit(work, *args, **kwargs)


def _begin(begin: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if begin is not None:
        begin(*given)


def _end_with_parent() -> None:
    """Whoever started this process may be killed, or end at a second Ctrl-C, without a word to it."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Within, Ctrl-C waits, and processes that are started never get it: they are stopped otherwise."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
