"""The sentences of the command line: the catalogue in the language asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import click

from escalera.cards import SUIT_SIGNS
from escalera.i18n import Catalogue, languages


def lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option `--lang`."""
    return click.option(
        "--lang",
        type=click.Choice(languages()),
        default="en",
        envvar="ESCALERA_LANG",
        help="Language of what is printed.",
    )(command)


@cache
def catalogue(lang: str) -> Catalogue:
    """The sentences of a language; suits as letters where the terminal has no signs for them."""
    return Catalogue(lang, plain=not can_print(SUIT_SIGNS))


def can_print(text: str) -> bool:
    """Whether standard output's encoding has these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
