"""Running the command line: inside this process, and as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from click.testing import CliRunner, Result

from escalera.cli.app import app

DATA: Final = Path(__file__).resolve().parent / "data"
COMMAND: Final = [sys.executable, "-c", "import sys; from escalera.cli import main; sys.exit(main())"]
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
QUIET: Final = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "ESCALERA_LANG", "TTY_COMPATIBLE", *SYSTEM)
"""What would change the output and may be set where the tests run."""


def run(*args: str | Path, typed: str | bytes | None = None, columns: int = 80) -> Result:
    """A command run in this process."""
    env: dict[str, str | None] = {**dict.fromkeys(QUIET), "COLUMNS": str(columns)}
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=env)


def run_json(*args: str | Path, typed: str | bytes | None = None) -> tuple[int, Any]:
    """The exit status and the one JSON object of a command."""
    done = run(*args, "--json", typed=typed)
    return done.exit_code, json.loads(done.stdout)


def process(
    *args: str | Path, typed: bytes = b"", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """A command run as a process."""
    return subprocess.run(
        [*COMMAND, *map(str, args)], input=typed, capture_output=True, env=clean_env(env), timeout=60
    )


def with_small_files(*args: str | Path) -> subprocess.CompletedProcess[str]:
    """A command whose files may not grow beyond 256 bytes, which it meets as a full disk."""
    begin = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (256, 256)); "
    return subprocess.run(
        [*COMMAND[:2], begin + COMMAND[2], *map(str, args)],
        capture_output=True,
        encoding="utf-8",
        env=clean_env(),
        timeout=120,
    )


def clean_env(more: dict[str, str] | None = None) -> dict[str, str]:
    """This process's environment, without what changes the output."""
    kept = {name: value for name, value in os.environ.items() if name not in QUIET}
    return {**kept, **(more or {})}


def write(folder: Path, name: str, data: str | bytes) -> Path:
    """A file with that content."""
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path
