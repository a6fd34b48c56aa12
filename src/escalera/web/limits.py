"""How much anybody may ask: token buckets, and a delay that grows with wrong guesses."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]
"""Seconds that never go back; tests bring their own."""

MOST_KEYS: Final = 10_000
"""Addresses or seats that are remembered; the one seen longest ago is forgotten first."""
FREE_GUESSES: Final = 5
LONGEST_DELAY: Final = 3600.0
FORGIVEN_AFTER: Final = 24 * 3600.0


class Buckets:
    """For each key a bucket that fills at `rate` tokens a second up to `most`; a rate of 0 is no limit."""

    def __init__(self, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._left: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def take(self, key: object) -> float:
        """Take a token; 0, or the seconds to wait for one."""
        if not self._rate:
            return 0.0
        now = self._clock()
        left, then = self._left.pop(key, (self._most, now))
        left = min(self._most, left + (now - then) * self._rate)
        wait = 0.0 if left >= 1 else (1 - left) / self._rate
        self._left[key] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        return wait


class Guesses:
    """Wrong links and codes by address: after a few, each doubles the time until the next is looked at."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, address: str) -> float:
        """The seconds until the address may try again; 0: now."""
        number, last = self._wrong.get(address, (0, 0.0))
        if number < FREE_GUESSES:
            return 0.0
        delay = min(2.0 ** (number - FREE_GUESSES), LONGEST_DELAY)
        return max(0.0, last + delay - self._clock())

    def wrong(self, address: str) -> None:
        """Note a wrong one."""
        now = self._clock()
        number, last = self._wrong.pop(address, (0, now))
        number = min(number + 1, 64) if now - last < FORGIVEN_AFTER else 1
        self._wrong[address] = (number, now)
        if len(self._wrong) > MOST_KEYS:
            self._wrong.popitem(last=False)


def network_of(address: str) -> str:
    """An address as limits count it: of IPv6 the /64 that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
