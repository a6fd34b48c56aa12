"""A first round at the screen: walked by clicking, left and resumed, with wrong tries, and readable."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import Page, expect

from escalera.cards import parse_card
from escalera.i18n import Catalogue, languages
from escalera.protocol.lessons import Path
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.lost import LOST
from tests.browser.pseudo import PseudoServer, untranslated
from tests.browser.test_layouts import COVERED, HIDDEN_INDICES, faults
from tests.browser.visitors import PHONE, SMALL, WIDE, Visitor
from tests.lesson.walking import at, whole
from tests.web.servers import Server

ENGLISH: Final = Catalogue("en")


class Learner:
    """Somebody who does what the page asks, by what it shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.task = page.locator(".task [role=status]")

    def act(self, name: str) -> None:
        """Press a button of the bar."""
        self.is_answered()
        self.page.locator(f'[data-acts] [data-act="{name}"]:not([aria-disabled])').click()
        self.is_answered()

    def is_answered(self) -> None:
        """The table has answered what was done last."""
        expect(self.page.locator("[data-asking]")).to_have_count(0)

    def choose(self, *cards: str) -> None:
        """Touch these cards in the hand."""
        self.is_answered()
        for card in cards:
            name = re.compile(r"\W+".join(ENGLISH.card_words(parse_card(card)).split()), re.I)
            found = self.page.locator("[data-card][aria-pressed=false]").filter(has_text=name)
            found.first.click(position={"x": 8, "y": 14})
        expect(self.page.locator("[data-card][aria-pressed=true]")).to_have_count(len(cards))

    def put(self, target: str, *cards: str) -> None:
        """Lay cards out."""
        self.choose(*cards)
        self.act(target)
        expect(self.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)

    def lay(self, target: str, *cards: str) -> None:
        """Lay cards out and play them."""
        self.put(target, *cards)
        self.act("play")

    def throw(self, card: str) -> None:
        self.choose(card)
        self.act("discard")

    def begins(self, text: str) -> None:
        """What is asked, or said, begins like this."""
        expect(self.task).to_have_text(re.compile("^" + re.escape(text)))

    def next(self, number: int) -> None:
        """On to the next step, whose title has the focus."""
        self.page.locator("[data-next]").click()
        self.is_at(number)
        expect(self.page.locator("#step")).to_be_focused()

    def is_at(self, number: int) -> None:
        """This is the step that is told to be reached."""
        expect(self.page.locator(".progress > span")).to_have_text(
            re.compile(rf"^Step\W+{number}\W+of\W+10\W*$")
        )


