"""What it costs a server that pages ask whether it is there.

    python -m benchmarks.pings [--runs 5]

One server of its own and a socket at a table; pings one after the other, as pages send them. The
processor time of the server for each, and what a thousand pages that hear nothing else take of a core.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Final

from websockets.sync.client import connect

from benchmarks.load.servers import Server as Measured
from tests.browser.tables import make_table
from tests.web.people import bearer
from tests.web.servers import Server, serving

PINGS: Final = 4000
PAGES: Final = 1000
EVERY: Final = 5.0
"""Seconds of silence after which a page asks."""


def run(server: Server) -> float:
    """Seconds of the processor for one ping."""
    made, measured = make_table(server), Measured(server.process, server.port)
    url = f"{server.socket_url}/api/tables/{made.table}/socket"
    with connect(url, additional_headers=bearer(made.token), compression=None) as socket:
        before = measured.seconds()
        for number in range(PINGS):
            socket.send(f'{{"type": "ping", "id": "{number}"}}')
            while f'"id":"{number}"' not in str(socket.recv()):
                pass
        return (measured.seconds() - before) / PINGS


def main() -> None:
    """Measure, and print medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pings", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        each = statistics.median([run(server) for _ in range(runs)])
    share = each * PAGES / EVERY
    print(f"a ping: {each * 1e6:.0f} µs of the server's processor")
    print(f"{PAGES} silent pages, each asking every {EVERY:.0f} s: {share:.1%} of a core")


if __name__ == "__main__":
    main()
