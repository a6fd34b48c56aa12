"""The levels: what they may not see changes nothing, and what nobody should do they never do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from escalera import EDITIONS, Act, Budget, Match, View, act_text, edition, parse_table
from escalera.bots import BOTS, Beginner, Casual, Club, Expert
from escalera.bots.levels import LevelBot
from escalera.engine.deal import deal
from escalera.engine.rounds import Round
from escalera.engine.state import State, is_wild
from escalera.engine.view import hidden
from escalera.notation.position import position

LEVELS = [Beginner, Casual, Club, Expert]


def decisions(
    level: type[LevelBot], code: str, players: int, seeds: range
) -> Iterator[tuple[Round, View, Act]]:
    """The decisions of whole rounds, before they are played."""
    bot = level()
    for seed in seeds:
        match = Match(edition(code), players)
        order = match.rules.pack()
        Random(seed).shuffle(order)
        played = match.deal(order)
        while not played.over:
            view = played.view(played.to_act)
            act = bot.decide(view, Budget(rng=Random(seed)))
            yield played, view, act
            played.play(act)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_hidden_cards_change_no_decision(level: type[LevelBot]) -> None:
    luck = Random(level.name)
    looked = 0
    for played, view, _act in decisions(level, "bolivia", 4, range(24)):
        changed = hidden(mixed(played.state, view.seat - 1, luck), view.seat)
        again = level().decide(View(changed, view.seat, view.number, view.events), Budget(rng=Random(0)))
        once = level().decide(view, Budget(rng=Random(0)))
        assert act_text(again) == act_text(once)
        looked += 1
    assert looked >= 2000


def mixed(state: State, seat: int, luck: Random) -> State:
    """The same position, all cards that a seat can't see dealt anew."""
    other = state.clone()
    law = state.law
    unseen = [int(state.stock[i]) for i in range(len(state.stock) - int(state.stock_left), len(state.stock))]
    for who in range(int(law.players)):
        if who != seat:
            for face in range(53):
                for _ in range(int(state.holds_face(who, face))):
                    unseen.append(face)
                    other.remove(who, face)
    plain = [face for face in unseen if face not in (5, 6)]
    luck.shuffle(plain)
    for who in range(int(law.players)):
        if who != seat:
            while other.nums[who] < state.nums[who]:
                other.give(who, plain.pop())
    return other


@pytest.mark.parametrize("level", [Club, Expert], ids=lambda level: level.name)
def test_no_wild_is_thrown_on_a_small_pile_while_a_natural_may_be(level: type[LevelBot]) -> None:
    for _played, view, act in decisions(level, "bolivia", 4, range(30)):
        if act.verb == "discard" and is_wild(act.parts[0].cards[0]) and len(view.state.pile) < 6:
            assert all(is_wild(card) for card in view.hand)


def test_every_level_has_its_name() -> None:
    assert [BOTS[level.name] for level in LEVELS] == LEVELS


@pytest.mark.parametrize("code", EDITIONS)
def test_who_is_not_to_act_is_told_so(code: str) -> None:
    match = Match(edition(code), 2)
    played = match.deal(match.rules.pack())
    with pytest.raises(ValueError, match="isn't to act"):
        Expert().decide(played.view(3 - played.to_act), Budget())


def test_a_deal_is_played_to_its_end_from_the_state_alone() -> None:
    law = Match(edition("bolivia"), 4).law
    state = deal(law, 0, law.rules.pack(), [0, 0])
    act = Expert().decide(View(hidden(state, 2), 2, 1, []), Budget())
    assert act.verb in ("draw", "take")


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_an_own_escalera_or_bolivia_is_finished_when_it_can_be(level: type[LevelBot]) -> None:
    ready = """edition = "bolivia"
players = 4
turn = 1
phase = "play"
pile = "5C 7S 8D"
stock = 66
[[side]]
melds = ["2C 2D X 2C", "5H 6H 7H 8H 9H TH", "AS AD AC"]
hands = ["2S 2H X JH 4D 9C KC 6H", "16?"]
[[side]]
melds = ["4S 4H 4D"]
hands = ["18?", "18?"]
"""
    state = position(parse_table(ready))
    act = level().decide(View(hidden(state, 1), 1, 1, []), Budget(rng=Random(1)))
    assert "#1 2H 2S X" in act_text(act) and "#2 JH" in act_text(act)
