"""The sentences of one language, read by fluent.runtime: the only module that knows that library."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from escalera.i18n.forms import with_long_minus
from escalera.i18n.languages import sources

Argument = str | int
"""What a sentence can be given."""


class Sentences:
    """The sentences of a language; `isolate` puts bidi isolation marks round what is filled in."""

    def __init__(self, lang: str, isolate: bool) -> None:
        # Imported here because it takes long, and much of the program says nothing.
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._bundle: Any = FluentBundle([lang], use_isolating=isolate)
        self._bundle._babel_locale = with_long_minus(lang)
        self._entries: dict[str, Any] = {}
        self._named: dict[str, frozenset[str]] = {}
        for text in sources(lang).values():
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            self._entries |= {entry.id.name: entry for entry in resource.body if hasattr(entry, "id")}

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The sentence of a key, on one line; `LookupError` when it or one of its arguments is missing."""
        pattern = self._pattern(key)
        # The library converts every argument each time; rule pages offer all the rules to each sentence.
        given = {name: arguments[name] for name in self._arguments(key) if name in arguments}
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            reasons = ", ".join([str(fault) for fault in faults])
            raise LookupError(f"{self.lang}: {key}: {reasons}")
        return str(text).replace("\n", " ")

    def _arguments(self, key: str) -> frozenset[str]:
        """What a sentence and the sentences in it are filled in with."""
        name = key.partition(".")[0]
        found = self._named.get(name)
        if found is None:
            found = self._named[name] = frozenset(self._facts_in(name, set()))
        return found

    def _facts_in(self, name: str, seen: set[str]) -> set[str]:
        """The facts that an entry names, and those of the entries in it that weren't seen yet."""
        seen.add(name)
        nodes = list(nodes_of(self._entries.get(name)))
        found = {node.id.name for node in nodes if type(node).__name__ == "VariableReference"}
        for part in [node.id.name for node in nodes if type(node).__name__ == "MessageReference"]:
            if part not in seen:
                found |= self._facts_in(part, seen)
        return found

    def _pattern(self, key: str) -> object:
        name, _, attribute = key.partition(".")
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            found: object = message.attributes.get(attribute) if attribute else message.value
            if found is not None:
                return found
        raise LookupError(f"{self.lang}: there is no sentence “{key}”")


def nodes_of(node: Any) -> Iterator[Any]:
    """A node of a parsed file and everything in it."""
    if isinstance(node, list):
        for one in node:
            yield from nodes_of(one)
    elif hasattr(node, "__dict__"):
        yield node
        for value in vars(node).values():
            yield from nodes_of(value)


@cache
def sentences(lang: str, isolate: bool) -> Sentences:
    """The sentences of a language, read once."""
    return Sentences(lang, isolate)
