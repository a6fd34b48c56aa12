"""Where typed vectors come from: the compiler's runtime, or plain lists where it is missing.

Never compiled itself, so that the choice is made when the program starts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec

    TYPED: bool
else:
    try:
        from librt.vecs import append, pop, vec

        TYPED = True
    except ImportError:
        from escalera.engine.lists import append, pop, vec

        TYPED = False

__all__ = ["TYPED", "append", "pop", "vec"]
