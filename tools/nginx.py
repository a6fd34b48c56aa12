"""Finds the proxies that the tests of deploy/ start, nginx and HAProxy, or brings them.

usage: python -m tools.nginx

Where there are none and the system's packages may be installed, they are. Otherwise it says what to do;
without them the tests of the proxies are skipped.
"""

from __future__ import annotations

import os
import shutil
import sys
from functools import partial
from typing import Final

from tools.debian import brought

PROGRAMS: Final = ("nginx", "haproxy")
"""Named as their packages are."""
PLACES: Final = os.pathsep.join(["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"])
MISSING: Final = """\
The tests of deploy/ need {0}, and there is none, so the proxies aren't tried. This brings it:
  sudo apt-get install {0}"""


def find(program: str) -> str | None:
    """One of the programs."""
    return shutil.which(program) or shutil.which(program, path=PLACES)


def main() -> int:
    for program in PROGRAMS:
        brought(
            program, f"{program} for the tests of deploy/", partial(find, program), MISSING.format(program)
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
