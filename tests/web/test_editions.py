"""The rules over the wire: kept by the browser, in its language; a table's own for who may see it."""

from __future__ import annotations

import asyncio

from tests.web.inside import inside


def test_editions_are_told_to_anybody_and_kept_by_the_browser() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            found = await http.get("/api/editions?lang=en")
            assert found.status_code == 200 and found.json()["editions"][0]["name"] == "Bolivia"
            assert found.headers["vary"] == "accept-encoding, accept-language"
            again = await http.get("/api/editions?lang=en", headers={"if-none-match": found.headers["etag"]})
            assert again.status_code == 304 and not again.content
            unknown = await http.get("/api/editions?lang=xx")
            assert unknown.json()["lang"] == "en"

    asyncio.run(work())


def test_a_table_tells_its_house_rules() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            options = {"edition": "samba", "players": 2, "rules": {"target": "2500"}}
            made = (await http.post("/api/tables", json={"name": "Ada", "options": options})).json()
            path = f"/api/tables/{made['table']}/rules"
            found = await http.get(path)
            assert found.json()["rules"]["target"] == [2500]
            assert [one["name"] for one in found.json()["rules"]["fields"] if one.get("changed")] == [
                "target"
            ]
            assert {one["line"] for one in found.json()["lines"]} >= {"melded", "red-threes"}
            again = await http.get(path, headers={"if-none-match": found.headers["etag"]})
            assert again.status_code == 304
            async with app.browser("192.0.2.9") as stranger:
                assert (await stranger.get(path)).status_code == 404

    asyncio.run(work())
