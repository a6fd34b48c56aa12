"""Settings from flags, the environment and a TOML file, in that order."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from escalera.errors import EscaleraError
from escalera.web.settings import Settings

VARIABLE: Final = "ESCALERA_"
FIELDS: Final = Settings.__struct_fields__


class SettingsError(EscaleraError):
    """A setting that can't be used; the text says which and why."""


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings; flags that weren't given are None."""
    given = {name: value for name, value in flags.items() if value is not None}
    found = {**(of_file(file) if file else {}), **of_environment(environment), **given}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"A setting is wrong: {error}.") from None


def of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """`ESCALERA_PORT` and so on; lists are separated by commas."""
    found: dict[str, Any] = {}
    for name in FIELDS:
        text = environment.get(VARIABLE + name.upper())
        if text is not None:
            found[name] = [part for part in text.split(",") if part] if name == "trusted_proxies" else text
    return found


def of_file(file: Path) -> dict[str, Any]:
    """A TOML file's keys."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SettingsError(f"{file} can't be read: {error}.") from None
