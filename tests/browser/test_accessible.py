"""No violation of the accessibility rules: on any page, in any state of a table, in any theme.

On the smallest phone all of it is in a made-up language two fifths longer than English: there every sentence
has to be translated, and to fit.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.company import company
from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.keyboard import KeyPlayer
from tests.browser.looks import AT_REST
from tests.browser.pseudo import PseudoServer, untranslated
from tests.browser.tables import Made, ask_as_maker, make_table
from tests.browser.visitors import SMALL, WIDE

SIZES = {"wide": WIDE, "small": SMALL}
sizes = pytest.mark.parametrize("size", SIZES)
LOST = (Path(__file__).parent / "lost.js").read_text(encoding="utf-8")


@pytest.fixture
def cards(size: str, dealt: DealtServer, pseudo: PseudoServer) -> DealtServer:
    """A server with cards as they are told, in English or, on the smallest phone, in the made-up language."""
    return dealt if size == "wide" else pseudo


class Found:
    """What is wrong in a row of states of one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.in_pseudo = page.viewport_size == SMALL["viewport"]
        self.wrong: dict[str, list[str]] = {}

    def look(self, state: str) -> None:
        """Look at the page as it is now."""
        found = violations(self.page)
        if self.in_pseudo:
            # Brackets and longer words keep a button's text out of its label; tests/i18n looks at languages.
            found = [one for one in found if "label-content-name-mismatch" not in one] + self.misfits()
        if found:
            self.wrong[state] = found

    def misfits(self) -> list[str]:
        """What isn't translated, and what has no room."""
        self.page.wait_for_function(AT_REST)
        in_dialog = self.page.locator("dialog[open]").count()
        lost = self.page.evaluate(LOST.replace("#app *", "dialog[open] *") if in_dialog else LOST)
        # A refusal lies over the hand until it is understood, the drawer over the table until it is closed.
        lies_over = self.page.locator("aside").count()
        fits = [one for one in lost if "covered" in one and (lies_over or " by refusal" in one)]
        return [*untranslated(self.page), *[one for one in lost if one not in fits]]

    def within(self, state: str, opening: str, closing: str = "Escape") -> None:
        """Look at what a key opens, and close it."""
        self.page.keyboard.press(opening)
        self.page.get_by_role("dialog").wait_for()
        self.look(state)
        self.page.keyboard.press(closing)
        expect(self.page.get_by_role("dialog")).to_have_count(0)


@sizes
def test_pages_before_a_table(visit: Visit, cards: DealtServer, size: str) -> None:
    ada = visit(cards, **SIZES[size])
    ada.forgiven.append("404")
    found = Found(ada.page)
    for path in ("/", "/new", "/join", "/look", "/t/none"):
        ada.go(path).get_by_role("heading", level=1).wait_for()
        found.look(path)
    ada.go("/").get_by_role("button", name="Settings").click()
    found.page.get_by_role("dialog").wait_for()
    found.look("settings")
    assert found.wrong == {}


@sizes
@pytest.mark.parametrize("seated", [True, False])
def test_while_people_gather(visit: Visit, cards: DealtServer, seated: bool, size: str) -> None:
    made = make_table(cards, computers=1)
    page = visit(cards, **SIZES[size]).go(made.seat_path if seated else made.path)
    page.get_by_role("listitem").first.wait_for()
    found = Found(page)
    found.look("gathering")
    assert found.wrong == {}


@sizes
def test_a_turn_in_all_its_states(visit: Visit, cards: DealtServer, size: str) -> None:
    cards.deal("bolivia", 2, {1: "KC KD KS AC AD AS KH 5H 9C 9D 2S X 3C 7S 4C"}, "9S", "5C TD 8C 8D", first=1)
    made = make_table(cards, players=2)
    ada = visit(cards, **SIZES[size])
    with company(cards, made, "Ben") as others:
        ben = others.people[0]
        page = ada.go(made.seat_path)
        page.get_by_role("button", name="Begin").wait_for()
        ask_as_maker(cards, made, "start")
        others.play("playing")
        others.finished()
        page.locator("[data-act=draw]").wait_for()
        found, player = Found(page), KeyPlayer(page)
        player.come_to_the_hand()
        found.look("to draw")
        player.press("k", "Space", "a", "Space", "Enter")
        expect(page.locator(".refusal")).to_be_visible()
        found.look("refused")
        player.press("Escape", "F2")
        expect(page.get_by_text("then discard one")).to_be_visible()
        for rank in ("k", "a"):
            player.press(*[rank, "Space"] * 3)
            player.state()
            found.look("chosen")
            player.press("Enter", "Enter")
            expect(page.locator("[data-act=play]")).to_be_focused()
            player.state()
            found.look(f"laid out {rank}")
        player.press("Enter")
        page.get_by_role("region", name="Ada").get_by_role("listitem").first.wait_for()
        found.within("the keys", "?")
        found.within("the table in words", "F8")
        page.get_by_role("button", name="What happened").press("Enter")
        found.look("what happened")
        page.keyboard.press("Escape")
        page.locator("[data-card][tabindex='0']").focus()
        player.press("k", "Space", "F9")
        page.get_by_role("dialog").wait_for()
        found.look("asked before a discard")
        player.press("Enter")
        expect(page.locator(".awaited")).to_contain_text("Ben")
        found.look("others play")
        others.wait(ben.act("draw"))
        others.wait(ben.act(f"discard {sorted(others.wait(ben.look())['round']['hand'])[0]}"))
        page.locator("[data-act=draw]").wait_for()
        page.get_by_role("button", name="Look through").press("Enter")
        found.look("the pile")
        page.keyboard.press("Escape")
        others.wait(ben.ask("say", text="Hello"))
        page.get_by_role("button", name="History, chat").press("Enter")
        for tab in ("History", "Chat", "Score", "Table"):
            page.get_by_role("tab", name=tab).press("Enter")
            page.get_by_role("tabpanel").locator(":scope > *").first.wait_for(state="attached")
            found.look(f"drawer: {tab}")
        assert found.wrong == {}


