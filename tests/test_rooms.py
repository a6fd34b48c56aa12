"""The direction of imports between the rooms (docs/architecture.md)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
LOW_ROOMS: Final = ("escalera.errors", "escalera.cards", "escalera.rules", "escalera.engine")
COMPILER_RUNTIME: Final = {"librt", "mypy_extensions"}


def test_import_contracts_hold() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout


def test_engine_and_below_import_only_the_standard_library() -> None:
    graph = grimp.build_graph("escalera", include_external_packages=True)
    allowed = set(sys.stdlib_module_names) | COMPILER_RUNTIME | {"escalera"}
    for module in sorted(graph.modules):
        if module.startswith(LOW_ROOMS):
            for imported in graph.find_modules_directly_imported_by(module):
                assert imported.split(".")[0] in allowed, f"{module} imports {imported}"
