"""Links, as people paste them."""

from __future__ import annotations

import pytest

from escalera.remote import RemoteError, parse_link

TOKEN = "qv9-AbC_d"


@pytest.mark.parametrize(
    ("text", "api", "is_seat"),
    [
        (f"http://127.0.0.1:8765/t/abc#link={TOKEN}", "http://127.0.0.1:8765/api/tables/abc", False),
        (f" https://a.example/cards/t/a-b/#seat={TOKEN}\n", "https://a.example/cards/api/tables/a-b", True),
        (f"http://[::1]:80/t/abc#link=other&seat={TOKEN}", "http://[::1]:80/api/tables/abc", True),
        (f"http://127.0.0.1/t/abc#seat={TOKEN}&link=other", "http://127.0.0.1/api/tables/abc", True),
    ],
)  # fmt: skip
def test_a_link_names_server_table_and_token(text: str, api: str, is_seat: bool) -> None:
    link = parse_link(text)
    assert (link.api, link.token, link.is_seat) == (api, TOKEN, is_seat)
    assert link.socket == "ws" + api.removeprefix("http") + "/socket"
    assert parse_link(link.text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "abc",
        "http://127.0.0.1/t/abc",  # a shell has cut it
        "http://127.0.0.1/t/abc#link=",
        f"http://127.0.0.1/abc#link={TOKEN}",
        f"http://127.0.0.1/t/#link={TOKEN}",
        f"ftp://127.0.0.1/t/abc#link={TOKEN}",
        f"http:///t/abc#link={TOKEN}",
        f"http://127.0.0.1:port/t/abc#link={TOKEN}",
        f"http://[/t/abc#link={TOKEN}",
        "http://127.0.0.1/t/abc#link=a%0d%0ab",
        f"http://127.0.0.1/t/../x/t/abc#link={'x' * 101}",
    ],
)
def test_anything_else_is_no_link(text: str) -> None:
    with pytest.raises(RemoteError) as caught:
        parse_link(text)
    assert caught.value.code == "bad-link"
