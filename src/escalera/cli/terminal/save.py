"""The save file: written whole after every act, so that nothing that was played is ever lost."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from escalera.disk import WRITING, write_whole

ENDING: Final = ".canasta"
_FINISHED: Final = "finished" + ENDING
_STALE: Final = 3600.0
"""Seconds after which nobody is still writing a file."""


def state_folder() -> Path:
    """Where unfinished games are kept on this platform."""
    given = os.environ.get("XDG_STATE_HOME") or ""
    if Path(given).is_absolute():
        return Path(given) / "escalera"
    local = os.environ.get("LOCALAPPDATA")
    if sys.platform == "win32" and local:
        return Path(local) / "escalera"
    return Path.home() / ".local" / "state" / "escalera"


class Save:
    """The file of one game, held by this process as long as it plays."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._lock = hold(path)

    @property
    def held(self) -> bool:
        """Whether the game is this process's alone."""
        return self._lock is not None

    def write(self, text: str) -> None:
        """Write the game as it stands; `OSError` when that fails."""
        write_whole(self.path, text)

    def finish(self) -> Path:
        """The match is over: keep its record as the last finished one. Where it is to be found."""
        there = self.path.with_name(_FINISHED)
        with suppress(OSError):
            os.replace(self.path, there)
        self.release()
        return there

    def release(self) -> None:
        """Let another process have the game."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
            with suppress(OSError):
                lock_path(self.path).unlink()


def new_path() -> Path:
    """A file for a new game, in a folder that exists; `OSError` when there can be none."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    _clear_scraps(folder)
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    return folder / f"game-{stamp}{ENDING}"


def _clear_scraps(folder: Path) -> None:
    """Remove what is left of processes that were killed while writing; games stay, however many."""
    for path in folder.glob(WRITING + "*"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _STALE:
                path.unlink()


def newest() -> Path | None:
    """The newest unfinished game that nobody is playing right now."""
    return next(free_games(), None)


def free_games() -> Iterator[Path]:
    """The unfinished games that nobody is playing right now, the newest first."""
    for path in _unfinished(state_folder()):
        lock = hold(path)
        if lock is not None:
            lock.close()
            yield path


def _unfinished(folder: Path) -> Iterator[Path]:
    """The unfinished games, the newest first."""
    found = []
    for path in folder.glob("game-*" + ENDING):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    yield from [path for _, path in sorted(found, reverse=True)]


def lock_path(path: Path) -> Path:
    """The file that says that a game is being played."""
    return path.with_name(f".{path.name}.lock")


def hold(path: Path) -> IO[bytes] | None:
    """Hold a game for this process; None when another one has it. The system lets go at any end."""
    try:
        file = lock_path(path).open("wb")
    except OSError:
        return None
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        file.close()
        return None
    return file
