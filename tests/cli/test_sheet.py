"""The score sheet: its lines sum to the score, its parts to its lines, and every card is on it once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from escalera.engine.law import Law
from escalera.engine.match import Match
from escalera.engine.playout import play_random
from escalera.engine.rounds import Round
from escalera.engine.sheet import (
    BLACK_THREES,
    CONCEALED,
    GOING_OUT,
    HANDS,
    LINES,
    MELDED,
    RED_THREES,
    SideSheet,
    sheet,
)
from escalera.engine.view import hand_of
from escalera.notation import parse_record
from escalera.notation.replay import replay
from escalera.rules import EDITIONS, edition
from tests.cli.games import game
from tests.cli.running import DATA

ROUNDS: Final = 60
GAMES: Final = 10
SEATINGS: Final = [(code, players) for code, rules in EDITIONS.items() for players in rules.players]


def random_round(law: Law, rng: Random) -> Round:
    """A round played to some point by random steps, its acts closed or taken back."""
    rules, players = law.rules, int(law.players)
    stock = rules.pack()
    rng.shuffle(stock)
    totals = [rng.choice((-5, 0, 1500, 7000)) for _ in rules.sides(players)]
    dealt = Match(rules, players, rng.randint(1, players), totals).deal(stock)
    play_random(dealt.state, rng.randrange(1 << 40), rng.choice((5, 50, 150, 10_000)))
    dealt.take_back()
    return dealt


def check(played: Round) -> None:
    for side in sheet(played.state):
        assert tuple(line.name for line in side.lines) == LINES
        check_sums(side)
        check_cards(played, side)


def check_sums(side: SideSheet) -> None:
    """What the lines come to is what the score says."""
    points = {line.name: line.points for line in side.lines}
    score = side.score
    assert points[MELDED] == score.cards
    assert sum(points[name] for name in LINES[1:5]) == score.bonuses
    assert points[RED_THREES] == score.red_threes
    assert points[GOING_OUT] + points[CONCEALED] == score.going_out
    assert points[HANDS] + points[BLACK_THREES] == score.hands
    assert sum(points.values()) == score.score


def check_cards(played: Round, side: SideSheet) -> None:
    """The parts hold the cards their points come from."""
    rules = played.law.rules
    melds = {part.meld: part for part in side.line(MELDED).parts}
    for part in melds.values():
        assert part.points == sum(map(rules.points, part.cards))
    for name in LINES[1:5]:
        for part in side.line(name).parts:
            assert part.cards == melds[part.meld].cards
    held = [card for name in (HANDS, BLACK_THREES) for part in side.line(name).parts for card in part.cards]
    assert Counter(held) == Counter([card for seat in side.seats for card in hand_of(played.state, seat)])


@pytest.mark.parametrize(("code", "players"), SEATINGS)
def test_random_rounds(code: str, players: int) -> None:
    law = Law(edition(code), players)
    rng = Random(f"sheet {code} {players}")
    for _ in range(ROUNDS):
        check(random_round(law, rng))


@pytest.mark.parametrize(("code", "players"), SEATINGS)
def test_rounds_of_computer_players(code: str, players: int) -> None:
    for seed in range(GAMES):
        (played,) = replay(game(edition(code), players, seed)).rounds
        check(played)


@pytest.mark.parametrize("path", sorted((DATA / "records").glob("*.canasta")), ids=lambda path: path.stem)
def test_rounds_with_rare_ends(path: str) -> None:
    with open(path, "rb") as file:
        for played in replay(parse_record(file.read())).rounds:
            check(played)


def test_a_sheet_says_what_it_is_made_of() -> None:
    (played,) = replay(game(edition("bolivia"), 4, 1)).rounds
    side = sheet(played.state)[0]
    assert repr(side).startswith("SideSheet(1, (1, 3), [SheetLine('melded', [SheetPart(")
