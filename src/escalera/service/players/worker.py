"""The child process: `python -m escalera.service.players.worker [module:Class]`.

It reads jobs from its standard input and writes answers to its standard output, after a first answer
that says it is ready (or why the player it was started for can't be loaded). Both are moved aside
first: what a player prints goes to the error stream, and what it reads is empty.
"""

from __future__ import annotations

import io
import os
import signal
import sys
from typing import BinaryIO, Final

from escalera.service.players.deciding import done, fault_text, player_of
from escalera.service.players.jobs import Answer, next_job, send

LOADING_SECONDS: Final = 120.0
ORPHAN_SECONDS: Final = 10.0
"""How long after a decision's time the system ends a child whose parent hasn't: its parent is gone."""


def main(names: list[str]) -> None:
    """Answer until there are no more jobs."""
    jobs, answers = private_streams()
    set_alarm(LOADING_SECONDS)
    send(answers, loaded(names))
    set_alarm(0)
    while (job := next_job(jobs)) is not None:
        set_alarm(job.limit + ORPHAN_SECONDS)
        answer = done(job)
        set_alarm(0)
        send(answers, answer)


def private_streams() -> tuple[BinaryIO, BinaryIO]:
    """The two pipes under new numbers; the standard ones lead elsewhere from here on."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # so that what is printed is seen before it is killed
    return jobs, answers


def loaded(names: list[str]) -> Answer:
    """Ready, with the players that will be asked already loaded."""
    try:
        for name in names:
            player_of(name)
    except BaseException as error:
        return Answer(fault=fault_text(error))
    return Answer()


def set_alarm(seconds: float) -> None:
    """Have the system end this process after so many seconds, whatever it does then; 0: no longer."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
    os._exit(0)  # not waiting for threads that a player has left behind
