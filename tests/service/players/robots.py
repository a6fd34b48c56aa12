"""Players that misbehave, each in its way; loaded in child processes only."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from escalera import Act, Budget, GreedyBot, View
from escalera.engine.act import Part


class Greedy(GreedyBot):
    """Behaves."""

    name = "behaves"


class Raises(Greedy):
    """Raises."""

    def decide(self, view: View, budget: Budget) -> Act:
        raise ValueError("no idea")


class RaisesUnprintable(Greedy):
    """Raises what can't even be printed."""

    def decide(self, view: View, budget: Budget) -> Act:
        class Unprintable(BaseException):
            def __str__(self) -> str:
                raise RuntimeError

        raise Unprintable


class Hangs(Greedy):
    """Sleeps."""

    def decide(self, view: View, budget: Budget) -> Act:
        time.sleep(60)
        return super().decide(view, budget)


class Spins(Greedy):
    """Never leaves a loop."""

    def decide(self, view: View, budget: Budget) -> Act:
        while True:
            pass


class HoldsTheLock(Greedy):
    """Never leaves a function written in C, so that no other thread of it ever runs."""

    def decide(self, view: View, budget: Budget) -> Act:
        re.match("(a+)+b", "a" * 60)
        return super().decide(view, budget)


class Prints(Greedy):
    """Writes everywhere a program may write, and reads what it may read; decides well all the same."""

    def decide(self, view: View, budget: Budget) -> Act:
        print("\0\0\0\1garbage" * 1000, flush=True)
        os.write(1, b"\xff" * 10_000)
        sys.stderr.write("x" * 100_000)
        assert sys.stdin.read() == ""
        return super().decide(view, budget)


class WritesIntoThePipes(Greedy):
    """Finds the pipes and writes into all of them."""

    def decide(self, view: View, budget: Budget) -> Act:
        for number in range(3, 20):
            try:
                os.write(number, b"\xff" * 100)
            except OSError:
                continue
        return super().decide(view, budget)


class ClosesThePipes(Greedy):
    """Closes everything that is open."""

    def decide(self, view: View, budget: Budget) -> Act:
        os.closerange(0, 100)
        time.sleep(60)
        return super().decide(view, budget)


class Exits(Greedy):
    """Is gone."""

    def decide(self, view: View, budget: Budget) -> Act:
        os._exit(3)


class ExitsPolitely(Greedy):
    """Leaves as programs do."""

    def decide(self, view: View, budget: Budget) -> Act:
        sys.exit("enough")


class Returns(Greedy):
    """Returns what isn't an act that may be done; subclasses say what."""

    what: Any = None

    def decide(self, view: View, budget: Budget) -> Act:
        found: Act = self.what
        return found


class ReturnsText(Returns):
    """A text."""

    what = "draw"


class ReturnsIllegal(Returns):
    """An act that nobody may do."""

    what = Act("merge", (Part(1, ()), Part(1, ())))


class BuildsNoAct(Greedy):
    """Builds an act with a verb that there isn't."""

    def decide(self, view: View, budget: Budget) -> Act:
        """Raises ValueError."""
        return Act("cheat", ())


class BuildsNoList(Greedy):
    """Builds a list with a card that there isn't."""

    def decide(self, view: View, budget: Budget) -> Act:
        """Raises ValueError."""
        return Act("meld", (Part(0, (99,)),))


class ReturnsTooMuch(Returns):
    """An act without end."""

    what = Act("meld", (Part(0, (8,) * 1_000_000),))


class LeavesThreads(Greedy):
    """Leaves a thread behind that never ends."""

    def decide(self, view: View, budget: Budget) -> Act:
        threading.Thread(target=time.sleep, args=(60,)).start()
        return super().decide(view, budget)


class StartsAnother(Greedy):
    """Starts a program, notes its number and hangs."""

    def decide(self, view: View, budget: Budget) -> Act:
        started = subprocess.Popen(["sleep", "60"])
        Path(tempfile.gettempdir(), "started").write_text(str(started.pid))
        time.sleep(60)
        return super().decide(view, budget)


class Counts(Greedy):
    """Remembers how often it was asked, in its process and in its object, and fails when it was before."""

    asked = 0

    def decide(self, view: View, budget: Budget) -> Act:
        Counts.asked += 1
        if Counts.asked > 1:
            raise ValueError(f"asked {Counts.asked} times")
        return super().decide(view, budget)


class TellsItsEnvironment(Greedy):
    """Fails with what it finds in its environment."""

    def decide(self, view: View, budget: Budget) -> Act:
        raise ValueError(os.environ.get("SECRET_OF_THE_SERVER", "nothing"))


class Unready(Greedy):
    """Can't be made."""

    def __init__(self) -> None:
        raise OSError("my file is missing")


class Mute:
    """No player: it can't decide."""

    name = "mute"
