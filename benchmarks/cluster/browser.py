"""How long the page in a real browser is without its table when something happens to its node.

    python -m benchmarks.cluster.browser [--faults 10] [--proxies proxy/haproxy.cfg proxy/escalera.conf]

Three nodes behind a proxy of deploy/, with its file as it is, and a person in Chromium at a table with a
computer player. The node that serves the page is killed, stands still, or is cut off from database and bus,
each so many times while nothing is clicked, and as often while an act is clicked at that moment. It is
measured until the first word of another connection; what isn't noticed within five seconds is well again.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from playwright.sync_api import Page, TimeoutError, sync_playwright

from benchmarks.cluster.faults import STILL
from benchmarks.cluster.fronted import KINDS, NOTE, Ground, fronted
from tests.browser.player import Player, Spot
from tools.chromium import MISSING, find

PROXIES: Final = ("proxy/haproxy.cfg", "proxy/escalera.conf")
HAPPENS: Final = {
    "kill": "the node is killed",
    "stop": "the node stands still",
    "cut": "the node is cut off",
}
HEADINGS: Final = (
    "| what happens | clicked | times | half were back within | all | not noticed in 5 s |\n"
    "|---|---|---:|---:|---:|---:|"
)
PATIENCE_MS: Final = 60_000

Away = float | None
"""Seconds; None where it wasn't noticed."""


def measure(ground: Ground, page: Page, faults: int) -> None:
    """Print a row for each kind."""
    player = Player(page)
    for kind in KINDS:
        for clicks in (False, True):
            print(row(kind, clicks, [away(ground, player, kind, clicks) for _ in range(faults)]), flush=True)


def away(ground: Ground, player: Player, kind: str, clicks: bool) -> Away:
    """One fault."""
    spot = next_act(player)
    page = player.page
    last: int = page.evaluate("() => window.sockets")
    with ground.fault(kind) as since:
        if clicks:
            player.press(spot)
        try:
            heard = page.wait_for_function(
                "last => window.heard.find((one) => one.socket > last)", arg=last, timeout=STILL * 1000
            )
        except TimeoutError:
            return None
        at: float = heard.evaluate("one => one.at")
        return at / 1000 - since


def next_act(player: Player) -> Spot:
    """What ends the turn, or begins it, ready to be clicked."""
    while True:
        sight = player.look()
        found = sight.button("Yes", "Draw", "Pass", "Discard")
        if sight.onward and not sight.onward.off:
            player.press(sight.onward)
        elif found and not found.off:
            return found
        elif "then discard one" in sight.sentence:
            player.choose((sight.hand[-1].name,))
        else:
            player.page.wait_for_timeout(50)


def row(kind: str, clicks: bool, found: list[Away]) -> str:
    """A line of the table."""
    times = sorted([one for one in found if one is not None])
    half, every = (f"{time:.2f} s" for time in (times[len(times) // 2], times[-1])) if times else ("–", "–")
    what, unseen = HAPPENS[kind], len(found) - len(times)
    return f"| {what} | {'an act' if clicks else 'nothing'} | {len(found)} | {half} | {every} | {unseen} |"


def main() -> None:
    """Measure behind each proxy."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster.browser", description=__doc__)
    parser.add_argument("--faults", type=int, default=10)
    parser.add_argument("--proxies", nargs="+", choices=PROXIES, default=list(PROXIES))
    given = parser.parse_args()
    program = find()
    if program is None:
        sys.exit(MISSING)
    for file in given.proxies:
        print(f"\n{file}\n\n{HEADINGS}", flush=True)
        with fronted(file) as ground, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            context = browser.new_context(
                viewport={"width": 1280, "height": 800}, locale="en-GB", ignore_https_errors=True
            )
            context.set_default_timeout(PATIENCE_MS)
            context.add_init_script(NOTE)
            page = context.new_page()
            page.goto(ground.url + ground.make_table().seat_path)
            measure(ground, page, given.faults)
            browser.close()


if __name__ == "__main__":
    main()
