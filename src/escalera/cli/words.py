"""The sentences of the command line: the catalogue in the language of the call."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from typing import Final

import click

from escalera.cards import SUIT_SIGNS
from escalera.cli.exits import MALFORMED
from escalera.i18n import Catalogue, best, languages

VARIABLE: Final = "ESCALERA_LANG"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says what it speaks; the first that is set counts."""

UNKNOWN: Final = "unknown-language"
_spoken: ContextVar[str] = ContextVar("spoken")


class UnknownLanguage(click.ClickException):
    """A language that was asked for and isn't there."""

    exit_code = MALFORMED

    def __init__(self, wanted: str, speaks: str) -> None:
        words = catalogue(speaks)
        said = words.text("usage-no-language", word=wanted, list=", ".join(languages()))
        super().__init__(f"{UNKNOWN}: {said}")


def speak(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Speak what is wanted from now on, or what the environment asks for. Raises `UnknownLanguage`."""
    wanted = wanted or environment.get(VARIABLE) or None
    system = of_system(environment)
    if wanted is not None and wanted not in languages():
        raise UnknownLanguage(wanted, system)
    _spoken.set(wanted or system)
    return wanted or system


def of_system(environment: Mapping[str, str]) -> str:
    """The system's language, English where we don't speak it."""
    return best([next((environment[name] for name in SYSTEM if environment.get(name)), "")])


def spoken() -> Catalogue:
    """The sentences of the language that is spoken."""
    return catalogue(_spoken.get(languages()[0]))


@cache
def catalogue(lang: str) -> Catalogue:
    """The sentences of a language; suits as letters where the terminal has no signs for them."""
    return Catalogue(lang, plain=not can_print(SUIT_SIGNS))


def ask_to_type() -> None:
    """Tell who sits at the keyboard that the program waits for him."""
    click.echo(spoken().text("file-typed"), err=True)


def can_print(text: str) -> bool:
    """Whether standard output's encoding has these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
