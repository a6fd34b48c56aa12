"""What happens around a game: reloads, other windows, others who act, a server that stops."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import company
from tests.browser.conftest import Visit
from tests.browser.player import Player, Sight
from tests.browser.tables import Made, ask_as_maker, kinds, make_table, sit, until
from tests.web.servers import Server, lasting_port, serving

CUT = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY", "ERR_INCOMPLETE", "50[0-9]")

FOR_OPERATORS = re.compile("/(health|ready|metrics)$")
"""What no proxy forwards."""
FRAIL = """(() => {
  // Sockets that end and lead nowhere any more as soon as they are cut.
  const Real = window.WebSocket, open = [];
  let nowhere;
  window.WebSocket = class extends Real {
    constructor(where, ...given) {
      super(nowhere ?? where, ...given);
      open.push(this);
    }
  };
  window.cut = () => {
    nowhere = location.origin.replace("http", "ws") + "/nowhere";
    open.forEach((one) => one.close());
  };
})()"""


class Restless(Player):
    """Somebody who now and then loads the page anew, also in the middle of what he does."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        super().__init__(page)
        self.chance = chance
        self.reloads = 0

    def look(self) -> Sight:
        if self.chance.random() < 0.06:
            self.reload()
        return super().look()

    def reload(self) -> None:
        """Load the page anew. In one's own turn everything is as it was."""
        self.reloads += 1
        before = super().look() if self.chance.random() < 0.7 else None
        self.page.reload()
        self.page.locator("main.table [data-card], main.table table").first.wait_for()
        if before and before.mine:
            after = super().look()
            assert (after.sentence, after.plan) == (before.sentence, before.plan)
            # Behind an open question the hand can't be seen, and a page that is loaded anew doesn't ask it.
            assert before.onward or after.state == before.state


@pytest.mark.slow
def test_reloading_at_any_moment_of_a_round_loses_nothing(visit: Visit, server: Server) -> None:
    made = make_table(server, players=2, computers=1, start=True)
    player = Restless(visit().go(made.seat_path), random.Random(1))
    player.play_turns(10)
    assert player.reloads > 5


def test_what_is_chosen_stays_chosen_while_others_act(visit: Visit, server: Server) -> None:
    made, ada = make_table(server, edition="classic", players=2), visit()
    with company(server, made, "Ben") as others:
        player = Player(ada.go(made.seat_path))
        ask_as_maker(server, made, "start")
        others.play("between")
        player.named("Draw").wait_for()
        take_a_turn(player)
        names = tuple(one.name for one in player.look().hand[1:6:2])
        player.choose(names)
        player.named("Draw").wait_for()
        assert [one.name for one in player.look().hand if one.chosen] == list(names)


def take_a_turn(player: Player) -> None:
    """Draw and throw a card."""
    player.named("Draw").click()
    expect(player.page.get_by_text("then discard one")).to_be_visible()
    thrown = False
    while not thrown:
        thrown = player.throw(player.look())
    sight = player.look()
    if sight.onward:
        player.press(sight.onward)


def pair(visit: Visit, server: Server) -> tuple[Made, Player, Player]:
    """Two people at a table for two; the first of them is to draw."""
    made = make_table(server, edition="classic", players=2)
    token, _ = sit(server, made, "Ben")
    ask_as_maker(server, made, "start")
    visitors = visit(at=server), visit(at=server)
    for visitor in visitors:
        visitor.forgiven += CUT
    pages = visitors[0].go(made.seat_path), visitors[1].go(f"/t/{made.table}#seat={token}")
    players = [Player(page) for page in pages]
    until(lambda: sorted([player.look().mine for player in players]) == [False, True])
    players.sort(key=lambda player: not player.look().mine)
    return made, players[0], players[1]


