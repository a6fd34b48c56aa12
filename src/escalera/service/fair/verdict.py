"""Whether a proof and a round belong together."""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest

from escalera.notation import RoundRecord
from escalera.rules import Rules
from escalera.service.fair.commitment import commitment_of
from escalera.service.fair.contributions import Kind
from escalera.service.fair.order import deal_order, first_dealer
from escalera.service.fair.proof import Proof, ProofError, parse_proof
from escalera.service.fair.terms import DRAWN, Terms


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was recomputed: whether the commitment, the order of the cards and the dealer are right."""

    proof: Proof
    commitment: bool
    order: bool
    dealer: bool

    @property
    def holds(self) -> bool:
        """Whether everything is right."""
        return not self.faults

    @property
    def faults(self) -> tuple[str, ...]:
        """Codes of what is wrong: `wrong-commitment`, `wrong-order`, `wrong-dealer`."""
        found = {"commitment": self.commitment, "order": self.order, "dealer": self.dealer}
        return tuple([f"wrong-{name}" for name, right in found.items() if not right])

    @property
    def added_nothing(self) -> tuple[int, ...]:
        """The seats that added nothing."""
        return self._seats("none")

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that sealed a value and didn't open it."""
        return self._seats("withheld")

    @property
    def service_alone(self) -> bool:
        """Whether no person added anything, so that the service could have chosen the order."""
        return not self._seats("person")

    def _seats(self, kind: Kind) -> tuple[int, ...]:
        return tuple([one.seat for one in self.proof.contributions if one.kind == kind])


def check_proof(rules: Rules, players: int, round_record: RoundRecord) -> Verdict:
    """Recompute a round of a record from its proof; `ProofError` when that can't be read or is missing."""
    if round_record.proof is None:
        raise ProofError("this round has no proof")
    proof = parse_proof(round_record.proof)
    if len(proof.contributions) != players:
        raise ProofError(f"the proof has {len(proof.contributions)} seats, and {players} players play")
    terms = proof.terms(rules, round_record.number)
    found = commitment_of(terms, proof.secret, proof.contributions)
    return Verdict(
        proof,
        compare_digest(found, proof.commitment),
        deal_order(terms, proof.secret, proof.contributions) == round_record.stock,
        _dealer_is_right(terms, proof, round_record.dealer),
    )


def _dealer_is_right(terms: Terms, proof: Proof, dealer: int) -> bool:
    """A match's first dealer must be drawn; later the deal moves on, and who deals was committed to."""
    if terms.dealer == DRAWN:
        return dealer == first_dealer(terms, proof.secret, proof.contributions)
    return terms.round > 1 and dealer == terms.dealer
