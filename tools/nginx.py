"""Finds the nginx that the tests of deploy/ start, or brings it.

usage: nginx.py

Where there is none and the system's packages may be installed, it is. Otherwise it says what to do; without
it the tests of the proxies are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

PLACES: Final = os.pathsep.join(["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"])
MISSING: Final = """\
The tests of deploy/ need nginx, and there is none, so the proxies aren't tried. This brings it:
  sudo apt-get install nginx"""


def find() -> str | None:
    """The program."""
    return shutil.which("nginx") or shutil.which("nginx", path=PLACES)


def bring() -> None:
    """Install it from the system's packages, where that can be done without asking for a password."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print("Installing nginx for the tests of deploy/ …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", "nginx"]):
        subprocess.run(["apt-get", *arguments], env=quiet, stdout=subprocess.DEVNULL)


def main() -> int:
    if not find():
        bring()
    if not find():
        print(MISSING, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
