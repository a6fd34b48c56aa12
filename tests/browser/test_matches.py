"""Whole matches through the screen: people at browsers of their own, from a link to the final score."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from escalera import parse_record, replay
from escalera.cli.app import app as command_line
from tests.browser.conftest import Visit
from tests.browser.player import Player, together
from tests.browser.tables import make_table
from tests.browser.visitors import PHONE, Visitor
from tests.web.servers import Server

TARGET = 2500


@pytest.mark.slow
def test_two_people_and_two_computer_players_from_the_link_to_the_final_score_and_again(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    ada, ben = visit(accept_downloads=True), visit(**PHONE)
    made = make_table(server, target=str(TARGET))
    begin(ada, ben, made.seat_path)
    people = [Player(ada.page), Player(ben.page, touch=True)]
    together(*people, match=True)
    assert max(totals(ada.page)) >= TARGET and totals(ada.page) == totals(ben.page)
    for one in (ada, ben):
        expect(one.page.get_by_text("The shuffle used the number that your browser added.")).to_be_visible()
        one.page.get_by_role("button", name="Check the shuffles").click()
        expect(one.page.get_by_text("Computed anew in this browser")).to_be_visible()
    check_record(download(ada.page, tmp_path), totals(ada.page))
    seats_are_kept_in_a_rematch(ada, ben)


def begin(ada: Visitor, ben: Visitor, path: str) -> None:
    """Ada sends Ben the link that her page shows; two computer players fill the table."""
    page = ada.go(path)
    link = page.get_by_role("textbox", name="Send this link").input_value()
    there = ben.go(link.removeprefix(ben.url))
    there.get_by_label("Your name").fill("Ben")
    there.get_by_role("button", name="Sit down").click()
    page.get_by_text("Ben", exact=True).wait_for()
    page.get_by_role("button", name="Fill with computer players").click()
    page.get_by_role("button", name=re.compile("Begin")).click()


def totals(page: Page) -> list[int]:
    """The sides' totals on the sheet."""
    cells = page.get_by_role("row", name="Total").last.get_by_role("cell").all_inner_texts()
    return [int(re.sub(r"[^\d-]", "", cell.replace("−", "-"))) for cell in cells]


def download(page: Page, folder: Path) -> Path:
    """The record that the page offers."""
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record").click()
    file = folder / "match.txt"
    coming.value.save_as(file)
    return file


def check_record(file: Path, totals: list[int]) -> None:
    """The file holds the whole match, legal and fairly dealt, with the score that was shown."""
    played = replay(parse_record(file.read_text(encoding="utf-8")))
    assert played.finished and list(played.match.totals) == totals
    verified = CliRunner().invoke(command_line, ["verify", str(file)])
    assert verified.exit_code == 0 and "the proof holds" in verified.stdout


def seats_are_kept_in_a_rematch(ada: Visitor, ben: Visitor) -> None:
    before = seats(ada.page)
    ada.page.get_by_role("button", name="Play again").click()
    for one in (ada, ben):
        one.page.locator("[data-card]").first.wait_for()
        assert seats(one.page) == before


def seats(page: Page) -> list[str]:
    """Who sits where."""
    return page.get_by_role("list", name="Players").get_by_role("listitem").locator("b").all_inner_texts()
