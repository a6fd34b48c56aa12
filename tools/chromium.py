"""Finds the Chromium that the browser tests use, or brings it.

usage: chromium.py

The one that ESCALERA_CHROMIUM names, or one on the path, or Playwright's own. Where there is none and
the system's packages may be installed, they are. Otherwise it says what to do, and ends with status 1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = """\
The browser tests need Chromium, and there is none. One of these brings it:
  sudo apt-get install chromium
  .venv/bin/python -m playwright install chromium
  export ESCALERA_CHROMIUM=/path/to/a/chromium"""


def find() -> str | None:
    """The path of a Chromium."""
    named = os.environ.get("ESCALERA_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None) or playwrights_own()


def playwrights_own() -> str | None:
    """The one that `playwright install` has brought."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def bring() -> None:
    """Install it from the system's packages, where that can be done without asking for a password."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print("Installing Chromium for the browser tests …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *arguments], env=quiet, stdout=subprocess.DEVNULL)


def main() -> int:
    if not find():
        bring()
    if find():
        return 0
    print(MISSING, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
