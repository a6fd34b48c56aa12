"""The `Proof:` line of a record: all that anybody needs to compute the deal again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from escalera.errors import EscaleraError
from escalera.notation.words import shown, words
from escalera.rules import Rules
from escalera.service.fair.commitment import commitment_of
from escalera.service.fair.contributions import KINDS, Contribution
from escalera.service.fair.encoding import VERSION
from escalera.service.fair.terms import DRAWN, Terms, is_table

_DRAWN: Final = "drawn"
_NEWER: Final = re.compile(r"escalera-deal-[1-9][0-9]{0,5}")
_BYTES: Final = re.compile(r"[0-9a-f]{64}")
_KEYS: Final = ("version", "table", "dealer", "commitment", "secret")
_SEATS: Final = range(2, 7)


class ProofError(EscaleraError, ValueError):
    """The text is no proof; the message is a sentence, the code `malformed` or `newer-format`."""

    def __init__(self, sentence: str, code: str = "malformed") -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True, slots=True)
class Proof:
    """What was revealed of a deal; edition, players and round number stand elsewhere in the record."""

    table: str
    dealer: int
    commitment: bytes
    secret: bytes
    contributions: tuple[Contribution, ...]

    def text(self) -> str:
        """The proof on one line; `parse_proof` reads it back to an equal one."""
        dealer = str(self.dealer) if self.dealer != DRAWN else _DRAWN
        values = (VERSION, self.table, dealer, self.commitment.hex(), self.secret.hex())
        pairs = [f"{key}={value}" for key, value in zip(_KEYS, values, strict=True)]
        return " ".join([*pairs, *[_seat_text(one) for one in self.contributions]])

    def terms(self, rules: Rules, number: int) -> Terms:
        """The terms it speaks of, as the `number`-th round of a match by these rules."""
        return Terms(rules, len(self.contributions), self.table, number, self.dealer)


def prove(terms: Terms, secret: bytes, contributions: Sequence[Contribution]) -> Proof:
    """The proof of a deal that is over."""
    commitment = commitment_of(terms, secret, contributions)
    return Proof(terms.table, terms.dealer, commitment, secret, tuple(contributions))


def parse_proof(text: str) -> Proof:
    """The proof of a `Proof:` line, whose form docs/fairness.md fixes; raises `ProofError`."""
    pairs = _pairs(text)
    _check_version(pairs.get("version", ""))
    seats = [f"seat{seat}" for seat in range(1, len(pairs) - len(_KEYS) + 1)]
    if list(pairs) != [*_KEYS, *seats] or len(seats) not in _SEATS:
        raise ProofError(f"a proof names {', '.join(_KEYS)} and seat1, seat2 …, in this order")
    return Proof(
        _table(pairs["table"]),
        _dealer(pairs["dealer"], len(seats)),
        _bytes("commitment", pairs["commitment"]),
        _bytes("secret", pairs["secret"]),
        tuple([_seat(seat, pairs) for seat in range(1, len(seats) + 1)]),
    )


def _seat_text(one: Contribution) -> str:
    value = f":{one.value.hex()}" if one.value else ""
    return f"seat{one.seat}={one.kind}{value}"


def _pairs(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words(text):
        key, equals, value = word.partition("=")
        if not equals:
            raise ProofError(f"{shown(word)} is not of the form “key=value”")
        if key in found:
            raise ProofError(f"the proof names {shown(key)} twice")
        found[key] = value
    return found


def _check_version(version: str) -> None:
    if version == VERSION:
        return
    if _NEWER.fullmatch(version):
        raise ProofError(f"this proof is a {version}; only {VERSION} can be checked here", "newer-format")
    raise ProofError(f"a proof begins with “version={VERSION}”")


def _table(text: str) -> str:
    if not is_table(text):
        raise ProofError(f"{shown(text)} can't name a table")
    return text


def _dealer(text: str, players: int) -> int:
    if text == _DRAWN:
        return DRAWN
    if text not in [str(seat) for seat in range(1, players + 1)]:
        raise ProofError(f"{shown(text)} is neither a seat nor “{_DRAWN}”")
    return int(text)


def _seat(seat: int, pairs: Mapping[str, str]) -> Contribution:
    key = f"seat{seat}"
    for kind in KINDS:
        if kind == "none" and pairs[key] == kind:
            return Contribution(seat, kind)
        if kind != "none" and pairs[key].startswith(f"{kind}:"):
            return Contribution(seat, kind, _bytes(key, pairs[key].removeprefix(f"{kind}:")))
    raise ProofError(f"{shown(pairs[key])} is nothing that {key} can have added")


def _bytes(key: str, digits: str) -> bytes:
    if not _BYTES.fullmatch(digits):
        raise ProofError(f"the proof's {key} is not 64 digits from 0 to f: {shown(digits)}")
    return bytes.fromhex(digits)
