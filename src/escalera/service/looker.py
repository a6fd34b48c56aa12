"""A process of its own that plays a stranger's record: `python -m escalera.service.looker ROUND`.

The record comes on standard input. Standard output is `+` and the frames as gzipped JSON, or `-` and
what is wrong as JSON.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from escalera.errors import FileError
from escalera.notation import parse_record
from escalera.notation.replay import RefusedLine
from escalera.protocol.frames import LookBack
from escalera.service.frames import look_back

GOOD: Final = b"+"
BAD: Final = b"-"
SECONDS: Final = 10
"""Of computing; whoever waits for it waits no longer either."""
BYTES: Final = 2_000_000_000
"""Of memory, far more than the largest record needs."""


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a record, as `escalera replay` would say it; line 0: there is no such round."""

    line: int
    code: str
    facts: dict[str, Any] = {}
    names: list[str] = []


def packed(found: LookBack) -> bytes:
    """Frames as gzipped JSON."""
    return gzip.compress(msgspec.json.encode(found), 6, mtime=0)


def looked_at(data: bytes, number: int) -> bytes:
    """What standard output gets for a record."""
    names: Sequence[str] = ()
    try:
        record = parse_record(data)
        names = record.names or ()
        return GOOD + packed(look_back(record, number))
    except LookupError:
        return BAD + msgspec.json.encode(Fault(0, "no-such-page"))
    except (FileError, RefusedLine) as error:
        return BAD + msgspec.json.encode(Fault(error.line, error.code, dict(facts_of(error)), list(names)))


def facts_of(error: FileError | RefusedLine) -> Mapping[str, Any]:
    """What the sentence is filled in with."""
    return error.facts if isinstance(error, RefusedLine) else {"sentence": error.sentence}


def limit_itself() -> None:
    """Let the system end this process when it computes too long or takes too much memory."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def main() -> None:
    """Look at one record."""
    limit_itself()
    data = sys.stdin.buffer.read()
    sys.stdout.buffer.write(looked_at(data, int(sys.argv[1])))


if __name__ == "__main__":
    main()
