"""What the service asks of a bus, whatever carries the bytes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from escalera.errors import EscaleraError

Heard = Callable[[bytes], None]
"""Told what others say; it must neither wait nor raise."""
Answering = Callable[[bytes], Awaitable[bytes]]
"""Answers what is asked."""


class NoAnswer(EscaleraError):
    """Nobody answered in time."""


class Nobody(NoAnswer):
    """There is nobody who could answer, as far as is known."""


class BusFault(EscaleraError):
    """The bus can't be used; the text is a sentence for whoever runs the server."""


class Bus(Protocol):
    """Carries messages between nodes, at most once each, in no certain order."""

    @property
    def alone(self) -> bool:
        """Whether there is nobody who could hear anything."""

    @property
    def connected(self) -> bool:
        """Whether messages come through, as far as is known."""

    async def check(self) -> None:
        """Return when messages come through. Raises `NoAnswer`."""

    def say(self, topic: str, data: bytes) -> None:
        """Tell all other nodes that hear this topic."""

    def hear(self, topic: str, heard: Heard) -> None:
        """Hear what others say about a topic."""

    def ignore(self, topic: str) -> None:
        """Hear no more of a topic."""

    async def ask(self, topic: str, data: bytes, seconds: float) -> bytes:
        """The answer of one of those who answer to this topic. Raises `NoAnswer`, `Nobody` at once."""

    def answer(self, topic: str, answering: Answering) -> None:
        """Be one of those who answer to this topic."""

    async def close(self) -> None:
        """Say and hear nothing more."""
