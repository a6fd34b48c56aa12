"""Writes the lock files, and says without a network whether they fit pyproject.toml.

usage: locks.py write | check

A lock's first line holds a digest of the requirements that it was made from.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = Path("requirements")
FIRST_LINE: Final = "# made by `make lock` from requirements with digest "
COMPILE: Final = [
    *("uv", "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-header", "--no-annotate", "--quiet", "--upgrade"),
]
ARGUMENTS: Final = {
    "bootstrap.txt": ["requirements/bootstrap.in"],
    "dev.txt": ["pyproject.toml", "--group", "dev"],
    "bench.txt": ["pyproject.toml", "--extra", "bench", "--constraint", "requirements/dev.txt"],
    "cluster.txt": ["pyproject.toml", "--extra", "cluster", "--constraint", "requirements/dev.txt"],
    "nodes.txt": [
        *("pyproject.toml", "requirements/nodes.in"),
        *("--extra", "nodes", "--constraint", "requirements/dev.txt"),
    ],
    "fuzz.txt": ["requirements/fuzz.in", "--constraint", "requirements/dev.txt"],
    "audit.txt": ["requirements/audit.in"],
}
ALONE: Final = ("bootstrap.txt", "fuzz.txt", "audit.txt")
"""Locks that are made from their own list and nothing of pyproject.toml."""


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def inputs(lock: str) -> list[Any]:
    """Everything a lock is made from."""
    table = project()
    runtime = [table["project"]["requires-python"], table["project"]["dependencies"]]
    if lock in ALONE:
        return listed(lock)
    if lock == "dev.txt":
        return [*runtime, table["dependency-groups"]]
    extra = table["project"]["optional-dependencies"][lock.removesuffix(".txt")]
    return [*runtime, table["dependency-groups"], extra, *listed(lock)]


def listed(lock: str) -> list[str]:
    """What a list beside the lock adds, if there is one."""
    path = (ROOT / FOLDER / lock).with_suffix(".in")
    return [path.read_text(encoding="utf-8")] if path.exists() else []


def first_line(lock: str) -> str:
    text = json.dumps(inputs(lock), sort_keys=True)
    return FIRST_LINE + hashlib.sha256(text.encode()).hexdigest()[:16]


def write(lock: str) -> None:
    done = subprocess.run(
        [*COMPILE, *ARGUMENTS[lock]], cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    (ROOT / FOLDER / lock).write_text(f"{first_line(lock)}\n{done.stdout}", encoding="utf-8")


def fits(lock: str) -> bool:
    path = ROOT / FOLDER / lock
    return path.exists() and path.read_text(encoding="utf-8").startswith(first_line(lock) + "\n")


def main(arguments: list[str]) -> int:
    if arguments == ["write"]:
        for lock in ARGUMENTS:
            write(lock)
        return 0
    if arguments == ["check"]:
        old = [lock for lock in ARGUMENTS if not fits(lock)]
        for lock in old:
            print(f"{FOLDER / lock} is older than its requirements: run `make lock`", file=sys.stderr)
        return 1 if old else 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
