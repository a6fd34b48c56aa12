"""What a table's socket writes to, and who takes what arrives there."""

from __future__ import annotations

from typing import Protocol


class Speaker(Protocol):
    """Who uses a line. Nothing of it may raise."""

    def take(self, text: str) -> None:
        """A message arrived."""
        ...

    def fill(self) -> None:
        """The line takes no more for now."""
        ...

    def drain(self) -> None:
        """It takes more again."""
        ...


class Line(Protocol):
    """An open socket."""

    def write(self, messages: list[bytes]) -> None:
        """Send messages, together if it can be done."""
        ...

    def end(self, code: int) -> None:
        """Close the socket, with this code."""
        ...

    def cut(self) -> None:
        """Close it at once, though the other side doesn't read."""
        ...

    def hold(self) -> None:
        """Take no more messages for now."""
        ...

    def release(self) -> None:
        """Take messages again."""
        ...

    async def serve(self, speaker: Speaker) -> None:
        """Bring messages until the socket is closed."""
        ...
