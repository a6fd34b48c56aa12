"""The built client as the service gives it out: pages, files, encodings, and what can't be reached."""

from __future__ import annotations

import gzip
import json
import re
from html import unescape
from http.client import HTTPConnection
from importlib.metadata import version
from pathlib import Path
from typing import Final

import httpx
import pytest

from escalera.i18n import Catalogue, languages
from escalera.web.app import PAGES
from escalera.web.heads import NAMES
from escalera.web.heads import page as page_at
from escalera.web.house import network_origin, origin_for
from escalera.web.pages import SPOKEN
from escalera.web.settings import Settings
from escalera.web.site import FOREVER, commit, read_site
from tests.web.servers import Server

ROOT: Final = Path(__file__).resolve().parents[2]
ADDRESSES: Final = [
    re.sub(r"\{table\}", "abc", path).replace("{rest:path}", "round/2/turn") for path in PAGES
]


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    """A reply as it comes over the line."""
    return httpx.get(server.url + path, headers={"accept-encoding": "identity", **headers})


def named(server: Server) -> list[str]:
    """The files that the page names."""
    return re.findall(r'(?:src|href)="(/[^"]+)"', get(server, "/").text)


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_a_page_gives_the_page_with_version_and_commit(server: Server, path: str) -> None:
    page = get(server, path)
    assert page.status_code == 200 and page.headers["content-type"] == "text/html; charset=utf-8"
    assert body_of(page.text) == body_of(get(server, "/").text) and "{{" not in page.text
    (build,) = re.findall(r'data-build="([^"]*)"', page.text)
    assert build.startswith(version("escalera"))
    assert not (ROOT / ".git").exists() or re.search(r" \([0-9a-f]{7,}\)$", build)
    assert page.headers["cache-control"] == "no-cache"


def body_of(page: str) -> str:
    """A page without its head, in which its own title stands."""
    return page.partition("</head>")[2]


def test_the_page_of_a_table_tells_nothing_about_it(server: Server) -> None:
    page = get(server, "/t/abc").text
    assert page == get(server, "/t/other/round/2/turn").text
    assert 'name="robots" content="noindex"' in page and "hreflang" not in page


@pytest.mark.parametrize("path", NAMES)
@pytest.mark.parametrize("lang", languages())
def test_a_page_has_title_description_and_itself_in_other_languages(
    server: Server, path: str, lang: str
) -> None:
    page = get(server, path, **{"accept-language": lang})
    words = Catalogue(lang)
    assert f'<html lang="{lang}" dir="ltr"' in page.text
    assert (page.headers["content-language"], page.headers["vary"]) == (lang, SPOKEN)
    assert words.text(f"page-{NAMES[path]}") in unescape(page.text)
    assert f'content="{words.text(f"page-{NAMES[path]}.description")}"' in unescape(page.text)
    others = re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"', page.text)
    assert others == [*[(one, f"{path}?lang={one}") for one in languages()], ("x-default", path)]


def test_titles_differ(server: Server) -> None:
    titles = [re.findall("<title>(.*)</title>", get(server, path).text)[0] for path in (*NAMES, "/t/abc")]
    assert len(set(titles)) == len(titles)


def test_an_address_known_to_the_world_is_told_whole() -> None:
    found = page_at("/new", "en", "/games", "https://example.org/games/")
    assert found is not None
    assert 'hreflang="en" href="https://example.org/games/new?lang=en"' in found.bodies[-1].data.decode()


def test_a_language_is_chosen_by_the_address_then_by_the_page_then_by_the_browser(server: Server) -> None:
    def spoken(query: str, cookie: str, accept: str) -> str:
        wanted = {"cookie": f"escalera-lang={cookie}", "accept-language": accept}
        return get(server, f"/{query}", **wanted).headers["content-language"]

    other = languages()[-1]
    assert spoken(f"?lang={other}", "en", "en") == other
    assert spoken("?lang=xx", other, "en") == other
    assert spoken("", "xx", f"xx, {other};q=0.5, en;q=0.4") == other
    assert spoken("", "", "xx") == "en"


def test_the_page_has_nothing_that_the_policy_forbids_and_asks_nobody_else(server: Server) -> None:
    text = get(server, "/").text
    assert "://" not in text and " style=" not in text
    assert not re.search(r"<script(?![^>]* src=)|<style| on\w+=", text)


def test_what_a_page_is_made_of_is_kept_for_ever_and_typed(server: Server) -> None:
    assert named(server)
    for path in named(server):
        file = get(server, path)
        assert file.status_code == 200, path
        assert not path.startswith("/static/") or file.headers["cache-control"] == FOREVER
        kind = {"js": "text/javascript", "css": "text/css"}.get(path.rpartition(".")[2], "")
        assert file.headers["content-type"].startswith(kind)


@pytest.mark.parametrize(
    ("accept", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("identity", ""),
        ("", ""),
        ("gzip;q=0.0", ""),
        ("zstd, *", ""),
    ],
)
def test_the_best_encoding_that_the_browser_accepts(server: Server, accept: str, encoding: str) -> None:
    path = next(path for path in named(server) if path.endswith(".js"))
    with httpx.stream("GET", server.url + path, headers={"accept-encoding": accept}) as reply:
        data = b"".join(reply.iter_raw())
        assert reply.headers.get("content-encoding", "") == encoding
        assert reply.headers["vary"] == "accept-encoding"
    plain = get(server, path).content
    assert data == plain if not encoding else len(data) < len(plain) / 2
    assert encoding != "gzip" or gzip.decompress(data) == plain


