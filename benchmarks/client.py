"""How soon the table is ready in a browser, and how smoothly it follows a burst of events.

    python -m benchmarks.client [--runs 7]

A real Chromium on loopback. *Visits*: from the beginning of the navigation until one's own cards are there
and one can draw, with the processor slowed down four times; the first time, when the browser has nothing,
and the second. *Burst*: a hundred events that come at once, as after a pause of the line; the 95th
percentile of the times between frames while the table follows, and the same slowed down. Medians of the
runs; the last line is one JSON object. Where the system permits, all of it runs before other programs.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.company import Company, leave, thread
from tests.browser.tables import Made, make_table
from tests.web.people import Person, bearer
from tests.web.servers import Server, serving
from tools.chromium import MISSING, find

SLOWER: Final = 4
EVENTS: Final = 100
TARGETS: Final = {"first visit": 1000.0, "later visit": 1000.0, "burst": 33.0, "burst, slowed": None}
SCREEN: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}

NOTE_READY: Final = """(() => {
  const ready = () => [...document.querySelectorAll("[role=toolbar] button:not(:disabled)")]
    .some((one) => one.textContent.trim() === "Draw") && document.querySelector("[data-card]");
  const look = () => {
    if (ready()) window.readyAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""

HOLD: Final = """(() => {
  // Keeps what a socket brings, and lets all of it go at once.
  const held = [];
  let holding = false;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    set onmessage(take) {
      super.onmessage = (event) => (holding ? held.push(() => take(event)) : take(event));
    }
  };
  window.hold = () => (holding = true);
  window.heldEvents = () => held.length;
  window.release = async () => {
    const frames = [];
    let before = performance.now(), last = before, quiet = 0;
    holding = false;
    for (const one of held.splice(0)) setTimeout(one);
    const watch = new MutationObserver(() => (last = performance.now()));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    while (performance.now() - last < 300) {
      const now = await new Promise(requestAnimationFrame);
      if (now - last < 50) frames.push(now - before);
      before = now;
    }
    return frames;
  };
})()"""


@contextmanager
def window(browser: Browser, script: str, slower: int) -> Iterator[Page]:
    """A browser that has nothing yet, on a machine so much slower."""
    context = browser.new_context(**SCREEN)
    context.add_init_script(script)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page
    context.close()


def on_turn(server: Server) -> Made:
    """A table for four at which it is the maker's turn."""
    made = make_table(server, computers=3, start=True)
    with httpx.Client(base_url=server.url, headers=bearer(made.token)) as http:
        while True:
            played = http.get(f"/api/tables/{made.table}/view").json()["view"]["round"]
            if played and played["to_act"] == 1:
                return made


def visits(browser: Browser, server: Server) -> tuple[float, float]:
    """Milliseconds until the table is ready, the first time and the second."""
    made = on_turn(server)
    with window(browser, NOTE_READY, SLOWER) as page:
        return ready(page, server.url + made.seat_path), ready(page, server.url + f"/t/{made.table}")


def ready(page: Page, address: str) -> float:
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_function("() => window.readyAt")
    return float(page.evaluate("() => window.readyAt"))


def burst(browser: Browser, server: Server, slower: int) -> float:
    """The 95th percentile of the frames' times while so many events come at once."""
    made = on_turn(server)
    with window(browser, HOLD, slower) as page, thread() as loop:
        page.goto(server.url + made.seat_path)
        page.locator("[data-card]").first.wait_for()
        person = Person(server, made.table, made.token, 1)
        company = Company(loop, [person])
        company.wait(person.open())
        page.evaluate("() => window.hold()")
        while len(person.events) < EVENTS and person.view["stage"] == "playing":
            company.wait(person.play("between", acts=1))
        page.wait_for_timeout(300)
        frames: list[float] = page.evaluate("() => window.release()")
        company.wait(leave(person))
    return statistics.quantiles(frames, n=20, method="inclusive")[-1]


def main() -> None:
    """Measure so many runs and print medians with their targets."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.client", description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    come_first()
    program = find()
    if program is None:
        sys.exit(MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        both = [visits(browser, server) for _ in range(runs)]
        bursts = [(burst(browser, server, 1), burst(browser, server, SLOWER)) for _ in range(runs)]
        browser.close()
    columns = [*zip(*both, strict=True), *zip(*bursts, strict=True)]
    report({what: statistics.median(column) for what, column in zip(TARGETS, columns, strict=True)})


def report(measured: dict[str, float]) -> None:
    """A line each, then all of it for programs."""
    for what, value in measured.items():
        target = TARGETS[what]
        met = f"   target {target:5.0f} ms   {'met' if value < target else 'missed'}" if target else ""
        print(f"{what:14} {value:7.0f} ms{met}")
    print(json.dumps({"measured": measured, "targets": TARGETS}))


def come_first() -> None:
    """Run before other programs, where that is permitted."""
    with suppress(AttributeError, PermissionError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(5))


if __name__ == "__main__":
    main()
