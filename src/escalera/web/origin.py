"""Who may send: pages of our own address, and programs that show a token themselves."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from escalera.errors import Refused
from escalera.web.settings import Settings


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Raise `foreign-origin` for another site's page; browsers always say whose page it is."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.cookies and connection.headers.get("authorization") is None:
            raise Refused("foreign-origin")
    elif not is_ours(origin, connection.headers.get("host", ""), settings):
        raise Refused("foreign-origin")


def is_ours(origin: str, host: str, settings: Settings) -> bool:
    """Whether a page of that origin is ours; without a public address only numbers and `localhost` are."""
    if settings.public_url:
        return origin == settings.public_url
    parts = urlsplit(origin)
    return parts.scheme == "http" and parts.netloc == host and is_plain(parts.hostname or "", settings)


def is_plain(host: str, settings: Settings) -> bool:
    """Whether no foreign name server decides where this leads."""
    if host in ("localhost", settings.host):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