def test_what_the_browser_has_already_is_not_sent_again(server: Server) -> None:
    for path in ("/", *named(server)):
        tag = get(server, path).headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = get(server, path, **{"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert get(server, path, **{"if-none-match": '"other"'}).status_code == 200


def test_encodings_have_tags_of_their_own(server: Server) -> None:
    path = next(path for path in named(server) if path.endswith(".js"))
    tags = {get(server, path, **{"accept-encoding": one}).headers["etag"] for one in ("br", "gzip", "")}
    assert len(tags) == 3


OUTSIDE: Final = (
    "/static/../index.html",
    "/static/%2e%2e/%2e%2e/pages.py",
    "/static/..%2f..%2fpages.py",
    "/static//etc/passwd",
    "/static/",
    "/static/index.html",
    "/static/none.js",
    "/pages.py",
    "/..%2fpages.py",
    "/%2e%2e/pages.py",
    "/made-from.txt",
    "/commit.txt",
    "/%00",
    "/index.html%00.js",
    "/static/" + "a" * 5000,
)


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_folder_can_be_reached(server: Server, path: str) -> None:
    # As it is written: httpx would tidy the path first.
    line = HTTPConnection("127.0.0.1", server.port)
    line.request("GET", path)
    reply = line.getresponse()
    assert (reply.status, json.loads(reply.read())["code"]) == (404, "no-such-page")
    line.close()


@pytest.mark.parametrize("path", ["/t/", "/x/y/z", "/rules/nothing", "/nothing", "/look/far/away"])
def test_people_read_on_a_page_that_there_is_nothing(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.url) as http:
        read = http.get(path, headers={"accept": "text/html,*/*;q=0.8", "accept-language": "da"})
        assert (read.status_code, read.headers["content-type"].split(";")[0]) == (404, "text/html")
        assert 'lang="da"' in read.text and read.headers["content-security-policy"]
        # Nothing that is asked for once is worse the second time.
        again = {"accept": "text/html", "if-none-match": read.headers["etag"], "accept-language": "da"}
        assert http.get(path, headers=again).status_code in (304, 404)
        assert http.get(path).json()["code"] == "no-such-page"
        assert http.post(path, headers={"accept": "text/html"}).json()["code"] in (
            "no-such-page",
            "malformed",
        )


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/none/view", "/static/nothing.js"])
def test_programs_are_told_in_a_message_whatever_they_accept(server: Server, path: str) -> None:
    found = httpx.get(server.url + path, headers={"accept": "text/html"})
    assert found.status_code in (401, 404) and found.json()["type"] == "refused"


def test_a_folder_is_read_as_it_was_built(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "a-1.js").write_bytes(b"plain")
    (tmp_path / "static" / "a-1.js.br").write_bytes(b"br")
    (tmp_path / "static" / "notes.md").write_bytes(b"no")
    (tmp_path / "sw.js").write_bytes(b"worker")
    (tmp_path / "index.html").write_text('<html data-prefix="{{prefix}}" data-build="{{build}}">')
    found = read_site(tmp_path, "/games", "0.1.0 (abc1234)").files
    assert set(found) == {"static/a-1.js", "sw.js", "index.html"}
    assert found["index.html"].bodies[0].data == b'<html data-prefix="/games" data-build="0.1.0 (abc1234)">'
    assert [body.encoding for body in found["static/a-1.js"].bodies] == ["br", ""]
    # A worker serves pages under its own place, and must be asked for each time.
    assert found["sw.js"].cache == "no-cache"


def test_a_browser_on_the_computer_itself_is_told_what_others_open() -> None:
    everywhere = Settings(host="0.0.0.0", port=8080)
    found = network_origin(everywhere)
    for host in ("localhost:8080", "127.0.0.1:8080", "[::1]:8080", "0.0.0.0:8080", "localhost", "[::1]"):
        assert origin_for(host, everywhere) == found
        assert origin_for(host, Settings()) == ""
    for host in ("192.168.1.5:8080", "cards.example", "cards.example:80", "[fe80::1]:8080", ""):
        assert origin_for(host, everywhere) == ""
    told = page_at("/", "en", "", "", "http://192.168.1.5:8080")
    assert told is not None and b'data-house="http://192.168.1.5:8080"' in told.bodies[0].data


def test_no_place_of_a_page_is_left_open(server: Server) -> None:
    assert "{{" not in get(server, "/").text and 'data-house=""' in get(server, "/").text


def test_without_a_built_client_there_is_no_page(tmp_path: Path) -> None:
    assert read_site(tmp_path / "none", "", "0").page is None


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not in a repository")
def test_the_commit_is_the_repository_s() -> None:
    head = (ROOT / ".git" / "HEAD").read_text().strip()
    reference = ROOT / ".git" / head.removeprefix("ref: ")
    if reference.is_file():
        assert reference.read_text().startswith(commit())
