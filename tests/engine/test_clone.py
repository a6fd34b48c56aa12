"""A clone is equal, and independent in everything that changes."""

from __future__ import annotations

from escalera.engine.deal import deal
from escalera.engine.law import Law
from escalera.engine.playout import play_random
from escalera.rules import edition
from tests.engine.snapshot import snapshot


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    rules = edition("samba")
    state = deal(Law(rules, 4), 0, rules.pack()[::-1], [0, 0])
    for seed in range(20):
        before = snapshot(state)
        copy = state.clone()
        assert snapshot(copy) == before
        play_random(copy, seed + 1, 30)
        assert snapshot(copy) != before
        assert snapshot(state) == before
        play_random(state, seed + 1, 3)
