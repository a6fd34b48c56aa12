"""`Game`: dealing, playing, scoring and the record of it, in one object."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from types import FunctionType

import pytest

import escalera
from escalera import Bot, Budget, Game, GreedyBot, RandomBot

TABLES = [
    (code, players)
    for code, players in (
        ("bolivia", 2),
        ("bolivia", 4),
        ("bolivia-dk", 5),
        ("samba", 3),
        ("samba", 6),
        ("classic", 3),
        ("classic", 4),
    )
]


def play_round(game: Game, seed: int) -> None:
    bots: list[Bot] = [GreedyBot(), RandomBot()]
    luck = Budget(rng=Random(seed))
    game.deal()
    while game.round:
        game.play(bots[game.to_act % 2].decide(game.view(), luck))


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_a_record_replays_to_the_same_scores_and_reads_back_the_same(code: str, players: int) -> None:
    game = Game(code, players, seed=players, names=[f"p{n}" for n in range(players)])
    for seed in range(3):
        if not game.over:
            play_round(game, seed)
    again = Game.from_record(str(game))
    assert again.totals == game.totals
    assert str(again) == str(game)
    assert escalera.parse_record(str(game)) == game.record()


def test_a_game_goes_on_where_its_record_stops() -> None:
    game = Game("samba", 4, seed=5)
    luck = Budget(rng=Random(1))
    game.deal()
    for _ in range(40):
        if game.round:
            game.play(RandomBot().decide(game.view(), luck))
    again = Game.from_record(str(game))
    assert again.to_act == game.to_act
    assert again.view().hand == game.view().hand
    assert [repr(event) for event in again.view().events] == [repr(event) for event in game.view().events]


def test_a_repr_can_be_pasted_back() -> None:
    fresh = Game("bolivia", 4, rules={"going_out_bonus": 200})
    assert repr(eval(repr(fresh))) == repr(fresh)
    play_round(fresh, 1)
    assert str(eval(repr(fresh))) == str(fresh)
    act = escalera.parse_act("meld 4H 5H 6H / #2 KD")
    assert eval(repr(act), {"Act": escalera.Act, "Part": escalera.Part}) == act


def test_a_match_is_played_to_its_end_and_deals_no_more() -> None:
    game = Game("bolivia", 2, rules={"target": 500}, seed=3)
    for seed in range(60):
        if game.over:
            break
        play_round(game, seed)
    assert game.over and (game.winner in (1, 2) or game.match.draw)
    with pytest.raises(ValueError, match="over"):
        game.deal()


def test_a_refused_act_changes_nothing() -> None:
    game = Game("classic", 2, seed=1)
    game.deal()
    before = str(game)
    with pytest.raises(escalera.Refused) as refused:
        game.play("discard 3H")
    assert refused.value.code == "draw-first"
    with pytest.raises(escalera.ActError):
        game.play("discard 1H")
    assert str(game) == before


def test_the_first_dealer_is_drawn_and_the_deal_moves_on_ruling_3() -> None:
    dealers = {Game("classic", 4, seed=seed).deal().dealer for seed in range(40)}
    assert dealers == {1, 2, 3, 4}
    game = Game("classic", 4, seed=1)
    play_round(game, 1)
    first = game.record().rounds[0].dealer
    assert game.deal().dealer == first % 4 + 1


def test_a_picture_shows_the_own_hand_and_no_other() -> None:
    game = Game("bolivia", 4, seed=2)
    assert "Nothing" in game._repr_html_()
    game.deal()
    html = game._repr_html_()
    assert html.startswith("<table") and "<script" not in html and "http" not in html
    assert html.count("<span style") == len(game.view().hand) + 1


def test_the_sheet_sums_up() -> None:
    game = Game("samba", 6, rules={"six_as": "trios"}, seed=4)
    play_round(game, 4)
    rows = [line.split("  ") for line in game.sheet().splitlines()]
    assert len(rows[0]) >= 2
    for side in (0, 1):
        points = [int([cell for cell in row if cell.strip()][side + 1]) for row in rows[1:]]
        assert sum(points[:-2]) == points[-2]


def documented(thing: type | FunctionType) -> bool:
    """Whether the source has a docstring; compiled classes don't keep theirs."""
    module = Path(escalera.__file__).parent.parent / (thing.__module__.replace(".", "/") + ".py")
    if not module.exists():
        module = module.with_suffix("") / "__init__.py"
    nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    kinds = (ast.ClassDef, ast.FunctionDef)
    named = [n for n in nodes if isinstance(n, kinds) and n.name == thing.__name__]
    return any(ast.get_docstring(n) for n in named)


def test_every_public_name_is_there_and_sorted() -> None:
    in_order = sorted(escalera.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    assert in_order == list(escalera.__all__)
    for name in escalera.__all__:
        assert name in ("BOTS", "EDITIONS") or documented(getattr(escalera, name)), name
        assert name in dir(escalera)
    with pytest.raises(AttributeError, match="nonsense"):
        escalera.nonsense  # noqa: B018
