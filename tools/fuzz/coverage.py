"""Runs a target under atheris, in a process of its own: inputs change towards code that wasn't reached."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from tools.fuzz import seeds

SEEDS: Final[dict[str, Callable[[], Iterator[bytes]]]] = {
    "parsers": seeds.for_parsers,
    "frames": seeds.for_frames,
}
LONGEST: Final = 4096
SLOWEST: Final = 60
"""Seconds after which one input counts as a hang."""
MEMORY: Final = 2048


def run(kind: str, seconds: int, folder: Path, target: str = "tools.fuzz.target") -> dict[str, Any]:
    """Fuzz for so long, or until the first fault; everything about it is in the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    corpus, words = folder / "corpus", folder / "words"
    corpus.mkdir(parents=True)
    for number, data in enumerate(SEEDS[kind]()):
        (corpus / f"seed{number}").write_bytes(data)
    words.write_text(seeds.dictionary(), encoding="ascii")
    given = (
        f"-max_total_time={seconds}", f"-timeout={SLOWEST}", f"-rss_limit_mb={MEMORY}", f"-max_len={LONGEST}",
        f"-dict={words}", f"-artifact_prefix={folder}/", "-print_final_stats=1",
    )  # fmt: skip
    log = folder / "log"
    with log.open("wb") as out:
        command = [sys.executable, "-m", target, kind, *given, str(corpus)]
        done = subprocess.run(command, cwd=seeds.ROOT, stdout=out, stderr=subprocess.STDOUT)
    return told(folder, log.read_text(encoding="utf-8", errors="replace"), done.returncode)


def told(folder: Path, log: str, status: int) -> dict[str, Any]:
    """What the fuzzer's log says."""
    runs = re.findall(r"^stat::number_of_executed_units:\s*(\d+)", log, re.MULTILINE)
    reached = re.findall(r"\bcov: (\d+)", log)
    found = sorted(str(path) for path in folder.glob("*-*") if path.is_file())
    if status and not found:
        found = [f"status {status}, see {folder / 'log'}"]
    return {
        "runs": int(runs[-1]) if runs else 0,
        "branches": int(reached[-1]) if reached else 0,
        "found": found,
    }
