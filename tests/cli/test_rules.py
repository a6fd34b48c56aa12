"""`escalera rules`: what it prints is the data."""

from __future__ import annotations

from typing import Any

import pytest

from escalera.rules import EDITIONS, FIELDS, PerPlayers, edition, sources
from tests.cli.running import process, run, run_json


def fields(*args: str) -> dict[str, Any]:
    """The fields of `rules … --json` by their names."""
    status, found = run_json("rules", *args)
    assert status == 0
    return {field["name"]: field for field in found["fields"]}


@pytest.mark.parametrize("code", [*EDITIONS, "mini-wilds"])
def test_every_field_is_there_with_its_source(code: str) -> None:
    found = fields(code)
    assert list(found) == list(FIELDS)
    for name, (source, disputed) in sources(code).items():
        assert found[name]["source"] == source.value
        assert found[name]["disputed"] == disputed
        assert found[name]["section"] == FIELDS[name].section


def test_values_are_plain() -> None:
    found = fields("classic")
    assert found["hand"]["value"] == {"2": 15, "3": 13, "4": 11}
    assert found["players"]["value"] == [2, 3, 4]
    assert found["merge"]["value"] is False
    assert found["ask_partner"]["value"] == "may"
    assert fields("samba")["concealed_bonus"]["value"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_choose_the_value(players: int) -> None:
    found = fields("classic", "--players", str(players))
    for name in FIELDS:
        value = getattr(edition("classic"), name)
        if isinstance(value, PerPlayers):
            assert found[name]["value"] == value.of(players)


@pytest.mark.parametrize("code", EDITIONS)
@pytest.mark.parametrize("columns", [40, 80, 140])
def test_an_edition_in_print(code: str, columns: int) -> None:
    done = run("rules", code, columns=columns)
    assert done.exit_code == 0
    assert max(map(len, done.stdout.splitlines())) <= columns
    said = " ".join(done.stdout.split())
    for text in ("The discard pile", "Going out", "⚑"):
        assert text in said
    assert not {f"field-{name}" for name in FIELDS} & set(done.stdout.split())


def test_against_shows_the_differences_and_nothing_else() -> None:
    done = run("rules", "bolivia", "--against", "samba")
    assert done.exit_code == 0
    assert "Wild melds" in done.stdout
    assert "Natural canasta" not in done.stdout


@pytest.mark.parametrize("other", EDITIONS)
def test_differences_are_those_of_the_data(other: str) -> None:
    status, found = run_json("rules", "bolivia", "--against", other, "--players", "4")
    assert status == 0
    mine, theirs = fields("bolivia", "--players", "4"), fields(other, "--players", "4")
    expected = [name for name in FIELDS if mine[name]["value"] != theirs[name]["value"]]
    assert [difference["name"] for difference in found["differences"]] == expected
    for difference in found["differences"]:
        assert difference["value"] == mine[difference["name"]]["value"]
        assert difference["against"] == theirs[difference["name"]]["value"]


def test_numbers_of_players_only_one_has_are_no_difference() -> None:
    _, found = run_json("rules", "bolivia", "--against", "samba")
    assert "hand" not in [difference["name"] for difference in found["differences"]]


def test_an_edition_against_itself() -> None:
    assert "They don't differ." in run("rules", "samba", "--against", "samba").stdout


def test_without_an_edition_all_of_them() -> None:
    done = run("rules", columns=120)
    assert done.exit_code == 0
    for code in EDITIONS:
        assert code in done.stdout
    status, found = run_json("rules", "--players", "6")
    assert status == 0
    assert [one["edition"] for one in found["editions"]] == ["bolivia-dk", "samba"]


@pytest.mark.parametrize(
    "args",
    [
        ["canasta"],
        ["bolivia@2"],
        ["bolivia", "--against", "canasta"],
        ["--against", "samba"],
        ["bolivia", "--players", "6"],
        ["bolivia", "--players", "7"],
        ["bolivia", "--lang", "xx"],
    ],
)
def test_what_there_isnt_is_status_2(args: list[str]) -> None:
    done = process("rules", *args)
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"Error: " in done.stderr
    assert b"Traceback" not in done.stderr


def test_players_an_edition_is_not_for_are_refused_by_its_name() -> None:
    for args in (["bolivia"], ["samba", "--against", "bolivia"]):
        said = run("rules", *args, "--players", "6").stderr.splitlines()[-1]
        assert said.startswith("Error: Bolivia is for 2, 3 and 4 players here, not for 6. For 6 there are: ")
        assert "Samba (rules samba)" in said and "Boliviansk Canasta (rules bolivia-dk)" in said


@pytest.mark.parametrize("code", EDITIONS)
def test_the_name_of_each_house_rule_stands_beside_its_value(code: str) -> None:
    said = run("rules", code).stdout
    for name in FIELDS:
        assert f" {name} " in said
    assert "--rule hand=13" in " ".join(said.split())


def row(name: str, *args: str) -> str:
    """The first word beside a house rule's name."""
    (line,) = [line for line in run("rules", *args, columns=100).stdout.splitlines() if f" {name} " in line]
    return line.split(f" {name} ")[1].split()[0]


@pytest.mark.parametrize(
    ("code", "players", "names"),
    [
        ("classic", "4", ("sequence_bonus", "wild_meld_bonus", "naturals_per_wild", "take_joins")),
        ("bolivia", "2", ("ask_partner", "frozen_until_opened", "six_as")),
        ("samba", "4", ("wild_meld_bonus", "concealed_own_cards")),
    ],
)
def test_what_is_switched_off_has_no_value(code: str, players: str, names: tuple[str, ...]) -> None:
    for name in names:
        assert row(name, code, "--players", players) == "–"
    assert row("ask_partner", "classic", "--players", "4") == "may"
