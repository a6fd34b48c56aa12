"""Throws what nobody expects at the parsers, the sockets and the plain HTTP routes.

usage: python -m tools.fuzz parsers|frames|http [--minutes N | --seconds N] [--folder FOLDER]

The last line is a JSON object: how often it tried, and what was found. Its log and what broke something are
in build/fuzz/KIND or the folder that is named, which is emptied first. Ends with 0 where nothing was found, 1
where something was, and 2 where the fuzzer isn't installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from pathlib import Path
from typing import Final

from tools.fuzz import coverage, routes
from tools.fuzz.seeds import ROOT

PACKAGES: Final = {"parsers": "atheris", "frames": "atheris", "http": "schemathesis"}
MISSING: Final = (
    "{} is not installed. `make setup .venv/stamps/fuzz` brings it where it has a build: atheris has one for "
    "CPython 3.11 to 3.14 on Linux and x86-64."
)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python -m tools.fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("kind", choices=PACKAGES)
    time = parser.add_mutually_exclusive_group()
    time.add_argument("--minutes", type=float, default=10.0)
    time.add_argument("--seconds", type=float)
    parser.add_argument("--folder", type=Path)
    given = parser.parse_args(arguments)
    folder = (given.folder or ROOT / "build" / "fuzz" / given.kind).resolve()
    seconds = max(1, round(given.minutes * 60 if given.seconds is None else given.seconds))
    if not importlib.util.find_spec(PACKAGES[given.kind]):
        print(MISSING.format(PACKAGES[given.kind]), file=sys.stderr)
        return 2
    http = given.kind == "http"
    found = routes.run(seconds, folder) if http else coverage.run(given.kind, seconds, folder)
    print(json.dumps({"kind": given.kind, "seconds": seconds, **found}))
    return 1 if found["found"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
