"""A match: rounds to a target (rulings 3 and 24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escalera.engine.law import Law
from escalera.engine.rounds import Round, new_round
from escalera.engine.scoring import SideScore
from escalera.rules import Rules


class RoundResult:
    """How a round stands or ended: `ended` is `out`, `stock` or None while it runs."""

    def __init__(self, played: Round) -> None:
        self.number: Final = played.number
        self.ended: Final = played.ended
        self.out_seat: Final = played.out_seat
        self.concealed: Final = played.concealed
        self.sides: Final[list[SideScore]] = played.score()


class Match:
    """Rounds dealt one after the other until a side reaches the target or the cap ends it in a draw.

    The card orders come from outside. `dealer` (from 1) deals the first round; `number` is that
    round's number; `totals` are the sides' totals before it, zeros by default.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        dealer: int = 1,
        totals: Sequence[int] | None = None,
        number: int = 1,
    ) -> None:
        rules.check_players(players)
        self.rules: Final = rules
        self.players: Final = players
        self.law: Final = Law(rules, players)
        self.sides: Final = rules.sides(players)
        self.totals: list[int] = list(totals) if totals is not None else [0] * len(self.sides)
        self.dealer: int = dealer
        self.next_number: int = number
        self.round: Round | None = None
        self.results: list[RoundResult] = []
        self.finished: bool = False
        self.winner: int | None = None
        """The winning side, from 1; None while the match runs and in a draw."""
        if len(self.totals) != len(self.sides):
            raise ValueError(f"{len(self.sides)} totals are needed, one a side")
        if not 1 <= dealer <= players:
            raise ValueError(f"seat {dealer} doesn't exist")

    @property
    def draw(self) -> bool:
        """Whether the match ended without a winner."""
        return self.finished and self.winner is None

    def deal(self, order: Sequence[int]) -> Round:
        """Deal the next round from a card order, the first card dealt first."""
        if self.finished:
            raise ValueError("the match is over")
        if self.round is not None:
            raise ValueError("the round before hasn't been scored")
        self.round = new_round(self.law, self.next_number, self.dealer, order, self.totals)
        return self.round

    def score_round(self) -> RoundResult:
        """Enter the finished round in the totals, move the deal on and see whether the match is over."""
        played = self.round
        if played is None or not played.over:
            raise ValueError("no round has ended")
        result = RoundResult(played)
        self.results.append(result)
        self.totals = [side.total for side in result.sides]
        self.round = None
        self.dealer = self.dealer % self.players + 1
        self.next_number += 1
        self._see_whether_over(result.number)
        return result

    def _see_whether_over(self, number: int) -> None:
        best = max(self.totals)
        if best >= self.rules.target.of(self.players):
            self.finished = True
            if self.totals.count(best) == 1:
                self.winner = self.totals.index(best) + 1
        elif number >= self.rules.round_cap:
            self.finished = True
