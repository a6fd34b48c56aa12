"""What this process has open, and which processes it has."""

from __future__ import annotations

import os
import time
from pathlib import Path


def open_files() -> int:
    """How many file descriptors are open."""
    return len(os.listdir("/proc/self/fd"))


def children() -> set[int]:
    """The numbers of this process's children, ended ones that nobody has waited for among them."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            pid = int(entry.name)
            if stat(pid)[1:2] == [str(os.getpid())]:
                found.add(pid)
    return found


def has_ended(pid: int) -> bool:
    """Whether a process is no more, or a zombie."""
    return stat(pid)[:1] in ([], ["Z"], ["X"])


def stat(pid: int) -> list[str]:
    """What the system tells of a process: its state, its parent, …; nothing when there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def is_gone(pid: int, seconds: float = 5.0) -> bool:
    """Whether a process ends within some seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if has_ended(pid):
            return True
        time.sleep(0.02)
    return False
