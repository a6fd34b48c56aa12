"""The files of deploy/: they can be read, and every option and variable in them exists."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from escalera.cli.app import app
from escalera.notation.record import LARGEST_RECORD
from escalera.web.figures import Figures
from escalera.web.settings import Settings
from escalera.web.sources import VARIABLE
from tests.deploy.proxied import DEPLOY

INSIDE = ("/health", "/ready", "/metrics")
COMPOSED = ("one/compose.yaml", "three/compose.yaml")
UNITS = sorted(DEPLOY.glob("systemd/*.*"))
SETTINGS = {VARIABLE + name.upper() for name in Settings.__struct_fields__}


def yaml_of(name: str) -> Any:
    """A file's contents."""
    yaml = pytest.importorskip("yaml", reason="pyyaml is not installed")
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def options_of(command: str) -> set[str]:
    """The options that a command has."""
    shown = CliRunner().invoke(app, [command, "--help", "--lang", "en"])
    return set(re.findall(r"--[a-z-]+", shown.stdout))


def check_command(words: list[str]) -> None:
    """A command of ours with options that it has."""
    given = {word.partition("=")[0] for word in words[1:] if word.startswith("--")}
    assert given <= options_of(words[0]), given


def nodes(name: str) -> Iterator[dict[str, Any]]:
    """The services of a compose file that run our program."""
    for service in yaml_of(name)["services"].values():
        if service["image"] == "escalera" and service["command"][0] == "serve":
            yield service


@pytest.mark.parametrize("name", COMPOSED)
def test_a_node_is_started_with_options_and_variables_that_there_are(name: str) -> None:
    assert len(list(nodes(name))) == {"one/compose.yaml": 1, "three/compose.yaml": 3}[name]
    for service in yaml_of(name)["services"].values():
        if service["image"] == "escalera":
            check_command(service["command"])
    for node in nodes(name):
        assert set(node["environment"]) <= SETTINGS
        proxy = yaml_of(name)["services"]["proxy"]
        assert node["environment"]["ESCALERA_TRUSTED_PROXIES"] == proxy["networks"]["front"]["ipv4_address"]


@pytest.mark.parametrize("name", COMPOSED)
def test_only_the_proxy_can_be_reached_from_outside(name: str) -> None:
    services = yaml_of(name)["services"]
    assert [kind for kind, service in services.items() if "ports" in service] == ["proxy"]
    for kind in services.keys() & {"postgres", "nats", "worker"}:
        assert services[kind]["networks"] == ["back"]
    back = yaml_of(name)["networks"].get("back", {"internal": True})
    assert back["internal"] is True


@pytest.mark.parametrize("name", COMPOSED)
def test_files_that_are_handed_in_are_there_and_lead_to_the_nodes(name: str) -> None:
    place = (DEPLOY / name).parent
    mounted = [str(volume) for volume in yaml_of(name)["services"]["proxy"]["volumes"]]
    file = next(place / volume.partition(":")[0] for volume in mounted if volume.startswith("."))
    led_to = re.findall(
        r"^ +server (?:node\d )?(172[\d.]+):8765", file.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert list(dict.fromkeys(led_to)) == [node["networks"]["front"]["ipv4_address"] for node in nodes(name)]
    for service in nodes(name):
        assert (place / service["build"]["context"] / service["build"]["dockerfile"]).exists()


@pytest.mark.parametrize("name", COMPOSED)
def test_what_is_not_ours_has_a_version_and_no_password_of_its_own(name: str) -> None:
    for service in yaml_of(name)["services"].values():
        assert service["image"] == "escalera" or re.fullmatch(r"[a-z]+:[\d.]+-alpine", service["image"])
        password = service.get("environment", {}).get("POSTGRES_PASSWORD", "${")
        assert password.startswith("${")


@pytest.mark.parametrize("file", [DEPLOY / "one/escalera.conf", DEPLOY / "proxy/escalera.conf"])
def test_a_proxy_lets_the_largest_record_through_and_forwards_no_figures(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    most = re.search(r"client_max_body_size (\d+)m;", text)
    assert most and int(most[1]) << 20 >= LARGEST_RECORD
    for path in INSIDE:
        assert f"location = {path} {{ return 404; }}" in text


def test_haproxy_lets_the_largest_record_through_and_forwards_no_figures() -> None:
    text = (DEPLOY / "proxy/haproxy.cfg").read_text(encoding="utf-8")
    most = re.search(r"deny_status 413 if \{ req\.hdr_val\(content-length\) gt (\d+) \}", text)
    assert most and int(most[1]) >= LARGEST_RECORD
    assert f"deny_status 404 if {{ path,url_dec -m str {' '.join(INSIDE)} }}" in text


def test_units_run_commands_that_there_are() -> None:
    for file in DEPLOY.glob("systemd/*.service"):
        unit = configparser.RawConfigParser(strict=False)
        unit.optionxform = str  # type: ignore[assignment,method-assign]
        unit.read(file, encoding="utf-8")
        program, *words = unit["Service"]["ExecStart"].split()
        assert program == "/opt/escalera/bin/escalera"
        check_command(words)
        variable = unit["Service"].get("Environment", "ESCALERA_PORT=")
        assert variable.partition("=")[0] in SETTINGS
    variables = re.findall(r"^(\w+)=", (DEPLOY / "systemd/escalera.env").read_text("utf-8"), re.MULTILINE)
    assert variables and set(variables) <= SETTINGS


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_units_are_right_and_leave_little_open(tmp_path: Path) -> None:
    (tmp_path / "program").write_text("#!/bin/sh\n")
    (tmp_path / "program").chmod(0o755)
    for file in UNITS:
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(
            text.replace("/opt/escalera/bin/escalera", str(tmp_path / "program"))
        )
    units = [str(tmp_path / file.name) for file in UNITS if file.suffix in (".service", ".timer")]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, encoding="utf-8")
    ours = [line for line in done.stderr.splitlines() if "escalera" in line]
    assert not ours, ours
    judged = subprocess.run(
        [
            "systemd-analyze",
            "security",
            "--offline=true",
            "--threshold=20",
            str(tmp_path / "escalera.service"),
        ],
        capture_output=True,
        encoding="utf-8",
    )
    assert judged.returncode == 0, judged.stdout[-300:]


def test_every_figure_of_an_alert_exists() -> None:
    groups = yaml_of("alerts/escalera.yaml")["groups"]
    figures = Figures(lambda: 0)
    figures.refusals.labels("wrong-code").inc()
    figures.asked("act")
    figures.observe("append", 0.1)
    known = set(re.findall(r"^(escalera_\w+)", figures.text().decode(), re.MULTILINE))
    for rule in [rule for group in groups for rule in group["rules"]]:
        used = set(re.findall(r"escalera_\w+", rule["expr"]))
        assert used <= known, (rule["alert"], used - known)
        assert rule["annotations"]["summary"] and rule["labels"]["severity"] in ("page", "look")
