"""Ctrl-C while something runs that can be stopped: the first asks it to stop, the second ends at once."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Self

from escalera.cli.interrupts import end_at_once


class Stopping:
    """Use it in a `with`, in the main thread; `asked` says whether there was a Ctrl-C.

    A process that was told to ignore interrupts goes on ignoring them.
    """

    def __init__(self) -> None:
        self.asked = False
        self._ignores = signal.getsignal(signal.SIGINT) is signal.SIG_IGN

    def __enter__(self) -> Self:
        if not self._ignores:
            signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, *exc: object) -> None:
        if not self._ignores:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, end_at_once)
