"""On which line of a TOML text an entry stands.

The TOML reader of the standard library keeps no places. This finds those of the form in which
tables are written: `key = value`, `[table]`, `[[table]]`, and the strings of arrays. What is written
in another form (dotted keys, inline tables) has no line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from escalera.notation.table.data import Key

_TOKEN: Final = re.compile(
    r"""
    (?P<comment>\#[^\n]*)
  | (?P<string>\"{3}(?:\\.|[^\\])*?\"{3,5} | '{3}.*?'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*')
  | (?P<line>\n)
  | (?P<mark>[\[\]{}=,])
  | (?P<word>[^\s\#"'\[\]{}=,]+)
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    line: int


def entry_lines(text: str) -> dict[Key, int]:
    """The lines of the entries of a well-formed TOML text."""
    found: dict[Key, int] = {}
    table: Key = ()
    arrays: dict[str, int] = {}
    for statement in _statements(text):
        if statement[0].text == "[":
            table = _header(statement, arrays)
            found.setdefault(table, statement[0].line)
        elif len(statement) > 2 and statement[1].text == "=":
            key = (*table, _bare(statement[0].text))
            found[key] = statement[0].line
            found.update({(*key, n): line for n, line in enumerate(_strings(statement[2:]))})
    return found


def _tokens(text: str) -> Iterator[_Token]:
    line = 1
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or ""
        if kind != "comment":
            yield _Token(kind, match[0], line)
        line += match[0].count("\n")


def _statements(text: str) -> Iterator[list[_Token]]:
    """The tokens of each statement: line breaks inside brackets don't end one."""
    statement: list[_Token] = []
    depth = 0
    for token in _tokens(text):
        if token.kind == "line":
            if statement and depth <= 0:
                yield statement
                statement, depth = [], 0
            continue
        depth += (token.text in ("[", "{")) - (token.text in ("]", "}"))
        statement.append(token)
    if statement:
        yield statement


def _header(statement: list[_Token], arrays: dict[str, int]) -> Key:
    """`("rules",)` for `[rules]`, `("side", 1)` for the second `[[side]]`."""
    name = _bare("".join([token.text for token in statement if token.kind in ("word", "string")]))
    if len(statement) < 2 or statement[1].text != "[":
        return (name,)
    arrays[name] = arrays.get(name, -1) + 1
    return (name, arrays[name])


def _strings(value: list[_Token]) -> list[int]:
    """The lines of the strings that stand directly in an array."""
    if value[0].text != "[":
        return []
    depth = 0
    lines = []
    for token in value:
        depth += (token.text in ("[", "{")) - (token.text in ("]", "}"))
        if token.kind == "string" and depth == 1:
            lines.append(token.line)
    return lines


def _bare(name: str) -> str:
    return name.strip("\"'")
