"""Numbers of players, their sides, and the values that depend on them."""

from __future__ import annotations

import pytest

from escalera.errors import RulesError
from escalera.rules import PerPlayers, edition


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (2, ((1,), (2,))),
        (3, ((1,), (2,), (3,))),
        (4, ((1, 3), (2, 4))),
        (5, ((1,), (2,), (3,), (4,), (5,))),
        (6, ((1, 4), (2, 5), (3, 6))),
    ],
)
def test_sides(players: int, sides: tuple[tuple[int, ...], ...]) -> None:
    assert edition("samba").sides(players) == sides


def test_six_as_trios() -> None:
    rules = edition("bolivia-dk").with_house_rules({"six_as": "trios"})
    assert rules.sides(6) == ((1, 3, 5), (2, 4, 6))
    assert rules.sides(4) == ((1, 3), (2, 4))


@pytest.mark.parametrize("code", ["bolivia", "classic"])
def test_five_and_six_play_only_elsewhere(code: str) -> None:
    for players in (5, 6):
        with pytest.raises(RulesError) as error:
            edition(code).check_players(players)
        assert error.value.elsewhere
        assert str(error.value) == (
            f"{code} is for 2, 3 or 4 players here, not for {players}; "
            f"{players} can play bolivia-dk or samba."
        )


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_numbers_nobody_plays(players: int) -> None:
    with pytest.raises(RulesError) as error:
        edition("samba").check_players(players)
    assert not error.value.elsewhere
    assert error.value.name == "players"
    assert str(error.value) == f"samba is for 2, 3, 4, 5 or 6 players here, not for {players}."


def test_allowed_numbers_pass() -> None:
    for players in range(2, 7):
        edition("samba").check_players(players)
        if players <= 4:
            edition("bolivia").check_players(players)


def test_numbers_a_house_rule_takes_away() -> None:
    rules = edition("samba").with_house_rules({"players": "4"})
    with pytest.raises(RulesError, match="is for 4 players here, not for 5") as error:
        rules.check_players(5)
    assert error.value.elsewhere


def test_per_players_text() -> None:
    assert str(PerPlayers.same(15)) == "15"
    assert str(PerPlayers(15, 13, 11, 11, 11)) == "15,13,11,11,11"


def test_per_players_by_number() -> None:
    hand = edition("classic").hand
    assert [hand.of(players) for players in range(2, 7)] == [15, 13, 11, 11, 11]
    for players in (1, 7):
        with pytest.raises(IndexError):
            hand.of(players)
