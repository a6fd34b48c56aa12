"""The files a command is given, judged one after the other."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, cast

import click

from escalera.cli.faults import Fault
from escalera.cli.spoken import option
from escalera.cli.words import ask_to_type

T = TypeVar("T")
R = TypeVar("R")

STANDARD_INPUT = "-"


class Files(Generic[T]):
    """How a command treats its files: judge each, then show it or make its JSON object."""

    def __init__(
        self,
        judge: Callable[[str], T | Fault],
        show: Callable[[str, T], None],
        as_json: Callable[[T], dict[str, object]],
    ) -> None:
        self.judge = judge
        self.show = show
        self.as_json = as_json

    def run(self, files: Sequence[str], wants_json: bool) -> int:
        """Do all of them; the highest exit status."""
        each = self._one_json if wants_json else self._one
        return max([each(file, len(files) > 1) for file in files])

    def _one(self, file: str, of_several: bool) -> int:
        found = self.judge(file)
        if isinstance(found, Fault):
            found.report(file)
            return found.status
        self.show(file if of_several else "", found)
        return 0

    def _one_json(self, file: str, of_several: bool) -> int:
        found = self.judge(file)
        wrong = found if isinstance(found, Fault) else None
        answer: dict[str, object] = {"file": file} if of_several else {}
        answer |= {"error": wrong.as_json()} if wrong else self.as_json(cast(T, found))
        print_json(answer)
        if wrong:
            wrong.report(file)
        return wrong.status if wrong else 0


def print_json(found: dict[str, object]) -> None:
    """One object on a line of its own."""
    click.echo(json.dumps(found))


def load(file: str, read: Callable[[str], R], parse: Callable[[bytes], R], limit: int) -> R:
    """What a file holds, or standard input, of which no more than the limit is of use."""
    if file == STANDARD_INPUT:
        if sys.stdin.isatty():
            ask_to_type()
        return parse(sys.stdin.buffer.read(limit + 1))
    return read(file)


def files_argument(command: Callable[..., object]) -> Callable[..., object]:
    """The argument `FILE…`."""
    return click.argument("files", metavar="FILE...", nargs=-1, required=True)(command)


def json_option(command: Callable[..., object]) -> Callable[..., object]:
    """The option `--json`."""
    return option("--json", "wants_json", is_flag=True)(command)