def test_the_ten_steps_are_walked_left_and_resumed(visit: Visit) -> None:
    ada = visit()
    ada.forgiven.append("status of 409")
    page = ada.go("/learn")
    learner = Learner(page)
    learner.begins("Draw")
    assert violations(page) == []
    learner.act("draw")
    learner.begins("The new cards")
    learner.next(2)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card]:focus")).to_have_count(1)
    learner.lay("new", "5H", "6H", "7H")
    expect(page.locator(".refusal")).to_contain_text("about a rank meld")
    for size in (PHONE, SMALL, WIDE):
        page.set_viewport_size(size["viewport"])
        for look, given, place in (
            (COVERED, [[".refusal"]], ".refusal"),
            (HIDDEN_INDICES, [], "[data-place=hand]"),
        ):
            page.locator(place).scroll_into_view_if_needed()
            assert faults(page, look, *given) == []
    page.locator('[data-act="clear"]').click()
    learner.lay("new", "KC", "KD", "KS")
    learner.begins("Your side has three kings")
    learner.next(3)
    learner.lay("new", "5H", "6H", "7H", "8H")
    learner.next(4)
    learner.lay("new", "2C", "2D", "X")
    learner.begins("End your turn")
    learner.throw("4C")
    learner.next(5)
    learner.act("draw")
    learner.put("new", "KC", "KD", "KS")
    expect(page.locator("#plan-sum")).to_contain_text(re.compile(r"30\W+of\W+50"))
    learner.lay("new", "6H", "7H", "8H", "9H")
    learner.begins("End your turn")
    page.reload()
    learner.begins("End your turn")
    learner.is_at(5)
    learner.throw("7S")
    learner.next(6)
    learner.lay("take", "QC", "QD")
    learner.lay("new", "4C", "4D", "4S")
    learner.throw("9S")
    learner.next(7)
    learner.act("top #2")
    learner.lay("#2", "JH")
    learner.throw("7S")
    learner.next(8)
    learner.act("draw")
    learner.throw("6C")
    expect(page.locator(".refusal")).to_contain_text("throw the black three")
    learner.act("none")
    learner.throw("3C")
    learner.next(9)
    learner.act("draw")
    learner.put("new", "8C", "8D", "8S")
    learner.put("new", "5C", "5D", "5S")
    learner.put("#1", "KH")
    expect(page.locator('[data-act="play"]')).to_have_attribute("aria-disabled", "true")
    expect(page.locator("main")).to_contain_text("Keep at least two cards")
    page.locator("[data-show]").click()
    learner.begins("Lay your three fives, too")
    learner.lay("new", "5C", "5D", "5S")
    page.locator("[data-back]").click()
    learner.begins("Draw")
    for _ in range(4):
        task = learner.task.inner_text()
        page.locator("[data-show]:not([aria-disabled])").click()
        expect(learner.task).not_to_have_text(task)
    learner.next(10)
    learner.act("draw")
    learner.put("#2", "5H")
    learner.lay("#1", "KH")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Ask")).click()
    learner.act("play")
    learner.begins("Throw your last card")
    learner.throw("9D")
    learner.begins("You are out")
    expect(page.get_by_role("heading", name="You have played your first round")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert violations(page) == []


LENGTHS: Final = {
    lang: sum(len(Catalogue(lang).text(f"learn-text-{name}")) for name in ("draw", "keeping", "threes"))
    for lang in languages()
}


def test_on_the_smallest_screen_all_is_readable_and_nothing_untranslated(
    visit: Visit, server: Server, pseudo: PseudoServer
) -> None:
    lang = max(LENGTHS, key=lambda one: LENGTHS[one])
    states: list[tuple[Path, list[str]]] = [
        ("classic", []),
        ("whole", at("keeping", "eights")[1]),
        ("whole", whole()[1]),
    ]
    for at_whose, locale in ((server, lang), (pseudo, "en-GB")):
        for path, acts in states:
            eve = visit(at_whose, locale=locale, **SMALL)
            keep(eve, path, acts)
            page = eve.go("/learn" if path == "whole" else f"/learn/{path}")
            page.locator("[data-card], #closing").first.wait_for()
            # A long name ends in dots beside its cards.
            assert [one for one in page.evaluate(LOST) if "Player" not in one] == []
            assert locale == lang or untranslated(page) == []
            eve.close()


def keep(visitor: Visitor, path: Path, acts: list[str]) -> None:
    """Let a browser have done so much of a lesson."""
    text = json.dumps(json.dumps(acts))
    visitor.context.add_init_script(f"localStorage.setItem('escalera-learn-{path}', {text})")


def test_acts_that_lead_nowhere_any_more_begin_anew_and_say_so(visit: Visit) -> None:
    ada = visit()
    ada.forgiven.append("status of 409")
    keep(ada, "whole", ["draw", "next", "meld 4C 4C 4C"])
    page = ada.go("/learn")
    expect(page.get_by_role("alert").filter(has_text="begins anew")).to_be_visible()
    Learner(page).is_at(1)
    Learner(page).act("draw")
    expect(page.locator("[data-next]")).to_be_visible()
    expect(page.get_by_text("begins anew")).to_have_count(0)
