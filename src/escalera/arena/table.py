"""A table: its seats taken, rounds and matches played there, and what went wrong noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escalera.arena.blunders import blunders_at_end, blunders_of_act
from escalera.arena.cast import is_foreign, seat_of
from escalera.arena.faults import fault_of
from escalera.arena.plan import Plan
from escalera.arena.records import round_record, text_of
from escalera.arena.seats import Seat, replaced
from escalera.arena.tally import MOST_FAULTS, Tally
from escalera.arena.told import GameTold, RoundTold, told
from escalera.engine.match import Match
from escalera.engine.rounds import Round
from escalera.notation import RoundRecord
from escalera.skill.known import Known

MOST_ACTS: Final = 4000
"""Acts after which nobody is asked any more, and safe acts end the round."""


class Stopped(Exception):
    """Somebody wants it to end now."""


class Table:
    """One way to sit: everybody moved by `turn` seats from where they sat first.

    It has players of its own, so that one which remembers never sees the same cards twice.
    """

    def __init__(self, plan: Plan, turn: int, stopped: Callable[[], bool]) -> None:
        self.plan = plan
        self.turn = turn
        self.names = plan.lineup.seated(turn)
        self.seats: list[Seat] = [seat_of(name, plan) for name in self.names]
        self._stopped = stopped
        self._is_slow = any(is_foreign(name) for name in self.names)

    def close(self) -> None:
        """Send the players away."""
        for seat in self.seats:
            seat.close()

    def play(self, index: int, tally: Tally) -> None:
        """Play one deal or match of the plan."""
        plan = self.plan
        match = Match(plan.rules, plan.players, plan.deal(index).dealer())
        rounds: list[RoundTold] = []
        records: list[RoundRecord] = []
        while not match.finished and (plan.matches or not rounds):
            deal = plan.deal(index, match.next_number, match.dealer)
            played = match.deal(deal.order())
            self.play_round(index, played, tally)
            match.score_round()
            rounds.append(told(played, plan.lineup, self.turn))
            if plan.keeps_records:
                records.append(round_record(played, deal.proof()))
        winner = None if match.winner is None else plan.lineup.team_of(match.winner - 1, self.turn)
        tally.games.append(GameTold(index, self.turn, tuple(rounds), winner))
        if plan.keeps_records:
            text = text_of(plan.rules, self.names, [0] * len(match.sides), records)
            tally.records.append(
                (f"{'match' if plan.matches else 'deal'}-{index + 1:05}-{self.turn + 1}", text)
            )

    def play_round(self, index: int, played: Round, tally: Tally) -> None:
        """Play a dealt round to its end."""
        known = Known()
        for at, seat in enumerate(self.seats):
            seat.begin(self.plan.luck(index, self.turn, played.number, at))
        acts = 0
        while played.to_act and acts < MOST_ACTS:
            self.act(played, known, played.to_act, tally)
            acts += 1
        while played.to_act:
            replaced(played, known, "")
        if self.plan.counts_blunders:
            for name, blunders in blunders_at_end(played, self.names).items():
                tally.blundered(name, blunders)

    def act(self, played: Round, known: Known, to_act: int, tally: Tally) -> None:
        """Let a seat act."""
        if self._is_slow and self._stopped():
            raise Stopped
        seat, name = self.seats[to_act - 1], self.names[to_act - 1]
        before = played.state.clone() if self.plan.counts_blunders else None
        sentence = seat.act(played, known)
        tally.timed(name, seat.seconds)
        if before is not None:
            tally.blundered(name, blunders_of_act(before, played.state))
        if sentence is not None:
            tally.failed[name] += 1
            if len(tally.faults) < MOST_FAULTS:
                tally.faults.append(fault_of(self.plan, played, self.names, to_act, sentence))
