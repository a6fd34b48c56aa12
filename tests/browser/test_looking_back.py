"""Looking back: at a table's rounds, records, one's last turn, and a score that looks wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import FilePayload, Locator, Page, ViewportSize, expect

from escalera.notation import record_text
from tests.browser.axe import violations
from tests.browser.company import Company, company, thread
from tests.browser.conftest import Visit
from tests.browser.tables import Made, ask_as_maker, make_table
from tests.browser.visitors import PHONE, SMALL, forgiving
from tests.service.test_frames import RECORD
from tests.web.people import Message, Person, bearer
from tests.web.servers import Server

TEXT: Final = record_text(RECORD)
ISOLATED: Final = str.maketrans("", "", "\u2066\u2067\u2068\u2069")
"""What marks the bounds of what is filled into a sentence."""


class Finished:
    """A table with a round that is over: Ada made it, Ben sits at seat 2, the others are computer players."""

    def __init__(self, server: Server, made: Made, ben: Person) -> None:
        self.made = made
        self.ben = f"/t/{made.table}#link={made.link}&seat={ben.token}"
        self.tokens = (made.token, ben.token)
        url = f"{server.url}/api/tables/{made.table}/rounds/1"
        self.round: Message = httpx.get(url, headers=bearer(made.link)).json()

    @property
    def acts(self) -> int:
        return len(self.round["frames"]) - 1

    def path(self, act: int) -> str:
        return f"/look#table={self.made.table}&match=1&round=1&act={act}&link={self.made.link}"


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[Finished]:
    made = make_table(server, computers=2, target="50000")
    with company(server, made, "Ben") as others:
        ada = Person(server, made.table, made.token, 1)
        others.wait(ada.open())
        ask_as_maker(server, made, "start")
        others.people.append(ada)
        others.play("between")
        others.finished()
        yield Finished(server, made, others.people[0])


def test_a_round_is_stepped_through_as_the_service_tells_it(visit: Visit, finished: Finished) -> None:
    page = visit().go(finished.made.seat_path)
    page.get_by_role("link", name="Look back at this round").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Bolivia.*round"))
    open_hands(page).select_option("all")
    middle, last = finished.acts // 2, finished.acts
    for at, key in ((0, "Home"), (1, "ArrowRight"), (2, "ArrowRight"), (1, "ArrowLeft"), (last, "End")):
        page.keyboard.press(key)
        assert_shows(page, finished, at)
    slider(page).fill(str(middle))
    assert_shows(page, finished, middle)
    act(page, 3).click()
    assert_shows(page, finished, 3)
    open_hands(page).select_option("2")
    expect(hands(page)).to_have_count(1)
    open_hands(page).select_option("none")
    expect(hands(page)).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("button", name="Next round")).to_be_visible()


def test_a_round_plays_by_itself_until_it_is_stopped(visit: Visit, finished: Finished) -> None:
    page = visit().go(f"/look#table={finished.made.table}&round=1&link={finished.made.link}")
    page.get_by_label("Speed").select_option("quick")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(act(page, 2)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()


def test_a_record_is_dropped_and_its_rounds_can_be_chosen(visit: Visit) -> None:
    page = visit().go("/look")
    drop(page, "evening.canasta", TEXT)
    expect(act(page, 1)).to_be_visible()
    expect(slider(page)).to_have_attribute("max", str(len(RECORD.rounds[0].moves)))
    page.get_by_label("Which round").select_option("2")
    expect(slider(page)).to_have_attribute("max", str(len(RECORD.rounds[1].moves)))
    page.get_by_role("button", name="Link to this turn").click()
    expect(page.get_by_text("A record on your disk has no address")).to_be_visible()
    page.locator("summary").click()
    total = page.get_by_role("row", name="Total").inner_text().translate(ISOLATED)
    assert page.get_by_role("table").count() == 1 and re.search(r"\d", total)


@pytest.mark.parametrize(
    ("written", "wrong"),
    [("Edition: bolivia", "Edition: poker"), ("1 draw", "1 discard 1H"), ("1 draw", "1 discard X")],
)
def test_what_is_wrong_with_a_record_is_said_with_its_line(visit: Visit, written: str, wrong: str) -> None:
    text = TEXT.replace(written, wrong, 1)
    line = text[: text.index(wrong)].count("\n") + 1
    ada = visit()
    ada.forgiven.append("status of 4")
    page = ada.go("/look")
    choose(page, "broken.canasta", text)
    alert = page.get_by_role("main").get_by_role("alert")
    expect(alert).to_contain_text(wrong)
    assert f"Line {line} of the file" in alert.inner_text().translate(ISOLATED)
    choose(page, "whole.canasta", TEXT)
    expect(act(page, 1)).to_be_visible()


def test_a_record_outlives_a_reload_and_the_way_back(visit: Visit) -> None:
    page = visit().go("/look")
    choose(page, "evening.canasta", TEXT)
    page.get_by_label("Which round").select_option("2")
    act(page, 3).click()
    expect(page).to_have_url(re.compile("#record$"))
    page.wait_for_function("() => history.state?.act === 3")
    page.reload()
    expect(act(page, 3)).to_have_attribute("aria-current", "step")
    expect(page.get_by_label("Which round")).to_have_value("2")
    page.go_back()
    expect(page.get_by_label("Which round")).to_have_value("1")
    page.go_back()
    expect(page.get_by_text("Choose a record", exact=True)).to_be_visible()
    page.go_forward()
    expect(act(page, 1)).to_be_visible()
    page.evaluate("sessionStorage.clear()")
    page.reload()
    expect(page.get_by_text("no longer kept in this window")).to_be_visible()
    expect(page.get_by_text("Choose a record", exact=True)).to_be_visible()


def test_what_an_address_asks_for_in_vain_is_said(visit: Visit, finished: Finished) -> None:
    ada = visit()
    ada.forgiven.append("404")
    page = ada.go(finished.path(0).replace("round=1", "round=77"))
    expect(page.get_by_text(re.compile(r"There is no round \W*77"))).to_be_visible()
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    page.get_by_role("button", name=re.compile(r"Look back at round \W*1")).click()
    expect(act(page, finished.acts)).to_have_count(1)
    for wrong, at, said in (
        ("abc", 0, "the deal"),
        ("-3", 0, "the deal"),
        ("9999", finished.acts, "the last one"),
    ):
        page = ada.go(finished.path(0).replace("act=0", f"act={wrong}"))
        expect(page.get_by_text(f"You see {said}.")).to_be_visible()
        expect(act(page, at)).to_have_attribute("aria-current", "step")
        assert_tells_no_result(page, finished)
    page = ada.go("/look#table=..&round=1")
    expect(page.get_by_text("doesn’t name a round")).to_be_visible()
    expect(page.get_by_text("Choose a record", exact=True)).to_be_visible()


def test_a_link_to_a_turn_shows_nothing_after_it_until_that_is_wanted(
    visit: Visit, finished: Finished
) -> None:
    at = finished.acts - 4
    page = visit().go(finished.made.seat_path)
    page.get_by_role("link", name="Look back at this round").click()
    slider(page).fill(str(at))
    page.get_by_role("button", name="Link to this turn").click()
    link = page.get_by_role("textbox", name="Link to this turn").input_value()
    assert not [token for token in finished.tokens if token in link]
    expect(page).to_have_url(re.compile(f"act={at}"))
    assert not [token for token in finished.tokens if token in page.url]

    cleo = visit()
    page = cleo.go(link.removeprefix(cleo.url))
    expect(page.get_by_text("How it went on isn’t shown yet")).to_be_visible()
    page.keyboard.press("End")
    assert_shows(page, finished, at)
    expect(act(page, at + 1)).to_have_count(0)
    expect(page.get_by_role("table")).to_have_count(0)
    assert_tells_no_result(page, finished)
    page.get_by_role("button", name="Show how it went on").click()
    expect(act(page, finished.acts)).to_have_count(1)
    expect(page.locator("summary")).to_be_visible()
    expect(page).to_have_url(re.compile(f"act={at}"))
    page.reload()
    expect(act(page, finished.acts)).to_have_count(1)


def test_a_link_to_the_last_act_doesnt_tell_how_the_round_ended(visit: Visit, finished: Finished) -> None:
    page = visit().go(finished.path(finished.acts))
    expect(act(page, finished.acts)).to_have_attribute("aria-current", "step")
    assert_tells_no_result(page, finished)


def test_a_place_that_cant_be_looked_at_says_why(visit: Visit, finished: Finished) -> None:
    ada = visit()
    with forgiving(ada, "status of 404"):
        page = ada.go(finished.path(1).replace("round=1", "round=2"))
        expect(page.get_by_text("isn’t over yet")).to_be_visible()
        page.goto("about:blank")
        page = ada.go(f"/look#table={finished.made.table}&round=1&link=wrong")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_a_doubt_is_filed_and_the_host_sees_it(visit: Visit, finished: Finished) -> None:
    ada = visit().go(finished.made.seat_path)
    page = visit(**PHONE).go(finished.ben)
    melded = page.get_by_role("row", name="Melded cards")
    melded.get_by_role("button").nth(1).click()
    page.get_by_role("button", name="This score looks wrong").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Every card that a side has laid")).to_be_visible()
    expect(dialog.locator("svg").first).to_be_visible()
    assert violations(page) == []
    dialog.get_by_role("textbox").fill("I count 40 more.")
    dialog.get_by_role("button", name="Tell whoever made the table").click()
    expect(dialog.get_by_text("It is filed")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(melded.get_by_role("img", name="somebody doubts this")).to_be_visible()
    expect(ada.get_by_text("I count 40 more.")).to_be_visible()
    expect(ada.get_by_text("You made this table")).to_be_visible()
    told = ada.get_by_role("region", name="Doubted scores")
    expect(told).to_contain_text("Melded cards")
    assert violations(ada) == []
    told.get_by_role("button", name="Look at it").click()
    expect(told).to_have_count(0)
    expect(ada.get_by_role("tab", name="Score")).to_be_focused()
    expect(ada.get_by_role("tabpanel").get_by_text("I count 40 more.")).to_be_visible()
    ada.reload()
    expect(ada.get_by_text("I count 40 more.")).to_be_visible()
    expect(told).to_have_count(0)
    # Each line of each side is filed once.
    page.get_by_role("button", name="This score looks wrong").click()
    page.get_by_role("button", name="Tell whoever made the table").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).not_to_be_empty()


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_the_drawer_shows_all_totals_and_opens_numbers_into_cards(
    visit: Visit, finished: Finished, size: dict[str, Any]
) -> None:
    page = visit(**size).go(finished.made.seat_path)
    score = open_score(page)
    totals = [f"{side['total']:,}".replace("-", "−") for side in finished.round["result"]["sides"]]
    running = score.get_by_role("row", name=re.compile(r"Round\W+1")).inner_text().translate(ISOLATED)
    top = score.get_by_role("group", name="Totals").inner_text().translate(ISOLATED)
    assert all(total in running and total in top for total in totals)
    score.get_by_role("row", name="Melded cards").get_by_role("button").first.click()
    expect(score.locator(".behind svg").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_what_happened_since_ones_own_turn_is_told_also_after_a_reload(visit: Visit, server: Server) -> None:
    made = make_table(server, computers=3)
    with thread() as loop:
        ada = Person(server, made.table, made.token, 1)
        away = Company(loop, [ada])
        away.wait(ada.open())
        ask_as_maker(server, made, "start")
        away.wait(play_until_own_turn_again(ada))
        expected = since_own_turn(ada)
        away.wait(ada.close())
    page = visit(**SMALL).go(made.seat_path)
    for _ in range(2):
        button = page.get_by_role("button", name="What happened?")
        button.focus()
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        told = dialog.get_by_role("list").get_by_role("button")
        expect(told).to_have_count(len(expected))
        for line, (name, discarded) in zip(told.all(), expected, strict=True):
            text = line.inner_text().translate(ISOLATED)
            assert text.startswith(name) and ("discards" in text) == discarded
        page.keyboard.press("End")
        expect(told.last).to_have_attribute("aria-current", "step")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()
        page.reload()


@pytest.mark.parametrize(("theme", "size"), [("light", {}), ("dark", SMALL), ("contrast", PHONE)])
def test_the_viewer_is_accessible_and_fits(
    visit: Visit, finished: Finished, theme: str, size: dict[str, Any]
) -> None:
    ada = visit(**size)
    ada.context.add_init_script(f"""localStorage.setItem("escalera-settings", '{{"theme": "{theme}"}}')""")
    page = ada.go(finished.path(finished.acts // 2))
    expect(page.get_by_role("button", name="Show how it went on")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Show how it went on").click()
    # However long the sentence, as the deal's is, the table has most of the screen.
    slider(page).press("Home")
    own = page.viewport_size
    assert own is not None
    for screen in (ViewportSize(width=640, height=360), own):
        page.set_viewport_size(screen)
        box = page.locator(".desk").bounding_box()
        assert box is not None and box["height"] < 0.42 * screen["height"]
    open_hands(page).select_option("all")
    page.get_by_role("button", name="Link to this turn").click()
    page.locator("summary").click()
    page.get_by_role("row", name="Melded cards").get_by_role("button").first.click()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Which act is shown")


def open_hands(page: Page) -> Locator:
    return page.get_by_label("Open hands")


def hands(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Hand of"))


def act(page: Page, number: int) -> Locator:
    """An act in the list of what was done."""
    return page.locator(f"[data-act='{number}']")


def assert_shows(page: Page, finished: Finished, at: int) -> None:
    """The page shows what the service tells of that act."""
    frame = finished.round["frames"][at]
    expect(act(page, at)).to_have_attribute("aria-current", "step")
    expect(page.locator("[aria-current='step']")).to_have_count(1)
    seats = page.get_by_role("list", name="Players").get_by_role("listitem").all()
    counts = [number_in(seat.locator(".cards").inner_text()) for seat in seats]
    assert counts == [len(hand) for hand in frame["hands"]]
    round_ = frame["round"]
    for name, cards in (("Stock", round_["stock"]), ("Discard pile", len(round_["pile"]))):
        expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_have_count(0)
        heap = page.locator(".heap", has_text=name).inner_text().translate(ISOLATED)
        assert re.search({0: "no cards|empty", 1: "one card"}.get(cards, rf"\b{cards} cards"), heap)
    for region, hand in zip(hands(page).all(), frame["hands"], strict=False):
        assert region.locator("svg.card").count() == len(hand)
    for side in page.locator(".side").all():
        assert side.get_by_role("listitem").count() == len(melds_of(side, frame))
    said = page.get_by_role("group", name="Going through the round").get_by_role("status").inner_text()
    assert said.translate(ISOLATED).startswith(f"Act {at} of ")


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found is not None, text
    return int(found[0])


def melds_of(side: Locator, frame: Message) -> list[Message]:
    """The melds of a side that is named by its players."""
    name = side.get_by_role("heading").inner_text()
    own = frame["round"]["sides"]["Ben" in name]
    found: list[Message] = own["melds"]
    return found


def assert_tells_no_result(page: Page, finished: Finished) -> None:
    """No score, no total, nothing of how the round ended stands on the page."""
    text = page.locator("body").inner_text().translate(ISOLATED)
    scores = [side[what] for side in finished.round["result"]["sides"] for what in ("score", "total")]
    assert not [score for score in scores if f"{abs(score):,}" in text]
    assert not re.search("goes out|exhausted|Score|Total|wins", text)


def choose(page: Page, name: str, text: str) -> None:
    """Choose a file from the disk."""
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def drop(page: Page, name: str, text: str) -> None:
    """Let a file go over the page."""
    given = page.evaluate_handle(
        """([name, text]) => {
            const given = new DataTransfer();
            given.items.add(new File([text], name, { type: "text/plain" }));
            return given;
        }""",
        [name, text],
    )
    page.locator("#content").dispatch_event("drop", {"dataTransfer": given})


def open_score(page: Page) -> Locator:
    """The tab of the score in the drawer."""
    page.get_by_role("button", name="History, chat, table").click()
    page.get_by_role("tab", name="Score").click()
    return page.get_by_role("tabpanel")


async def play_until_own_turn_again(ada: Person) -> None:
    """Let Ada play her first turn, and everybody up to her second."""
    await ada.look()
    while not own_turn_again(ada):
        if not await ada.step():
            await ada.until(lambda: ada.seq > ada.view_seq)
        await ada.look()


def own_turn_again(ada: Person) -> bool:
    """Whether the last turn that began is Ada's, and not her first."""
    turns = [event["seat"] for event in ada.events if event["kind"] == "turn"]
    return turns.count(1) > 1 and turns[-1] == 1


def since_own_turn(ada: Person) -> list[tuple[str, bool]]:
    """Who did something since Ada's discard, act by act, and whether that was a discard."""
    done = [event for event in ada.events if event.get("act")]
    own = max(at for at, event in enumerate(done) if event["seat"] == 1 and event["kind"] == "discard")
    names = [seat["name"] for seat in ada.view["seats"]]
    return [(names[event["seat"] - 1], event["kind"] == "discard") for event in done[own + 1 :]]
