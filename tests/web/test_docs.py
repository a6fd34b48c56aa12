"""docs/protocol.md: what it shows is what is sent, and nothing is left out."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from escalera.i18n import Catalogue
from escalera.i18n.languages import sources
from escalera.web.documents import VERSION
from escalera.web.documents.schema import REQUESTS
from escalera.web.replies import STATUS
from tests.web.inside import inside

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PAIRS: Final = re.findall(r'^```json\n(\{"type".*)\n(.*)\n```', PAGE, re.MULTILINE)
CODES: Final = set(re.findall(r"^refusal-([a-z-]+) =", sources("en")["service.ftl"], re.MULTILINE))


def test_the_examples_are_answered_as_they_say() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            body = re.search(r"POST /api/tables\n(.*)", PAGE)
            assert body
            made = (await http.post("/api/tables", content=body.group(1))).json()
            shown = re.search(r'^\{"table": .*', PAGE, re.MULTILINE)
            assert shown and set(json.loads(shown.group())) == set(made)
            for request, answer in PAIRS:
                found = await http.post(f"/api/tables/{made['table']}/requests", content=request)
                assert found.json() == json.loads(answer)
            for name, body_text in re.findall(r"\{table\}/(\w+)\n(\{.*\})", PAGE):
                body_text = body_text.replace("TABLE-TOKEN", made["link"])
                done = await http.post(f"/api/tables/{made['table']}/{name}", content=body_text)
                assert done.status_code in (200, 201)

    asyncio.run(work())
    assert len(PAIRS) > 5


def test_the_page_has_the_version_and_every_type() -> None:
    assert f"version {VERSION}" in PAGE.splitlines()[0]
    for kind in REQUESTS:
        assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_every_code_of_the_service_has_a_row() -> None:
    table = PAGE.split("## Codes of the service")[1]
    assert CODES | {"malformed"} == set(re.findall(r"`([a-z-]+)`", table))
    assert set(STATUS) <= CODES | {"malformed"}


CASES: Final[dict[str, dict[str, Any]]] = {
    "unknown-player": {"player": "deep"},
    "no-such-seat": {"seat": 9},
    "bad-name": {"most": 40},
    "bad-options": {"sentence": "There is no edition “poker”."},
    "too-fast": {"count": 2},
    "too-large": {"most": 16384},
    "too-many": {"most": 8},
    "other-step": {"what": "rank"},
}


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_has_a_sentence(code: str) -> None:
    sentence = Catalogue("en", strict=True).refusal(code, CASES.get(code, {}))
    assert sentence[0].isupper() and sentence[-1] in ".?" and "{" not in sentence


def test_every_code_the_service_gives_has_a_sentence() -> None:
    given = set()
    for room in ("lesson", "service", "web"):
        for path in (ROOT / "src" / "escalera" / room).rglob("*.py"):
            given |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(given) > 15
    assert given <= CODES | {"malformed", "round-over"}
