"""Settings from flags, the environment and a TOML file, in that order."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from escalera.errors import EscaleraError
from escalera.web.settings import Settings

VARIABLE: Final = "ESCALERA_"
FIELDS: Final = Settings.__struct_fields__
UNKNOWN: Final = re.compile(r"unknown field `(.*)`")
MEANT: Final = {
    "bus": "it is the address of a NATS server, as in nats://127.0.0.1:4222",
    "log": "it is text or json",
    "prefix": "it begins with a stroke and ends without one, as in /games",
    "public_url": "it is what browsers have in their address line, without a path, as in https://cards.example.org",
}
"""What is expected, where a pattern wouldn't tell it."""


class SettingsError(EscaleraError):
    """A setting that can't be used; the text says which and why."""


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings; flags that weren't given are None."""
    return settings_of(given_settings(flags, environment, file))


def given_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> dict[str, Any]:
    """What was given, as it was given."""
    given = {name: value for name, value in flags.items() if value is not None}
    return {**(of_file(file) if file else {}), **of_environment(environment), **given}


def settings_of(given: Mapping[str, Any]) -> Settings:
    """What was given with the defaults of the rest. Raises `SettingsError`."""
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(sentence_of(str(error))) from None


def sentence_of(fault: str) -> str:
    """What msgspec says of a value, in a sentence with the setting's name."""
    unknown = UNKNOWN.search(fault)
    if unknown:
        return f"There is no setting “{unknown[1]}”."
    expected, _, place = fault.partition(" - at ")
    name = place.strip("`$.").partition("[")[0]
    wanted = MEANT.get(name) or expected[:1].lower() + expected[1:].replace("`", "")
    return f"The setting “{name}” can't be used: {wanted}."


def of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """`ESCALERA_PORT` and so on; lists are separated by commas."""
    found: dict[str, Any] = {}
    for name in FIELDS:
        text = environment.get(VARIABLE + name.upper())
        if text is not None:
            found[name] = [part for part in text.split(",") if part] if name == "trusted_proxies" else text
    return found


def of_file(file: Path) -> dict[str, Any]:
    """A TOML file's keys. Raises `SettingsError`."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SettingsError(f"There is no file {file}.") from None
    except OSError as error:
        raise SettingsError(f"{file} can't be read: {error.strerror or error}.") from None
    except ValueError as error:
        raise SettingsError(f"{file} isn't a file of settings: {error}.") from None
