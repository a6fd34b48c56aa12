"""Somebody at a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request

WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SMALL: Final[dict[str, Any]] = {
    "viewport": {"width": 320, "height": 568},
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE_MS: Final = 15_000

TELL_VIOLATIONS: Final = """addEventListener("securitypolicyviolation", (e) =>
    console.error(`policy: ${e.violatedDirective} ${e.blockedURI}`));"""


class Visitor:
    """A browser context with one page; `faults` are its browser's complaints and requests to strangers."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.url = url
        self.faults: list[str] = []
        self.forgiven = ["Service Worker registration blocked by Playwright"]
        self.requests: list[str] = []
        self.context = browser.new_context(
            **{**WIDE, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **options}
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(TELL_VIOLATIONS)
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.note(f"error: {error}"))
        page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.note(f"console: {message.text} {message.location.get('url', '')}")

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)
        origin = "/".join(self.url.split("/")[:3])
        if not request.url.startswith((origin, "data:", "blob:")):
            self.note(f"asks a stranger: {request.url}")

    def note(self, fault: str) -> None:
        """Keep a complaint, unless it is forgiven."""
        if not any(re.search(pattern, fault) for pattern in self.forgiven):
            self.faults.append(fault)

    def go(self, path: str = "/") -> Page:
        """Open a page of ours."""
        self.page.goto(self.url + path)
        self.page.locator("#app > *").first.wait_for(state="attached")
        return self.page

    def picture(self, file: Path) -> None:
        """A picture of what is seen, as far as one can be taken."""
        try:
            self.page.screenshot(path=file)
        except Error as error:
            self.faults.append(f"no picture: {error.message}")

    def text(self) -> str:
        """All text on the page."""
        return self.page.locator("body").inner_text()

    def close(self) -> None:
        self.context.close()


@contextmanager
def forgiving(visitor: Visitor, *patterns: str) -> Iterator[None]:
    """For what a test brings about itself, as a server that is stopped."""
    visitor.forgiven.extend(patterns)
    yield
    for pattern in patterns:
        visitor.forgiven.remove(pattern)
