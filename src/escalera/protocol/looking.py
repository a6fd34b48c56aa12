"""A seat's view of the round as bytes, for computer players that aren't the service's own."""

from __future__ import annotations

from msgspec import Struct


class Looked(Struct, tag="looked", tag_field="type", frozen=True):
    """The answer to `look`: the view at number `seq` in the form of docs/players.md, as base64."""

    id: str
    seq: int
    view: bytes
