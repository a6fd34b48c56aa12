"""Files written whole (`escalera.disk`)."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from escalera.disk import write_whole


@pytest.mark.parametrize("lasting", [True, False])
def test_a_file_holds_what_was_written_last(tmp_path: Path, lasting: bool) -> None:
    path = tmp_path / "file"
    for content in ("old", b"new"):
        write_whole(path, content, lasting=lasting)
    assert path.read_bytes() == b"new" and list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_the_old_text_and_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_whole(path, "old")

    def fail(*args: object) -> None:
        raise OSError(28, "no room")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="no room") as raised:
        write_whole(path, "new")
    assert raised.value.filename == str(path)
    assert path.read_text(encoding="utf-8") == "old" and list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_device_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not a file"):
        write_whole(pipe, "text")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
