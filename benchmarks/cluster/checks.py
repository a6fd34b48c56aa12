"""What the logs say in the end, against what people were told."""

from __future__ import annotations

from dataclasses import dataclass, field

from benchmarks.cluster.people import Told
from escalera.errors import EscaleraError
from escalera.notation import Record, parse_record, record_text
from escalera.notation.replay import replay
from escalera.service.entries import Acted, decode
from escalera.service.fair import check_proof
from escalera.service.host import now_ms
from escalera.service.logbook import Logbook
from escalera.service.store import Entry, Store


@dataclass
class Found:
    """What came of it; all lists should be empty."""

    acts: int = 0
    rounds: int = 0
    lost: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)

    @property
    def faults(self) -> list[str]:
        """All that is wrong."""
        kinds = ("lost", "moved", "doubled", "skipped", "wrong", "stuck")
        return [f"{kind}: {one}" for kind in kinds for one in getattr(self, kind)]


async def look_through(store: Store, tables: list[str], told: Told) -> Found:
    """Read every table's log."""
    found = Found(doubled=list(told.different))
    ids: dict[tuple[str, str], int] = {}
    for table in tables:
        rows = await store.read(table)
        check_numbers(found, table, rows, ids)
        found.acts += sum([isinstance(decode(row.data), Acted) for row in rows])
        await check_records(found, store, table)
    for (table, id), seq in told.acknowledged.items():
        if (table, id) not in ids:
            found.lost.append(f"{table} {id}, acknowledged at {seq}")
        elif ids[table, id] != seq:
            found.moved.append(f"{table} {id}, acknowledged at {seq}, is at {ids[table, id]}")
    return found


def check_numbers(found: Found, table: str, rows: list[Entry], ids: dict[tuple[str, str], int]) -> None:
    """No number is skipped, no id there twice."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        found.skipped.append(table)
    for row in rows:
        if row.act_id is not None and ids.setdefault((table, row.act_id), row.seq) != row.seq:
            found.doubled.append(f"{table} {row.act_id}")


async def check_records(found: Found, store: Store, table: str) -> None:
    """Every finished round: its record can be played again, act by act, and its proof holds."""
    read = (await Logbook(store, now_ms, lambda what, seconds: None).read(table)).table
    for record in (*read.records, read.record()):
        if record.rounds:
            found.rounds += len(record.rounds)
            found.wrong += [f"{table}: {fault}" for fault in faults_of(record)]


def faults_of(record: Record) -> list[str]:
    """What is wrong with a record."""
    try:
        again = parse_record(record_text(record).encode())
        replay(again)
        verdicts = [check_proof(again.rules, again.players, played) for played in again.rounds]
    except EscaleraError as error:
        return [str(error)]
    return [fault for verdict in verdicts for fault in verdict.faults]
