"""Who sits where, and what follows from the seed."""

from __future__ import annotations

import pytest

from escalera.arena.crew import Processes
from escalera.arena.hall import Hall
from escalera.arena.lineup import BadLineup, lineup
from escalera.rules import edition
from tests.arena.playing import plan_of, result_of, without_times


def test_one_name_sits_everywhere_and_two_are_a_side_against_the_others() -> None:
    bolivia, samba = edition("bolivia"), edition("samba")
    assert lineup(bolivia, 4, ["a"]).names == ("a", "a", "a", "a")
    assert lineup(bolivia, 4, ["a", "b"]).names == ("a", "b", "a", "b")
    assert lineup(samba, 6, ["a", "b"]).names == ("a", "b", "b", "a", "b", "b")
    assert lineup(samba, 6, ["a", "b", "c"]).names == ("a", "b", "c", "a", "b", "c")
    assert lineup(bolivia, 4, ["a", "b", "c", "d"]).names == ("a", "b", "c", "d")


@pytest.mark.parametrize("names", [[], ["a", "b", "c"], list("abcde")])
def test_other_numbers_of_names_fill_no_table(names: list[str]) -> None:
    with pytest.raises(BadLineup):
        lineup(edition("bolivia"), 4, names)


def test_a_duplicate_changes_sides_and_keeps_partners() -> None:
    seats = lineup(edition("samba"), 6, list("abcdef"))
    assert [seats.seated(turn) for turn in range(3)] == [
        ("a", "b", "c", "d", "e", "f"),
        ("f", "a", "b", "c", "d", "e"),
        ("e", "f", "a", "b", "c", "d"),
    ]
    for turn in range(3):
        sides = [seats.seated(turn)[side::3] for side in range(3)]
        assert [set(sides[side]) for side in range(3)] == [
            set(seats.team(seats.team_of(side, turn))) for side in range(3)
        ]


@pytest.mark.parametrize(("code", "players"), [("bolivia", 4), ("bolivia", 2), ("samba", 6), ("classic", 3)])
def test_each_deal_is_played_from_every_side_with_the_same_cards(code: str, players: int) -> None:
    plan = plan_of("greedy,random", 3, code, players, keeps_records=True)
    with Hall(plan) as hall:
        tally = hall.play(range(3))
    sides = plan.lineup.sides
    deals = [
        [line for line in text.splitlines() if line.startswith(("Stock", "Dealer"))]
        for _, text in tally.records
    ]
    names = [
        next(line for line in text.splitlines() if line.startswith("Names")) for _, text in tally.records
    ]
    assert len(deals) == 3 * sides
    for index in range(3):
        same = deals[index * sides : (index + 1) * sides]
        assert all(deal == same[0] for deal in same) and len(set(names[:sides])) == sides
    assert deals[0] != deals[sides]


def test_players_who_are_alike_end_every_deal_alike_and_differ_by_nothing() -> None:
    difference = result_of(plan_of("greedy,greedy", 10)).difference()
    assert difference is not None and (difference.mean, difference.low, difference.high) == (0, 0, 0)


@pytest.mark.parametrize("bots", ["beginner,greedy", "random,casual"])
def test_the_same_seed_gives_the_same_games_however_many_processes_play(bots: str) -> None:
    plan = plan_of(bots, 12)
    once = without_times(result_of(plan).as_json())
    assert once == without_times(result_of(plan, Processes(2)).as_json())
    assert once != without_times(result_of(plan_of(bots, 12, seed=2)).as_json())


def test_a_match_is_played_to_the_target() -> None:
    found = result_of(plan_of("expert,greedy", 2, matches=True))
    games = list(found.games)
    assert len(games) == 4
    for game in games:
        totals = [sum(scores) for scores in zip(*[one.scores for one in game.rounds], strict=True)]
        assert max(totals) >= 15000 and game.winner == totals.index(max(totals))


def test_played_once_the_sides_still_change() -> None:
    games = list(result_of(plan_of("greedy,random", 4, duplicate=False)).games)
    assert [(game.index, game.turn) for game in games] == [(0, 0), (1, 1), (2, 0), (3, 1)]
