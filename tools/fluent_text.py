"""Fluent messages read off their files: their keys, and which facts they fill in and choose by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

TREE: Final = Path(__file__).resolve().parent.parent / "src" / "escalera" / "i18n"
FIRST: Final = "en"


@dataclass(frozen=True)
class Choice:
    """A choice by one fact: the names of its variants, and what each of them fills in."""

    fact: str
    names: tuple[str, ...]
    default: str
    filled: tuple[frozenset[str], ...]


@dataclass
class Uses:
    """What a sentence takes of its facts, the sentences it is made of included."""

    filled: set[str] = field(default_factory=set)
    choices: list[Choice] = field(default_factory=list)
    made_of: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)

    @property
    def facts(self) -> set[str]:
        return self.filled | {choice.fact for choice in self.choices}

    def add(self, other: Uses) -> None:
        self.filled |= other.filled
        self.choices += other.choices
        self.made_of |= other.made_of
        self.words += other.words


@cache
def names_of(lang: str) -> tuple[str, ...]:
    """The files of a language."""
    return tuple(sorted([path.name for path in (TREE / lang).glob("*.ftl")]))


@cache
def entries(lang: str, name: str) -> tuple[Any, ...]:
    """What stands in a file, parsed."""
    return tuple(FluentParser().parse((TREE / lang / name).read_text(encoding="utf-8")).body)


def junk(lang: str, name: str) -> list[str]:
    """What can't be read in a file."""
    return [str(entry.content).strip() for entry in entries(lang, name) if isinstance(entry, ftl.Junk)]


@cache
def patterns(lang: str, name: str) -> dict[str, Any]:
    """The sentences of a file by key; those of attributes with a dot."""
    found: dict[str, Any] = {}
    for entry in entries(lang, name):
        if isinstance(entry, ftl.Message):
            found |= {entry.id.name: entry.value} if entry.value else {}
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


@cache
def all_patterns(lang: str) -> dict[str, Any]:
    """The sentences of a language by key."""
    return {key: pattern for name in names_of(lang) for key, pattern in patterns(lang, name).items()}


@cache
def uses_of(lang: str, key: str) -> Uses:
    """What a sentence takes of its facts; English stands in for parts that the language lacks."""
    pattern = all_patterns(lang).get(key) or all_patterns(FIRST).get(key)
    return _of_pattern(lang, pattern, (key,)) if pattern else Uses()


def _of_pattern(lang: str, pattern: Any, above: tuple[str, ...]) -> Uses:
    uses = Uses()
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            uses.words += re.findall(r"[^\W\d_]+", element.value)
        else:
            uses.add(_of_expression(lang, element.expression, above))
    return uses


def _of_expression(lang: str, expression: Any, above: tuple[str, ...]) -> Uses:
    match expression:
        case ftl.VariableReference():
            return Uses(filled={expression.id.name})
        case ftl.MessageReference():
            return _of_part(lang, expression, above)
        case ftl.SelectExpression():
            return _of_choice(lang, expression, above)
        case ftl.Placeable():
            return _of_expression(lang, expression.expression, above)
        case ftl.FunctionReference():
            return Uses(filled=set(_variables(expression.arguments)))
    return Uses()


def _of_part(lang: str, reference: Any, above: tuple[str, ...]) -> Uses:
    key = reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "")
    uses = Uses(made_of={key})
    pattern = all_patterns(lang).get(key) or all_patterns(FIRST).get(key)
    if pattern is not None and key not in above:
        uses.add(_of_pattern(lang, pattern, (*above, key)))
    return uses


def _of_choice(lang: str, expression: Any, above: tuple[str, ...]) -> Uses:
    parts = [_of_pattern(lang, variant.value, above) for variant in expression.variants]
    uses = Uses()
    for part in parts:
        uses.add(part)
    names = [_name(variant) for variant in expression.variants]
    [default] = [_name(variant) for variant in expression.variants if variant.default]
    filled = tuple([frozenset(part.filled) for part in parts])
    for fact in _variables(expression.selector):
        uses.choices.append(Choice(fact, tuple(names), default, filled))
    return uses


def _name(variant: Any) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.FunctionReference):
        yield from _variables(node.arguments)
    elif isinstance(node, ftl.CallArguments):
        for one in node.positional:
            yield from _variables(one)


@cache
def own_words(lang: str, key: str) -> tuple[str, ...]:
    """The words of a sentence itself, without those of the sentences that it is made of."""
    return tuple(_own(all_patterns(lang)[key]))


def _own(node: Any) -> Iterator[str]:
    if isinstance(node, ftl.TextElement):
        yield from re.findall(r"[^\W\d_]+", node.value)
    elif isinstance(node, ftl.Pattern):
        for element in node.elements:
            yield from _own(element)
    elif isinstance(node, ftl.Placeable):
        yield from _own(node.expression)
    elif isinstance(node, ftl.SelectExpression):
        for variant in node.variants:
            yield from _own(variant.value)
