"""How patient a client is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Timing:
    """Seconds."""

    open: float = 4.0
    """For opening a line."""
    send: float = 10.0
    """For a message to leave."""
    answer: float = 1.5
    """Until a message without answer is sent again, a quarter more or less."""
    quiet: float = 1.5
    """After so long without a word the server is asked whether it is there. As long again and `answer` it may
    take: a node that stands still is left after five seconds, sooner where a proxy ends the line."""
    steady: float = 5.0
    """A line that was open for so long wasn't a failed try."""
    first_wait: float = 0.5
    """Before a line is opened again; each further wait is twice as long, less a random part."""
    longest_wait: float = 15.0
    begin: float = 20.0
    """How long a server that was never reached is tried."""
    give_up: float = 600.0
    """How long one that was reached is, once its line is cut."""

    def again(self, chance: float) -> float:
        """Until a message is sent again; `chance` keeps a regular loss from always meeting the same one."""
        return self.answer * (0.75 + chance / 2)

    def wait(self, tries: int, chance: float) -> float:
        """The wait after so many tries in a row; `chance` from 0 to 1 keeps many clients apart."""
        longest = min(self.longest_wait, self.first_wait * 2.0 ** min(tries, 30))
        return longest * (0.5 + chance / 2)


PATIENT: Final = Timing()
