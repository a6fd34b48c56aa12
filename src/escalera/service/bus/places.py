"""The bus that is meant by an address, or by none; what it needs is imported then."""

from __future__ import annotations

from escalera.service.bus.interface import Bus
from escalera.service.bus.local import LocalBus


async def open_bus(address: str) -> Bus:
    """The bus of this process alone where there is no address. Raises `BusFault`."""
    if not address:
        return LocalBus()
    from escalera.service.bus.nats import NatsBus

    return await NatsBus.open(address)
