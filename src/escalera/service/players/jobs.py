"""What is asked of a child process and what it answers.

Both travel as four bytes of length, then msgpack.
"""

from __future__ import annotations

from typing import Annotated, BinaryIO, Final

import msgspec
from msgspec import Meta, Struct

HEAD: Final = 4
LONGEST_JOB: Final = 1 << 22
LONGEST_ANSWER: Final = 1 << 16
LONGEST_TEXT: Final = 4000
UNLIMITED: Final = 60.0
"""Seconds for a decision whose budget names none."""


class Job(Struct, array_like=True, frozen=True):
    """One decision: a known name or `module:Class`, the view's bytes, the time for it and its luck."""

    player: str
    view: bytes
    seconds: float | None
    seed: bytes
    hint: bool = False
    """A hint is wanted, in place of an act."""
    meant: str | None = None
    """The text of the act that whoever wants it has in mind."""

    @property
    def limit(self) -> float:
        """The seconds it may take at most, before any grace."""
        return UNLIMITED if self.seconds is None else self.seconds


Fact = int | str | list[int]
Told = tuple[str, dict[str, Fact]]
"""A sentence's key and its facts, cards as faces."""


class HintText(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """An advice as text: the acts one by one, the first as a whole, where to look, the reasons."""

    acts: Annotated[list[str], Meta(min_length=1, max_length=200)]
    first: str
    where: Told
    reasons: Annotated[list[Told], Meta(max_length=9)]
    against: str
    agrees: bool


class Answer(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """The text of an act, or what went wrong, or a hint."""

    act: Annotated[str, Meta(max_length=LONGEST_TEXT)] | None = None
    fault: Annotated[str, Meta(max_length=LONGEST_TEXT)] | None = None
    hint: HintText | None = None


_encoder: Final = msgspec.msgpack.Encoder()
_jobs: Final = msgspec.msgpack.Decoder(Job)
_answers: Final = msgspec.msgpack.Decoder(Answer)


def body_of(message: Job | Answer) -> bytes:
    """A message without its length, for where that is known."""
    return _encoder.encode(message)


def job_of(body: bytes) -> Job:
    """A job from its bytes; ValueError when they are none."""
    try:
        return _jobs.decode(body)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None


def framed(message: Job | Answer) -> bytes:
    """A message as it travels."""
    body = _encoder.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def answer_of(body: bytes) -> Answer:
    """An answer from its bytes; ValueError when they are none."""
    try:
        return _answers.decode(body)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None


def next_job(stream: BinaryIO) -> Job | None:
    """The next job, waited for without limit; None when there will be no more."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    length = int.from_bytes(head, "big")
    body = stream.read(length) if length <= LONGEST_JOB else b""
    return _jobs.decode(body) if len(body) == length else None


def send(stream: BinaryIO, answer: Answer) -> None:
    """Send an answer."""
    stream.write(framed(answer))
    stream.flush()
