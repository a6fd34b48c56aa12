"""The whole game by ear: what is there to be read, and what is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.company import Company, company
from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.heard import approved, heard, listen, plain, tree, until_heard
from tests.browser.keyboard import KeyPlayer
from tests.browser.tables import ask_as_maker, make_table
from tests.web.servers import Server

HAND = "KC KD KS AC AD AS 4H 5H 6H 9C 9D 2S X 3C 7S"
LAY_OR_DISCARD = "Your turn: lay cards, or discard one to end your turn."
BENS = "QC QD QS JC JD JS 8C 8D 8H TC TD TH 5C 6C 7C"


@pytest.fixture
def seated(visit: Visit, dealt: DealtServer) -> Iterator[tuple[Page, Company]]:
    """Ada is to draw; Ben, who plays by the protocol, does what he is told."""
    dealt.deal("bolivia", 2, {1: HAND, 2: BENS}, "9S", "5C TD 4C 4D")
    made = make_table(dealt, players=2)
    with company(dealt, made, "Ben") as others:
        page = visit(dealt).go(made.seat_path)
        page.get_by_role("button", name="Begin").wait_for()
        ask_as_maker(dealt, made, "start")
        others.play("playing")
        others.finished()
        page.locator("[data-act=draw]").wait_for()
        expect(page.get_by_role("log")).to_contain_text("Your turn: draw")
        yield page, others


def test_a_turn_reads_as_it_was_approved(seated: tuple[Page, Company]) -> None:
    page, _ = seated
    player = KeyPlayer(page)
    listen(page)
    steps: list[str] = []

    def step(title: str, *selectors: str) -> None:
        player.state()
        found = "\n".join([tree(page, selector) for selector in selectors])
        steps.append(f"## {title}\n\n{found}\n")

    step("To draw", "main")
    player.come_to_the_hand()
    player.press("F2")
    until_heard(page, LAY_OR_DISCARD)
    step("The cards that were drawn", "main section.hand")
    player.press("k", "Space", "k", "Space", "k", "Space")
    expect(page.locator("[data-act=new]")).to_be_visible()
    step("Three kings chosen", "main section.hand > .said", "[data-acts]")
    player.press("Enter", "Enter")
    step("Laid out, not enough to open", ".planner", "[data-acts]")
    player.press("a", "Space", "a", "Space", "a", "Space", "Enter", "Enter")
    step("Laid out, enough to open", ".planner", "[data-acts]")
    player.press("Enter")
    page.get_by_role("region", name="Ada").get_by_role("listitem").first.wait_for()
    step("Played", "main")
    player.press("3", "Space", "Enter")
    expect(page.locator("[data-act=discard]")).to_be_focused()
    player.press("Enter")
    expect(page.locator(".awaited")).to_contain_text("Ben")
    steps.append("## What was said\n\n" + "\n".join(f"- {line}" for line in heard(page)) + "\n")
    approved("turn", "\n".join(steps))


def test_everything_that_happens_is_said_once(seated: tuple[Page, Company]) -> None:
    page, others = seated
    ben = others.people[0]
    player = KeyPlayer(page)
    player.come_to_the_hand()
    listen(page)
    player.press("F2")
    until_heard(page, LAY_OR_DISCARD)
    player.press("3", "Space", "F9")
    expect(page.locator(".awaited")).to_contain_text("Ben")
    for act in ("draw", "meld QC QD QS / JC JD JS", "discard 8C"):
        assert others.wait(ben.act(act))["type"] == "accepted"
    others.wait(ben.ask("say", text="Your turn, Ada"))
    others.wait(ben.ask("phrase", phrase="one-moment"))
    said = until_heard(page, "Your turn: draw.")
    for sentence in (
        "Ada draws 2 cards.",
        "You drew five of clubs, ten of diamonds.",
        LAY_OR_DISCARD,
        "black three, 5 points in a meld; left in a hand it costs 100",
        "Ada discards black three.",
        "Ben draws 2 cards.",
        "Ben lays a rank meld: queen of clubs, queen of diamonds, queen of spades."
        " Ben lays a rank meld: jack of clubs, jack of diamonds, jack of spades.",
        "Ben discards eight of clubs.",
        "Ben says: Your turn, Ada",
        "Ben says: One moment, please.",
        "Your turn: draw.",
    ):
        assert said.count(sentence) == 1, said
    assert len(said) == 11, said


def test_a_refusal_and_a_plan_are_said(seated: tuple[Page, Company]) -> None:
    page, _ = seated
    player = KeyPlayer(page)
    player.come_to_the_hand()
    listen(page)
    player.press("k", "Space", "a", "Space", "Enter")
    refusal = page.locator(".refusal")
    expect(refusal).to_be_visible()
    sentence = plain(refusal.inner_text()).split("\n")[0].removesuffix("All right").strip()
    assert heard(page).count(sentence) == 1
    player.press("Escape", "9", "Space", "9", "Space", "Enter")
    expect(page.locator("[data-act=take]")).to_be_focused()
    player.press("Enter")
    expect(page.locator("#plan-sum")).to_contain_text("20")
    player.state()
    assert [line for line in heard(page) if "more needed" in line] == ["30 of 50, 20 more needed."]


def test_a_lost_line_and_its_return_are_said_once(visit: Visit, server: Server) -> None:
    made, ada = make_table(server, computers=3, start=True), visit()
    ada.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to fetch", "WebSocket"]
    sockets: list[WebSocketRoute] = []

    def carry(one: WebSocketRoute) -> None:
        one.connect_to_server()
        sockets.append(one)

    ada.page.route_web_socket(re.compile("/socket"), carry)
    page = ada.go(made.seat_path)
    page.locator("[data-act=draw]").wait_for()
    expect(page.get_by_role("log")).to_contain_text("Your turn")
    listen(page)
    ada.context.set_offline(True)
    sockets[-1].close()
    line = page.get_by_role("status").filter(has_text="offline")
    expect(line).to_be_visible()
    ada.context.set_offline(False)
    expect(page.get_by_text("You are connected again.")).to_be_visible()
    lost, back = heard(page)[0], heard(page)[-1]
    assert "offline" in lost and back == "You are connected again."
    assert [heard(page).count(one) for one in (lost, back)] == [1, 1]
    assert not any("Connecting again" in one for one in heard(page))


def test_the_table_in_words_tells_all_that_is_seen(seated: tuple[Page, Company]) -> None:
    page, _ = seated
    KeyPlayer(page).come_to_the_hand()
    page.keyboard.press("F8")
    dialog = page.get_by_role("dialog", name="The table in words")
    expect(dialog.get_by_role("heading", level=2)).to_be_focused()
    text = plain(dialog.inner_text())
    for sentence in (
        "Your turn: draw, or take the pile.",
        "Your hand, 15 cards",
        "3 kings: king of clubs, king of diamonds, king of spades",
        "one joker",
        "Stock: 131 cards",
        "Discard pile: one card, nine of spades on top",
        "You can take it with nine of clubs, nine of diamonds.",
        "Total 0, needs 50 to open",
        "Nothing melded yet",
        "Finished melds: 0 of 2, still missing",
        "Ben: 15 cards in hand",
    ):
        assert sentence in text, text


def test_landmarks_and_headings_lead_through_the_table(seated: tuple[Page, Company]) -> None:
    page, _ = seated
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("heading", level=1).count() == 1
    levels = page.evaluate(
        "() => [...document.querySelectorAll('main h1, main h2, main h3')].map((one) => +one.tagName[1])"
    )
    assert all(after - before <= 1 for before, after in pairwise(levels)), levels
    hand = page.get_by_role("region", name="Your hand")
    assert hand.get_by_role("list", name="hand").get_by_role("listitem").count() == 15
    assert hand.get_by_role("button", pressed=True).count() == 1  # how it is sorted
