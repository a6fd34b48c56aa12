"""Programs that the tests start, brought from the system's packages where that can be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def brought(package: str, purpose: str, find: Callable[[], object], missing: str) -> bool:
    """Whether the program is there now, installed where it wasn't; says what to do where it isn't."""
    if find():
        return True
    if may_install():
        print(f"Installing {purpose} …", flush=True)
        install(package)
    if find():
        return True
    print(missing, file=sys.stderr)
    return False


def may_install() -> bool:
    """Whether packages can be installed here without asking for a password."""
    return bool(shutil.which("apt-get")) and os.geteuid() == 0


def install(package: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", package]):
        subprocess.run(["apt-get", *arguments], env=quiet, stdout=subprocess.DEVNULL)
