"""One server for the tests that don't stop theirs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
