"""What tests of several nodes stand on: a database server and a bus, one of each for a test process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.nodes.ground import Nats, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; each test makes a database of its own there."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A NATS server."""
    with Nats() as server:
        yield server
