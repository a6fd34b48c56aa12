"""What sentences about rules are filled in with: every field under its name, and what follows from them."""

from __future__ import annotations

from escalera.cards import RANK_LETTERS, SUIT_SIGNS
from escalera.i18n import Catalogue
from escalera.rules import FIELDS, PerPlayers, Rules

Facts = dict[str, object]


def facts_of(rules: Rules, players: int, words: Catalogue) -> Facts:
    """The facts of a table's rules for a number of players."""
    plain = {name.replace("_", ""): plain_value(rules, name, players) for name in FIELDS}
    return {**plain, **derived(rules, players), **named(rules, words)}


def plain_value(rules: Rules, name: str, players: int) -> object:
    """A field's value as a sentence chooses by it: a number, a word, yes or no, or `none`."""
    value: object = getattr(rules, name)
    if isinstance(value, PerPlayers):
        return value.of(players)
    if isinstance(value, tuple):
        return len(value)
    return "none" if value is None else value


def derived(rules: Rules, players: int) -> Facts:
    """Numbers that follow from the fields."""
    sides = len(rules.sides(players))
    return {
        "players": players,
        "size": rules.canasta_size,
        "sides": sides,
        "partners": players // sides,
        "deck": rules.cards,
        "wildcards": rules.wilds,
        "redthrees": rules.red_threes,
        "blackthrees": rules.black_threes,
        "windows": max(rules.natural_ranks - rules.canasta_size + 1, 0),
        "share": round(100 * rules.canasta_size / rules.wilds) if rules.wilds else 0,
        "worth": rules.sequence_bonus // rules.natural_canasta if rules.natural_canasta else 0,
        "sequence": "needed" if rules.right_sequence else "free",
        "kinds": kinds(rules),
    }


def kinds(rules: Rules) -> str:
    """Which melds there are beside rank melds: `ranks` when none."""
    if rules.sequences:
        return "all" if rules.wild_melds else "sequences"
    return "wilds" if rules.wild_melds else "ranks"


def named(rules: Rules, words: Catalogue) -> Facts:
    """The edition, and what stands in the corners of the lowest and the highest natural card."""
    return {
        "edition": rules.code,
        "name": words.text(f"edition-{rules.code}"),
        "first": letter(words, rules.low_rank),
        "last": letter(words, rules.high_rank),
    }


def letter(words: Catalogue, rank: int) -> str:
    """What stands in the corner of a card of that rank."""
    return words.card(rank * len(SUIT_SIGNS))[:-1]


def in_every_window(rules: Rules) -> list[int]:
    """The ranks that every finished sequence of a suit holds."""
    lowest = rules.high_rank - rules.canasta_size + 1
    highest = rules.low_rank + rules.canasta_size - 1
    return [rank for rank in range(len(RANK_LETTERS)) if lowest <= rank <= highest]