@sizes
def test_a_line_that_is_lost_somebody_away_and_who_watches(
    visit: Visit, cards: DealtServer, size: str
) -> None:
    cards.deal("classic", 2, {}, "9S", first=2)
    options = {"edition": "classic", "players": 2, "pace": {"turn": 1}}
    told = httpx.post(f"{cards.url}/api/tables", json={"name": "Ada", "options": options}).json()
    made = Made(told["table"], told["link"], told["token"])
    ada = visit(cards, **SIZES[size])
    with company(cards, made, "Ben") as others:
        page = ada.go(made.path)
        page.get_by_role("listitem").first.wait_for()
        ask_as_maker(cards, made, "start")
        others.play("playing")
        others.finished()
    # Ben has gone.
    expect(page.get_by_text("away").first).to_be_visible()
    found = Found(page)
    found.look("watching")
    ada.go(made.seat_path)
    page.get_by_role("button", name=re.compile("Let a computer play for")).wait_for()
    found.look("with a stand-in offered")
    ada.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to fetch", "WebSocket", "ERR_NETWORK"]
    ada.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    found.look("offline")
    assert found.wrong == {}


OUT = "KC KD KH KS KC KD KH QC QD QH 4H"
"""With one more queen: a canasta, a meld, and one card to throw."""


def go_out(page: Page, found: Found, answer: Callable[[], Any]) -> None:
    """Go out by keyboard, after asking the partner."""
    player = KeyPlayer(page)
    player.come_to_the_hand()
    player.press("F2")
    expect(page.get_by_text("then discard one")).to_be_visible()
    for rank, many in (("k", 7), ("q", 4)):
        player.press(*[rank, "Space"] * many, "Enter", "Enter")
        expect(page.locator("[data-act=play]")).to_be_focused()
    player.press("Enter")
    page.get_by_role("dialog").wait_for()
    found.look("ask the partner first?")
    player.press("Enter")
    expect(page.locator(".awaited")).to_contain_text("has to answer")
    answer()
    expect(page.get_by_text("then discard one")).to_be_visible()
    player.state()
    player.press("F2")
    expect(page.get_by_role("list", name="hand").get_by_role("listitem")).to_have_count(1)
    player.state()
    player.press("4", "Space", "F9")
    page.get_by_role("row", name="Total").wait_for()


@sizes
@pytest.mark.parametrize("target", ["500", "5000"])
def test_going_out_and_the_end(visit: Visit, cards: DealtServer, target: str, size: str) -> None:
    cards.deal("classic", 4, {1: OUT}, "5C", "QS")
    made = make_table(cards, edition="classic", target=target)
    with company(cards, made, "Ben", "Cleo", "Dan") as others:
        cleo = others.people[1]
        page = visit(cards, **SIZES[size]).go(made.seat_path)
        page.get_by_role("button", name="Begin").wait_for()
        ask_as_maker(cards, made, "start")
        others.play("playing")
        others.finished()
        page.locator("[data-act=draw]").wait_for()
        found = Found(page)
        go_out(page, found, lambda: others.wait(cleo.act("yes")))
        found.look("the end")
        page.locator("main summary, main td button").first.press("Enter")
        found.look("the end with a line opened")
        assert found.wrong == {}


@sizes
def test_answering_the_partner(visit: Visit, cards: DealtServer, size: str) -> None:
    cards.deal("classic", 4, {3: OUT}, "5C", "QS", first=3)
    made = make_table(cards, edition="classic")
    with company(cards, made, "Ben", "Cleo", "Dan") as others:
        cleo = others.people[1]
        page = visit(cards, **SIZES[size]).go(made.seat_path)
        page.get_by_role("button", name="Begin").wait_for()
        ask_as_maker(cards, made, "start")
        others.play("playing")
        others.finished()
        others.wait(cleo.act("draw"))
        assert others.wait(cleo.act("ask"))["type"] == "accepted"
        page.locator("[data-act=yes]").wait_for()
        found = Found(page)
        found.look("asked by the partner")
        assert found.wrong == {}
