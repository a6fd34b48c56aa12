"""One group of calls, each of which fails alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from escalera.service.store.appending import append, why_not
from escalera.service.store.calls import Append, Call, Job
from escalera.service.store.keeping import Database

T = TypeVar("T")


def run_group(database: Database, calls: Sequence[Call[Any]]) -> None:
    """Do every call, or write down its error. What is raised concerns all that aren't done."""
    appends = sorted([call for call in calls if isinstance(call, Append)], key=lambda call: call.key)
    jobs = [call for call in calls if isinstance(call, Job)]
    left = database.append_alone(appends)
    if left or jobs:
        with database.writing() as connection:
            run_together(connection, left, jobs)


def run_together(connection: Connection, appends: Sequence[Append], jobs: Sequence[Job]) -> None:
    """Do calls in one transaction, which is everybody's."""
    run_appends(connection, appends)
    for job in jobs:
        job.error = attempt(connection, run_job, job)


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
    except Exception as error:
        if is_everybodys(error):
            raise
        return error
    return None


def is_everybodys(error: Exception) -> bool:
    """Whether an error is no single call's: a connection that is lost, a disk that is full."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError)
