"""A decision that failed, with what repeats it."""

from __future__ import annotations

from dataclasses import replace

from escalera.arena.cast import is_foreign, salt_of
from escalera.arena.plan import Plan
from escalera.arena.records import round_record, text_of, totals_before
from escalera.arena.told import Fault
from escalera.engine.rounds import Round
from escalera.notation import parse_record
from escalera.notation.replay import replay
from escalera.service.players.bytes import view_bytes
from escalera.service.players.luck import seed_of


def fault_of(plan: Plan, played: Round, names: tuple[str, ...], seat: int, sentence: str) -> Fault:
    """The fault of a seat's last decision, in whose place something else was done."""
    whole = round_record(played)
    before = replace(whole, moves=whole.moves[:-1], score=None)
    text = text_of(plan.rules, names, totals_before(played), [before])
    name = names[seat - 1]
    lines = [f"{name} at seat {seat} is to act, and failed: {sentence}"]
    if is_foreign(name):
        lines.append(f"seconds={plan.seconds} seed={luck_of(plan, text, name, seat)}")
    comments = "".join([f"# {' '.join(line.split())}\n" for line in lines])
    return Fault(name, seat, sentence, comments + text)


def luck_of(plan: Plan, record: str, name: str, seat: int) -> str:
    """The seed that a foreign player was given where a record stops."""
    view = replay(parse_record(record)).rounds[-1].view(seat)
    return seed_of(salt_of(plan), name, view_bytes(view)).hex()
