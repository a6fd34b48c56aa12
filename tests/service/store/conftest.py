"""Every kind of store there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.nodes.ground import Postgres
from tests.service.store.stores import Place


@pytest.fixture(params=["memory", "file", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where an empty store of a kind is."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()
    return tmp_path / "escalera.db" if request.param == "file" else None
