"""Lists what is missing in a language, and what is wrong, file by file.

usage: python -m tools.sentences LANGUAGE [FILE…]

As in `python -m tools.sentences da cards.ftl`. Ends with 0 where nothing is missing or wrong.
docs/sentences.md says what each complaint means.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from babel import Locale

from tools.fluent_text import (
    FIRST,
    TREE,
    Choice,
    all_patterns,
    junk,
    names_of,
    own_words,
    patterns,
    uses_of,
)

CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
INFLECTING: Final = {"own"}
"""Facts by which a language chooses only where its verbs ask for it."""
UNTRANSLATED: Final = 3
"""So many words that are the same as in English are a sentence that was left as it was."""
_OPTION: Final = re.compile(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*")
"""What is typed as it stands, in every language."""

Fault = str


def missing(lang: str, name: str) -> list[str]:
    """The keys that English has in this file, and the language doesn't."""
    own = patterns(lang, name) if name in names_of(lang) else {}
    return [key for key in patterns(FIRST, name) if key not in own]


def faults(lang: str, name: str) -> list[Fault]:
    """What is wrong in a file of a language."""
    found = [f"can't be read: {text.splitlines()[0]}" for text in junk(lang, name)]
    for key in patterns(lang, name):
        found += [f"{key}: {fault}" for check in CHECKS for fault in check(lang, name, key)]
    return found


def unknown(lang: str, name: str, key: str) -> Iterator[Fault]:
    """A key that English has elsewhere or nowhere. Attributes for a case of one's own may be added."""
    if key in patterns(FIRST, name):
        return
    home = [other for other in names_of(FIRST) if key in patterns(FIRST, other)]
    if home:
        yield f"belongs into {home[0]}"
    elif key.partition(".")[0] not in patterns(FIRST, name):
        yield "English has no such key"
    elif key not in parts(lang):
        yield f"no sentence is made of it: write {{ {key} }} in one, or leave it out"


def no_such_part(lang: str, name: str, key: str) -> Iterator[Fault]:
    """A sentence made of one that isn't there."""
    for part in sorted(uses_of(lang, key).made_of):
        if part not in all_patterns(FIRST) and part not in all_patterns(lang):
            yield f"is made of {{ {part} }}, which isn't there"


def facts(lang: str, name: str, key: str) -> Iterator[Fault]:
    """A fact nobody gives, or one that English tells and this doesn't."""
    if key not in all_patterns(FIRST):
        return
    here, english = uses_of(lang, key), uses_of(FIRST, key)
    yield from [f"nobody gives it ${fact}" for fact in sorted(here.facts - english.facts)]
    yield from [f"doesn't tell ${fact}" for fact in sorted(english.filled - here.facts)]
    chosen = {choice.fact for choice in english.choices if words_of(choice)} - INFLECTING
    yield from [f"doesn't choose by ${fact}" for fact in sorted(chosen - here.facts)]


def variants(lang: str, name: str, key: str) -> Iterator[Fault]:
    """A variant that can never be taken, or a case of English's that has none."""
    for choice in uses_of(lang, key).choices:
        allowed = known_words(choice.fact) | whole_categories(lang) | {"other"}
        for one in choice.names:
            if one not in allowed and not one.isdigit():
                yield f"${choice.fact} is never “{one}”"
    yield from lost_cases(lang, key)


def lost_cases(lang: str, key: str) -> Iterator[Fault]:
    """The cases that English tells apart and this sentence doesn't."""
    here = {fact: names_by_fact(lang, key, fact) for fact in uses_of(lang, key).facts}
    for choice in uses_of(FIRST, key).choices if key in all_patterns(FIRST) else ():
        names = here.get(choice.fact)
        if names and names - CATEGORIES:
            lacking = set(choice.names) - {choice.default, *names} - CATEGORIES
            yield from [f"${choice.fact} has no variant [{one}]" for one in sorted(lacking)]
        elif names is not None and "0" in choice.names and "0" not in names:
            yield f"${choice.fact} has no variant [0]"


def plurals(lang: str, name: str, key: str) -> Iterator[Fault]:
    """A choice by number that lacks one of the language's forms."""
    whole = whole_categories(lang)
    for choice in uses_of(lang, key).choices:
        if not is_number(choice) or not whole & set(choice.names) - {"other"}:
            continue
        lacking = set(whole - set(choice.names))
        if choice.default == "other" and "other" not in whole and len(lacking) == 1:
            lacking = set()
        yield from [f"${choice.fact} has no form [{one}]" for one in sorted(lacking)]
        yield from one_is_not_one(lang, choice)


