"""The parent's ends of a child's pipes: whole frames, each by a deadline."""

from __future__ import annotations

import os
import select
from time import monotonic
from typing import Final

from escalera.service.players.jobs import HEAD, LONGEST_ANSWER


class Broken(Exception):
    """The child can't be used any longer; the message says what it did."""


class Gone(Broken):
    """It has ended, or closed its pipe."""


class Late(Broken):
    """It hasn't answered in time."""


PIECE: Final = 1 << 16


def write_all(pipe: int, data: bytes, deadline: float) -> None:
    """Write everything to a pipe that doesn't block."""
    rest = memoryview(data)
    while rest:
        wait(pipe, select.POLLOUT, deadline)
        try:
            rest = rest[os.write(pipe, rest[:PIECE]) :]
        except BlockingIOError:
            continue
        except OSError as error:
            raise Gone("it has ended") from error


def read_frame(pipe: int, deadline: float) -> bytes:
    """The next frame's body."""
    length = int.from_bytes(read_exactly(pipe, HEAD, deadline), "big")
    if length > LONGEST_ANSWER:
        raise Broken("it wrote nonsense to its answers")
    return read_exactly(pipe, length, deadline)


def read_exactly(pipe: int, count: int, deadline: float) -> bytes:
    """So many bytes of a pipe that doesn't block."""
    found = bytearray()
    while len(found) < count:
        wait(pipe, select.POLLIN, deadline)
        try:
            piece = os.read(pipe, count - len(found))
        except BlockingIOError:
            continue
        if not piece:
            raise Gone("it has ended")
        found += piece
    return bytes(found)


def wait(pipe: int, what: int, deadline: float) -> None:
    """Wait until a pipe can be used. Raises `Late`."""
    poll = select.poll()
    poll.register(pipe, what)
    if not poll.poll(max(0.0, deadline - monotonic()) * 1000):
        raise Late("it didn't answer in time")
