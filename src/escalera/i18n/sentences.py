"""The sentences of one language, read by fluent.runtime: the only module that knows that library."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

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
        for text in sources(lang).values():
            self._bundle.add_resource(FluentResource(text))

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The sentence of a key, on one line; `LookupError` when it or one of its arguments is missing."""
        text, faults = self._bundle.format_pattern(self._pattern(key), arguments)
        if faults:
            reasons = ", ".join([str(fault) for fault in faults])
            raise LookupError(f"{self.lang}: {key}: {reasons}")
        return str(text).replace("\n", " ")

    def _pattern(self, key: str) -> object:
        name, _, attribute = key.partition(".")
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            found: object = message.attributes.get(attribute) if attribute else message.value
            if found is not None:
                return found
        raise LookupError(f"{self.lang}: there is no sentence “{key}”")


@cache
def sentences(lang: str, isolate: bool) -> Sentences:
    """The sentences of a language, read once."""
    return Sentences(lang, isolate)
