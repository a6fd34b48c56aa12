"""The same action in two other frameworks' gin rummy, through their Python APIs.

An action: list the legal ones, choose one at random, check it, play it. What follows on its own
(chance, dealing a new game) is in the time but isn't counted. Checking means asking the framework
again, as a program must that doesn't trust where the action came from.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

Measured = tuple[int, float]


def openspiel(seconds: float, seed: int, checked: bool = True) -> Measured:
    """OpenSpiel's gin rummy."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    random = Random(seed)
    actions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        actions += openspiel_game(game.new_initial_state(), random, checked)
    return actions, perf_counter() - start


def openspiel_game(state: Any, random: Random, checked: bool) -> int:
    actions = 0
    apply = state.apply_action_with_legality_check if checked else state.apply_action
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        legal = state.legal_actions()
        apply(legal[int(random.random() * len(legal))])
        actions += 1
    return actions


def rlcard(seconds: float, seed: int, checked: bool = True) -> Measured:
    """RLCard's gin rummy."""
    import rlcard as library

    env = library.make("gin-rummy", config={"seed": seed})
    random = Random(seed)
    actions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        actions += rlcard_game(env, random, checked)
    return actions, perf_counter() - start


def rlcard_game(env: Any, random: Random, checked: bool) -> int:
    actions = 0
    state, player = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        action = legal[int(random.random() * len(legal))]
        if checked and action not in env.get_state(player)["legal_actions"]:
            raise ValueError("a listed action isn't legal")
        state, player = env.step(action)
        actions += 1
    return actions