def test_two_windows_of_a_seat_agree(visit: Visit, server: Server) -> None:
    _, one, _ = pair(visit, server)
    other = Player(one.page.context.new_page())
    other.page.goto(one.page.url)
    other.named("Draw").wait_for()
    one.named("Draw").click()
    for player in (one, other):
        expect(player.page.get_by_text("then discard one")).to_be_visible()
    for order in ("suit", "rank"):
        one.page.get_by_role("button", name=f"Sort by {order}").click()
        until(lambda: names(one) == names(other))
    take_a_seat_in_the_dark(other.page)
    expect(one.page.locator("html")).to_have_attribute("data-theme", "dark")
    other.page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option("de")
    expect(one.page.locator("html")).to_have_attribute("lang", "de")
    expect(one.page.get_by_role("button", name="Nach Rang ordnen")).to_be_visible()


def names(player: Player) -> list[str]:
    return [one.name for one in player.look().hand]


def take_a_seat_in_the_dark(page: Page) -> None:
    """Choose the dark theme in the settings."""
    page.get_by_role("button", name=re.compile("history", re.IGNORECASE)).click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()


def test_the_slower_of_two_windows_is_not_told_of_a_fault(visit: Visit, server: Server) -> None:
    made, one, _ = pair(visit, server)
    other = Player(one.page.context.new_page())
    other.page.goto(one.page.url)
    other.named("Draw").wait_for()
    for player in (one, other, one, other):
        player.page.evaluate("() => document.querySelector('[role=toolbar] button')?.click()")
    for player in (one, other):
        expect(player.page.get_by_text("then discard one")).to_be_visible()
        assert player.look().mine
    assert kinds(server, made).count("acted") == 1


@pytest.mark.slow
def test_who_presses_every_button_twice_is_told_of_no_fault(visit: Visit, server: Server) -> None:
    made = make_table(server, edition="classic", players=2, computers=1, start=True)
    player = Player(visit().go(made.seat_path), hasty=True)
    # Each look at the screen fails where something is said to be refused.
    player.play_turns(8)
    expect(player.page.locator(".refusal")).to_have_count(0)
    expect(told(player)).to_have_count(0)
    assert player.turns == 8 or player.look().ended


@pytest.mark.slow
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_server_that_comes_back_finds_everybody_where_they_were(
    visit: Visit, tmp_path: Path, end: str
) -> None:
    running = Server(tmp_path, port=lasting_port())
    try:
        made, one, other = pair(visit, running)
        one.named("Draw").click()
        expect(one.page.get_by_text("then discard one")).to_be_visible()
        one.choose((one.look().hand[0].name,))
        held = names(one)
        getattr(running, end)()
        one.bar.get_by_role("button", name="Discard").click()
        for player in (one, other):
            expect(told(player)).to_contain_text("Coming back")
        running = Server(tmp_path, port=running.port)
        until(lambda: other.look().mine)
        for player in (one, other):
            expect(told(player)).to_have_count(0)
        assert names(one) == held[1:] and kinds(running, made).count("acted") == 2
    finally:
        running.kill()


@pytest.mark.parametrize(("there", "said"), [(True, "Coming back"), (False, "isn’t answering")])
def test_why_a_line_stays_lost_is_asked_of_what_proxies_forward(
    visit: Visit, tmp_path: Path, there: bool, said: str
) -> None:
    with serving(tmp_path) as running:
        made, ada = make_table(running, players=2, computers=1, start=True), visit(at=running)
        ada.forgiven += (*CUT, "ERR_FAILED")
        ada.context.route(FOR_OPERATORS, lambda asked: asked.fulfill(status=404))
        ada.page.add_init_script(FRAIL)
        lost = Player(ada.go(made.seat_path))
        lost.named("Draw").wait_for()
        ada.page.route(re.compile("/events"), lambda asked: asked.abort())
        if not there:
            running.kill()
        with ada.page.expect_request(re.compile("/api/editions")) as asked:
            ada.page.evaluate("() => window.cut()")
        assert (asked.value.response() is not None) == there
        expect(told(lost)).to_contain_text(said)


def told(player: Player) -> Locator:
    """What is said of the line to the table."""
    return player.page.locator("[role=status].shown")
