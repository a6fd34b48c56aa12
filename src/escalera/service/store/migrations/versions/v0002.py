"""An act's id belongs to the person who sent it, who may change seats or leave one to somebody else.

Entries from before have no person: their ids are told from the log, which is read whole.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Add who sent an entry; what adds entries without it goes on as before."""
    op.add_column("entries", sa.Column("person", sa.Integer))
    op.drop_index("entries_by_act", "entries")
    acts = sa.text("act_id IS NOT NULL")
    op.create_index(
        "entries_by_person",
        "entries",
        ["table_id", "person", "act_id"],
        unique=True,
        sqlite_where=acts,
        postgresql_where=acts,
    )
