"""`escalera backup`, `restore` and `export`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from escalera.cli.app import app
from escalera.service.store import Entry, Store, Token, default_path, hash_token
from tests.service.store.stores import rows, with_store

LOG = [Entry("t", 1, 5, "made", b'{"edition":"bolivia"}'), Entry("t", 2, 9, "act", b"\xff\0", 3, "a1", 1)]


def run(*args: str | Path, database: Path | None = None) -> Result:
    """A command, with a database named by the environment."""
    env = {"ESCALERA_DATABASE": str(database) if database else None}
    return CliRunner().invoke(app, [str(arg) for arg in args], env=env)


@pytest.fixture
def live(tmp_path: Path) -> Path:
    async def use(store: Store) -> None:
        token = Token(hash_token("token"), "t", 1, "seat")
        await store.append("t", 0, LOG, secrets={1: b"deal-secret"}, tokens=[token])

    path = tmp_path / "live.db"
    with_store(path, use)
    return path


def test_a_backup_goes_and_comes_back(tmp_path: Path, live: Path) -> None:
    copy, place = tmp_path / "copy.db", tmp_path / "place.db"
    done = run("backup", copy, "--database", live)
    assert (done.exit_code, done.stdout) == (0, f"1 table copied to {copy}.\n")
    done = run("restore", copy, database=place)
    assert (done.exit_code, done.stdout) == (0, f"1 table restored to {place}.\n")
    assert rows(place, "SELECT count(*) FROM entries") == [(2,)]
    assert run("restore", copy, "--database", place).exit_code == 2
    assert run("restore", copy, "--database", place, "--force").exit_code == 0


def test_an_export_is_the_log_as_json_without_secrets_or_tokens(tmp_path: Path, live: Path) -> None:
    done = run("export", "t", "--form", "log", "--database", live)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines == [
        {"seq": 1, "at_ms": 5, "kind": "made", "seat": None, "act_id": None, "data": '{"edition":"bolivia"}'},
        {"seq": 2, "at_ms": 9, "kind": "act", "seat": 3, "act_id": "a1", "data_hex": "ff00"},
    ]
    assert "deal-secret" not in done.stdout and hash_token("token").hex() not in done.stdout
    output = tmp_path / "t.jsonl"
    assert run("export", "t", "--form", "log", "--output", output, database=live).exit_code == 0
    assert output.read_text(encoding="utf-8") == done.stdout


@pytest.mark.parametrize(
    "address", ["mysql://e:geheim@h/x", "sqlite:///x", "postgresql+psycopg://e:geheim@h/x"]
)
@pytest.mark.parametrize("command", [[], ["serve"], ["backup", "copy"], ["restore", "copy"], ["export", "t"]])
def test_the_address_of_another_database_is_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, command, env={"ESCALERA_DATABASE": address, "ESCALERA_PORT": "0"})
    assert (done.exit_code, done.stdout) == (2, "") and "is neither." in done.stderr
    assert len(done.stderr.splitlines()) == 1 and "geheim" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_fault_is_one_sentence_and_status_2(tmp_path: Path, live: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear reader")
    output = tmp_path / "out"
    for args in (
        ("export", "u", "--database", live, "--output", output),
        ("export", "t", "--database", tmp_path / "none"),
        ("export", "t", "--database", letter),
        ("backup", letter, "--database", live),
        ("backup", tmp_path / "copy", "--database", tmp_path),
        ("restore", letter, "--database", live, "--force"),
        ("restore", live, "--database", letter),
    ):
        done = run(*args)
        assert done.exit_code == 2 and done.stdout == "", args
        assert len(done.stderr.splitlines()) == 1 and done.stderr.endswith(".\n"), done.stderr
    assert not output.exists() and not (tmp_path / "none").exists() and letter.read_text() == "Dear reader"


def test_the_commands_work_beside_a_running_server(tmp_path: Path, live: Path) -> None:
    async def use(store: Store) -> None:
        assert run("backup", tmp_path / "copy.db", "--database", live).exit_code == 0
        assert run("export", "t", "--form", "log", "--database", live).exit_code == 0
        done = run("restore", tmp_path / "copy.db", "--database", live, "--force")
        assert done.exit_code == 2 and "another Escalera server" in done.stderr

    with_store(live, use)


def test_the_default_place_is_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path() == tmp_path / "escalera" / "escalera.db"
    done = run("export", "t")
    assert done.exit_code == 2 and str(default_path()) in done.stderr
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert default_path() == tmp_path / ".local" / "share" / "escalera" / "escalera.db"
