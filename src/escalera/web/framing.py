"""Frames of RFC 6455: cut out of what arrives, whole messages of text read and written."""

from __future__ import annotations

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
LENGTH: Final = 0x7F
SHORT: Final = 126
"""Lengths below it stand in the second byte; it says that two bytes tell it, one more that eight do."""
LONGEST_HEAD: Final = 14
MIDDLE: Final = Struct(">BBH")


class Splitter:
    """Cuts what arrives into frames of at most so many bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.rest = b""
        """The beginning of a frame."""

    def split(self, data: bytes) -> list[bytes]:
        """The frames that are whole now; one that says it is too long comes as far as it is here."""
        if self.rest:
            data, self.rest = self.rest + data, b""
        size = size_of(data)
        found: list[bytes] = []
        while 0 < size <= len(data):
            found.append(data[:size])
            data = data[size:]
            size = size_of(data)
        if size > self._most + LONGEST_HEAD:
            found.append(data)
        else:
            self.rest = data
        return found


def size_of(data: bytes) -> int:
    """The bytes of the frame that begins here; 0 while that can't be told."""
    if len(data) < 2:
        return 0
    second = data[1]
    length, head = second & LENGTH, 6 if second & MASKED else 2
    if length < SHORT:
        return head + length
    more = 2 if length == SHORT else 8
    if len(data) < 2 + more:
        return 0
    return head + more + int.from_bytes(data[2 : 2 + more])


def text_of(data: bytes) -> str | None:
    """The text of a short frame that is a whole message as a client has to send it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & LENGTH, 6
    if length == SHORT:
        length, start = int.from_bytes(data[2:4]), 8
    if length + start != len(data):
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def text_frame(data: bytes) -> bytes:
    """A whole message of text as a server sends it."""
    length = len(data)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + data
    if length < 1 << 16:
        return MIDDLE.pack(WHOLE_TEXT, SHORT, length) + data
    return b"\x81\x7f" + length.to_bytes(8) + data
