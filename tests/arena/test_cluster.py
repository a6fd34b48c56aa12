"""`simulate --ray`: the same deals on a Ray cluster of two workers on this machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.playing import without_times
from tests.cli.running import clean_env, process, run_json

pytest.importorskip("ray", reason="Ray has no build for this Python")
pytestmark = pytest.mark.slow

ENVIRONMENT = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DISABLE_IMPORT_WARNING": "1"}
TRIES = 3
"""Ray gives its parts fifteen seconds to start, too few where many tests run at once."""
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
print("ADDRESS", cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster of two nodes with a processor each."""
    errors = tmp_path_factory.mktemp("ray") / "errors"
    for _ in range(TRIES):
        with started(errors) as running:
            assert running.stdin and running.stdout
            words = next((line.split() for line in running.stdout if line.startswith("ADDRESS ")), [])
            if words:
                yield words[1]
                running.stdin.close()
                return
    pytest.fail(errors.read_text(encoding="utf-8"))


def started(errors: Path) -> subprocess.Popen[str]:
    """A process that starts a cluster and ends it when its input ends."""
    with errors.open("w", encoding="utf-8") as written:
        return subprocess.Popen(
            [sys.executable, "-c", CLUSTER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            env=clean_env(ENVIRONMENT),
        )


def test_a_cluster_plays_the_same_games(address: str) -> None:
    import json

    options = ["simulate", "--bots", "beginner,greedy", "--pairs", "20", "--json"]
    done = process(*options, "--ray", address, env=ENVIRONMENT)
    assert done.returncode == 0, done.stderr.decode()
    _, here = run_json(*options[:-1], "--processes", "1")
    assert without_times(json.loads(done.stdout)) == without_times(here)


def test_an_address_without_a_cluster_is_said_in_one_line() -> None:
    done = process("simulate", "--pairs", "1", "--ray", "127.0.0.1:1", env=ENVIRONMENT)
    assert done.returncode == 1
    assert done.stderr.decode().startswith("simulate:1: no-cluster: ")
