"""A server and visitors that speak the made-up language in the place of English."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, Route

from escalera.i18n.languages import sources
from tests.browser.dealt import DealtServer
from tests.browser.dealt import serve as serve_dealt
from tests.i18n.pseudo import pseudo_tree

WORDS: Final = re.compile(r"/static/(first|rest)-[\w-]+\.js$")
UNTRANSLATED: Final = (Path(__file__).parent / "untranslated.js").read_text(encoding="utf-8")
NAMES: Final = ("Escalera", "Ada", "Ben", "Cleo", "Dan", "Ana", "Bruno", "Clara", "Diego", "Hello")
"""Words that are nobody's language: names, and what people have said."""


class PseudoServer(DealtServer):
    """Whatever it says is in the made-up language."""

    start = "import sys; from tests.browser.pseudo import serve; sys.exit(serve())"


def serve() -> int:
    """In the server's process: speak the made-up language."""
    from escalera.i18n import sentences

    tree = pseudo_tree()
    vars(sentences).update(sources=lambda lang: tree if lang == "en" else sources(lang))
    return serve_dealt()


def speak_pseudo(context: BrowserContext) -> None:
    """Let a browser's pages speak it."""
    text = "\n".join([text for name, text in pseudo_tree().items() if not name.startswith("guide-")])
    body = f"export default {json.dumps(text)};"

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="text/javascript", headers={"content-encoding": "identity"})

    context.route(WORDS, answer)


def untranslated(page: Page) -> list[str]:
    """What is said on a page in no language."""
    found: list[str] = page.evaluate(UNTRANSLATED, NAMES)
    return found
