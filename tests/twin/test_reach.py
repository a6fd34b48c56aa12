"""What can still be reached this turn: by hand, and against a search through all acts."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from escalera.engine.act import Act
from escalera.rules import edition
from tests.twin.acts import TooMany, all_acts, one_list_acts
from tests.twin.judge import play
from tests.twin.positions import after, position
from tests.twin.reach import best_opening, can_go_out, can_open, simplified
from tests.twin.record import read_act
from tests.twin.table import Game, deal

KINGS = "KC KD KH KS KC KD KH"
ESCALERA = "4H 5H 6H 7H 8H 9H TH"


def test_two_finished_melds_and_one_card_to_discard() -> None:
    ready = [[KINGS, ESCALERA]]
    assert can_go_out(position("bolivia", ["QC QD QH 4C", "4C"], ready))
    assert not can_go_out(position("bolivia", ["QC QD QH 4C 5C", "4C"], ready))
    assert can_go_out(position("bolivia", ["3S", "4C"], ready))
    assert can_go_out(position("bolivia", ["3S 3C 3S 9C", "4C"], ready))
    assert not can_go_out(position("bolivia", ["3S 3C 9C", "4C"], ready))


def test_a_card_in_the_sequence_or_in_the_rank_meld() -> None:
    """The eight is needed in the sequence, although a third eight would make a meld."""
    game = position("bolivia", ["8H 8C 8D KS", "4C"], [[KINGS, "4H 5H 6H 7H"]])
    assert not can_go_out(game)
    game = position("bolivia", ["8H 9H TH 8C 8D 8S 4C", "4C"], [[KINGS, "4H 5H 6H 7H"]])
    assert can_go_out(game)


def test_a_merge_can_give_the_right() -> None:
    melds = ["KC KD KH KS", "KC KD KH", ESCALERA]
    game = position("bolivia-dk", ["4C 4D 4S 9S", "4C"], [melds])
    assert can_go_out(game)
    assert not can_go_out(position("bolivia", ["4C 4D 4S 9S", "4C"], [melds]))


def test_a_wild_laid_before_the_merge() -> None:
    """After the merge the meld stands finished and natural and takes no wild."""
    melds = ["KC KD KH KS", "KC KD KH KS", ESCALERA]
    game = position("bolivia-dk", ["X X 9S", "4C"], [melds], house={"wild_on_finished": "no"})
    assert can_go_out(game)
    assert after(game, "1 add #1 X", "1 merge #1 #2", "1 add #1 X", "1 discard 9S").ended == "out"


def test_the_answer_counts_only_when_asked_for() -> None:
    game = position("bolivia", ["QC QD QH 4C", "4C", "4C", "4C"], [[KINGS, ESCALERA]])
    no = after(game, "1 ask", "3 no")
    assert can_go_out(no)
    assert not can_go_out(no, asking=True)
    assert can_go_out(after(game, "1 ask", "3 yes"), asking=True)


def test_openings() -> None:
    game = position("bolivia", ["KC KD KH QC QD QH 9S", "4C"], totals=(1500, 0))
    assert (best_opening(game), can_open(game)) == (30, False)  # both melds would leave one card
    game = position("bolivia", ["KC KD KH QC QD 2C 9S 9D", "4C"], totals=(0, 0))
    assert (best_opening(game), can_open(game)) == (70, True)
    waived = position("classic", ["4C 4D 4H 4S 4C 4D 4H 9S", "4C", "4C", "4C"], totals=(3000, 0))
    assert (best_opening(waived), can_open(waived)) == (35, True)


def test_acts_are_listed_once_and_all_legal() -> None:
    game = position("mini-wilds", ["4C 4D 4C 2C X", "4C"], [["5C 5D 5C"]], pile="6C")
    acts = one_list_acts(game)
    assert read_act("meld 4C 4C 4D") in acts
    assert read_act("meld 2C 4C 4D") in acts
    assert read_act("meld 2C 4C 4C 4D") not in acts  # keeps one card
    assert read_act("add #1 2C") in acts
    assert read_act("meld 4C 4C 4D / #1 2C") not in acts | all_acts(game)  # keeps one card
    assert {act.verb for act in one_list_acts(position("bolivia", ["4C", "4C"], phase="draw"))} == {"draw"}
    with pytest.raises(TooMany):
        all_acts(game, limit=3)


def positions_on_the_way(code: str, seed: int) -> list[Game]:
    """Positions in the play phase of a random round, hands of eight cards at most."""
    choose = random.Random(seed)
    rules = edition(code)
    pack = rules.pack()
    choose.shuffle(pack)
    game = deal(rules, 2, 1, pack, [0, 0])
    found = []
    for _ in range(60):
        acts = sorted((act for act in one_list_acts(game) if act.verb != "ask"), key=repr)
        weights = [{"discard": 1, "draw": 2, "pass": 1}.get(act.verb, 9) for act in acts]
        game = play(game, game.seat, choose.choices(acts, weights)[0])
        if game.ended:
            break
        if game.phase == "play" and len(game.hands[game.seat]) <= 8:
            found.append(game)
    return found


def going_out_is_found(game: Game) -> bool:
    """Every sequence of acts is tried."""
    waiting, seen = [game], set()
    while waiting:
        position_now = waiting.pop()
        key = repr((position_now.hands, position_now.sides))
        if key in seen:
            continue
        seen.add(key)
        for act in all_acts(position_now):
            then = play(position_now, position_now.seat, act)
            if then.ended == "out":
                return True
            if act.verb != "discard":
                waiting.append(then)
    return False


@pytest.mark.parametrize("code", ["mini-classic", "mini-sequences", "mini-wilds"])
def test_reach_agrees_with_a_search_through_all_acts(code: str) -> None:
    games = [game for seed in range(12) for game in positions_on_the_way(code, seed)]
    answers = {can_go_out(game) for game in games}
    assert answers == {True, False}
    for game in games:
        assert can_go_out(game) == going_out_is_found(simplified(game))


@pytest.mark.parametrize("code", ["mini-classic", "mini-sequences", "mini-wilds"])
def test_openings_agree_with_a_list_of_all_acts(code: str) -> None:
    def points(act: Act, game: Game) -> int:
        return sum(game.rules.points(face) for part in act.parts for face in part.cards)

    games = [game for seed in range(12) for game in positions_on_the_way(code, seed)]
    unopened = [game for game in games if not game.side_of(game.seat).melds]
    assert {can_open(game) for game in unopened} == {True, False}
    for game in unopened:
        assert can_open(game) == any(act.verb == "meld" for act in all_acts(game))
        free = game.copy()
        free.rules = replace(game.rules, minimum_negative=0, minimum_0=0)
        openings = [points(act, free) for act in all_acts(free) if act.verb == "meld"]
        assert best_opening(game) == max(openings, default=0)
