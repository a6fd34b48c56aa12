"""The process that atheris drives: `python -m tools.fuzz.target KIND [OPTION…] CORPUS`.

With a file in the place of the corpus it tries that one again.
"""

from __future__ import annotations

import sys
from typing import Final

import atheris

WATCHED: Final = {
    "parsers": [
        *("escalera.notation", "escalera.rules", "escalera.guide.address", "escalera.remote.links"),
        *("escalera.service.fair", "escalera.service.names", "escalera.service.writing"),
        *("escalera.service.players.decision", "escalera.service.players.jobs"),
    ],
    "frames": [
        "escalera.web",
        "escalera.protocol",
        "escalera.service.deciding",
        "escalera.notation.acts",
        "websockets",
    ],
}
"""Where a branch that is reached for the first time counts; what is compiled can't be watched."""


def main() -> None:
    kind = sys.argv.pop(1)
    with atheris.instrument_imports(include=WATCHED[kind], enable_loader_override=False):
        if kind == "parsers":
            from tools.fuzz.parsers import try_one
        else:
            from tools.fuzz.frames import Ground

            try_one = Ground().try_one
    atheris.Setup(sys.argv, try_one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
