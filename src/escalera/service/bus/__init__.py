"""What nodes tell each other; any message may be lost, and then costs one more look into the store."""

from __future__ import annotations

from escalera.service.bus.interface import Bus, BusFault, Heard, NoAnswer, Nobody

__all__ = ["Bus", "BusFault", "Heard", "NoAnswer", "Nobody"]
