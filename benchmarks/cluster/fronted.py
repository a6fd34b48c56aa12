"""Nodes behind a proxy of deploy/, for whoever comes with a browser."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
from sqlalchemy import create_engine, text

from benchmarks.cluster.nodes import Cluster, Gated
from escalera.service.store.postgres import DRIVER
from tests.browser.company import thread
from tests.browser.tables import Made, ask
from tests.deploy.proxied import Proxy, before
from tests.nodes.ground import QUICK, wait_until

T = TypeVar("T")
KINDS: Final = ("kill", "stop", "cut")
NODES: Final = 3
PATIENCE: Final = 60.0

NOTE: Final = """(() => {
  // When sockets said something, and whether the page ever said that the line is lost.
  const Real = window.WebSocket;
  window.heard = [];
  window.told = [];
  window.sockets = 0;
  sessionStorage.visits = window.visits = Number(sessionStorage.visits ?? 0) + 1;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      const socket = ++window.sockets;
      this.addEventListener("message", () => window.heard.push({ socket, at: Date.now() }));
    }
  };
  new MutationObserver(() => {
    const said = document.querySelector(".awaited")?.innerText ?? "";
    if (said.includes("connection is lost")) window.told.push(said.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


class Fronted(Cluster):
    """A database, a bus, nodes, and a proxy before them."""

    def __init__(self, folder: Path, file: str) -> None:
        super().__init__(folder, NODES, QUICK)
        self._file = file

    @cached_property
    def proxy(self) -> Proxy:
        """The proxy; the ports of the nodes are known by then."""
        return before(self._file, [node.port for node in self.nodes])

    def flags(self) -> tuple[str, ...]:
        return "--public-url", self.proxy.url


class Ground:
    """The same for programs that wait: the cluster lives on a thread of its own."""

    def __init__(self, cluster: Fronted, loop: asyncio.AbstractEventLoop) -> None:
        self.cluster = cluster
        self._loop = loop

    @property
    def url(self) -> str:
        """Where browsers come to."""
        return self.cluster.proxy.url

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done where the cluster lives."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def make_table(self) -> Made:
        """A running table for two, with a computer player."""
        wanted = {"name": "Ada", "options": {"edition": "classic", "players": 2}}
        headers = {"origin": self.url}
        with httpx.Client(base_url=self.url, verify=self.cluster.proxy.trust, headers=headers) as http:
            made = http.post("/api/tables", json=wanted).json()
            table = Made(made["table"], made["link"], made["token"])
            http.cookies.clear()
            ask(http, table, "set-seat", seat=2, player="greedy")
            ask(http, table, "start")
        return table

    def serving(self) -> Gated:
        """The node that the page's socket is at, once no other has an older one."""
        found: list[Gated] = []

        def alone() -> bool:
            found[:] = filter(sockets, self.cluster.nodes)
            return len(found) == 1

        wait_until(alone, "a node with the page")
        return found[0]

    def acts(self, made: Made) -> int:
        """How many acts of the maker's are in the log."""
        engine = create_engine(self.cluster.database.replace("postgresql:", f"{DRIVER}:"))
        query = "SELECT count(*) FROM entries WHERE table_id = :table AND kind = 'acted' AND seat = 1"
        with engine.connect() as connection:
            found: int = connection.execute(text(query), {"table": made.table}).scalar_one()
        engine.dispose()
        return found

    @contextmanager
    def fault(self, kind: str) -> Iterator[float]:
        """Something is wrong with the node that serves, since when; afterwards it is well again."""
        node = self.serving()
        begin, end = self._faults(node)[kind]
        since = time.time()
        begin()
        try:
            yield since
        finally:
            end()
            wait_until(lambda: is_ready(node), "the node")

    def _faults(self, node: Gated) -> dict[str, tuple[Callable[[], None], Callable[[], None]]]:
        def on_loop(change: Callable[[], None]) -> Callable[[], None]:
            return lambda: self.wait(called(change))

        return {
            "kill": (node.kill, lambda: self.wait(self.cluster.start(node))),
            "stop": (lambda: node.send(signal.SIGSTOP), lambda: node.send(signal.SIGCONT)),
            "cut": (on_loop(node.cut), on_loop(node.heal)),
        }


async def called(change: Callable[[], None]) -> None:
    """Something done on the loop."""
    change()


def sockets(node: Gated) -> bool:
    """Whether somebody is at a node."""
    said = httpx.get(f"http://{node.address}/metrics", timeout=PATIENCE).text
    return "\nescalera_sockets 0.0" not in said


def is_ready(node: Gated) -> bool:
    """Whether people should be led to a node."""
    return httpx.get(f"http://{node.address}/ready", timeout=PATIENCE).status_code == 200


@contextmanager
def fronted(file: str) -> Iterator[Ground]:
    """Nodes behind the proxy of a file of deploy/."""
    with tempfile.TemporaryDirectory(prefix="escalera-") as folder, thread() as loop:
        cluster = Fronted(Path(folder), file)
        ground = Ground(cluster, loop)
        try:
            ground.wait(cluster.__aenter__())
            wait_until(lambda: all(map(is_ready, cluster.nodes)), "a node")
            with cluster.proxy:
                yield ground
        finally:
            ground.wait(cluster.__aexit__(*sys.exc_info()))
