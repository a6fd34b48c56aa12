"""Table files: one position, for scoring and for advice."""

from escalera.notation.table.data import (
    JOKER_RANK,
    Counted,
    HandText,
    MeldText,
    TableFile,
    TableLines,
    TableSide,
)
from escalera.notation.table.reader import BEYOND_PACK, LARGEST_TABLE, parse_table, read_table
from escalera.notation.table.writer import table_text

__all__ = [
    "BEYOND_PACK",
    "JOKER_RANK",
    "LARGEST_TABLE",
    "Counted",
    "HandText",
    "MeldText",
    "TableFile",
    "TableLines",
    "TableSide",
    "parse_table",
    "read_table",
    "table_text",
]
