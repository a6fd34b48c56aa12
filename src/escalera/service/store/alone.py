"""Appends as one statement, which PostgreSQL does and commits by itself, whatever becomes of its client."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection

from escalera.service.store.appending import lateness
from escalera.service.store.calls import Append
from escalera.service.store.group import is_everybodys
from escalera.service.store.models import NOBODY
from escalera.service.store.reading import read_heads

STATEMENT: Final = """
WITH calls AS MATERIALIZED (
    SELECT * FROM unnest(
        %(table)b::varchar[], %(expected)b::bigint[], %(last)b::bigint[],
        %(touched)b::bigint[], %(finished)b::boolean[], %(expires)b::bigint[]
    ) AS c(id, expected, last, touched, finished, expires)
), held AS MATERIALIZED (
    SELECT id, last_seq FROM tables WHERE id = ANY(%(table)b::varchar[])
    ORDER BY id COLLATE "C" FOR NO KEY UPDATE
), moved AS (
    UPDATE tables t
    SET last_seq = c.last,
        touched_ms = c.touched,
        finished = coalesce(c.finished, t.finished),
        expires_ms = CASE WHEN coalesce(c.finished, t.finished) THEN NULL ELSE c.expires END
    FROM calls c JOIN held h ON h.id = c.id AND h.last_seq = c.expected
    WHERE t.id = c.id AND t.last_seq = c.expected
    RETURNING t.id
), kept AS (
    INSERT INTO entries (table_id, seq, at_ms, kind, seat, act_id, data, person)
    SELECT e.* FROM unnest(
        %(of)b::varchar[], %(seq)b::bigint[], %(at)b::bigint[], %(kind)b::varchar[],
        %(seat)b::integer[], %(act)b::varchar[], %(data)b::bytea[], %(person)b::integer[]
    ) AS e(id, seq, at, kind, seat, act, data, person) JOIN moved ON moved.id = e.id
), dropped AS (
    DELETE FROM secrets s
    USING unnest(%(old_of)b::varchar[], %(old)b::integer[]) AS d(id, round) JOIN moved ON moved.id = d.id
    WHERE s.table_id = d.id AND s.round = d.round
), hidden AS (
    INSERT INTO secrets (table_id, round, data)
    SELECT n.* FROM unnest(
        %(new_of)b::varchar[], %(new)b::integer[], %(secret)b::bytea[]
    ) AS n(id, round, data) JOIN moved ON moved.id = n.id
    ON CONFLICT (table_id, round) DO UPDATE SET data = excluded.data
)
SELECT id FROM calls WHERE id NOT IN (SELECT id FROM moved)
"""
"""Moves those tables that are where they are expected, with all that is theirs, and says which are not.

Rows are locked in one order for all nodes. Whoever waited for one sees where it is now (`held`), but all
else as it was before: so a table has to be where it is expected then and now.
"""


ACTS: Final = """
SELECT e.table_id, e.person, e.act_id, e.seq FROM entries e
JOIN unnest(%(of)b::varchar[], %(person)b::integer[], %(act)b::varchar[]) AS a(id, person, act)
ON e.table_id = a.id AND e.person = a.person AND e.act_id = a.act
"""
TURNS: Final = 3
"""So often a table is moved on alone; who asks for more of one table at once has it in a transaction."""


def append_alone(connection: Connection, calls: Sequence[Append]) -> list[Append]:
    """Do the ordinary ones of sorted calls, each for itself; the others, which need a transaction."""
    left: list[Append] = []
    back: set[str] = set()
    for number, turn in enumerate(turns(calls)):
        tried = [
            heat for heat in turn if number < TURNS and heat[0].table not in back and is_ordinary(heat[0])
        ]
        by_halves(connection, [heat[0] for heat in tried])
        settle(connection, [call for heat in tried for call in heat if not call.done])
        stuck = [call for heat in turn for call in heat if not call.done]
        back.update([call.table for call in stuck])
        left += stuck
    return sorted(left, key=lambda call: call.key)


def turns(calls: Sequence[Append]) -> list[list[list[Append]]]:
    """What can be done at once, in turn: of each table those that expect it at the same number."""
    found: list[list[list[Append]]] = []
    of_table: Counter[str] = Counter()
    for (table, _), heat in groupby(calls, key=lambda call: call.key):
        turn = of_table[table]
        of_table[table] += 1
        found += [[]] if turn == len(found) else []
        found[turn].append(list(heat))
    return found


def is_ordinary(call: Append) -> bool:
    """Whether a call only moves a table that is there."""
    return call.expected_seq > 0 and not call.tokens and not call.drop_tokens


def by_halves(connection: Connection, calls: Sequence[Append]) -> None:
    """Do calls for different tables; one that can't be done stops no other."""
    if not calls:
        return
    try:
        move_all(connection, calls)
    except Exception as error:
        if is_everybodys(error):
            raise
        middle = len(calls) // 2
        if middle:
            by_halves(connection, calls[:middle])
            by_halves(connection, calls[middle:])


