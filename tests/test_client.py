"""The tests beside the client's own files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent


@pytest.mark.slow
def test_the_tests_beside_the_client_s_files_pass() -> None:
    command = [sys.executable, str(ROOT / "tools" / "client.py"), "test"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    assert done.returncode == 0, done.stdout
