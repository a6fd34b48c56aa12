"""A made-up language: English in brackets and longer, to see what isn't translated and what doesn't fit."""

from __future__ import annotations

from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from escalera.i18n.languages import sources

AS_THEY_ARE: Final = ("letter-", "part-dealer-mark")
"""Signs of one letter."""
LONGER: Final = 0.4
_WORD: Final = "eoiaue "


def pseudo(text: str) -> str:
    """A Fluent text in the made-up language."""
    resource = FluentParser().parse(text)
    for message in resource.body:
        if isinstance(message, ftl.Message) and not message.id.name.startswith(AS_THEY_ARE):
            for pattern in [message.value, *[attribute.value for attribute in message.attributes]]:
                if pattern is not None:
                    lengthen(pattern)
                    bracket(pattern)
    return str(FluentSerializer().serialize(resource))


def lengthen(pattern: Any) -> None:
    """Let a pattern and its variants have more letters."""
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                lengthen(variant.value)
    size = sum([len(one.value) for one in pattern.elements if isinstance(one, ftl.TextElement)])
    more = round(size * LONGER)
    if more:
        padding = (_WORD * more)[:more].strip()
        pattern.elements.append(ftl.TextElement(f" {padding}"))


def bracket(pattern: Any) -> None:
    """Put a whole sentence in brackets."""
    pattern.elements = [
        ftl.Placeable(ftl.StringLiteral("[")),
        *pattern.elements,
        ftl.Placeable(ftl.StringLiteral("]")),
    ]


def pseudo_tree() -> dict[str, str]:
    """All of English in the made-up language, by file."""
    return {name: pseudo(text) for name, text in sources("en").items()}
