"""A first round at the screen: walked by clicking, left and resumed, with wrong tries, and readable."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import Page, expect

from escalera.i18n import Catalogue, languages
from escalera.protocol.lessons import Path
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.looks import COVERED, HIDDEN_INDICES, faults
from tests.browser.lost import LOST
from tests.browser.pseudo import PseudoServer, untranslated
from tests.browser.visitors import PHONE, SMALL, WIDE, Visitor
from tests.lesson.walking import at, whole
from tests.web.servers import Server


def test_the_ten_steps_are_walked_left_and_resumed(visit: Visit) -> None:
    ada = visit()
    ada.forgiven.append("status of 409")
    page = ada.go("/learn")
    learner = Learner(page)
    for number, step in enumerate(WALKED, 1):
        if number > 1:
            learner.next(number)
        step(learner)
    expect(page.get_by_role("heading", name="You have played your first round")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert violations(page) == []


def drawing(learner: Learner) -> None:
    learner.begins("Draw")
    assert violations(learner.page) == []
    learner.act("draw")
    learner.begins("The new cards")


def rank_meld(learner: Learner) -> None:
    """From the title the arrows lead into the hand; a meld of another step is explained."""
    learner.page.keyboard.press("ArrowRight")
    expect(learner.page.locator("[data-card]:focus")).to_have_count(1)
    learner.lay("new", "5H", "6H", "7H")
    learner.is_told("about a rank meld")
    is_in_sight_on_every_screen(learner.page)
    learner.page.locator('[data-act="clear"]').click()
    learner.lay("new", "KC", "KD", "KS")
    learner.begins("Your side has three kings")


def is_in_sight_on_every_screen(page: Page) -> None:
    """Why not, and the hand."""
    for size in (PHONE, SMALL, WIDE):
        page.set_viewport_size(size["viewport"])
        for look, given, place in (
            (COVERED, [[".refusal"]], ".refusal"),
            (HIDDEN_INDICES, [], "[data-place=hand]"),
        ):
            page.locator(place).scroll_into_view_if_needed()
            assert faults(page, look, *given) == []


def sequence(learner: Learner) -> None:
    learner.lay("new", "5H", "6H", "7H", "8H")


def wild_meld(learner: Learner) -> None:
    learner.lay("new", "2C", "2D", "X")
    learner.begins("End your turn")
    learner.throw("4C")


def opening(learner: Learner) -> None:
    """Left in its midst and resumed."""
    learner.act("draw")
    learner.put("new", "KC", "KD", "KS")
    expect(learner.page.locator("#plan-sum")).to_contain_text(re.compile(r"30\W+of\W+50"))
    learner.lay("new", "6H", "7H", "8H", "9H")
    learner.begins("End your turn")
    learner.page.reload()
    learner.begins("End your turn")
    learner.is_at(5)
    learner.throw("7S")


def pile(learner: Learner) -> None:
    learner.lay("take", "QC", "QD")
    learner.lay("new", "4C", "4D", "4S")
    learner.throw("9S")


def top_card(learner: Learner) -> None:
    learner.act("top #2")
    learner.lay("#2", "JH")
    learner.throw("7S")


def threes(learner: Learner) -> None:
    """Another card than the one to be thrown is explained."""
    learner.act("draw")
    learner.throw("6C")
    learner.is_told("throw the black three")
    learner.act("none")
    learner.throw("3C")


def keeping(learner: Learner) -> None:
    """What keeps too few cards can't be played; the model is shown, taken back, and shown to its end."""
    learner.act("draw")
    learner.put("new", "8C", "8D", "8S")
    learner.put("new", "5C", "5D", "5S")
    learner.put("#1", "KH")
    expect(learner.page.locator('[data-act="play"]')).to_have_attribute("aria-disabled", "true")
    expect(learner.page.locator("main")).to_contain_text("Keep at least two cards")
    learner.page.locator("[data-show]").click()
    learner.begins("Lay your three fives, too")
    learner.lay("new", "5C", "5D", "5S")
    learner.page.locator("[data-back]").click()
    learner.begins("Draw")
    for _ in range(4):
        learner.is_shown()


def going_out(learner: Learner) -> None:
    learner.act("draw")
    learner.put("#2", "5H")
    learner.lay("#1", "KH")
    learner.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Ask")).click()
    learner.act("play")
    learner.begins("Throw your last card")
    learner.throw("9D")
    learner.begins("You are out")


WALKED: Final = (
    drawing,
    rank_meld,
    sequence,
    wild_meld,
    opening,
    pile,
    top_card,
    threes,
    keeping,
    going_out,
)


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
