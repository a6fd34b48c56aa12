"""The deals of a plan: made as the service makes them, with proofs, only that all follows from a seed."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from escalera.rules import Rules
from escalera.service.fair import DRAWN, Contribution, Terms, deal_order, first_dealer, prove


@dataclass(frozen=True, slots=True)
class Deal:
    """A round of a deal or match of a plan, before it is dealt."""

    terms: Terms
    secret: bytes
    added: tuple[Contribution, ...]

    def order(self) -> tuple[int, ...]:
        """The cards, the first dealt first."""
        return deal_order(self.terms, self.secret, self.added)

    def dealer(self) -> int:
        """Who deals, if it is the first round."""
        return first_dealer(self.terms, self.secret, self.added)

    def proof(self) -> str:
        """The line that lets anybody compute it again."""
        return prove(self.terms, self.secret, self.added).text()


def deal_of(rules: Rules, players: int, seed: int, index: int, number: int, dealer: int) -> Deal:
    """The deal of a round; `dealer` is whose turn it is, and draws for the first one."""
    name = f"{seed}-{index + 1}"
    terms = Terms(rules, players, name, number, DRAWN if number == 1 else dealer)
    added = [Contribution(seat, "computer", noise(name, number, seat)) for seat in range(1, players + 1)]
    return Deal(terms, noise(name, number, 0), tuple(added))


def noise(name: str, number: int, seat: int) -> bytes:
    """Thirty-two bytes that are the same each time."""
    return sha256(f"{name}/{number}/{seat}".encode()).digest()
