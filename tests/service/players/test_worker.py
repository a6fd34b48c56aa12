"""The child process alone: it ends with its parent, even in mid-decision."""

from __future__ import annotations

import signal
import subprocess
import sys

from escalera.service.players.bytes import view_bytes
from escalera.service.players.child import CAN_BE_KILLED, Child, kept_of, surroundings
from escalera.service.players.jobs import Answer, Job, answer_of, framed
from tests.service.players.processes import is_gone
from tests.service.players.rounds import view_halfway

IMPATIENT = """
from escalera.service.players import worker
worker.ORPHAN_SECONDS = 0.2
worker.main([])
"""
FORBIDDEN = ("asyncio", "sqlalchemy", "starlette", "ssl", "multiprocessing", "rich", "click")


def test_an_idle_one_ends_when_its_parent_closes_the_pipe() -> None:
    with Child() as child:
        child.wait_until_ready()
        child._jobs.close()
        assert is_gone(child.pid)


def test_the_system_ends_one_whose_parent_is_gone_in_mid_decision() -> None:
    job = Job("tests.service.players.robots:HoldsTheLock", view_bytes(view_halfway()), 0.1, b"")
    done = subprocess.run(
        [sys.executable, "-c", IMPATIENT], input=framed(job), capture_output=True, env=surroundings(None)
    )
    assert done.returncode == -signal.SIGALRM and done.stdout == framed(Answer())


def test_it_loads_little() -> None:
    code = f"import sys, escalera.service.players.worker; print([m for m in {FORBIDDEN} if m in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


def test_what_is_not_a_job_ends_it() -> None:
    for data in (b"\0\0\0\1", b"\xff\xff\xff\xff" + b"x" * 100, b""):
        done = subprocess.run(
            [sys.executable, "-m", "escalera.service.players.worker"], input=data, capture_output=True
        )
        assert done.returncode == 0 and answer_of(done.stdout[4:]) == Answer()


def test_its_environment_is_the_parents_only_where_it_says_so() -> None:
    assert CAN_BE_KILLED
    assert kept_of({"PATH": "/bin", "DATABASE": "secret"}) == {"PATH": "/bin"}
    assert surroundings({"MODEL": "mine"}).keys() == {"MODEL", "PYTHONPATH"}
