"""Where typed vectors come from: the compiler's runtime, or plain lists where the engine isn't compiled.

Never compiled itself, so that the choice is made when the program starts: interpreted code is faster
on lists, and the runtime may be missing.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING


def is_compiled() -> bool:
    """Whether the engine's modules are compiled in this installation."""
    spec = find_spec("escalera.engine.tables")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


COMPILED = is_compiled()

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
elif COMPILED:
    from librt.vecs import append, pop, vec
else:
    from escalera.engine.lists import append, pop, vec

__all__ = ["COMPILED", "append", "pop", "vec"]
