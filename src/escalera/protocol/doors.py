"""How somebody comes to a table: what plain HTTP requests hold, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from escalera.protocol.views import Options

GivenName = Annotated[str, Meta(max_length=200, description="1 to 40 printable characters are kept")]
Secret = Annotated[str, Meta(max_length=100)]


class CreateTable(Struct, forbid_unknown_fields=True, frozen=True):
    """Make a table and sit down at its first seat."""

    name: GivenName
    options: Options = Options()


class TableCreated(Struct, frozen=True):
    """The table; `link` is the token of its link, `token` the seat's: both open, neither is shown again."""

    table: str
    seat: int
    link: str
    token: str


class SitDown(Struct, forbid_unknown_fields=True, frozen=True):
    """Take a seat, the first open one where none is named."""

    name: GivenName
    seat: Annotated[int, Meta(ge=1, le=6)] | None = None


class SatDown(Struct, frozen=True):
    """The seat and its token; the token is empty when you sat there already."""

    table: str
    seat: int
    token: str


class Enter(Struct, forbid_unknown_fields=True, frozen=True):
    """Exchange a link's token, or a seat's short code, for a cookie."""

    token: Secret = ""
    code: Annotated[str, Meta(max_length=40)] = ""


class Entered(Struct, frozen=True):
    """Whose eyes you have now, 0 for a spectator; after a code, the `token` of the seat."""

    table: str
    seat: int
    token: str


class GiveLink(Struct, forbid_unknown_fields=True, frozen=True):
    """Ask for one more way in: to the table, or to your own seat by a link or a short code.

    A seat has one code: a new one ends the one before.
    """

    kind: Literal["table", "seat", "code"]
    renew: bool = False
    """With `seat`: all the seat's other links, codes and devices lose it."""


class LinkGiven(Struct, frozen=True):
    """The token of a link, or the code."""

    kind: Literal["table", "seat", "code"]
    token: str


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "stopping", "failing"]
    version: str
    tables: int
    waiting: int
    """Decisions that wait for a computer player's process."""
