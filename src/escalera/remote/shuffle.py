"""A seat's own part of the shuffles (docs/fairness.md), and whether the proofs are as it saw them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from escalera.notation.record import Record
from escalera.protocol.requests import Open, Seal
from escalera.protocol.views import TableView
from escalera.remote.client import new_id
from escalera.service.fair import SIZE, ProofError, Verdict, check_proof, seal


class Shuffle:
    """Numbers of one seat: a new one for each commitment, opened for that one only."""

    def __init__(self) -> None:
        self.values: dict[str, bytes] = {}
        """By commitment."""
        self._opened: set[str] = set()

    def request(self, view: TableView) -> Seal | Open | None:
        """What the seat adds now, if anything."""
        commitment = view.commitment
        if view.stage != "dealing" or commitment is None or commitment in self._opened:
            return None
        number, shown = len(view.results) + 1, view.seals.get(str(view.you))
        value = self.values.get(commitment)
        if shown is None and not view.seals_closed:
            value = self.values.setdefault(commitment, secrets.token_bytes(SIZE))
            return Seal(new_id(), number, sealed(commitment, view.you, value))
        if value is None or not view.seals_closed or shown != sealed(commitment, view.you, value):
            return None
        self._opened.add(commitment)
        return Open(new_id(), number, value.hex())

    def faults(self, record: Record, seat: int) -> list[int]:
        """The rounds of a record whose proof fails, or lacks what the seat added."""
        return [number for number, verdict in verdicts(record) if not self._is_right(verdict, seat)]

    def _is_right(self, verdict: Verdict | None, seat: int) -> bool:
        if verdict is None or not verdict.holds:
            return False
        commitment = verdict.proof.commitment.hex()
        if commitment not in self._opened:
            return True
        own = verdict.proof.contributions[seat - 1]
        return own.kind == "person" and own.value == self.values[commitment]


def sealed(commitment: str, seat: int, value: bytes) -> str:
    """A seal as it is sent."""
    return seal(bytes.fromhex(commitment), seat, value).hex()


def verdicts(record: Record) -> Iterator[tuple[int, Verdict | None]]:
    """Each round's number, and what its proof proves; None where there is none."""
    for played in record.rounds:
        try:
            yield played.number, check_proof(record.rules, record.players, played)
        except ProofError:
            yield played.number, None
