"""The public text forms: acts, game records and table files, read and written.

This room knows grammar, not legality: what it hands on is well formed and may still be illegal.
"""

from escalera.notation.acts import ActError, act_text, parse_act
from escalera.notation.record import Move, Record, RoundRecord, parse_record, read_record, record_text
from escalera.notation.table import Counted, TableFile, TableSide, parse_table, read_table, table_text

__all__ = [
    "ActError",
    "Counted",
    "Move",
    "Record",
    "RoundRecord",
    "TableFile",
    "TableSide",
    "act_text",
    "parse_act",
    "parse_record",
    "parse_table",
    "read_record",
    "read_table",
    "record_text",
    "table_text",
]
