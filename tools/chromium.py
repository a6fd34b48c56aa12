"""Finds the Chromium that the browser tests use, or brings it.

usage: python -m tools.chromium

The one that ESCALERA_CHROMIUM names, or one on the path, or Playwright's own. Where there is none and
the system's packages may be installed, they are. Otherwise it says what to do, and ends with status 1.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

from tools.debian import brought

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


def main() -> int:
    return 0 if brought("chromium", "Chromium for the browser tests", find, MISSING) else 1


if __name__ == "__main__":
    sys.exit(main())
