"""Game records: read, checked as far as that goes without playing, and written."""

from escalera.notation.record.data import HeaderLines, Move, Record, RoundLines, RoundRecord
from escalera.notation.record.headers import FORMAT, name_fault
from escalera.notation.record.reader import LARGEST_RECORD, parse_record, read_record
from escalera.notation.record.writer import (
    header_lines,
    move_line,
    record_text,
    round_lines,
    score_line,
)

__all__ = [
    "FORMAT",
    "LARGEST_RECORD",
    "HeaderLines",
    "Move",
    "Record",
    "RoundLines",
    "RoundRecord",
    "header_lines",
    "move_line",
    "name_fault",
    "parse_record",
    "read_record",
    "record_text",
    "round_lines",
    "score_line",
]
