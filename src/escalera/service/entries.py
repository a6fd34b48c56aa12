"""What happened at a table: the entries of its append-only log, and their bytes.

A table is these entries played in order. Nothing secret is in them: a running deal's secret stands
apart until it is revealed, and seats are held by tokens whose hashes stand apart, too.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from escalera.protocol.views import Options


class Happened(Struct, tag_field="kind", frozen=True):
    """Base of all entries."""


class Created(Happened, tag="created", frozen=True):
    """The table was made."""

    options: Options


class Sat(Happened, tag="sat", frozen=True):
    """A person took a seat."""

    seat: int
    name: str


class Freed(Happened, tag="freed", frozen=True):
    """A seat is open again."""

    seat: int


class Renewed(Happened, tag="renewed", frozen=True):
    """A seat's person has a new token; the ones from before open nothing any more."""

    seat: int


class Manned(Happened, tag="manned", frozen=True):
    """A computer player was given a seat."""

    seat: int
    player: str


class Swapped(Happened, tag="swapped", frozen=True):
    """Two seats changed places."""

    one: int
    other: int


class Started(Happened, tag="started", frozen=True):
    """The match began."""


class Committed(Happened, tag="committed", frozen=True):
    """The service committed itself to its part of the next deal."""

    round: int
    commitment: str


class Sealed(Happened, tag="sealed", frozen=True):
    """A seat sealed its own randomness for the next deal."""

    round: int
    seat: int
    seal: str


class SealsClosed(Happened, tag="seals-closed", frozen=True):
    """No further seal counts; what was sealed is opened now."""

    round: int


class Opened(Happened, tag="opened", frozen=True):
    """A seat showed what it had sealed."""

    round: int
    seat: int
    value: str


class Dealt(Happened, tag="dealt", frozen=True):
    """The cards were dealt; the order follows from the secret and what had been contributed."""

    round: int
    dealer: int


class Acted(Happened, tag="acted", frozen=True):
    """A seat acted; `by` is `person`, `computer`, `stand-in` or `clock`."""

    seat: int
    act: str
    by: str = "person"


class Revealed(Happened, tag="revealed", frozen=True):
    """The round is over: the secret of its deal, and the proof line for its record."""

    round: int
    secret: str
    proof: str


class StoodIn(Happened, tag="stood-in", frozen=True):
    """A computer player plays for a seat until its person is back."""

    seat: int
    player: str


class Returned(Happened, tag="returned", frozen=True):
    """The person plays again."""

    seat: int


class Readied(Happened, tag="readied", frozen=True):
    """A seat is ready for the next round."""

    seat: int


class Said(Happened, tag="said", frozen=True):
    """A line of chat."""

    seat: int
    text: str


class Phrased(Happened, tag="phrased", frozen=True):
    """A quick phrase."""

    seat: int
    phrase: str


class Doubted(Happened, tag="doubted", frozen=True):
    """A seat doubts a line of the score sheet of a finished round."""

    seat: int
    round: int
    side: int
    line: str
    text: str


class Rematched(Happened, tag="rematched", frozen=True):
    """Another match begins with the seats kept."""


AnyEntry = (
    Created
    | Sat
    | Freed
    | Renewed
    | Manned
    | Swapped
    | Started
    | Committed
    | Sealed
    | SealsClosed
    | Opened
    | Dealt
    | Acted
    | Revealed
    | StoodIn
    | Returned
    | Readied
    | Said
    | Phrased
    | Doubted
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """An entry back from its bytes."""
    return _decoder.decode(data)
