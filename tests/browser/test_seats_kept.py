"""What a seat has is kept: its part of the shuffle, its plan, and the seat itself from who stands in."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.tables import Made, ask_as_maker, kinds, make_table, sit, until
from tests.web.people import bearer, new_id
from tests.web.servers import Server


def test_two_windows_of_a_seat_add_one_number(visit: Visit, server: Server) -> None:
    for _ in range(4):
        made, ada = make_table(server, edition="classic", players=2, computers=1), visit()
        ada.go(made.seat_path)
        other = ada.context.new_page()
        other.goto(f"{ada.url}/t/{made.table}")
        expect(other.get_by_role("button", name=re.compile("Begin"))).to_be_visible()
        ask_as_maker(server, made, "start")
        Player(other).named("Draw").wait_for()
        assert kinds(server, made).count("opened") == 1


def test_a_seal_that_was_lost_is_sealed_after_a_reload(visit: Visit, server: Server) -> None:
    made, ada = make_table(server, edition="classic", players=2, computers=1), visit()
    ada.page.route_web_socket(re.compile("/socket"), without_seals)
    page = ada.go(made.seat_path)
    expect(page.get_by_role("button", name=re.compile("Begin"))).to_be_visible()
    ask_as_maker(server, made, "start")
    until(lambda: "committed" in kinds(server, made))
    again = ada.context.new_page()
    again.goto(f"{ada.url}/t/{made.table}")
    Player(again).named("Draw").wait_for()
    assert kinds(server, made).count("opened") == 1


def test_what_is_laid_out_before_the_draw_is_there_after_it(visit: Visit, server: Server) -> None:
    page, rank = with_three_of_a_rank(visit)
    for card in held(page, rank).all():
        card.click(position={"x": 6, "y": 6})
    page.get_by_role("button", name="Lay as a new meld").click()
    plan = page.get_by_role("region", name="Laid out, not yet played")
    expect(plan.get_by_role("listitem")).to_have_count(1)
    Player(page).named("Draw").click()
    expect(page.get_by_text("then discard one")).to_be_visible()
    expect(plan.get_by_role("listitem")).to_have_count(1)


def test_touching_the_table_takes_the_seat_back_from_who_stands_in(visit: Visit, server: Server) -> None:
    made, ada = hurried_table(server), visit()
    ben, _ = sit(server, made, "Ben")
    page = ada.go(made.seat_path)
    ask_as_maker(server, made, "start")
    until(lambda: take_turn(server, made, ben) or post(server, made, ben, "stand-in", seat=1).is_success)
    back = page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    page.mouse.click(5, 5)
    expect(back).to_have_count(0)


def without_seals(socket: WebSocketRoute) -> None:
    """A line on which seals are lost."""
    to_server = socket.connect_to_server()
    socket.on_message(lambda data: None if '"seal"' in str(data) else to_server.send(data))


def held(page: Page, rank: str) -> Locator:
    """The cards of a rank in one's hand."""
    return page.get_by_role("list", name="hand").get_by_role("button", name=re.compile(rf"\b{rank}\W+of"))


def with_three_of_a_rank(visit: Visit) -> tuple[Page, str]:
    """A table at which one is to draw and holds three natural cards of a rank; the rank's word."""
    ranks = ["four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
    for _ in range(20):
        page = visit().go("/")
        page.get_by_role("button", name="Play now").click()
        Player(page).named("Draw").wait_for()
        for rank in ranks:
            if held(page, rank).count() >= 3:
                return page, rank
    raise AssertionError("twenty hands without three of a rank")


def hurried_table(server: Server) -> Made:
    """A table for two with a second for each turn."""
    options = {"edition": "classic", "players": 2, "pace": {"turn": 1}}
    made = httpx.post(f"{server.url}/api/tables", json={"name": "Ada", "options": options}).json()
    return Made(made["table"], made["link"], made["token"])


def post(server: Server, made: Made, token: str, type: str, **fields: Any) -> httpx.Response:
    """A message over plain HTTP."""
    url = f"{server.url}/api/tables/{made.table}/requests"
    return httpx.post(url, json={"type": type, "id": new_id(), **fields}, headers=bearer(token))


def take_turn(server: Server, made: Made, token: str) -> bool:
    """Draw and discard where it is one's turn; False, since that is not what is waited for."""
    if post(server, made, token, "act", act="draw").is_success:
        view = httpx.get(f"{server.url}/api/tables/{made.table}/view", headers=bearer(token)).json()["view"]
        any(
            post(server, made, token, "act", act=f"discard {card}").is_success
            for card in view["round"]["hand"]
        )
    return False
