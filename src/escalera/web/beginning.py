"""Work that is begun at once, and only becomes a task when it has to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")


def begin(work: Coroutine[Any, Any, T]) -> T | asyncio.Task[T]:
    """Do as much as can be done without waiting: the result, or a task that does the rest.

    Until it first waits, the work has no task of its own: it can't ask for the current one, as
    `asyncio.timeout` does.
    """
    try:
        awaited = work.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    return asyncio.get_running_loop().create_task(Rest(work, awaited))


class Rest(Coroutine[Any, Any, T]):
    """What is left of work that waits for something."""

    def __init__(self, work: Coroutine[Any, Any, T], awaited: Any) -> None:
        self._work = work
        self._awaited = awaited

    def send(self, value: Any) -> Any:
        """The first step only hands over what the work waits for."""
        awaited, self._awaited = self._awaited, None
        return self._work.send(value) if awaited is None else awaited

    def throw(self, *error: Any) -> Any:
        """Also before the first step: who is cancelled then must clean up, too."""
        self._awaited = None
        return self._work.throw(*error)

    def close(self) -> None:
        """No more of it."""
        self._work.close()

    def __await__(self) -> Generator[Any, Any, T]:
        raise TypeError("only a task can do the rest")
