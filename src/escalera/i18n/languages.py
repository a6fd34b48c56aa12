"""The languages there are: the folders of this room that hold Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

FIRST: Final = "en"
"""The language that has every sentence; the others fall back on it."""

_ENDING: Final = ".ftl"


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first, then by the alphabet; none that lacks a file."""
    folders = [entry.name for entry in files("escalera.i18n").iterdir() if entry.is_dir()]
    wanted = sources(FIRST).keys()
    found = sorted([name for name in folders if name != FIRST and wanted <= sources(name).keys()])
    return (FIRST, *found)


def best(wanted: Iterable[str]) -> str:
    """The first of these languages that there is, English without one: of `da`, `da-DK`, `da_DK.UTF-8`."""
    for tag in wanted:
        code = re.split(r"[-_.@]", tag.strip().lower())[0]
        if code in languages():
            return code
    return FIRST


def sources(lang: str) -> dict[str, str]:
    """The Fluent texts of a language by the names of their files."""
    folder = files("escalera.i18n").joinpath(lang)
    names = sorted([entry.name for entry in folder.iterdir() if entry.name.endswith(_ENDING)])
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names}
