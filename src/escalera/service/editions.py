"""The rules in plain words, from their own fields: nothing here knows a value."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from escalera.api.rule_words import ValueWords, means_nothing, of_players
from escalera.cards import JOKER, RANK_LETTERS, THREE
from escalera.i18n import Catalogue
from escalera.i18n.faces import RANKS
from escalera.protocol import editions as told
from escalera.rules import EDITIONS, FIELDS, SECTIONS, Field, Rules, sources
from escalera.rules import edition as edition_of
from escalera.rules.house import ONLY_WHERE_YES, field_text
from escalera.rules.values import Choice, Number, NumberList, NumberPerPlayers, PlayerNumbers, Switch
from escalera.service.reasons import reasons

TARGETS: Final = (2500, 5000, 7500, 10_000)
OFFERED: Final = (
    "target",
    "going_out_bonus",
    "concealed_bonus",
    "ask_partner",
    "six_as",
    "hand",
    "minimum_7000",
    "wild_on_finished",
    "top_card_onto_meld",
    "take_joins",
    "cover_upcard",
    "red_threes_need",
    "black_three_in_hand",
    "black_threes_cost",
    "round_cap",
)
"""The house rules with a name among players."""
FIXED: Final = ("packs", "jokers", "suits", "low_rank", "high_rank", "players")
"""Fields that make another game rather than a house rule."""


def editions(words: Catalogue) -> told.Editions:
    """All editions in a language."""
    found = [rules_view(rules, words, None) for rules in EDITIONS.values()]
    return told.Editions(words.lang, found, sections(words), words.text("rules-disputed"))


def table_rules(rules: Rules, players: int, words: Catalogue) -> told.TableRules:
    """The rules of a table in a language."""
    return told.TableRules(
        words.lang,
        rules_view(rules, words, players),
        sections(words),
        words.text("rules-disputed"),
        reasons(rules, words),
    )


def sections(words: Catalogue) -> list[told.SectionView]:
    """The parts of the rules."""
    return [told.SectionView(name, words.text(f"section-{name}")) for name in SECTIONS]


def rules_view(rules: Rules, words: Catalogue, players: int | None) -> told.RulesView:
    """The rules in words, for a number of players or for all."""
    value = ValueWords(words, players)
    targets = list(of_players(rules, rules.target, players).values())
    return told.RulesView(
        edition=rules.edition_text,
        name=value.name(rules),
        players=[players] if players else list(rules.players),
        target=targets,
        targets=sorted({*TARGETS, *targets}),
        cards=rules.cards,
        ranks=ranks(rules, words),
        meld_size=rules.canasta_size,
        ladder=ladder(rules),
        asking=msgspec.convert(rules.ask_partner, told.Asked),
        red_three=rules.red_three,
        all_red_threes=rules.all_red_threes,
        red_threes=rules.red_threes,
        values={name: field_text(rules, name) for name in FIELDS},
        fields=[field_view(rules, name, value) for name in FIELDS if is_told(rules, name, players)],
    )


def ranks(rules: Rules, words: Catalogue) -> list[told.RankView]:
    """What a card of each rank is; of the threes the black ones."""
    found = []
    packs = Counter([face // 4 for face in rules.pack()])
    packs[THREE] -= rules.red_threes
    for rank, letter in enumerate([*RANK_LETTERS[:13], "X"]):
        face = JOKER if letter == "X" else 4 * rank
        shown = words.text("joker") if face == JOKER else words.card(face)[:-1]
        word = words.text("rank", rank=RANKS[rank])
        points, wild = rules.points(face), rules.is_wild(face)
        found.append(told.RankView(letter, shown, word, points, wild, packs[rank]))
    return found


def ladder(rules: Rules) -> list[told.StepView]:
    """The opening minimum by a side's total."""
    return [told.StepView(total, needed) for total, needed in rules.ladder]


def is_told(rules: Rules, name: str, players: int | None) -> bool:
    """Whether a field is worth telling: it means something here and could be otherwise."""
    if name in FIXED or means_nothing(rules, name, players) or is_settled(FIELDS[name]):
        return False
    return name not in ONLY_WHERE_YES or bool(getattr(edition_of(rules.edition_text), name))


def is_settled(field: Field) -> bool:
    """Whether a field has just one value."""
    values = field.values
    one = isinstance(values, Choice) and len(values.choices) == 1
    return one or (isinstance(values, Switch) and values.only is not None)


def field_view(rules: Rules, name: str, value: ValueWords) -> told.FieldView:
    """A field in words."""
    own = edition_of(rules.edition_text)
    source, disputed = sources(rules.code)[name]
    kind, low, high, step = kind_of(FIELDS[name])
    return told.FieldView(
        name=name,
        title=value.field(name),
        meaning=value.text(f"field-{name}.meaning"),
        section=FIELDS[name].section,
        kind=kind,
        value=field_text(rules, name),
        text=value.value(rules, name),
        choices=choices(name, value),
        low=low,
        high=high,
        step=step,
        offered=name in OFFERED,
        disputed=disputed,
        source=value.text(f"source-{source.value}.long"),
        changed=field_text(rules, name) != field_text(own, name),
    )


def kind_of(field: Field) -> tuple[told.Kind, int, int, int]:
    """What kind of values a field has, and the range of its numbers."""
    match field.values:
        case Switch():
            return "switch", 0, 0, 1
        case Number(low=low, high=high, step=step):
            return "number", low, high, step
        case NumberPerPlayers(low=low, high=high, step=step):
            return "numbers", low, high, step
        case PlayerNumbers(low=low, high=high):
            return "numbers", low, high, 1
        case _:
            return "choice", 0, 0, 1


def choices(name: str, value: ValueWords) -> list[told.ChoiceView]:
    """The values of a field that has few, in words."""
    match FIELDS[name].values:
        case Switch():
            return [told.ChoiceView(text, value.text(f"value-{text}")) for text in ("yes", "no")]
        case Choice(choices=found):
            return [told.ChoiceView(text, value.plain(name, text)) for text in found]
        case NumberList(choices=numbers):
            return [told.ChoiceView(str(number), value.plain(name, number)) for number in numbers]
        case Number(none=True):
            return [told.ChoiceView("none", value.plain(name, None))]
    return []
