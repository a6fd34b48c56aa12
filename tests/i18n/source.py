"""What the Fluent files hold and what the program asks of them, read off their text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from escalera.i18n.languages import languages, sources

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "escalera"

_FACT: Final = re.compile(r"\{ \$([a-z_]+)")
_REFERENCE: Final = re.compile(r"\{ ([a-z][a-z0-9_-]*(?:\.[a-z]+)?) \}")


@cache
def resource(lang: str, name: str) -> Any:
    """A Fluent file, parsed."""
    return FluentParser().parse(sources(lang)[name])


def files() -> list[tuple[str, str]]:
    """Every Fluent file: its language and its name."""
    return [(lang, name) for lang in languages() for name in sources(lang)]


def keys_of(lang: str, name: str) -> list[str]:
    """The keys of a file; those of attributes with a dot."""
    keys = []
    for message in resource(lang, name).body:
        if isinstance(message, ftl.Message):
            keys += [message.id.name] if message.value else []
            keys += [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]
    return keys


def all_keys(lang: str = "en") -> list[str]:
    """The keys of a language."""
    return [key for name in sources(lang) for key in keys_of(lang, name)]


def message_text(key: str) -> str:
    """The Fluent text of an English message."""
    for name in sources("en"):
        for message in resource("en", name).body:
            if isinstance(message, ftl.Message) and message.id.name == key:
                return str(FluentSerializer().serialize_entry(message))
    raise KeyError(key)


def references(lang: str) -> set[str]:
    """The keys that other sentences are made of."""
    return {key for text in sources(lang).values() for key in _REFERENCE.findall(text)}


def facts_named(lang: str) -> set[str]:
    """What the sentences of a language choose by or fill in."""
    return {name for text in sources(lang).values() for name in _FACT.findall(text)}


def speakers() -> list[Path]:
    """The modules of this room, and those that import it."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        speaks = "escalera.i18n" in text or "escalera.cli.words" in text or "escalera.guide" in text
        if path.parent.name == "i18n" or speaks:
            found.append(path)
    return found


def asked(path: Path) -> Iterator[tuple[str, bool]]:
    """What a module passes to a `text` call: a key, or the fixed beginning of one (then True)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Attribute):
            yield from _fixed(node.args[0]) if node.func.attr == "text" else ()


def mentioned(path: Path) -> Iterator[tuple[str, bool]]:
    """Every text of a module, whole or (True) the beginning of one that is put together."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        yield from _fixed(node)


def _fixed(node: ast.AST) -> Iterator[tuple[str, bool]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, ast.JoinedStr) and node.values:
        first = node.values[0]
        if isinstance(first, ast.Constant) and "-" in str(first.value):
            yield str(first.value), True


_FILLED: Final = re.compile(r'\btext\("([a-z-]+)"')


def said_in_templates() -> set[str]:
    """The keys that the templates of the rule pages ask for."""
    folder = PACKAGE / "guide" / "templates"
    return {key for path in folder.iterdir() for key in _FILLED.findall(path.read_text(encoding="utf-8"))}


CLIENT: Final = ROOT / "client" / "src"
_SAID: Final = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)*-)(?:\$\{|([a-z0-9-]+(?:\.[a-z]+)?)["'`])""")


def said_in_browser() -> Iterator[tuple[Path, str, bool]]:
    """Whatever looks like a key in the client: the file, the key or its beginning, and whether it is that."""
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.name != "protocol.ts":
            for beginning, rest in _SAID.findall(path.read_text(encoding="utf-8")):
                yield path, beginning + rest, not rest
