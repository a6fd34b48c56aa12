"""Rounds by fingers only, and at tables of other sizes."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.tables import make_table
from tests.browser.visitors import PHONE, WIDE
from tests.web.servers import Server

NOTE_POINTERS = (
    """addEventListener("pointerdown", (event) => console.info(`pressed by ${event.pointerType}`), true);"""
)
MOST_ROUNDS = 3


@pytest.mark.slow
def test_a_round_by_touch_only_and_cards_are_carried_with_the_finger(visit: Visit, server: Server) -> None:
    made, ada = make_table(server, computers=3, start=True), visit(**PHONE)
    pressed: set[str] = set()
    ada.context.add_init_script(NOTE_POINTERS)
    ada.page.on("console", lambda said: pressed.add(said.text) if "pressed" in said.text else None)
    player = Player(ada.go(made.seat_path), touch=True, drags=True)
    player.play_round()
    # Hardly ever a round has no card for a meld on the table; another one has.
    for _ in range(MOST_ROUNDS):
        if not player.dragged["meld"]:
            player.step(player.look())
            player.page.locator("[data-card]").first.wait_for()
            player.play_round()
    assert player.dragged["meld"]
    assert player.dragged["pile"]
    assert pressed == {"pressed by touch"}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "screen"), [(3, WIDE), (6, PHONE)], ids=["3-wide", "6-phone"])
def test_a_round_of_samba(visit: Visit, server: Server, players: int, screen: dict[str, object]) -> None:
    made = make_table(server, edition="samba", players=players, computers=players - 1, start=True)
    page = visit(**screen).go(made.seat_path)
    page.locator("[data-card]").first.wait_for()
    Player(page, touch=screen is PHONE).play_round()
    sides = page.get_by_role("row", name="Total").last.get_by_role("cell")
    assert sides.count() == 3
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    assert seats.count() == players
