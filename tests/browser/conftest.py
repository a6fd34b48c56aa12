"""A server and a Chromium for the tests of a process; whoever visits is looked after and let go."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.dealt import DealtServer, dealing_server
from tests.browser.prepared import greedily, late, prepared
from tests.browser.pseudo import PseudoServer, speak_pseudo
from tests.browser.visitors import PHONE, Visitor
from tests.web.servers import Server, serving
from tools.chromium import MISSING, find

PICTURES: Final = Path(__file__).resolve().parents[2] / "build" / "browser"
FAILED: Final = pytest.StashKey[bool]()

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here are marked, so that they can be left out or run alone."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("browser")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits, whose computer players don't pretend to think."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DealtServer]:
    """The same, where the cards lie as a test says: `dealt.deal(…)` before the table begins."""
    with dealing_server(tmp_path_factory.mktemp("dealt")) as running:
        yield running


@pytest.fixture(scope="session")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PseudoServer]:
    """The same, in a made-up language: `visit(pseudo, …)` brings a browser that speaks it, too."""
    server = PseudoServer(tmp_path_factory.mktemp("pseudo"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def full(server: Server) -> str:
    """A table late in a round, with many melds."""
    return prepared(server, greedily, late(40)).seat_path


# Not for the session: while Playwright is there, no other test of this process can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium."""
    program = find()
    if program is None:
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets somebody come, with a browser of their own: `ada = visit()`.

    When the test ends nobody's browser may have complained. After a failure `build/browser` shows what each
    of them saw.
    """
    visitors: list[Visitor] = []

    def come(at: Server | None = None, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, (at or server).url, **options))
        if isinstance(at, PseudoServer):
            speak_pseudo(visitors[-1].context)
        return visitors[-1]

    yield come
    if request.node.stash.get(FAILED, True):
        take_pictures(visitors, request.node.nodeid)
    faults = [visitor.faults for visitor in visitors if visitor.faults]
    for visitor in visitors:
        visitor.close()
    assert request.node.stash.get(FAILED, True) or faults == []


def take_pictures(visitors: list[Visitor], test: str) -> None:
    """What everybody sees, and their browsers' complaints."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    place = re.sub(r"[^\w-]+", "-", test.removeprefix("tests/browser/"))[:100]
    for number, visitor in enumerate(visitors, 1):
        visitor.picture(PICTURES / f"{place}-{number}.png")
        print(f"{visitor.page.url}: build/browser/{place}-{number}.png {visitor.faults or ''}")


@pytest.fixture
def phone(visit: Visit) -> Visitor:
    """Somebody with a phone."""
    return visit(**PHONE)
