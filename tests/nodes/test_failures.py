"""A tenth of `python -m benchmarks.cluster`: whatever fails, every acknowledged act is kept, once."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from benchmarks.cluster.__main__ import report
from benchmarks.cluster.faults import FAULTS
from benchmarks.cluster.running import Plan, run
from benchmarks.cluster.wires import permitted
from tests.nodes.ground import QUICK

PLAN = Plan(acts=7_500, tables=60, rate=400, kinds=list(FAULTS), settings=QUICK)
ALL_ACTS = 10_000
"""Those of computer players, too."""


@pytest.mark.slow
def test_whatever_fails_no_acknowledged_act_is_lost_doubled_or_skipped() -> None:
    done = asyncio.run(run(PLAN))
    print(report(done))
    assert not done.found.faults
    assert done.found.acts >= ALL_ACTS and done.found.rounds >= PLAN.tables
    assert all(done.faults[kind] for kind in FAULTS) and done.told.away


@pytest.mark.slow
@pytest.mark.skipif(not permitted(), reason="networks can't be made here")
def test_a_node_whose_wire_is_pulled_out_takes_no_act_with_it() -> None:
    words = ["-m", "benchmarks.cluster", "--only", "unplug", "--acts", "100", "--tables", "6", "--rate", "60"]
    done = subprocess.run([sys.executable, *words], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "unplug: " in done.stdout, "nobody was at the node that was cut off"
