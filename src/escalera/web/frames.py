"""What arrives as bytes: messages, or something broken."""

from __future__ import annotations

from collections import deque
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from escalera.errors import Refused
from escalera.protocol.answers import AnyMessage, Events
from escalera.protocol.requests import AnyRequest, Id

T = TypeVar("T")


class Named(Struct):
    """Anything that has an id."""

    id: Id


RECENT: Final = 7
"""Kinds of readers at one table: six seats and those who watch."""
BROKEN: Final = (msgspec.DecodeError, RecursionError, UnicodeError)

_requests: Final[msgspec.json.Decoder[AnyRequest]] = msgspec.json.Decoder(AnyRequest)
_named: Final = msgspec.json.Decoder(Named)
_encode: Final = msgspec.json.Encoder().encode


def read_request(data: bytes | str) -> AnyRequest:
    """A message from what arrived. Raises `malformed`."""
    try:
        request = _requests.decode(data)
        request.id.encode()
        return request
    except BROKEN as error:
        raise Refused("malformed", {"sentence": said(error)}) from None


def read_id(data: bytes | str) -> str:
    """The id of a broken message, to answer it; empty where there is none."""
    try:
        found = _named.decode(data).id
        found.encode()
        return found
    except BROKEN:
        return ""


def read_body(data: bytes, kind: type[T]) -> T:
    """A request's body. Raises `malformed`."""
    try:
        return msgspec.json.decode(data, type=kind)
    except BROKEN as error:
        raise Refused("malformed", {"sentence": said(error)}) from None


def said(error: Exception) -> str:
    """What is wrong, without the whole of what was sent."""
    return "".join([c for c in str(error) if c.isprintable()])[:200]


def wire(message: AnyMessage | Struct) -> bytes:
    """A message as it is sent."""
    return _encode(message)


class Written:
    """Messages as they are sent. Events that several readers are sent are written once.

    Only equal messages share their bytes: who may see what was decided before.
    """

    def __init__(self) -> None:
        self._recent: deque[tuple[Events, bytes]] = deque(maxlen=RECENT)

    def of(self, message: AnyMessage) -> bytes:
        """A message's bytes."""
        if type(message) is not Events:
            return _encode(message)
        for other, data in self._recent:
            if other == message:
                return data
        data = wire(message)
        self._recent.append((message, data))
        return data
