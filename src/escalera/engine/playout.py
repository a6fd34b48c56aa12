"""Random play by small steps, for tests, benchmarks and search: the hot loop, compiled.

The random numbers are this loop's own (an xorshift of 62 bits from a seed), so that the same seed plays
the same round compiled and uncompiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.engine.checking import is_legal
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.state import OVER, State
from escalera.engine.step import Steps

MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF


def scramble(x: i64) -> i64:
    """The next number of the sequence; never zero for a start that isn't."""
    x ^= (x << 13) & MASK
    x ^= x >> 7
    x ^= (x << 17) & MASK
    return x & MASK


def play_random(s: State, seed: i64, most: i64) -> i64:
    """Play at most `most` random steps, each listed, chosen, checked and done; how many it were."""
    steps = Steps()
    x = scramble(seed | 1)
    done: i64 = 0
    while s.phase != OVER and done < most:
        list_steps(s, steps)
        x = scramble(x)
        step = steps.items[(x >> 20) % steps.size]
        if not is_legal(s, step):
            raise ValueError("a listed step fails the check")
        do_step(s, step)
        done += 1
    return done
