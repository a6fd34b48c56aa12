"""The editions by code, and where each of their values comes from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from escalera.errors import RulesError
from escalera.rules import bolivia, bolivia_dk, classic, mini, samba
from escalera.rules.rules import Rules
from escalera.rules.source import Source, Sourced
from escalera.rules.values import either, shown

_FULL: Final = {
    "bolivia": bolivia.SHEET,
    "bolivia-dk": bolivia_dk.SHEET,
    "samba": samba.SHEET,
    "classic": classic.SHEET,
}
_MINI: Final = {
    "mini-classic": mini.MINI_CLASSIC,
    "mini-sequences": mini.MINI_SEQUENCES,
    "mini-wilds": mini.MINI_WILDS,
}


def _rules(code: str, sheet: Mapping[str, Sourced]) -> Rules:
    values: dict[str, Any] = {name: sourced.value for name, sourced in sheet.items()}
    return Rules(code=code, **values)


EDITIONS: Final[Mapping[str, Rules]] = MappingProxyType(
    {code: _rules(code, sheet) for code, sheet in _FULL.items()}
)
"""The four editions people play, the default first."""

MINI: Final[Mapping[str, Rules]] = MappingProxyType(
    {code: _rules(code, sheet) for code, sheet in _MINI.items()}
)
"""Small editions for exhaustive search."""

EARLIER: Final[Mapping[str, Rules]] = MappingProxyType({})
"""Editions as they were before their values changed, as `bolivia@1`: games that began with them go on."""


def edition(text: str) -> Rules:
    """The rules of `bolivia` or `bolivia@1`, which are the same; raises `RulesError` for any other text."""
    code, at, version = text.partition("@")
    rules = EDITIONS.get(code) or MINI.get(code)
    if rules is None:
        known = either(list(EDITIONS))
        sentence = f"There is no edition {shown(code)}; the editions are {known}."
        facts = {"word": code[:40], "list": ", ".join(EDITIONS)}
        raise RulesError(sentence, "edition", why="no-edition", facts=facts)
    wanted = version if at else "1"
    if wanted != str(rules.version):
        earlier = EARLIER.get(f"{code}@{wanted}")
        if earlier is not None:
            return earlier
        sentence = f"There is no version {shown(version)} of {code}; its only version is {rules.version}."
        facts = {"word": version[:40], "number": str(rules.version)}
        raise RulesError(sentence, "edition", why="no-version", facts=facts)
    return rules


def sources(code: str) -> dict[str, tuple[Source, bool]]:
    """For each field of an edition its source, and whether sources disagree about it."""
    sheet = _FULL.get(code) or _MINI.get(code)
    if sheet is None:
        raise KeyError(code)
    return {name: (sourced.source, sourced.disputed) for name, sourced in sheet.items()}
