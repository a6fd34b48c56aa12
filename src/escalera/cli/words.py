"""The sentences of the command line: the catalogue in the language asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import click

from escalera.cards import SUIT_SIGNS
from escalera.i18n import Catalogue, languages

VARIABLE: Final = "ESCALERA_LANG"


def lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option `--lang`."""
    return click.option(
        "--lang",
        type=click.Choice(languages()),
        default="en",
        envvar=VARIABLE,
        help="Language of what is printed.",
    )(command)


def language(environment: Mapping[str, str]) -> str:
    """The language of who gives no option: the variable's, if there is such a one."""
    wanted = environment.get(VARIABLE, "")
    return wanted if wanted in languages() else languages()[0]


@cache
def catalogue(lang: str) -> Catalogue:
    """The sentences of a language; suits as letters where the terminal has no signs for them."""
    return Catalogue(lang, plain=not can_print(SUIT_SIGNS))


def ask_to_type() -> None:
    """Tell who sits at the keyboard that the program waits for him."""
    click.echo(catalogue(language(os.environ)).text("file-typed"), err=True)


def can_print(text: str) -> bool:
    """Whether standard output's encoding has these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
