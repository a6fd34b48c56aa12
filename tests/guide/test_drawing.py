"""The pages' cards have the lines of the client's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from escalera.cards import FACES, JOKER, card_text
from escalera.guide import shapes
from escalera.guide.drawing import back, symbol

CLIENT: Final = Path(__file__).resolve().parents[2] / "client" / "src"
LINES: Final = re.compile(r'\bd="([^"{]+)"')


def drawn(face: int) -> str:
    return symbol(face, "" if face == JOKER else card_text(face)[0])


def client(name: str) -> str:
    return (CLIENT / "cards" / name).read_text(encoding="utf-8")


def test_figures_are_the_client_s() -> None:
    figures = "".join([shapes.figure(rank) for rank in "KQJX"])
    assert LINES.findall(figures) == LINES.findall(client("Figure.svelte"))
    circles = r'<circle class="(\w+)" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"'
    assert re.findall(circles, figures) == re.findall(circles, client("Figure.svelte"))


def test_suits_and_marks_are_the_client_s() -> None:
    paths = set(re.findall(r'"(M[^"]+)"', client("suits.ts")))
    assert paths == {*shapes.SUITS.values(), *shapes.CUTS.values(), shapes.STAR}
    threes = LINES.findall(shapes.RED_THREE + shapes.BLACK_THREE)
    assert set(threes) <= set(LINES.findall(client("Card.svelte")))


def test_the_back_is_the_client_s() -> None:
    card = client("Card.svelte")
    assert 'M8 ${at * 20 - 22}${"h14v14".repeat(6)}' in card and "{ length: 9 }" in card
    for name in ("back", "steps"):
        (shown,) = re.findall(rf'<\w+ class="{name}"([^>]*?) ?/>', card)
        (drawn_here,) = re.findall(rf'<\w+ class="{name}"([^>]*?)/>', back())
        assert name == "steps" or shown == drawn_here


def test_every_face_is_drawn_and_differs() -> None:
    assert len({drawn(face) for face in range(FACES)}) == FACES


def test_what_a_card_is_drawn_with_has_a_colour() -> None:
    style = (CLIENT / "guide" / "card.css").read_text(encoding="utf-8")
    used = {
        name
        for face in range(FACES)
        for names in re.findall(r'class="([^"]+)"', drawn(face) + back())
        for name in names.split()
    }
    assert {name for name in used if not re.search(rf"\.{name}\b", style)} == set()
