"""Refusals whose sentence depends on which of their facts there are: the word `why` to choose by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

Facts = Mapping[str, object]


def with_why(code: str, facts: Facts) -> dict[str, object]:
    """The facts, with `why` where the sentence chooses by it and the facts don't say it.

    When they say too little for that, `why` stays out and the sentence finds it missing.
    """
    find = _WHY.get(code)
    if find is None or "why" in facts:
        return dict(facts)
    try:
        return {**facts, "why": find(facts)}
    except LookupError:
        return dict(facts)


def _blocked(facts: Facts) -> str:
    return "card" if "card" in facts else "empty"


def _full(facts: Facts) -> str:
    return "full"


def _number(facts: Facts) -> str:
    return "merged" if _whole(facts, "meld") <= _whole(facts, "count") else "never"


def _kept(facts: Facts) -> str:
    """Only a take by a single card (ruling 13) is refused although none is left, or with the right."""
    short = _whole(facts, "finished") < _whole(facts, "needed")
    short = short or (facts["sequence"] == "needed" and not _whole(facts, "sequences"))
    return "right" if short and _whole(facts, "left") == 1 else "single"


def _whole(facts: Facts, name: str) -> int:
    value = facts[name]
    if not isinstance(value, int):
        raise TypeError(f"the fact “{name}” is a whole number, not {value!r}")
    return value


_WHY: Final[Mapping[str, Callable[[Facts], str]]] = {
    "closed": _full,
    "keep-two": _kept,
    "no-such-meld": _number,
    "pile-blocked": _blocked,
}
