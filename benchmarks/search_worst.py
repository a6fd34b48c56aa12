"""How long the exact searches take on hands of sixty cards.

    python -m benchmarks.search_worst [HANDS]

Hands are drawn at random, or made to be hard: many pairs, long broken runs, few or many wilds, with and
without melds on the table. For each question the median, the 99th percentile and the longest time stand
in microseconds. Then the slowest hands are made slower: one card after the other is exchanged, and the
exchange stays when the answer takes longer. `climbed` is the longest time found so.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from escalera.cards import cards_text
from escalera.engine.deal import deal
from escalera.engine.law import Law
from escalera.engine.laying import new_meld, place_card
from escalera.engine.reach import can_go_out, can_open
from escalera.engine.state import (
    FINISHED,
    FINISHED_SEQUENCES,
    OPENED,
    PLAY,
    RANK_MELD,
    SEQUENCE,
    SIDE_WIDTH,
    SIDES,
    State,
)
from escalera.rules import edition

CARDS = 60
NEEDS = (15, 50, 90, 120, 150, 160, 300)
Taste = Callable[[random.Random, int], float]


def any_card(choose: random.Random, face: int) -> float:
    """Every card alike."""
    return choose.random()


def pairs(choose: random.Random, face: int) -> float:
    """Two cards of many ranks: each a problem that a wild or a sequence must settle."""
    return 2 * (face % 4 == choose.randrange(4)) + choose.random()


def no_wilds(choose: random.Random, face: int) -> float:
    """No help for pairs."""
    return choose.random() - 9 * (face < 8 or face == 52)


def all_wilds(choose: random.Random, face: int) -> float:
    """Every wild there is."""
    return choose.random() + 9 * (face < 4 or face == 52)


def two_suits(choose: random.Random, face: int) -> float:
    """Long runs, twice and three times over."""
    return choose.random() + (face % 4 < 2)


TASTES: dict[str, Taste] = {
    "random": any_card,
    "pairs": pairs,
    "no wilds": no_wilds,
    "all wilds": all_wilds,
    "two suits": two_suits,
}


def hard_hand(
    choose: random.Random, rules_code: str, taste: Taste, cards: int, thin: bool
) -> tuple[State, list[int]]:
    """A position in the play phase: seat 1 holds so many cards, its side has some melds or none.

    A thin hand holds at most two cards of most ranks, as far as that goes. The cards that are left are
    the second value.
    """
    rules = edition(rules_code)
    law = Law(rules, 2)
    order = rules.pack()
    choose.shuffle(order)
    state = deal(law, 1, order, [choose.choice((0, 1500, 3000, 7000))] * 2)
    for face in range(53):
        while state.holds_face(0, face):
            state.remove(0, face)
    state.phase = PLAY
    rest = [face for face in rules.pack() if face not in (5, 6)]
    tabled = lay_melds(choose, state, rest) if choose.random() < 0.6 else set()
    rest.sort(key=lambda face: taste(choose, face), reverse=True)
    left = []
    for face in rest:
        third = thin and face >> 2 not in tabled and 8 <= face < 52 and state.holds_rank(face >> 2) > 1
        if state.count(0) < cards and not third:
            state.give(0, face)
        else:
            left.append(face)
    return state, left


def lay_melds(choose: random.Random, state: State, rest: list[int]) -> set[int]:
    """A few rank melds and open sequences of the side; the ranks of the former."""
    tabled = set()
    for _ in range(choose.randrange(1, 9)):
        run = choose.random() < 0.5 and state.law.sequences
        rank, suit = choose.randrange(2, 11), choose.randrange(4)
        faces = [(rank + n) * 4 + suit for n in range(3)] if run else [rank * 4 + n for n in range(3)]
        if any(face not in rest for face in faces) or (rank in tabled and not run):
            continue
        index = new_meld(state, SEQUENCE if run else RANK_MELD, suit if run else rank)
        for face in faces:
            rest.remove(face)
            place_card(state, index, face)
        if not run:
            tabled.add(rank)
    state.pending_steps = state.pending_steps[:0]
    state.pending_points = 0
    state.nums[SIDES + state.side * SIDE_WIDTH + OPENED] = 1 if state.meld_count() else 0
    return tabled


Case = tuple[float, str, State, list[int], int, int]
"""Seconds, what the hand is like, the position, the cards left, and what was asked."""


def seconds(question: str, state: State, one: int, other: int) -> float:
    """How long an answer takes."""
    start = time.perf_counter()
    if question == "can_go_out":
        can_go_out(state, one, True)
    else:
        can_open(state, one, other)
    return time.perf_counter() - start


def cases(name: str, question: str, hands: int, choose: random.Random) -> list[Case]:
    """So many hands with their times, the fastest first."""
    found: list[Case] = []
    while len(found) < hands:
        taste, thin = choose.choice(sorted(TASTES)), choose.random() < 0.4
        state, left = hard_hand(choose, name, TASTES[taste], CARDS, thin)
        if question == "can_open" and state.has_opened():
            continue
        if choose.random() < 0.5:  # the right is there already: nothing cheap says no
            for what in (FINISHED, FINISHED_SEQUENCES):
                state.nums[SIDES + state.side * SIDE_WIDTH + what] = 2
        one = choose.randrange(2) if question == "can_go_out" else choose.choice(NEEDS)
        other = choose.randrange(3)
        text = f"{taste}{' thin' * thin}, {state.meld_count()} melds"
        found.append((seconds(question, state, one, other), text, state, left, one, other))
    return sorted(found, key=lambda case: case[0])


def climb(question: str, case: Case, tries: int, choose: random.Random) -> tuple[float, State]:
    """Exchange cards of a slow hand while that makes it slower, up to a second; the longest time."""
    _, _, state, left, one, other = case
    longest = seconds(question, state, one, other)
    for _ in range(tries):
        if not left or longest > 1:
            break
        place = choose.randrange(len(left))
        out = choose.choice([face for face in range(53) if state.holds_face(0, face)])
        state.remove(0, out)
        state.give(0, left[place])
        taken = min(seconds(question, state, one, other) for _ in range(2))
        if taken > longest:
            longest = taken
            left[place] = out
        else:
            state.remove(0, left[place])
            state.give(0, out)
    return longest, state


def measure(name: str, hands: int) -> None:
    """Print one edition's figures."""
    choose = random.Random(name)
    for question in ("can_go_out", "can_open"):
        found = cases(name, question, hands, choose)
        times = [found[hands // 2], found[hands * 99 // 100], found[-1]]
        climbs = [climb(question, case, hands // 20, choose) for case in found[-6:]]
        climbed, state = max(climbs, key=lambda one: one[0])
        figures = "".join(f"{1e6 * one:11.1f}" for one in [*[case[0] for case in times], climbed])
        print(f"{name:11s}{question:11s}{figures}   {found[-1][1]}")
        held = [face for face in range(53) for _ in range(state.holds_face(0, face))]
        print(f"{'':11s}{cards_text(held)}, {state.meld_count()} melds", flush=True)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"{wanted} hands of {CARDS}, µs:   median        p99    longest    climbed   the longest was")
    for code in ("bolivia", "bolivia-dk", "samba", "classic"):
        measure(code, wanted)
