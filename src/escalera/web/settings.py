"""How a server is set up. Every field is a flag's, a variable's or a file's; docs/serving.md lists them."""

from __future__ import annotations

import os
from typing import Annotated, Literal
from urllib.parse import urlsplit

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings; a limit of 0 is none."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    database: str = ""
    bus: Annotated[str, Meta(pattern="^((nats|tls)://.*)?$")] = ""
    processes: Annotated[int, Meta(ge=1)] = 1
    workers: Count = min(4, os.cpu_count() or 1)
    prefix: Annotated[str, Meta(pattern="^(/[A-Za-z0-9._~-]+)*$")] = ""
    public_url: Annotated[str, Meta(pattern="^(https?://[^/?#]+)?$")] = ""
    trusted_proxies: list[str] = []
    log: Literal["text", "json"] = "text"
    keep_days: Annotated[int, Meta(ge=1)] = 30
    forget_minutes: Annotated[int, Meta(ge=1)] = 10
    thinking_ms: Count = 600
    message_bytes: Annotated[int, Meta(ge=1024)] = 16_384
    requests_per_second: Count = 20
    """For each socket and each seat; twice as many at once."""
    address_requests_per_second: Count = 100
    """For each address: several people may share one."""
    tables_per_hour: Count = 60
    sockets_per_seat: Count = 8
    sockets_per_address: Count = 200

    @property
    def secure(self) -> bool:
        """Whether browsers come by HTTPS."""
        return self.public_url.startswith("https:")

    @property
    def address(self) -> str:
        """Where browsers find the server."""
        return (self.public_url or self.own_address) + self.prefix + "/"

    @property
    def own_address(self) -> str:
        """Where it listens."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def public_host(self) -> str:
        """The public address's host and port."""
        return urlsplit(self.public_url).netloc
