"""What reads text and bytes of strangers. Each takes anything, or refuses in its own way and in no other.

What it accepts it writes, and reads back to the same.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import cache
from typing import Final
from urllib.parse import parse_qsl

from escalera import Game
from escalera.engine.rounds import Round
from escalera.errors import FileError, Refused, RulesError
from escalera.guide.address import rules_of
from escalera.notation import (
    ActError,
    act_text,
    parse_act,
    parse_record,
    parse_table,
    record_text,
    table_text,
)
from escalera.notation.position import position
from escalera.notation.record import name_fault
from escalera.notation.replay import RefusedLine
from escalera.remote.errors import RemoteError
from escalera.remote.links import parse_link
from escalera.rules import EDITIONS
from escalera.service.fair.proof import ProofError, parse_proof
from escalera.service.looker import looked_at
from escalera.service.names import clean_name, in_record
from escalera.service.players.decision import act_or_fault
from escalera.service.players.jobs import answer_of

Parser = Callable[[bytes], None]


def record(data: bytes) -> None:
    """A record that somebody brings along, read and played."""
    with contextlib.suppress(FileError):
        found = parse_record(data)
        assert parse_record(record_text(found)) == found
        assert looked_at(data, 1)[:1] in (b"+", b"-")


def table(data: bytes) -> None:
    """A table file, read and set up."""
    with contextlib.suppress(FileError, RefusedLine):
        found = parse_table(data)
        assert parse_table(table_text(found)) == found
        position(found)


def act(data: bytes) -> None:
    """An act, read and asked of a round."""
    with contextlib.suppress(ActError):
        found = parse_act(data.decode(errors="replace"))
        assert parse_act(act_text(found)) == found
        for one in rounds():
            one.check(found)


def proof(data: bytes) -> None:
    """The proof of a deal."""
    with contextlib.suppress(ProofError):
        found = parse_proof(data.decode(errors="replace"))
        assert parse_proof(found.text()) == found


def link(data: bytes) -> None:
    """A link as people send them."""
    with contextlib.suppress(RemoteError):
        found = parse_link(data.decode(errors="replace"))
        assert parse_link(found.text) == found


def rule_page(data: bytes) -> None:
    """The address of a rule page: an edition, and house rules in the query."""
    code, _, query = data.decode(errors="replace").partition("?")
    with contextlib.suppress(RulesError):
        rules_of(code, dict(parse_qsl(query)))


def name(data: bytes) -> None:
    """A player's name."""
    with contextlib.suppress(Refused):
        found = clean_name(data.decode(errors="replace"))
        assert clean_name(found) == found and found.isprintable()
        assert name_fault(in_record(found)) is None


def answer(data: bytes) -> None:
    """What a computer player's process answers: it gets its act, or a fault is told."""
    try:
        found = answer_of(data)
    except ValueError:
        return
    act_or_fault(rounds()[0].view(rounds()[0].to_act), found)


@cache
def rounds() -> list[Round]:
    """A round of each edition that has just been dealt."""
    return [Game(code, players=2, seed=1).deal() for code in EDITIONS]


PARSERS: Final[tuple[Parser, ...]] = (record, table, act, proof, link, rule_page, name, answer)


def try_one(data: bytes) -> None:
    """Give the rest to the parser that the first byte chooses."""
    if data:
        PARSERS[data[0] % len(PARSERS)](data[1:])
