"""Links to a table or a seat, as people send them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlsplit

from escalera.remote.errors import RemoteError

_PATH: Final = re.compile(r"(?P<prefix>(?:/[A-Za-z0-9._~-]+)*)/t/(?P<table>[A-Za-z0-9_-]+)/?")
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,100}")


@dataclass(frozen=True, slots=True)
class Link:
    """A server's address with its prefix, a table there, and the token of the table or of a seat."""

    server: str
    table: str
    token: str
    is_seat: bool

    @property
    def api(self) -> str:
        """The table's address for programs."""
        return f"{self.server}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        """The table's socket."""
        return "ws" + self.api.removeprefix("http") + "/socket"

    @property
    def text(self) -> str:
        """The link as it is sent to people."""
        return f"{self.server}/t/{self.table}#{'seat' if self.is_seat else 'link'}={self.token}"

    def headers(self) -> dict[str, str]:
        """What shows the token."""
        return {"Authorization": f"Bearer {self.token}"}


def parse_link(text: str) -> Link:
    """`https://…/t/TABLE#link=TOKEN`, or `#seat=TOKEN`, which goes first. Raises `RemoteError`."""
    try:
        parts = urlsplit(text.strip())
        found = _PATH.fullmatch(parts.path)
        port = parts.port
    except ValueError:
        raise RemoteError("bad-link") from None
    given = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
    token = given.get("seat") or given.get("link") or ""
    is_address = parts.scheme in ("http", "https") and parts.hostname and port != 0
    if not is_address or not found or not _TOKEN.fullmatch(token):
        raise RemoteError("bad-link")
    server = f"{parts.scheme}://{parts.netloc}{found['prefix']}"
    return Link(server, found["table"], token, "seat" in given)
