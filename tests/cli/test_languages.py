"""The language of the command line: asked for, of the environment, of the system."""

from __future__ import annotations

import sys

import click
import pytest

from escalera.cli import words
from escalera.cli.lazy import COMMANDS, load
from escalera.cli.spoken import LANG, SpokenCommand, SpokenOption, help_key, told
from escalera.i18n import languages
from tests.cli.running import process, run
from tests.i18n.source import all_keys

KEYS = set(all_keys())


@pytest.fixture
def danish(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Danish were there, in the words of English."""
    for module in ("escalera.i18n.languages", "escalera.cli.words", "escalera.i18n.catalogue"):
        monkeypatch.setattr(sys.modules[module], "languages", lambda: ("en", "da"))


@pytest.mark.usefixtures("danish")
@pytest.mark.parametrize(
    ("wanted", "environment", "lang"),
    [
        (None, {}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "da_DK.UTF-8"}, "da"),
        (None, {"LC_ALL": "C", "LANG": "da_DK"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "da", "LANG": "en_GB"}, "da"),
        (None, {"LC_ALL": "fr_FR", "LANG": "da_DK"}, "en"),
        (None, {"ESCALERA_LANG": "en", "LANG": "da_DK"}, "en"),
        (None, {"ESCALERA_LANG": "da", "LANG": "en_GB"}, "da"),
        ("da", {"ESCALERA_LANG": "en", "LANG": "en_GB"}, "da"),
    ],
)
def test_what_is_asked_for_counts_then_the_variable_then_the_system(
    wanted: str | None, environment: dict[str, str], lang: str
) -> None:
    assert words.speak(wanted, environment) == lang


@pytest.mark.parametrize(
    ("args", "env"), [(["--lang", "xx"], {}), (["--lang=xx"], {}), ([], {"ESCALERA_LANG": "xx"})]
)
@pytest.mark.parametrize("call", [["rules"], ["--help"], ["play", "--list"]])
def test_an_unknown_language_is_refused_with_its_code(
    call: list[str], args: list[str], env: dict[str, str]
) -> None:
    done = process(*call, *args, env=env)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith("Error: unknown-language: There is no language “xx” here.")
    assert len(done.stderr.decode().splitlines()) == 1


@pytest.mark.parametrize("lang", languages())
def test_language_is_asked_for_before_or_after_a_command(lang: str) -> None:
    said = {run("--lang", lang, "rules").stdout, run("rules", "--lang", lang).stdout}
    assert len(said) == 1


def test_the_language_is_read_before_other_options_are() -> None:
    assert told(["--help", "--lang", "da"]) == "da"
    assert told(["--lang=el", "--lang", "ru"]) == "ru"
    assert told(["--", "--lang", "da"]) is None
    assert told([]) is None


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_the_option_and_help_in_words(name: str) -> None:
    found = load(name)
    assert isinstance(found, SpokenCommand)
    assert f"help-{name}" in KEYS
    options = [param for param in found.params if isinstance(param, click.Option)]
    assert LANG in [option.opts[0] for option in options]
    for option in options:
        assert isinstance(option, SpokenOption) and help_key(found, option) in KEYS, option.name


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nonsense"], "There is no command “nonsense”."),
        (["rules", "--nonsense"], "There is no option --nonsense here."),
        (["rules", "--players", "7"], "--players is a number from 2 to 6."),
        (["replay"], "FILE... is missing."),
        (["suggest", "--level", "best", "x"], "--level is one of these: beginner, casual, club, expert."),
        (["play", "--players", "two"], "--players is a number from 2 to 6."),
        (["serve", "--port", "two"], "The value given for --port isn't one of those it may have."),
        (["rules", "--against", "samba"], "--against needs an EDITION to compare."),
        (["rules", "poker"], "There is no edition “poker”. There are: bolivia, bolivia-dk, samba, classic."),
    ],
)
def test_a_call_that_cannot_be_read_is_answered_in_words(args: list[str], sentence: str) -> None:
    done = process(*args)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines()[-1] == f"Error: {sentence}"