def move_all(connection: Connection, calls: Sequence[Append]) -> None:
    """Do calls for different tables in one statement; those whose tables are elsewhere stay undone."""
    late = set(connection.exec_driver_sql(STATEMENT, columns(calls)).scalars())
    for call in calls:
        call.done = call.table not in late


def settle(connection: Connection, calls: Sequence[Append]) -> None:
    """Find out where others were faster: that is then the call's error."""
    if not calls:
        return
    acts = read_acts(connection, calls)
    heads = read_heads(connection, [call.table for call in calls])
    for call in calls:
        seqs = (acts.get((call.table, entry.person, entry.act_id)) for entry in call.entries)
        call.error = lateness(call, next((seq for seq in seqs if seq), None), heads.get(call.table))
        call.done = call.error is not None


def read_acts(connection: Connection, calls: Iterable[Append]) -> dict[tuple[Any, ...], int]:
    """Those acts of calls that are in the log, and where."""
    entries = entry_columns(calls)
    asked = {name: entries[name] for name in ("of", "person", "act")}
    return {tuple(act): seq for *act, seq in connection.exec_driver_sql(ACTS, asked)}


def columns(calls: Sequence[Append]) -> dict[str, list[Any]]:
    """What the statement is told, column by column."""
    return {
        "table": [call.table for call in calls],
        "expected": [call.expected_seq for call in calls],
        "last": [call.expected_seq + len(call.entries) for call in calls],
        "touched": [call.touched_ms for call in calls],
        "finished": [call.finished for call in calls],
        "expires": [call.expires_ms for call in calls],
        **entry_columns(calls),
        **secret_columns(calls),
    }


def entry_columns(calls: Iterable[Append]) -> dict[str, list[Any]]:
    """The entries of calls."""
    entries = [entry for call in calls for entry in call.entries]
    return {
        "of": [entry.table for entry in entries],
        "seq": [entry.seq for entry in entries],
        "at": [entry.at_ms for entry in entries],
        "kind": [entry.kind for entry in entries],
        "seat": [NOBODY if entry.seat is None else entry.seat for entry in entries],
        "act": [entry.act_id for entry in entries],
        "data": [entry.data for entry in entries],
        "person": [entry.person for entry in entries],
    }


def secret_columns(calls: Iterable[Append]) -> dict[str, list[Any]]:
    """The secrets that go, and those that come."""
    found = [(call.table, *secret) for call in calls if call.secrets for secret in call.secrets.items()]
    old = [(table, number) for table, number, data in found if data is None]
    new = [secret for secret in found if secret[2] is not None]
    return {
        "old_of": [table for table, _ in old],
        "old": [number for _, number in old],
        "new_of": [table for table, _, _ in new],
        "new": [number for _, number, _ in new],
        "secret": [data for _, _, data in new],
    }
