"""The service's part of fair deals: its secret, kept apart until the round is over."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from escalera.service import entries as log
from escalera.service.fair import (
    DRAWN,
    Contribution,
    Secret,
    Terms,
    commit,
    deal_order,
    first_dealer,
    gather,
    prove,
)
from escalera.service.table import COMPUTER, Table


class Kept(Struct, frozen=True):
    """A secret as the store keeps it."""

    value: bytes
    computers: dict[int, bytes]


def keep(secret: Secret) -> bytes:
    """A secret's bytes."""
    return msgspec.json.encode(Kept(secret.value, {one.seat: one.value for one in secret.computers}))


def kept(data: bytes) -> Secret:
    """A secret back from its bytes."""
    found = msgspec.json.decode(data, type=Kept)
    computers = tuple(
        [Contribution(seat, "computer", value) for seat, value in sorted(found.computers.items())]
    )
    return Secret(found.value, computers)


def terms_of(table: Table, number: int) -> Terms:
    """What is settled about a deal before anybody adds randomness."""
    assert table.match is not None
    dealer = DRAWN if number == 1 else table.match.dealer
    return Terms(table.rules, table.options.players, table.fair_name, number, dealer)


def committed(table: Table) -> tuple[Secret, log.Committed]:
    """A new secret for the next deal, and the entry that commits the service to it."""
    number = table.next_round
    computers = [n for n, seat in enumerate(table.seats, 1) if seat.kind == COMPUTER]
    secret, commitment = commit(terms_of(table, number), computers)
    return secret, log.Committed(number, commitment.hex())


def contributions(table: Table, secret: Secret) -> tuple[Contribution, ...]:
    """What counts for the deal that is due."""
    seals = {seat: bytes.fromhex(text) for seat, text in table.seals.items()}
    values = {seat: bytes.fromhex(text) for seat, text in table.values.items()}
    return gather(table.options.players, secret, bytes.fromhex(table.commitment or ""), seals, values)


def order_of(table: Table, number: int, secret: Secret) -> tuple[int, ...]:
    """The card order of the deal that is due."""
    terms = terms_of(table, number)
    return deal_order(terms, secret.value, contributions(table, secret))


def dealt(table: Table, secret: Secret) -> log.Dealt:
    """The entry of the deal that is due."""
    assert table.match is not None
    number = table.next_round
    terms = terms_of(table, number)
    dealer = (
        first_dealer(terms, secret.value, contributions(table, secret)) if number == 1 else table.match.dealer
    )
    return log.Dealt(number, dealer)


def revealed(table: Table, number: int, secret: Secret) -> log.Revealed:
    """The entry that shows the secret of a round that is over, with the proof for its record."""
    played = next(played for played in table.rounds if played.number == number)
    dealer = DRAWN if number == 1 else played.dealer
    terms = Terms(table.rules, table.options.players, table.fair_name, number, dealer)
    proof = prove(terms, secret.value, contributions(table, secret))
    return log.Revealed(number, keep(secret).decode(), proof.text())
