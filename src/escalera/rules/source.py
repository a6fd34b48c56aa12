"""Where the values of an edition come from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from escalera.rules.values import Value


class Source(Enum):
    """What an edition's value rests on."""

    CARD_ROOM = "card-room"
    """The rule page of an online card room, its comparison column for classic included."""
    DANISH_BOLIVIA = "danish-bolivia"
    """A Danish guide to Bolivian Canasta."""
    DANISH_SAMBA = "danish-samba"
    """A Danish guide to Samba."""
    LAWS = "laws"
    """The international laws of Canasta."""
    PROJECT = "project"
    """This project's choice, where the sources say nothing."""


@dataclass(frozen=True, slots=True)
class Sourced:
    """A value, its source, and whether sources disagree about it.

    The other side of a disputed value can be had as a house rule.
    """

    value: Value
    source: Source
    disputed: bool = False


def card_room(value: Value, *, disputed: bool = False) -> Sourced:
    """A value of the online card room's rule page."""
    return Sourced(value, Source.CARD_ROOM, disputed)


def danish_bolivia(value: Value, *, disputed: bool = False) -> Sourced:
    """A value of the Danish guide to Bolivian Canasta."""
    return Sourced(value, Source.DANISH_BOLIVIA, disputed)


def danish_samba(value: Value, *, disputed: bool = False) -> Sourced:
    """A value of the Danish guide to Samba."""
    return Sourced(value, Source.DANISH_SAMBA, disputed)


def laws(value: Value, *, disputed: bool = False) -> Sourced:
    """A value of the international laws."""
    return Sourced(value, Source.LAWS, disputed)


def project(value: Value, *, disputed: bool = False) -> Sourced:
    """A value this project chose."""
    return Sourced(value, Source.PROJECT, disputed)
