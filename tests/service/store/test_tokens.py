"""Tokens and secrets: what is kept apart from the log."""

from __future__ import annotations

import secrets
import subprocess
import sys
from pathlib import Path

from escalera.service.store import Store, Token, TokenTaken, hash_token
from escalera.service.store.copies import backup
from escalera.service.store.export import export_lines
from tests.service.store.stores import Place, outcome, some, with_any_store, with_store


def test_a_token_is_found_by_its_hash_until_it_is_dropped(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.append("t", 0, some("t", 1), tokens=[Token(hash_token("link"), "t", None, "table")])
        await store.put_token(hash_token("seat"), "t", 2, "seat")
        assert await store.find_token(hash_token("link")) == Token(hash_token("link"), "t", None, "table")
        assert await store.find_token(hash_token("seat")) == Token(hash_token("seat"), "t", 2, "seat")
        assert isinstance(await outcome(store.put_token(hash_token("seat"), "t", 3, "seat")), TokenTaken)
        await store.append("t", 1, some("t", 2), drop_tokens=[hash_token("link")])
        await store.drop_token(hash_token("seat"))
        await store.drop_token(hash_token("seat"))
        for token in ("link", "seat"):
            assert await store.find_token(hash_token(token)) is None

    with_any_store(place, use)


def test_only_a_hash_is_taken_for_a_token(place: Place) -> None:
    async def use(store: Store) -> None:
        clear = Token(b"a token in clear", "t", 1, "seat")
        assert isinstance(await outcome(store.append("t", 0, some("t", 1), tokens=[clear])), ValueError)
        assert isinstance(await outcome(store.put_token(clear.hash, "t", 1, "seat")), ValueError)

    with_any_store(place, use)


def test_no_byte_of_the_files_is_of_a_token_in_clear(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"
    made = [secrets.token_urlsafe(16) for _ in range(200)]
    kept = [Token(hash_token(token), "t", 0, "seat") for token in made]

    async def use(store: Store) -> None:
        await store.append("t", 0, some("t", 1), tokens=kept[:-1])
        await store.put_token(kept[-1].hash, "t", 1, "seat")
        backup(path, tmp_path / "backup.db")
        (tmp_path / "export").write_text("".join(export_lines(str(path), "t")), encoding="utf-8")
        search(bytes_of(tmp_path))

    def search(found: bytes) -> None:
        assert kept[0].hash in found and not [token for token in made if token.encode() in found]

    with_store(path, use)
    search(bytes_of(tmp_path))


def bytes_of(folder: Path) -> bytes:
    """Everything in a folder, read by another process: it would let go of the locks of this one."""
    code = "import sys; from pathlib import Path\n"
    code += "for file in Path(sys.argv[1]).iterdir(): sys.stdout.buffer.write(file.read_bytes())"
    return subprocess.run([sys.executable, "-c", code, str(folder)], capture_output=True, check=True).stdout


def test_the_secret_of_a_deal_comes_and_goes_with_entries(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.append("t", 0, some("t", 1), secrets={1: b"one"})
        await store.put_secret("t", 2, b"two")
        await store.put_secret("t", 2, b"better")
        assert [await store.secret("t", n) for n in (1, 2, 3)] == [b"one", b"better", None]
        await store.append("t", 1, some("t", 2), secrets={1: None, 2: b"best", 9: None})
        assert [await store.secret("t", n) for n in (1, 2)] == [None, b"best"]
        await store.drop_secret("t", 2)
        await store.drop_secret("t", 2)
        assert await store.secret("t", 2) is None

    with_any_store(place, use)
