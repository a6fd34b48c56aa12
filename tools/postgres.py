"""Finds the PostgreSQL that the tests of several nodes start, or brings it.

usage: python -m tools.postgres

The programs in the folder that ESCALERA_POSTGRES names, or on the path, or where Debian puts them. Where
there are none and the system's packages may be installed, they are. Otherwise it says what to do, and ends
with status 1.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from tools.debian import brought

DEBIAN: Final = Path("/usr/lib/postgresql")
NEEDED: Final = ("initdb", "postgres")
MISSING: Final = """\
The tests of several nodes need PostgreSQL's server, and there is none. One of these brings it:
  sudo apt-get install postgresql
  export ESCALERA_POSTGRES=/path/to/the/folder/of/its/programs"""


def find() -> Path | None:
    """The folder of the server's programs, the newest where there are several."""
    named = os.environ.get("ESCALERA_POSTGRES")
    if named:
        return Path(named)
    on_path = shutil.which("postgres")
    places = [Path(on_path).resolve().parent] if on_path else []
    places += sorted(DEBIAN.glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    return next((place for place in places if all((place / name).exists() for name in NEEDED)), None)


def main() -> int:
    return 0 if brought("postgresql", "PostgreSQL for the tests of several nodes", find, MISSING) else 1


if __name__ == "__main__":
    sys.exit(main())
