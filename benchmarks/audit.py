"""Whether hidden cards change a decision: `python -m benchmarks.audit --decisions 50000`, before a release.

At every decision of real rounds the cards that the seat can't see are dealt anew, and it is asked again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from random import Random

from benchmarks.rounds import dealt
from escalera import BOTS, Act, Bot, Budget, View
from escalera.engine.rounds import Round
from escalera.engine.state import State
from escalera.engine.view import hidden

Decide = Callable[[State, Round], Act]
"""What is done at a decision of a round, if its state were this one."""
RED_THREES = (5, 6)


def main() -> None:
    """Print a line for each level; the exit status is 1 where a decision changed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.audit", description=__doc__)
    parser.add_argument("--decisions", type=int, default=50_000)
    parser.add_argument("--edition", default="bolivia")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    changed = 0
    for name, bot in BOTS.items():
        found = changes(fair(bot()), given.edition, given.players, given.decisions)
        print(f"{name:<10} {found} of {given.decisions} decisions changed", flush=True)
        changed += found
    sys.exit(changed > 0)


def fair(bot: Bot, seed: int = 1) -> Decide:
    """A player who is given what his seat may see."""

    def decide(state: State, played: Round) -> Act:
        seat = played.to_act
        view = View(hidden(state, seat), seat, played.number, played.events(seat))
        return bot.decide(view, Budget(rng=Random(seed)))

    return decide


def changes(decide: Decide, code: str, players: int, count: int, seed: int = 1) -> int:
    """Of so many decisions in real rounds, those that other hidden cards change."""
    luck, changed = Random(seed), 0
    for _, (played, act) in zip(range(count), decisions(decide, code, players, seed), strict=False):
        changed += decide(mixed(played.state, played.to_act - 1, luck), played) != act
    return changed


def decisions(decide: Decide, code: str, players: int, seed: int) -> Iterator[tuple[Round, Act]]:
    """The decisions of rounds without end, each before it is played."""
    for played in dealt(code, players, Random(f"{seed}/deals")):
        while not played.over:
            act = decide(played.state, played)
            yield played, act
            played.play(act)


def mixed(state: State, seat: int, luck: Random) -> State:
    """The same position, all cards that a seat (from 0) can't see dealt anew."""
    other = state.clone()
    others = [who for who in range(int(state.law.players)) if who != seat]
    start = len(state.stock) - int(state.stock_left)
    unseen = [int(state.stock[at]) for at in range(start, len(state.stock))]
    for who in others:
        unseen += taken_from(other, who)
    luck.shuffle(unseen)
    plain = [face for face in unseen if face not in RED_THREES]
    for who in others:
        while other.nums[who] < state.nums[who]:
            other.give(who, plain.pop())
    return other


def taken_from(state: State, who: int) -> list[int]:
    """All cards of a seat, taken out of its hand."""
    faces = [face for face in range(53) for _ in range(int(state.holds_face(who, face)))]
    for face in faces:
        state.remove(who, face)
    return faces


if __name__ == "__main__":
    main()
