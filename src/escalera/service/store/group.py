"""One group of calls in one transaction, each of which fails alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from escalera.service.store.appending import append, why_not
from escalera.service.store.calls import Append, Call, Job

T = TypeVar("T")


def run_group(connection: Connection, calls: Sequence[Call[object]]) -> None:
    """Do every call, or write down its error. What is raised concerns the whole transaction."""
    appends = sorted([call for call in calls if isinstance(call, Append)], key=lambda call: call.key)
    run_appends(connection, appends)
    for call in calls:
        if isinstance(call, Job):
            call.error = attempt(connection, run_job, call)


def run_appends(connection: Connection, calls: Sequence[Append]) -> None:
    """All at once, which is quick; if that doesn't go, one by one, which finds out whose fault it is."""
    if len(calls) > 1 and attempt(connection, append, calls) is None:
        return
    for call in calls:
        error = attempt(connection, append, [call])
        call.error = error and why_not(connection, call, error)


def run_job(connection: Connection, job: Job) -> None:
    job.answer = job.run(connection)


def attempt(connection: Connection, do: Callable[[Connection, T], object], what: T) -> Exception | None:
    """Do something under a savepoint; its error, with nothing left of it.

    A disk that is full or a lock that isn't given may have ended the transaction: that goes on up.
    """
    try:
        with connection.begin_nested():
            do(connection, what)
    except OperationalError:
        raise
    except Exception as error:
        return error
    return None
