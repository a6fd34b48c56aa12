"""Flags go before the environment, that before the file; and logs hold no secret."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

import httpx
import pytest

from escalera.web.settings import Settings
from escalera.web.sources import SettingsError, read_settings
from tests.web.people import bearer
from tests.web.servers import START, serving

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "escalera.toml"
    file.write_text('port = 1\nworkers = 1\nlog = "json"\ntrusted_proxies = ["10.0.0.1"]\n')
    environment = {"ESCALERA_PORT": "2", "ESCALERA_WORKERS": "2", "OTHER": "x"}
    found = read_settings({"port": 3, "workers": None}, environment, file)
    assert (found.port, found.workers, found.log, found.trusted_proxies) == (3, 2, "json", ["10.0.0.1"])
    assert found.host == "127.0.0.1"
    several = read_settings({}, {"ESCALERA_TRUSTED_PROXIES": "10.0.0.1,10.0.0.2"})
    assert several.trusted_proxies == ["10.0.0.1", "10.0.0.2"]


@pytest.mark.parametrize(
    "environment",
    [
        {"ESCALERA_PORT": "many"},
        {"ESCALERA_PREFIX": "games/"},
        {"ESCALERA_PREFIX": "/games/"},
        {"ESCALERA_PUBLIC_URL": "https://example.org/games"},
        {"ESCALERA_LOG": "xml"},
    ],
)
def test_a_wrong_setting_is_named(environment: dict[str, str]) -> None:
    (name,) = environment
    with pytest.raises(SettingsError, match=name.removeprefix("ESCALERA_").lower()):
        read_settings({}, environment)


def test_a_file_with_an_unknown_key_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "escalera.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(SettingsError, match="prot"):
        read_settings({}, {}, file)


def test_every_setting_is_on_the_page() -> None:
    rows = set(re.findall(r"^\| `([a-z_]+)` \|", PAGE.split("## For others")[0], re.MULTILINE))
    assert rows == set(Settings.__struct_fields__)


def test_a_taken_port_and_a_wrong_setting_are_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        for flags in (["--port", str(taken.getsockname()[1])], ["--prefix", "x"], ["--config", "nowhere"]):
            command = [sys.executable, "-c", START, "serve", "--database", str(tmp_path / "a.db"), *flags]
            done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=20)
            assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr


def test_a_second_server_on_one_database_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path):
        command = [
            sys.executable,
            "-c",
            START,
            "serve",
            "--port",
            "0",
            "--database",
            str(tmp_path / "test.db"),
        ]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=20)
        assert done.returncode == 2 and "in use by another Escalera server" in done.stderr


def test_json_logs_hold_no_token(tmp_path: Path) -> None:
    with serving(tmp_path, "--log", "json") as server:
        table = httpx.post(f"{server.url}/api/tables", json={"name": "Ada"}).json()
        headers = bearer(table["token"])
        httpx.get(f"{server.url}/api/tables/{table['table']}/view?token={table['token']}", headers=headers)
        httpx.post(f"{server.url}/api/tables/{table['table']}/enter", json={"token": table["link"]})
    text = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"/api/tables"} <= {line.get("path") for line in lines}
    assert table["token"] not in text and table["link"] not in text
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)
