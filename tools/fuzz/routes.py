"""The plain HTTP routes of a real server, fuzzed by schemathesis from docs/openapi.json."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tools.fuzz.seeds import ROOT

DOCUMENT: Final = ROOT / "docs" / "openapi.json"
START: Final = "import sys; from escalera.cli import main; sys.exit(main())"
NO_LIMITS: Final = {
    f"ESCALERA_{name}": "0"
    for name in (
        *("REQUESTS_PER_SECOND", "ADDRESS_REQUESTS_PER_SECOND", "TABLES_PER_HOUR", "THINKING_MS"),
        *("SOCKETS_PER_SEAT", "SOCKETS_PER_ADDRESS"),
    )
}
CHECKS: Final = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance"),
    *("response_headers_conformance", "response_schema_conformance"),
)
ENDLESS: Final = "/api/tables/{table}/events"
"""A stream, which the fuzzer would listen to until its patience ends; it says what sockets say."""
SETTINGS: Final = """\
[parameters]
"path.table" = "{table}"
[auth.openapi.bearer]
bearer = "{token}"
"""


def run(seconds: int, folder: Path) -> dict[str, Any]:
    """Fuzz for so long; every kind of failure is told once."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with served(folder) as url:
        made = table_at(url)
        settings = folder / "schemathesis.toml"
        settings.write_text(SETTINGS.format(**made), encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "--config-file",
            str(settings),
            "fuzz",
            str(DOCUMENT),
        ]
        command += [
            "--url",
            url,
            "--max-time",
            str(seconds),
            "--continue-on-failure",
            "--checks",
            ",".join(CHECKS),
        ]
        command += ["--header", f"Authorization: Bearer {made['token']}", "--generation-database", "none"]
        command += ["--exclude-path", ENDLESS]
        with (folder / "log").open("wb") as log:
            done = subprocess.run(command, cwd=folder, stdout=log, stderr=subprocess.STDOUT)
    return told(folder, done.returncode)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server of our own, without limits."""
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--workers", "0"]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--database", str(folder / "tables.db")],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, **NO_LIMITS},
            encoding="utf-8",
        )
    assert server.stdout
    try:
        yield re.findall(r"http://[^\s)]+", server.stdout.readline())[0].rstrip("/")
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


def table_at(url: str) -> dict[str, str]:
    """A new table, as it was answered."""
    request = urllib.request.Request(f"{url}/api/tables", json.dumps({"name": "Ada"}).encode())
    with urllib.request.urlopen(request) as reply:
        found: dict[str, str] = json.load(reply)
    return found


def told(folder: Path, status: int) -> dict[str, Any]:
    """What the fuzzer's log says, and whether the server noticed a fault of its own."""
    log = (folder / "log").read_text(encoding="utf-8", errors="replace")
    calls = re.findall(r"(\d[\d,]*) (?:API calls|test cases|generated)", log)
    found = sorted(set(re.findall(r"^- (.+)$", log, re.MULTILINE)))
    if "Traceback" in (folder / "server.log").read_text(encoding="utf-8"):
        found.append("a traceback in server.log")
    if status and not found:
        found = [f"status {status}, see {folder / 'log'}"]
    return {"runs": int(calls[-1].replace(",", "")) if calls else 0, "found": found}
