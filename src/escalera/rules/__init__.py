"""The room of `Rules`: every number and switch of the four editions, each with its source.

It knows no players' state and no files. `edition("samba").with_house_rules({"target": 5000})`
gives the rules of a table.
"""

from escalera.rules.editions import EDITIONS, MINI, edition, sources
from escalera.rules.fields import FIELDS, SECTIONS, Field
from escalera.rules.house import field_text
from escalera.rules.per_players import PerPlayers
from escalera.rules.rules import Rules
from escalera.rules.source import Source
from escalera.rules.values import (
    Choice,
    Number,
    NumberList,
    NumberPerPlayers,
    PlayerNumbers,
    Switch,
    Value,
    Values,
    value_text,
)

__all__ = [
    "EDITIONS",
    "FIELDS",
    "MINI",
    "SECTIONS",
    "Choice",
    "Field",
    "Number",
    "NumberList",
    "NumberPerPlayers",
    "PerPlayers",
    "PlayerNumbers",
    "Rules",
    "Source",
    "Switch",
    "Value",
    "Values",
    "edition",
    "field_text",
    "sources",
    "value_text",
]
