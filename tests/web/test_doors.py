"""Coming in: links, cookies, codes, names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.people import bearer
from tests.web.servers import Server, serving


def browser(server: Server, **more: Any) -> httpx.Client:
    """A browser at our own page, with its cookies."""
    origin = "/".join(server.url.split("/")[:3])
    return httpx.Client(base_url=server.url, headers={"origin": origin}, **more)


def new_table(http: httpx.Client, name: str = "Ada", **options: Any) -> dict[str, Any]:
    """A table that the browser has made."""
    made = http.post("/api/tables", json={"name": name, "options": options})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def test_a_token_is_exchanged_for_a_cookie_that_scripts_and_other_tables_never_see(server: Server) -> None:
    with browser(server) as ada, browser(server) as ben:
        table = new_table(ada)
        path = f"/api/tables/{table['table']}"
        assert ada.get(f"{path}/view").json()["view"]["you"] == 1
        entered = ben.post(f"{path}/enter", json={"token": table["link"]})
        cookie = entered.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and f"Path={path}" in cookie
        assert len(table["link"]) >= 22 and len(table["token"]) >= 22
        assert entered.json() == {"table": table["table"], "seat": 0, "token": ""}
        assert ben.get(f"{path}/view").json()["view"]["you"] == 0
        other = new_table(ada, "Ada")
        assert ada.get(f"/api/tables/{other['table']}/view").json()["view"]["you"] == 1
        assert ben.get(f"/api/tables/{other['table']}/view").status_code == 404


def test_sitting_down_twice_takes_one_seat_and_a_link_doesnt_take_it_away(server: Server) -> None:
    with browser(server) as ada, browser(server) as ben:
        table = new_table(ada)
        path = f"/api/tables/{table['table']}"
        ben.post(f"{path}/enter", json={"token": table["link"]})
        first = ben.post(f"{path}/sit", json={"name": "Ben"})
        second = ben.post(f"{path}/sit", json={"name": "Ben"})
        assert (first.status_code, second.status_code) == (201, 200)
        assert first.json()["seat"] == second.json()["seat"] == 2
        assert ben.post(f"{path}/enter", json={"token": table["link"]}).json()["seat"] == 2
        assert ben.get(f"{path}/view").json()["view"]["you"] == 2


@pytest.mark.parametrize("kind", ["seat", "code"])
def test_a_seat_is_taken_up_on_another_device(tmp_path: Path, kind: str) -> None:
    """At a server of its own: a code doesn't count while the address is slowed after wrong guesses."""
    with serving(tmp_path) as server, browser(server) as ada, browser(server) as tablet:
        table = new_table(ada)
        path = f"/api/tables/{table['table']}"
        given = ada.post(f"{path}/links", json={"kind": kind}).json()["token"]
        assert kind != "code" or (len(given) == 8 and not set(given) & set("01OIL"))
        typed = f" {given[:4].lower()}-{given[4:]} " if kind == "code" else given
        entered = tablet.post(f"{path}/enter", json={("code" if kind == "code" else "token"): typed})
        assert entered.json()["seat"] == 1
        assert tablet.get(f"{path}/view").json()["view"]["host"] is True
        if kind == "code":
            other = new_table(ada)
            wrong = tablet.post(f"/api/tables/{other['table']}/enter", json={"code": given})
            assert wrong.json()["code"] == "wrong-code"
            assert ada.get(f"{path}/view", headers=bearer(given)).status_code in (404, 429)


NAMES = [
    ("  Ada   Lovelace ", "Ada Lovelace"),
    ("Zo\u0065\u0308", "Zo\u00eb"),
    ("a\tb\u202e\u0000c", "a b c"),
    ("Ω" * 40, "Ω" * 40),
    ("<script>", "<script>"),
]


@pytest.mark.parametrize(("given", "shown"), NAMES)
def test_names_are_printable(server: Server, given: str, shown: str) -> None:
    with browser(server) as ada:
        path = f"/api/tables/{new_table(ada, given)['table']}"
        assert ada.get(f"{path}/view").json()["view"]["seats"][0]["name"] == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u0000", "x" * 41])
def test_names_that_are_none_are_refused(server: Server, given: str) -> None:
    with browser(server) as ada:
        refused = ada.post("/api/tables", json={"name": given})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-name")


def test_same_names_are_told_apart(server: Server) -> None:
    with browser(server) as ada:
        table = new_table(ada, "Ada", players=3)
        path = f"/api/tables/{table['table']}"
        for name in ("ada", "Ada"):
            with browser(server) as other:
                other.post(f"{path}/enter", json={"token": table["link"]})
                other.post(f"{path}/sit", json={"name": name})
        names = [seat["name"] for seat in ada.get(f"{path}/view").json()["view"]["seats"]]
        assert names == ["Ada", "ada (2)", "Ada (3)"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"edition": "poker"}, "bad-options"),
        ({"edition": "bolivia", "players": 5}, "bad-options"),
        ({"rules": {"target": "many"}}, "bad-options"),
        ({"stand_in": "nobody"}, "unknown-player"),
        ({"players": 7}, "malformed"),
        ({"pace": {"turn": -1}}, "malformed"),
    ],
)
def test_a_table_that_cant_be_is_refused_with_the_reason(server: Server, options: Any, code: str) -> None:
    with browser(server) as ada:
        refused = ada.post("/api/tables", json={"name": "Ada", "options": options})
        assert (refused.status_code, refused.json()["code"]) in ((400, code), (409, code))
        assert refused.json()["sentence"]
