"""The same engine without the compiler: its source files alone, copied to a folder of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import escalera

SCRIPT = """
from benchmarks.workload import inside
from escalera.engine import state
assert state.__file__.endswith(".py"), state.__file__
actions, seconds = inside({rounds}, {seed})
print(actions / seconds)
"""


def uncompiled_inside(rounds: int, seed: int) -> float:
    """Actions a second inside the uncompiled engine."""
    package = Path(escalera.__file__).parent
    root = Path(__file__).parent.parent
    with tempfile.TemporaryDirectory() as folder:
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / "escalera", ignore=ignore)
        shutil.copytree(root / "benchmarks", Path(folder) / "benchmarks", ignore=ignore)
        script = SCRIPT.format(rounds=rounds, seed=seed)
        env = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run(
            [sys.executable, "-c", script], env=env, cwd=folder, capture_output=True, text=True
        )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return float(done.stdout)


def import_ms() -> float:
    """Milliseconds of `import escalera` in a fresh process."""
    script = "import time; t = time.perf_counter(); import escalera; print((time.perf_counter() - t) * 1e3)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return float(done.stdout)
