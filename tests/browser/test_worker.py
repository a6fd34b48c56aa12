"""Installed as an app: what is kept, and what opens without the service."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.web.servers import Server, serving

ACTIVE = """async () => {
  const worker = (await navigator.serviceWorker.ready).active;
  if (worker.state !== "activated") await new Promise((done) => worker.addEventListener("statechange", done));
}"""


@pytest.mark.parametrize("prefix", ["", "/games"])
def test_a_page_opens_without_the_service_and_says_so(visit: Visit, tmp_path: Path, prefix: str) -> None:
    with serving(tmp_path, "--prefix", prefix) as running:
        ada = visit(at=running, service_workers="allow")
        page = ada.go("/")
        page.evaluate(ACTIVE)
        # A worker sees what is asked for after it has come.
        ada.go("/")
        heading = page.get_by_role("heading", level=1).inner_text()
        # The service's own pages aren't kept in its place.
        page.goto(f"{ada.url}/rules/samba")
        running.stop()
        ada.forgiven += ["ERR_CONNECTION", "Failed to fetch"]
        ada.go("/")
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_role("alert").filter(has_text="reach").first).to_be_visible()
        ada.close()


def test_a_new_build_leaves_nothing_of_the_old_one(visit: Visit, server: Server) -> None:
    ada = visit(service_workers="allow")
    page = ada.go("/")
    page.evaluate(ACTIVE)
    old = f"{server.url}/static/old-12345678.js"
    page.evaluate("async (old) => (await caches.open('escalera')).put(old, new Response('old'))", old)
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).unregister() }")
    page = ada.go("/")
    page.evaluate(ACTIVE)
    assert old not in page.evaluate(
        "async () => (await (await caches.open('escalera')).keys()).map((one) => one.url)"
    )


def test_nothing_of_a_table_is_kept(visit: Visit) -> None:
    ada = visit(service_workers="allow")
    page = ada.go("/")
    page.evaluate(ACTIVE)
    page = ada.go("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.reload()
    expect(page.get_by_role("button").first).to_be_visible()
    kept = page.evaluate("async () => (await (await caches.open('escalera')).keys()).map((one) => one.url)")
    assert kept and not any("/api/" in url or "/t/" in url for url in kept)


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    reply = httpx.get(f"{server.url}/manifest.webmanifest")
    assert reply.headers["content-type"] == "application/manifest+json"
    for icon in json.loads(reply.text)["icons"]:
        found = httpx.get(f"{server.url}/{icon['src']}")
        assert found.status_code == 200 and found.headers["content-type"] == icon["type"]


def test_the_worker_is_asked_for_each_time_and_may_serve_every_page(server: Server) -> None:
    reply = httpx.get(f"{server.url}/sw.js")
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-type"].startswith("text/javascript")
