"""What somebody may do at a table: the token of a link, sent as a cookie or as a bearer."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from escalera.errors import Refused
from escalera.service import keys
from escalera.service.store import Token
from escalera.web.limits import network_of
from escalera.web.settings import Settings
from escalera.web.state import Web

COOKIE: Final = "escalera"
BEARER: Final = "bearer "
PROTOCOL: Final = "escalera.1"
PROTOCOL_BEARER: Final = "bearer."
"""How a page without cookies shows its token to a socket: as a subprotocol, which stands in no log."""
COOKIE_SECONDS: Final = 400 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Access:
    """A right to a table; `sitting` is a person's, 0 for who only has the table's link."""

    table: str
    sitting: int


async def access_to(connection: HTTPConnection, web: Web, table: str) -> Access:
    """What the connection may do at this table. Raises `no-such-table` for strangers."""
    shown = shown_token(connection)
    if not shown:
        raise Refused("no-such-table")
    return await access_by(connection, web, table, shown)


async def access_by(connection: HTTPConnection, web: Web, table: str, token: str) -> Access:
    """What a token opens. A right one always counts; wrong ones are slowed."""
    found = await web.host.token(token)
    if found is not None and found.table == table and found.kind in (keys.TABLE, keys.SEAT):
        return Access(table, found.seat or 0)
    check_guesses(connection, web)
    web.guesses.wrong(address_of(connection))
    raise Refused("no-such-table")


async def sitting_by_code(connection: HTTPConnection, web: Web, table: str, code: str) -> int:
    """The sitting a short code opens. While its address is slowed, not even a right one counts."""
    check_guesses(connection, web)
    found = await web.host.code(code, table)
    if found is None or found.kind != keys.CODE or found.table != table or not await is_held(web, found):
        web.guesses.wrong(address_of(connection))
        raise Refused("wrong-code")
    return found.seat or 0


async def is_held(web: Web, token: Token) -> bool:
    """Whether the sitting a token names still holds a seat."""
    return (await web.host.desk(token.table)).table.seat_of(token.seat) != 0


def check_guesses(connection: HTTPConnection, web: Web) -> None:
    """Raise `too-fast` while the address has to wait after wrong links and codes."""
    check_wait(web.guesses.wait(address_of(connection)))


def check_wait(seconds: float) -> None:
    """Raise `too-fast` unless it is 0."""
    if seconds > 0:
        raise Refused("too-fast", {"count": ceil(seconds)})


def address_of(connection: HTTPConnection) -> str:
    """The address limits count by; a trusted proxy has said whose it is."""
    return network_of(connection.client.host if connection.client else "")


def shown_token(connection: HTTPConnection) -> str:
    """The token that came along, or nothing."""
    header = connection.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return header[len(BEARER) :].strip()
    for offered in connection.headers.get("sec-websocket-protocol", "").split(","):
        if offered.strip().startswith(PROTOCOL_BEARER):
            return offered.strip()[len(PROTOCOL_BEARER) :]
    return connection.cookies.get(COOKIE, "")


def set_cookie(response: Response, settings: Settings, table: str, token: str) -> None:
    """Keep a token in the browser, for this table's requests only."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path=f"{settings.prefix}/api/tables/{table}",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


async def new_token(web: Web, table: str, sitting: int) -> str:
    """One more token for a seat."""
    token = keys.new_token()
    await web.host.give(keys.seat_token(token, table, sitting))
    return token


async def keep(web: Web, token: Token) -> None:
    """Keep a token that was asked for; a seat has one code."""
    one = token.kind == keys.CODE
    await web.host.store.put_token(token.hash, token.table, token.seat, token.kind, alone=one)


def token_for(kind: str, text: str, access: Access) -> Token:
    """A token to keep, of the kind that was asked for."""
    if kind == keys.TABLE:
        return keys.table_token(text, access.table)
    if kind == keys.CODE:
        return keys.seat_code(text, access.table, access.sitting)
    return keys.seat_token(text, access.table, access.sitting)
