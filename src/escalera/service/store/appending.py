"""Appends as statements: many at once, in as few as can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Boolean, Connection, bindparam, case, delete, func, insert, null, select, update

from escalera.service.store.calls import Append
from escalera.service.store.errors import Missing, Repeated, Stale, TokenTaken
from escalera.service.store.interface import Entry
from escalera.service.store.models import NOBODY, entries, secrets, tables, tokens

Row = dict[str, Any]

FINISHED: Final = func.coalesce(bindparam("finished_now", type_=Boolean), tables.c.finished)
MOVE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.last_seq == bindparam("expected"))
    .values(
        last_seq=bindparam("last"),
        touched_ms=bindparam("touched"),
        finished=FINISHED,
        expires_ms=case((FINISHED, null()), else_=bindparam("expires")),
    )
)
"""Moves a table's last number on if it is the expected one: the check and the change are one statement."""

DROP_SECRET: Final = delete(secrets).where(
    secrets.c.table_id == bindparam("table"), secrets.c.round == bindparam("of_round")
)
DROP_TOKEN: Final = delete(tokens).where(tokens.c.hash == bindparam("token"))


class Overtaken(Exception):
    """At least one table of the calls wasn't where it was expected."""


def append(connection: Connection, calls: Sequence[Append]) -> None:
    """Write all of these calls; any error means that none may stay."""
    write(connection, insert(tables), [made(call) for call in calls if call.expected_seq == 0])
    move(connection, [call for call in calls if call.expected_seq > 0])
    write(connection, insert(entries), [row for call in calls for row in entry_rows(call)])
    write(connection, DROP_SECRET, [row for call in calls for row in old_secrets(call)])
    write(connection, insert(secrets), [row for call in calls for row in new_secrets(call)])
    write(connection, DROP_TOKEN, [{"token": hash} for call in calls for hash in call.drop_tokens])
    write(connection, insert(tokens), [row for call in calls for row in token_rows(call)])


def write(connection: Connection, statement: Any, rows: list[Row]) -> int:
    """Run a statement for each row, if there are any; how many rows it changed."""
    return connection.execute(statement, rows).rowcount if rows else 0


def move(connection: Connection, calls: Sequence[Append]) -> None:
    """Move tables on; every call must move exactly one."""
    if write(connection, MOVE, [moved(call) for call in calls]) != len(calls):
        raise Overtaken


def made(call: Append) -> Row:
    """The row of a new table."""
    finished = bool(call.finished)
    return {
        "id": call.table,
        "created_ms": call.entries[0].at_ms,
        "touched_ms": call.touched_ms,
        "last_seq": len(call.entries),
        "finished": finished,
        "expires_ms": None if finished else call.expires_ms,
    }


def moved(call: Append) -> Row:
    """What changes in a table's row."""
    return {
        "table": call.table,
        "expected": call.expected_seq,
        "last": call.expected_seq + len(call.entries),
        "touched": call.touched_ms,
        "finished_now": call.finished,
        "expires": call.expires_ms,
    }


def entry_rows(call: Append) -> list[Row]:
    """A call's entries as rows."""
    return [
        {
            "table_id": entry.table,
            "seq": entry.seq,
            "at_ms": entry.at_ms,
            "kind": entry.kind,
            "seat": NOBODY if entry.seat is None else entry.seat,
            "act_id": entry.act_id,
            "data": entry.data,
            "person": entry.person,
        }
        for entry in call.entries
    ]


def old_secrets(call: Append) -> list[Row]:
    """The secrets that go or are written anew."""
    return [{"table": call.table, "of_round": number} for number in call.secrets]


def new_secrets(call: Append) -> list[Row]:
    """The secrets that come."""
    found = call.secrets.items()
    return [{"table_id": call.table, "round": n, "data": data} for n, data in found if data is not None]


def token_rows(call: Append) -> list[Row]:
    """The tokens that come."""
    return [
        {"hash": token.hash, "table_id": token.table, "seat": token.seat, "kind": token.kind}
        for token in call.tokens
    ]


def why_not(connection: Connection, call: Append, error: Exception) -> Exception:
    """Which conflict kept a call out; the error itself if it is none."""
    acts = (seq_of_act(connection, entry) for entry in call.entries if entry.act_id is not None)
    seq = next((found for found in acts if found), None)
    last = connection.scalar(select(tables.c.last_seq).where(tables.c.id == call.table))
    if late := lateness(call, seq, last):
        return late
    hashes = [token.hash for token in call.tokens]
    taken = hashes and connection.scalar(select(tokens.c.hash).where(tokens.c.hash.in_(hashes)))
    return TokenTaken("a token with this hash exists") if taken else error


def lateness(call: Append, seq: int | None, last: int | None) -> Exception | None:
    """Where others were faster: with an act of the call, which is at `seq`, or with others up to `last`."""
    if seq is not None:
        return Repeated(call.table, seq)
    if last is None:
        return Missing(call.table) if call.expected_seq > 0 else None
    return Stale(call.table, last) if last != call.expected_seq else None


def seq_of_act(connection: Connection, act: Entry) -> int | None:
    """Where an act is in the log."""
    found: int | None = connection.scalar(
        select(entries.c.seq).where(
            entries.c.table_id == act.table,
            entries.c.person == act.person,
            entries.c.act_id == act.act_id,
        )
    )
    return found
