"""Finds the nginx that the tests of deploy/ start, or brings it.

usage: python -m tools.nginx

Where there is none and the system's packages may be installed, it is. Otherwise it says what to do; without
it the tests of the proxies are skipped.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

from tools.debian import brought

PLACES: Final = os.pathsep.join(["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"])
MISSING: Final = """\
The tests of deploy/ need nginx, and there is none, so the proxies aren't tried. This brings it:
  sudo apt-get install nginx"""


def find() -> str | None:
    """The program."""
    return shutil.which("nginx") or shutil.which("nginx", path=PLACES)


def main() -> int:
    brought("nginx", "nginx for the tests of deploy/", find, MISSING)
    return 0


if __name__ == "__main__":
    sys.exit(main())
