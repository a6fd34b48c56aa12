"""Fair deals: nobody at the table, and not the service either, can choose how the cards lie.

1. `commit` makes the service's secret and what its computer players add, and a hash of both that
   everybody is shown before anything else happens.
2. Every person's seat draws 32 random bytes and shows only their `seal`.
3. When the seals are there, the seats open them; `gather` puts together what counts.
4. `deal_order` and `first_dealer` follow from all of it, and from nothing else.
5. After the round `prove` makes the record's `Proof:` line, and `check_proof` judges one.

docs/fairness.md explains it to players and fixes every byte for programmers.
"""

from escalera.service.fair.commitment import Secret, commit, commitment_of
from escalera.service.fair.contributions import KINDS, Contribution, Kind
from escalera.service.fair.encoding import SIZE, VERSION
from escalera.service.fair.order import deal_key, deal_order, first_dealer
from escalera.service.fair.proof import Proof, ProofError, parse_proof, prove
from escalera.service.fair.sealing import gather, opens, seal
from escalera.service.fair.terms import DRAWN, Terms
from escalera.service.fair.verdict import Verdict, check_proof

__all__ = [
    "DRAWN",
    "KINDS",
    "SIZE",
    "VERSION",
    "Contribution",
    "Kind",
    "Proof",
    "ProofError",
    "Secret",
    "Terms",
    "Verdict",
    "check_proof",
    "commit",
    "commitment_of",
    "deal_key",
    "deal_order",
    "first_dealer",
    "gather",
    "opens",
    "parse_proof",
    "prove",
    "seal",
]
