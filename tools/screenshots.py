"""Takes the pictures of the documents, from a server and a browser of its own.

usage: python -m tools.screenshots [FOLDER]

The folder is docs/images unless another is given. Hands differ from one run to the next.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tools.chromium import MISSING, find

ROOT: Final = Path(__file__).resolve().parent.parent
START: Final = "import sys; from escalera.cli import main; sys.exit(main())"
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
HANDS: Final = "Points of the cards left in hand"
TURNS: Final = 3
"""Turns before a game is worth a look."""


@contextmanager
def serving() -> Iterator[str]:
    """A server's address."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "pictures.db"))
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--database", database]
        environment = {**os.environ, "ESCALERA_THINKING_MS": "0"}
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, encoding="utf-8"
        )
        try:
            assert process.stdout is not None
            yield next(word for line in process.stdout for word in line.split() if word.startswith("http"))
        finally:
            process.terminate()
            process.wait()


class Photographer:
    """Visits pages and takes pictures into a folder."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser = browser
        self.url = url.rstrip("/")
        self.folder = folder

    def visit(self, path: str, **options: Any) -> Page:
        """A page in a new browser."""
        page = self.browser.new_context(locale="en-GB", reduced_motion="reduce", **options).new_page()
        page.goto(self.url + path)
        page.locator("h1").first.wait_for(state="attached")
        return page

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(300)
        page.screenshot(path=self.folder / f"{name}.png")
        print(self.folder / f"{name}.png")

    def pages(self) -> None:
        """The pages before a table."""
        self.take(self.visit("/", **WIDE), "landing")
        self.take(self.visit("/", **PHONE), "landing-phone")
        self.take(self.visit("/new", **WIDE), "new-table")

    def kitchen(self) -> None:
        """A score sheet after two rounds."""
        page = self.visit("/kitchen/new", **PHONE)
        for at, name in enumerate(("Ada", "Ben", "Cleo", "Dan")):
            page.locator(".names input").nth(at).fill(name)
        page.get_by_role("button", name="Begin the score sheet").click()
        for counted in ((1, 1, 480, 2, 35, 1, 0, 300, 4, 95), (0, 0, 220, 1, 60, 2, 1, 760, 5, 0)):
            page.locator("#kitchen-go-on").click()
            page.get_by_role("radio", name="Ada" if counted[0] else "Ben").check()
            labels = ("Natural canastas", "Escaleras", "Points of the melded cards", "Red threes", HANDS)
            for place, number in enumerate(counted):
                field = page.get_by_role("spinbutton", name=labels[place % 5], exact=True)
                field.nth(place // 5).fill(str(number))
            page.get_by_role("button", name="Write").click()
        self.take(page, "kitchen-phone")

    def tables(self) -> None:
        """A game after some turns, on several screens."""
        self.take(self.game(**WIDE), "table")
        self.take(self.game(**WIDE, color_scheme="dark"), "table-dark")
        self.take(self.game(**PHONE), "table-phone")

    def game(self, **options: Any) -> Page:
        """A table after a few turns: drawn, and one card thrown."""
        page = self.visit("/", **options)
        page.get_by_role("button", name="Play now").click()
        for _ in range(TURNS):
            turn(page)
        page.get_by_role("toolbar").get_by_role("button", name="Draw", exact=True).wait_for()
        return page


def turn(page: Page) -> None:
    """Draw, and throw the first card that is chosen."""
    bar = page.get_by_role("toolbar")
    bar.get_by_role("button", name="Draw", exact=True).click()
    page.locator("[data-card]").nth(5).click(position={"x": 6, "y": 6})
    bar.get_by_role("button", name="Discard").first.click()
    sure = page.locator("dialog[open] button.main")
    bar.get_by_role("button", name="Draw", exact=True).or_(sure).first.wait_for()
    if sure.count():
        sure.click()


def main(arguments: list[str]) -> int:
    folder = Path(*arguments) if arguments else ROOT / "docs" / "images"
    program = find()
    if program is None:
        print(MISSING, file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        photographer = Photographer(browser, url, folder)
        photographer.pages()
        photographer.kitchen()
        photographer.tables()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
