"""Draws the app's icons: an escalera, cards that climb like stairs.

usage: python -m tools.icons

Writes `client/public/icon.svg` and, with the Chromium of the browser tests, the same as PNG in the sizes
that devices ask for; `icon-full-512.png` keeps clear of what a device may cut off.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import find

PUBLIC: Final = Path(__file__).resolve().parent.parent / "client" / "public"
PNG: Final = {"icon-180.png": (180, True), "icon-192.png": (192, False), "icon-512.png": (512, False)}
"""The side of each, and whether its corners are filled: some devices cut their own."""

GROUND: Final = "#1e2c29"
HEART: Final = "M0 9C-14 0-11-11-5-11-2-11 0-8 0-6 0-8 2-11 5-11 11-11 14 0 0 9Z"
CARD: Final = (
    '<g transform="translate({x} {y})"><rect width="30" height="42" rx="4" fill="#fffdf7" stroke="{ground}" '
    'stroke-width="2"/><path transform="translate(15 21)" d="{heart}" fill="#b3202a"/></g>'
)


def drawing(full: bool = False) -> str:
    """The icon as SVG; `full` fills the corners and draws smaller."""
    cards = "".join(
        CARD.format(x=10 + 18 * step, y=46 - 15 * step, ground=GROUND, heart=HEART) for step in range(3)
    )
    inner = f'<g transform="translate(12.5 12.5) scale(.75)">{cards}</g>' if full else cards
    corner = 0 if full else 20
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="{corner}" fill="{GROUND}"/>{inner}</svg>\n'
    )


def draw(browser: Browser, svg: str, side: int, file: Path) -> None:
    """A drawing as PNG."""
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{side}px}}</style>{svg}")
    page.screenshot(path=file, omit_background=True)
    page.close()


def main() -> None:
    (PUBLIC / "icon.svg").write_text(drawing(), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for name, (side, full) in PNG.items():
            draw(browser, drawing(full), side, PUBLIC / name)
        draw(browser, drawing(full=True), 512, PUBLIC / "icon-full-512.png")
        browser.close()


if __name__ == "__main__":
    main()
