"""PostgreSQL's errors as sentences for whoever runs the server, and which of them pass."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ExceptionContext
from sqlalchemy.exc import DBAPIError, OperationalError

from escalera.service.store.errors import StoreError, StoreFault

UNREACHABLE: Final = ("unreachable", "The database {name} can't be reached: {error}.")
READ_ONLY: Final = "25006"
SENTENCES: Final = {
    "08": UNREACHABLE,
    "57": UNREACHABLE,
    "25P03": ("unreachable", "The database {name} has given this server up, which stood still for too long."),
    READ_ONLY: ("read-only", "The database {name} can only be read."),
    "28": ("no-rights", "The database {name} lets this server not in: {error}."),
    "3D": ("missing", "There is no database {name}."),
    "42501": ("no-rights", "The database {name} doesn't let this server do that: {error}."),
    "53100": ("full", "The disk of the database {name} is full: nothing more can be written."),
    "53300": ("busy", "The database {name} takes no more connections."),
}
"""By SQLSTATE, or its class."""
OTHERS: Final = ("database", "{name}: {error}.")
PASSING: Final = ("08", "57P01", "57P02", "57P03", "57014", "25P03", "40", "53300", "55P03")
"""A connection that broke, a server that starts or stops, a deadlock that another one won."""


def is_passing(error: Exception) -> bool:
    """Whether the same may go well soon."""
    if not isinstance(error, DBAPIError):
        return False
    code = code_of(error)
    if code == READ_ONLY:
        return False
    lost = not code and isinstance(error, OperationalError)
    return error.connection_invalidated or lost or code.startswith(PASSING)


def leave_read_only(context: ExceptionContext) -> None:
    """A connection that can only read is given up: the next one may lead to a server that writes."""
    if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


def is_slow(error: Exception) -> bool:
    """Whether a server that is there takes its time or breaks off; one that refuses us does so at once."""
    from psycopg.errors import ConnectionTimeout

    if not isinstance(error, DBAPIError) or not is_passing(error):
        return False
    begun = error.connection_invalidated or bool(code_of(error))
    return begun or isinstance(error.orig, ConnectionTimeout)


def told(error: Exception, name: str) -> Exception:
    """The error to raise for one that came from below; errors of our own stay."""
    if isinstance(error, StoreError) or not isinstance(error, DBAPIError):
        return error
    code, sentence = sentence_of(error)
    return StoreFault(code, sentence.format(name=name, error=first_line(error)))


def code_of(error: DBAPIError) -> str:
    """The SQLSTATE; empty where the server said nothing any more."""
    return getattr(error.orig, "sqlstate", None) or ""


def sentence_of(error: DBAPIError) -> tuple[str, str]:
    """Our code and sentence for an error; one without a SQLSTATE is the connection's or the driver's."""
    code = code_of(error)
    if not code:
        return UNREACHABLE if isinstance(error, OperationalError) else OTHERS
    return SENTENCES.get(code) or SENTENCES.get(code[:2]) or OTHERS


def first_line(error: DBAPIError) -> str:
    """What the server or the driver said, without the statement."""
    lines = str(error.orig).strip().splitlines()
    return lines[0].rstrip(".") if lines else "no reason was given"
