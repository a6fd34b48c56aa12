"""The rule pages over HTTP: in the reader's language, with the rules of the address, below a path."""

from __future__ import annotations

import asyncio
from html import unescape
from typing import Any, Final

import httpx

from escalera.guide.address import edition_path
from escalera.rules import EDITIONS
from escalera.web.shelf import MOST
from escalera.web.state import PAGES_AT_ONCE
from tests.web.inside import inside


def ask(*paths: str, **settings: Any) -> list[httpx.Response]:
    """The answers to these addresses."""

    async def work() -> list[httpx.Response]:
        async with inside(**settings) as app, app.browser() as http:
            return [await http.get(path) for path in paths]

    return asyncio.run(work())


PLAIN: Final = ("/rules", "/rules/bolivia", "/rules/bolivia-dk/sheet", "/rules/samba/and/classic")


def test_pages_are_documents_that_a_browser_may_keep_and_ask_about() -> None:
    for found in ask(*PLAIN):
        assert found.status_code == 200, found.url
        assert found.headers["content-type"] == "text/html; charset=utf-8"
        assert found.headers["content-language"] == "en"
        assert found.headers["vary"] == "accept-encoding, accept-language, cookie"
        assert found.headers["cache-control"] == "no-cache" and found.headers["etag"]
        assert found.headers["content-encoding"] == "gzip"
        assert "default-src 'self'" in found.headers["content-security-policy"]


def test_what_is_known_already_is_not_sent_again() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            first = await http.get("/rules/samba")
            again = await http.get("/rules/samba", headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304 and not again.content

    asyncio.run(work())


def test_the_values_are_the_table_s() -> None:
    plain, house = ask("/rules/bolivia", "/rules/bolivia?target=12500&going_out_bonus=250&players=2")
    assert "12,500" not in plain.text and "12,500" in house.text
    assert "noindex" in house.text and "noindex" not in plain.text
    assert "Going out earns 250 points." in house.text
    assert "2 house rules" in house.text and "for 2 players" in house.text


def test_addresses_that_the_pages_give_are_those_that_are_understood() -> None:
    rules = EDITIONS["classic"].with_house_rules({"hand": "15,14,13,12,11", "target": 2500})
    found, again = ask(f"/{edition_path(rules, 3, 'en')}", f"/{edition_path(rules, 3, sheet=True)}")
    assert found.status_code == again.status_code == 200
    assert f"{edition_path(rules, 3)}&lang=en" in unescape(found.text)


def test_what_no_table_can_have_is_no_page() -> None:
    wrong = (
        "/rules/whist",
        "/rules/mini-wilds",
        "/rules/bolivia@2",
        "/rules/bolivia/and/mini-wilds",
        "/rules/bolivia?target=501",
        "/rules/bolivia?players=6",
        "/rules/bolivia?players=x",
        "/rules/samba?six=7",
        "/rules/samba/and/whist",
        "/rules/bolivia?" + "&".join([f"packs={n}" for n in range(500)]),
    )
    for found in ask(*wrong):
        assert found.status_code == 404, found.url
        assert found.json()["code"] == "no-such-page"


def test_pages_that_must_be_made_are_made_for_everybody_in_turn() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http, app.browser("192.0.2.7") as other:
            wanted = [f"/rules/samba/sheet?target={500 + 5 * n}" for n in range(PAGES_AT_ONCE + 1)]
            found = [(await http.get(path)).status_code for path in wanted]
            assert found == [200] * PAGES_AT_ONCE + [429]
            # What is ready costs nothing, and others are not slowed.
            assert (await http.get(wanted[-2])).status_code == 200
            assert (await other.get(wanted[-1])).status_code == 200
            assert len(app.web.shelf) <= MOST

    asyncio.run(work())


def test_many_who_want_a_page_at_once_are_given_the_same() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            found = await asyncio.gather(*[http.get("/rules/classic") for _ in range(8)])
            assert {one.status_code for one in found} == {200}
            assert len({one.headers["etag"] for one in found}) == 1
            far = await asyncio.gather(*[http.get(f"/rules/classic?target={505 + 5 * n}") for n in range(30)])
            assert {one.status_code for one in far} == {200, 503}

    asyncio.run(work())


def test_pages_lie_below_the_service_s_path_and_name_its_public_address() -> None:
    settings = {"prefix": "/games", "public_url": "https://cards.example"}
    (found,) = ask("/games/rules/classic", **settings)
    assert 'href="/games/rules/classic/sheet' in found.text
    assert 'href="https://cards.example/games/rules/classic?lang=en"' in found.text
    assert 'href="/games/new?lang=en"' in found.text and 'href="/rules' not in found.text
