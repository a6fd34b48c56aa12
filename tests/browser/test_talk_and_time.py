"""Talk that is noticed and said once; a clock that goes on between the service's words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import company
from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.keyboard import KeyPlayer
from tests.browser.player import Player
from tests.browser.tables import Made, ask_as_maker, make_table, sit
from tests.browser.visitors import PHONE, WIDE
from tests.web.servers import Server

SIZES = {"wide": WIDE, "phone": PHONE}
# Where there is little room, as beside the open drawer, one word is seen in the place of three.
MENU = {"wide": "History, chat, table", "phone": "Menu History, chat, table"}
SECONDS = """() => Number(document.querySelector("[data-clock]")?.textContent.match(/\\d+/)?.[0] ?? 99)"""


def drawer(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Menu )?History, chat")).click()


@pytest.mark.parametrize("size", SIZES)
def test_what_others_say_is_noticed_until_it_is_read(visit: Visit, server: Server, size: str) -> None:
    made = make_table(server, players=2)
    page = visit(**SIZES[size]).go(made.seat_path)
    with company(server, made, "Ben") as others:
        page.get_by_role("button", name="Begin").click()
        (ben,) = others.people
        expect(page.get_by_role("button", name=MENU[size], exact=True)).to_be_visible()
        for _ in range(2):
            others.wait(ben.ask("say", text="Good evening"))
        expect(page.get_by_role("button", name=re.compile(r"2\W* new messages"))).to_be_visible()
        drawer(page)
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("button", name=MENU["phone"], exact=True)).to_be_visible()
        others.wait(ben.ask("say", text="Shall we?"))
        expect(page.get_by_text("Shall we?", exact=True)).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("new message"))).to_have_count(0)


def test_a_line_sent_with_two_presses_is_said_once(visit: Visit, server: Server) -> None:
    made = make_table(server, computers=3, start=True)
    page = visit().go(made.seat_path)
    drawer(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").fill("one time")
    page.get_by_role("button", name="Send").dblclick()
    expect(page.get_by_text("one time", exact=True)).to_be_visible()
    page.wait_for_function("() => !document.querySelector('form input').value")
    page.get_by_role("button", name="Hello").dblclick(delay=20)
    page.reload()
    drawer(page)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("one time", exact=True)).to_have_count(1)
    expect(page.get_by_role("listitem").filter(has_text=re.compile("Ada.*Hello"))).to_have_count(1)


def test_the_clock_of_a_turn_goes_on(visit: Visit, server: Server) -> None:
    made = make_table(server, players=2, computers=1, start=True, pace={"turn": 60})
    page = visit().go(made.seat_path)
    page.locator("[data-clock]").wait_for()
    first = page.evaluate(SECONDS)
    page.wait_for_function(f"() => ({SECONDS})() < {first - 1}")
    assert 0 <= page.evaluate(SECONDS) < first <= 60


def begun(server: Server, made: Made, *names: str) -> list[str]:
    """People of these names sit down and the table begins: their addresses."""
    tokens = [sit(server, made, name)[0] for name in names]
    ask_as_maker(server, made, "start")
    return [f"/t/{made.table}#link={made.link}&seat={token}" for token in tokens]


def test_who_asks_and_who_is_asked_see_the_time_to_answer(visit: Visit, dealt: DealtServer) -> None:
    dealt.deal("classic", 4, {1: "4C 4D 4H 4S 4C 4D 4H KC KD KH KS"}, "9S", "7C")
    made = make_table(dealt, edition="classic", computers=1, pace={"answer": 60}, ask_partner="may")
    _, path = begun(dealt, made, "Ben", "Clara")
    ada, clara = visit(dealt).go(made.seat_path), visit(dealt, **PHONE).go(path)
    Player(ada).named("Draw").click()
    assert ada.locator("[data-clock]").count() == 0
    for count, rank in ((7, "4"), (4, "k")):
        KeyPlayer(ada).press(*[rank, "Space"] * count)
        ada.locator("[data-act=new]").click()
    ada.locator("[data-act=play]").click()
    ada.get_by_role("dialog").get_by_role("button", name="Ask: “May I go out?”").click()
    for page in (ada, clara):
        page.locator("[data-clock]").wait_for()
        first = page.evaluate(SECONDS)
        page.wait_for_function(f"() => ({SECONDS})() < {first - 1}")
        assert 0 <= page.evaluate(SECONDS) < first <= 60
        expect(page.get_by_text("If no answer comes in time, it counts as yes.")).to_be_visible()
    Player(clara).named("No").click()
    for page in (ada, clara):
        expect(page.locator("[data-clock]")).to_have_count(0)
    expect(ada.locator(".planner li")).to_have_count(2)


def test_a_stand_in_for_a_seat_is_offered_to_the_others_alone(visit: Visit, dealt: DealtServer) -> None:
    dealt.deal("classic", 2, {}, "9S")
    made = make_table(dealt, edition="classic", players=2, pace={"turn": 1})
    (path,) = begun(dealt, made, "Ben")
    ada, ben = visit(dealt).go(made.seat_path), visit(dealt).go(path)
    offer = re.compile("Let a computer play for")
    Player(ada).named("Draw").wait_for()
    before = ada.locator(".seats").bounding_box()
    ben.get_by_role("button", name=offer).wait_for()
    # What was told to all of them Ada has heard by the time she is answered.
    ada.locator("[data-card]").first.press("Space")
    ada.locator("[data-act=none]").wait_for()
    ada.locator("main:not([data-asking])").wait_for()
    expect(ada.get_by_role("button", name=offer)).to_have_count(0)
    assert ada.locator(".seats").bounding_box() == before
    ben.get_by_role("toolbar").get_by_role("button", name=offer).click()
    expect(ben.get_by_text("a computer plays for this seat")).to_be_visible()


def test_a_second_press_selects_no_text(visit: Visit, dealt: DealtServer) -> None:
    dealt.deal("bolivia", 4, {1: "KC KD KS 4H 4D 4S"}, "9S")
    page = visit(dealt).go(make_table(dealt, computers=3, start=True).seat_path)
    Player(page).named("Draw").dblclick()
    expect(page.locator(".awaited")).to_contain_text("then discard one")
    for _ in range(3):
        page.locator("[data-card]").filter(has_text="king").and_(
            page.locator("[aria-pressed=false]")
        ).first.click(position={"x": 8, "y": 8})
    page.locator("[data-act=new]").dblclick()
    page.locator("#plan-sum").wait_for()
    pressed = 0
    for part in page.locator("main :is(p, h2, li, b, section, .quiet)").all():
        box = part.bounding_box()
        if box and part.is_visible() and not part.locator("xpath=ancestor::dialog").count():
            pressed += 1
            page.mouse.dblclick(box["x"] + min(20, box["width"] / 2), box["y"] + min(12, box["height"] / 2))
            assert page.evaluate("getSelection().toString()") == "", part.inner_text()
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
    assert pressed > 10
