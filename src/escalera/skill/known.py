"""What everybody at the table has seen of each other's hands in this round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.vecs import vec

FACES: Final[i64] = 53
SEATS: Final[i64] = 6
PLACES: Final[i64] = 14


@mypyc_attr(acyclic=True)
class Known:
    """Cards that seats took in the open and haven't shown since, and what they refused and threw.

    Seats count from 0. `taken` holds a count for each seat and face; `refused` and `threw`, for each seat
    and rank, the number of the turn in which that last happened (from 1; 0: never).
    """

    def __init__(self) -> None:
        self.taken: vec[i64] = vec[i64]([0] * 318)
        self.refused: vec[i64] = vec[i64]([0] * 84)
        self.threw: vec[i64] = vec[i64]([0] * 84)
        self.took_at: vec[i64] = vec[i64]([0] * 6)
        """The turn in which each seat last took a pile."""
        self.turn: i64 = 0

    def clear(self) -> None:
        """Forget all, for a new round."""
        for i in range(SEATS * FACES):
            self.taken[i] = 0
        for i in range(SEATS * PLACES):
            self.refused[i] = 0
            self.threw[i] = 0
        for i in range(SEATS):
            self.took_at[i] = 0
        self.turn = 0

    def took(self, seat: i64, face: i64) -> None:
        """A seat took a card in everybody's sight."""
        at = seat * FACES + face
        self.taken[at] = self.taken[at] + 1
        self.took_at[seat] = self.turn

    def showed(self, seat: i64, face: i64) -> None:
        """A seat laid or threw a card: if it was known to hold one, it is that."""
        at = seat * FACES + face
        if self.taken[at] > 0:
            self.taken[at] = self.taken[at] - 1

    def discarded(self, seat: i64, face: i64) -> None:
        """A seat threw a card, which ends its turn."""
        self.showed(seat, face)
        self.turn += 1
        self.threw[seat * PLACES + (face >> 2)] = self.turn

    def left_lying(self, seat: i64, top: i64) -> None:
        """A seat drew although the pile could be taken with the right cards; `top` lay on it."""
        self.refused[seat * PLACES + (top >> 2)] = self.turn + 1

    def holds(self, seat: i64, face: i64) -> i64:
        """How many of a face a seat is known to hold."""
        return self.taken[seat * FACES + face]

    def holds_rank(self, seat: i64, rank: i64) -> i64:
        """How many of a rank a seat is known to hold."""
        at = seat * FACES + rank * 4
        if rank == 13:
            return self.taken[at]
        return self.taken[at] + self.taken[at + 1] + self.taken[at + 2] + self.taken[at + 3]

    def recalls(self, seat: i64, memory: i64) -> bool:
        """Whether who remembers so many turns still knows what a seat took."""
        return self.turn - self.took_at[seat] <= memory

    def since_refused(self, seat: i64, rank: i64) -> i64:
        """How many turns ago a seat left a rank lying; a large number if it never did."""
        at = self.refused[seat * PLACES + rank]
        return self.turn + 1 - at if at > 0 else 999

    def since_threw(self, seat: i64, rank: i64) -> i64:
        """How many turns ago a seat threw a rank; a large number if it never did."""
        at = self.threw[seat * PLACES + rank]
        return self.turn + 1 - at if at > 0 else 999