def one_is_not_one(lang: str, choice: Choice) -> Iterator[Fault]:
    """In Russian `[one]` is 21, too: it can't say “one” instead of the number."""
    said = dict(zip(choice.names, choice.filled, strict=True))
    others = any(choice.fact in filled for name, filled in said.items() if name not in ("0", "1", "one"))
    if others and "one" in said and choice.fact not in said["one"] and one_is_many(lang):
        yield f"[one] is also 21: it has to tell ${choice.fact}; for “one” alone add [1]"


def untranslated(lang: str, name: str, key: str) -> Iterator[Fault]:
    """A sentence left in English."""
    if lang != FIRST and key in all_patterns(FIRST):
        words = own_words(lang, key)
        if len(words) >= UNTRANSLATED and words == own_words(FIRST, key):
            yield "is as in English"


def options(lang: str, name: str, key: str) -> Iterator[Fault]:
    """What is typed in a shell has to stand there as in English."""
    if key in patterns(FIRST, name):
        lacking = typed(FIRST, name, key) - typed(lang, name, key)
        yield from [f"doesn't name {one}, which is typed as it stands" for one in sorted(lacking)]


CHECKS: Final[tuple[Callable[[str, str, str], Iterator[Fault]], ...]] = (
    unknown,
    no_such_part,
    facts,
    variants,
    plurals,
    untranslated,
    options,
)


@cache
def parts(lang: str) -> frozenset[str]:
    """What the sentences of a language are made of."""
    return frozenset([part for key in all_patterns(lang) for part in uses_of(lang, key).made_of])


@cache
def known_words(fact: str) -> frozenset[str]:
    """The words that any English sentence chooses by for a fact, and those of cards."""
    cards = {"rank": {"none", "mixed"}, "suit": {"none"}}.get(fact, set())
    used = [one for key in all_patterns(FIRST) for one in uses_of(FIRST, key).choices if one.fact == fact]
    return frozenset([name for choice in used for name in words_of(choice)]) | cards


def words_of(choice: Choice) -> set[str]:
    """The variants of a choice that are words; none where it goes by number."""
    return set() if is_number(choice) else {name for name in choice.names if not name.isdigit()}


def is_number(choice: Choice) -> bool:
    """Whether a fact is chosen by as a number: `two` is a rank's word, too."""
    words = {name for name in choice.names if not name.isdigit()}
    return (
        choice.fact != "rank" and words <= CATEGORIES and not (words == {"other"} and len(choice.names) == 1)
    )


def names_by_fact(lang: str, key: str, fact: str) -> set[str]:
    """All variants that a sentence has for a fact."""
    return {name for choice in uses_of(lang, key).choices if choice.fact == fact for name in choice.names}


@cache
def whole_categories(lang: str) -> frozenset[str]:
    """The plural forms that whole numbers take in a language."""
    rule = Locale.parse(lang).plural_form
    return frozenset([rule(number) for number in range(1000)])


def one_is_many(lang: str) -> bool:
    rule = Locale.parse(lang).plural_form
    return any(rule(number) == "one" for number in range(2, 200))


def typed(lang: str, name: str, key: str) -> set[str]:
    """The options that a sentence names."""
    pattern = patterns(lang, name)[key]
    source = (TREE / lang / name).read_text(encoding="utf-8")
    return set(_OPTION.findall(source[pattern.span.start : pattern.span.end]))


def report(lang: str, names: tuple[str, ...]) -> Iterator[str]:
    """What there is to do, in lines."""
    for name in names:
        lacking = missing(lang, name)
        there = name in names_of(lang)
        wrong = faults(lang, name) if there else []
        said = "is not there" if not there else f"{len(lacking)} missing, {len(wrong)} wrong"
        yield f"{name}: {said if lacking or wrong else 'complete'}"
        yield from [f"  missing: {key}" for key in lacking if there]
        yield from [f"  {fault}" for fault in wrong]


def main(arguments: list[str]) -> int:
    """Prints the report; 1 where something is missing or wrong."""
    if not arguments or not re.fullmatch(r"[a-z]{2,3}", arguments[0]):
        print(__doc__, file=sys.stderr)
        return 2
    lang, names = arguments[0], tuple(arguments[1:]) or names_of(FIRST)
    stray = [name for name in (*names, *names_of(lang)) if name not in names_of(FIRST)]
    for line in report(lang, tuple([name for name in names if name not in stray])):
        print(line)
    for name in stray:
        print(f"{name}: English has no such file")
    done = not stray and all(not missing(lang, name) for name in names)
    return 0 if done and not any(faults(lang, name) for name in names) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
