"""Records written: as a whole, or line by line while the game runs."""

from __future__ import annotations

from collections.abc import Iterable

from escalera.cards import cards_text
from escalera.engine.act import Act
from escalera.notation.acts import act_text
from escalera.notation.record.data import Record, RoundRecord
from escalera.notation.record.headers import FORMAT, name_fault


def record_text(record: Record) -> str:
    """The record in its written form; `parse_record` reads it back to an equal one."""
    blocks = [header_lines(record), *[_whole_round(played) for played in record.rounds]]
    return "\n".join(["".join([line + "\n" for line in block]) for block in blocks])


def header_lines(record: Record) -> list[str]:
    """The lines before the first round; `ValueError` for a name that no record can hold."""
    differences = record.rules.differences()
    lines = [f"Format: {FORMAT}", f"Edition: {record.rules.edition_text}"]
    if differences:
        lines.append("Rules: " + " ".join([f"{k}={v}" for k, v in differences.items()]))
    lines.append(f"Players: {record.players}")
    if record.names is not None:
        lines.append("Names: " + " | ".join(_checked_names(record.names)))
    if any(record.totals):
        lines.append(f"Totals: {_numbers_text(record.totals)}")
    return lines


def round_lines(played: RoundRecord) -> list[str]:
    """The lines of a round before its first move."""
    lines = [
        f"Round: {played.number}",
        f"Dealer: {played.dealer}",
        f"Stock: {cards_text(played.stock)}",
    ]
    return lines if played.proof is None else [*lines, f"Proof: {played.proof}"]


def move_line(seat: int, act: Act) -> str:
    """`3 discard 4C`."""
    return f"{seat} {act_text(act)}"


def score_line(score: Iterable[int]) -> str:
    """`Score: 1125 -320`."""
    return f"Score: {_numbers_text(score)}"


def _whole_round(played: RoundRecord) -> list[str]:
    lines = [*round_lines(played), *[move_line(move.seat, move.act) for move in played.moves]]
    return lines if played.score is None else [*lines, score_line(played.score)]


def _numbers_text(numbers: Iterable[int]) -> str:
    return " ".join([str(number) for number in numbers])


def _checked_names(names: tuple[str, ...]) -> tuple[str, ...]:
    for fault in filter(None, map(name_fault, names)):
        raise ValueError(fault)
    return names
