"""Asks which of the locked packages have known faults: of Python's by pip-audit, of the client's by npm.

usage: python -m tools.audit

A fault that docs/security.md explains, by its id, is told and counts for nothing. Ends with 0 where nothing
else is known, 1 where something is, and 2 where something couldn't be asked: silence is no good news.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from typing import Any, Final

from tools.client import node_program, npm_script
from tools.locks import ARGUMENTS, FOLDER, ROOT

PAGE: Final = ROOT / "docs" / "security.md"
CLIENT: Final = ROOT / "client"
PIP_AUDIT: Final = ROOT / ".venv" / "audit" / "bin" / "python"
"""It has an environment of its own, since it brings a pip."""


@dataclass
class Found:
    """What came of the questions: faults by what they are known as, and what couldn't be asked."""

    faults: dict[str, str] = field(default_factory=dict)
    unasked: list[str] = field(default_factory=list)
    asked: int = 0


def of_python(lock: str, found: Found) -> None:
    """Ask about a lock file's packages."""
    command = [str(PIP_AUDIT), "-m", "pip_audit", "--require-hashes", "--disable-pip", "--format", "json"]
    done = subprocess.run(
        [*command, "--progress-spinner", "off", "--requirement", str(FOLDER / lock)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    try:
        read_python(json.loads(done.stdout)["dependencies"], lock, found)
    except ValueError:
        found.unasked.append(f"{lock}: {last_line(done.stderr)}")


def read_python(packages: list[dict[str, Any]], lock: str, found: Found) -> None:
    """What pip-audit says of each package."""
    for package in packages:
        name = f"{package['name']} {package.get('version', '')}".strip()
        if "skip_reason" in package:
            found.unasked.append(f"{lock}: {package['skip_reason']}")
            continue
        found.asked += 1
        for fault in package["vulns"]:
            found.faults[fault["id"]] = f"{name} ({lock})"


def of_client(found: Found) -> None:
    """Ask about the client's packages."""
    command = [str(node_program()), str(npm_script()), "audit", "--json", "--package-lock-only"]
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, encoding="utf-8")
    try:
        read_client(json.loads(done.stdout), found)
    except ValueError:
        found.unasked.append(f"client: {last_line(done.stderr)}")


def read_client(told: dict[str, Any], found: Found) -> None:
    """What npm says of all packages together."""
    if "vulnerabilities" not in told:
        found.unasked.append(f"client: {told.get('message') or told.get('error')}")
        return
    found.asked += int(told["metadata"]["dependencies"]["total"])
    for name, package in told["vulnerabilities"].items():
        for fault in package["via"]:
            if isinstance(fault, dict):
                found.faults[str(fault["url"]).rpartition("/")[2]] = f"{name} {package['range']} (client)"


def last_line(text: str) -> str:
    """What a command said last."""
    return (text.strip().splitlines() or ["no answer"])[-1]


def report(found: Found, page: str) -> int:
    """Say what was found; the exit status."""
    unexplained = {id: where for id, where in found.faults.items() if id not in page}
    for id, where in found.faults.items():
        print(f"{id}: {where}" + ("" if id in unexplained else ", explained in docs/security.md"))
    for line in found.unasked[:5]:
        print(f"not asked: {line}")
    print(f"{found.asked} packages asked about, {len(found.faults)} faults, {len(unexplained)} unexplained")
    if unexplained:
        return 1
    if found.unasked:
        print(f"{len(found.unasked)} could not be asked about: this says nothing about them.")
        return 2
    return 0


def main() -> int:
    found = Found()
    for lock in ARGUMENTS:
        of_python(lock, found)
    of_client(found)
    return report(found, PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
