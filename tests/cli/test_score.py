"""`escalera score`: positions, legal and not, their JSON and their sheet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from escalera.engine.setup import ANY, ANY_RED_THREE, Setup, SideSetup, set_up
from escalera.engine.state import FINISHED
from escalera.notation import parse_table
from escalera.notation.position import position
from tests.cli.running import process, run, run_json, write

RUN: Final = "4H 5H 6H 7H 8H 9H TH"
KINGS: Final = "K K K K K K K"


def table(
    first: str = "", second: str = "", edition: str = "bolivia", players: int = 2, top: str = ""
) -> str:
    """A table file of two sides."""
    head = f'edition = "{edition}"\nplayers = {players}\n{top}'
    return f"{head}[[side]]\n{first}\n[[side]]\n{second}\n"


def scored(tmp_path: Path, text: str) -> Any:
    status, found = run_json("score", write(tmp_path, "table.toml", text))
    assert status == 0, found
    return found


def test_json_is_that_of_a_round(tmp_path: Path) -> None:
    first = f'total = 1200\nmelds = ["{RUN}", "{KINGS}"]\nred_threes = 2\nout = "concealed"'
    found = scored(tmp_path, table(first, 'hands = ["A 3S 12?"]\nred_threes = 1'))
    assert (found["round"], found["ended"], found["out_seat"], found["concealed"]) == (None, None, None, True)
    assert found["sides"] == [
        {"side": 1, "seats": [1], "cards": 120, "bonuses": 2000, "red_threes": 200, "going_out": 200}
        | {"hands": 0, "score": 2520, "total": 3720},
        {"side": 2, "seats": [2], "cards": 0, "bonuses": 0, "red_threes": -100, "going_out": 0}
        | {"hands": -120, "score": -220, "total": -220},
    ]


def test_concealed_earns_nothing_special_where_the_table_has_no_bonus(tmp_path: Path) -> None:
    first = f'melds = ["{KINGS}", "{KINGS.replace("K", "Q")}"]\nout = "concealed"'
    found = scored(tmp_path, table(first, edition="samba"))
    assert (found["concealed"], found["sides"][0]["going_out"]) == (False, 200)


@pytest.mark.parametrize(("cost", "hands"), [("always", -100), ("when-somebody-goes-out", -5)])
def test_black_threes_when_nobody_went_out(tmp_path: Path, cost: str, hands: int) -> None:
    top = f'[rules]\nblack_threes_cost = "{cost}"\n'
    found = scored(tmp_path, table('hands = ["3C"]', top=top))
    assert found["sides"][0]["hands"] == hands


def test_three_packs_of_black_threes_whatever_their_suit(tmp_path: Path) -> None:
    found = scored(tmp_path, table('hands = ["3S 3S 3S 3S 3S 3S"]'))
    assert found["sides"][0]["hands"] == -600


ILLEGAL: Final[dict[str, tuple[str, int, str]]] = {
    "two cards": (table('melds = ["K K"]'), 4, "too-short"),
    "a second meld": (table('melds = [\n"K K K",\n"Q Q"\n]'), 6, "too-short"),
    "sequence in classic": (table('melds = ["4H 5H 6H"]', edition="classic"), 4, "not-in-edition"),
    "wild meld in samba": (table('melds = ["X X 2"]', edition="samba"), 4, "not-in-edition"),
    "two ranks": (table('melds = ["KC KD QH"]'), 4, "not-a-meld"),
    "ranks without suits": (table('melds = ["4 5 6"]'), 4, "not-a-meld"),
    "a run with one suit missing": (table('melds = ["4C 5 6C"]'), 4, "not-a-meld"),
    "a gap": (table('melds = ["4C 5C 7C"]'), 4, "not-a-meld"),
    "eight in a run": (table('melds = ["4C 5C 6C 7C 8C 9C TC JC"]'), 4, "closed"),
    "eight wilds": (table('melds = ["X X X X X X 2 2"]'), 4, "closed"),
    "three wilds": (table('melds = ["K K K K K K X X X"]'), 4, "too-many-wilds"),
    "two and two": (table('melds = ["K K X X"]'), 4, "too-few-naturals"),
    "a rank twice": (table('melds = ["K K K", "K K K"]', edition="classic"), 4, "rank-already-melded"),
    "red threes melded": (table('melds = ["3D 3H 3D"]'), 4, "red-three"),
    "red three in hand": (table('hands = ["3D"]'), 4, "red-three"),
    "black threes, not out": (table('melds = ["3C 3S 3S"]'), 4, "black-threes-only-going-out"),
    "black threes with a wild": (
        table(f'melds = ["{RUN}", "{KINGS}", "3C 3S X"]\nout = "yes"'),
        4,
        "black-threes-only-going-out",
    ),
    "black threes twice": (
        table(f'melds = ["{RUN}", "{KINGS}", "3C 3C 3C", "3S 3S 3S"]\nout = "yes"'),
        4,
        "black-threes-only-going-out",
    ),
    "out without the right": (table(f'melds = ["{RUN}"]\nout = "yes"'), 5, "no-right-to-go-out"),
    "out without a sequence": (
        table(f'melds = ["{KINGS}", "{KINGS.replace("K", "Q")}"]\nout = "yes"'),
        5,
        "no-right-to-go-out",
    ),
    "out with cards": (
        table(f'melds = ["{RUN}", "{KINGS}"]\nhands = ["4"]\nout = "yes"'),
        6,
        "out-with-cards",
    ),
    "out with unknown cards": (table('hands = ["2?"]\nout = "yes"'), 5, "out-with-cards"),
    "both out": (table('out = "yes"', 'out = "concealed"'), 6, "out-twice"),
    "thirteen kings": (table('melds = ["K K K K K K K", "K K K K K K"]'), 4, "beyond-pack"),
    "too many cards": (table('hands = ["100?"]', 'hands = ["63?"]'), 6, "beyond-pack"),
    "six in bolivia": (
        'edition = "bolivia"\nplayers = 6\n' + "[[side]]\n" * 3,
        2,
        "not-in-edition",
    ),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_an_illegal_position(tmp_path: Path, name: str) -> None:
    text, line, code = ILLEGAL[name]
    path = write(tmp_path, "table.toml", text)
    done = run("score", path, "--json")
    error = json.loads(done.stdout)["error"]
    assert (done.exit_code, error["line"], error["code"]) == (1, line, code)
    assert done.stderr == f"{path}:{line}: {code}: {error['message']}\n"
    assert not error["message"].startswith(("position-", "refusal-"))


def test_a_meld_without_suits_is_quoted_as_it_is_written(tmp_path: Path) -> None:
    done = run("score", write(tmp_path, "table.toml", table('melds = ["4 5 6"]')))
    assert "meld: 4 5 6. They" in done.stderr


def test_the_first_illegal_side_is_reported(tmp_path: Path) -> None:
    text = table('melds = ["K K K"]\nout = "yes"', 'melds = ["X X"]')
    assert "too-short" in run("score", write(tmp_path, "table.toml", text)).stderr


# The sheet


def test_every_line_opens_into_its_cards(tmp_path: Path) -> None:
    first = f'melds = ["{RUN}", "K K K K K 2 X"]\nred_threes = 2\nhands = ["", "JD 3S 2?"]'
    done = run("score", write(tmp_path, "table.toml", table(first, players=4)), columns=40)
    assert done.exit_code == 0
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    for line in (
        "Melded cards 170",
        "#1 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ 50",
        "#2 K K K K K 2 joker 120",
        "#2 K K K K K 2 joker 300",
        "Escaleras 1,500",
        "3 3 200",
        "seat 3 J♦ −10",
        "seat 3 3♠ −100",
        "Round score 2,060",
        "2 unknown cards, counted as nothing",
    ):
        assert line in lines, line


@pytest.mark.parametrize("columns", [40, 80, 200])
@pytest.mark.parametrize("players", [2, 4])
def test_the_sheet_fits_the_terminal(tmp_path: Path, players: int, columns: int) -> None:
    hands = '["", "AH AD"]' if players == 4 else '["AH AD"]'
    text = table(f'melds = ["{RUN}", "X X X X X X 2"]\nhands = {hands}', players=players)
    done = run("score", write(tmp_path, "table.toml", text), columns=columns)
    assert done.exit_code == 0
    assert max(map(len, done.stdout.splitlines())) <= columns


def test_standard_input_and_several_files(tmp_path: Path) -> None:
    path = write(tmp_path, "table.toml", table('melds = ["K K K"]'))
    done = process("score", "-", str(path), "missing", "--json", typed=path.read_bytes())
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2
    assert [one["file"] for one in found] == ["-", str(path), "missing"]
    assert found[0]["sides"] == found[1]["sides"]


# Positions for the engine


def test_cards_without_suit_get_suits_the_pack_has() -> None:
    state = position(parse_table(table('melds = ["KC KC KC K K K K"]', 'hands = ["K K K K KD"]')))
    assert state.of_side(0, FINISHED) == 1
    assert state.count(1) == 5


def test_a_position_for_advice() -> None:
    top = 'turn = 3\nphase = "answer"\npile = "X 9C 4S"\nstock = 40\n'
    state = position(parse_table(table('hands = ["", "11?"]', 'hands = ["5 5", "3?"]', players=4, top=top)))
    assert (state.turn, state.answering, state.question, state.phase) == (0, 2, 1, 1)
    assert state.pile_frozen
    assert (state.stock_left, state.count(2), state.count(1), state.count(3)) == (40, 11, 2, 3)


def test_more_cards_than_the_pack_has_is_a_value_error() -> None:
    law = position(parse_table(table())).law
    for cards in ([40] * 4, [ANY + 10] * 13, [ANY_RED_THREE] * 7):
        with pytest.raises(ValueError, match="more cards than the pack has"):
            set_up(law, Setup([SideSetup([cards], [0]), SideSetup([[]], [0])]))
