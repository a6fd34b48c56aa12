"""Nodes behind the proxy of deploy/: whatever happens to one, its page goes on at another by itself."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from benchmarks.cluster.fronted import KINDS, NOTE, Ground, fronted, is_ready
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.tables import until
from tests.browser.test_robust import CUT
from tests.deploy.proxied import can_be_tried
from tests.nodes.ground import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not can_be_tried(), reason="nginx, haproxy or openssl is not here"),
]
pytest.importorskip("psycopg", reason="the extra `nodes` is not installed")
pytest.importorskip("nats", reason="the extra `nodes` is not installed")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Ground]:
    """Three nodes behind HAProxy."""
    with fronted("proxy/haproxy.cfg") as ground:
        yield ground


def test_whatever_happens_to_a_node_its_page_goes_on_at_another_and_an_act_counts_once(
    visit: Visit, nodes: Ground
) -> None:
    made, ada = nodes.make_table(), visit(ignore_https_errors=True)
    ada.url, ada.forgiven = nodes.url, [*ada.forgiven, *CUT]
    ada.context.add_init_script(NOTE)
    player = Player(ada.go(made.seat_path))
    for number, kind in enumerate(KINDS):
        player.named("Draw").wait_for()
        told = player.page.evaluate("() => window.told.length")
        with nodes.fault(kind):
            player.named("Draw").click()
            expect(player.page.get_by_text("then discard one")).to_be_visible()
            assert player.page.evaluate("() => window.told.length") > told, kind
            assert nodes.acts(made) == 2 * number + 1, kind
        throw_a_card(player)
        until(lambda: nodes.acts(made) == 2 * number + 2)  # noqa: B023
    assert player.page.evaluate("() => window.visits") == 1


def throw_a_card(player: Player) -> None:
    """End one's turn."""
    while not player.throw(player.look()):
        pass
    sight = player.look()
    if sight.onward:
        player.press(sight.onward)


def test_nobody_is_sent_away_while_the_database_alone_is_down(nodes: Ground) -> None:
    postgres = nodes.cluster.postgres
    postgres.end(signal.SIGQUIT)
    try:
        assert all(map(is_ready, nodes.cluster.nodes))
    finally:
        postgres.start()
    for node in nodes.cluster.nodes:
        assert httpx.get(f"http://{node.address}/health", timeout=PATIENCE).status_code == 200
