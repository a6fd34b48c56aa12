"""What others in the house's network open, where a server answers at all of its computer's addresses."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from escalera.web.settings import Settings

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that stand for all of a computer's addresses, and the one it has for itself."""
ITSELF: Final = frozenset({"localhost", "127.0.0.1", "[::1]", "0.0.0.0", "[::]"})
"""What a browser calls the computer that it runs on."""
FAR_AWAY: Final = "192.0.2.1"
"""An address that nobody has; nothing is sent to it."""


def network_origin(settings: Settings) -> str:
    """The address without a path; empty where others can't come, or where there is no network."""
    if settings.host not in EVERYWHERE or settings.public_url:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((FAR_AWAY, 9))
        return written(probe.getsockname()[0], settings.port)
    return ""


def origin_for(host: str, settings: Settings) -> str:
    """The same for a browser that knows this computer only by a name of its own; else empty."""
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return network_origin(settings) if name.lower() in ITSELF else ""


def written(host: str, port: int) -> str:
    """As it stands in an address line."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
