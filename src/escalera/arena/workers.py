"""Processes beside this one, which Ctrl-C doesn't reach: whoever has started them stops them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
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
    if begin is not None:
        begin(*given)


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
