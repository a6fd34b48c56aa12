"""Networks of their own for nodes, each on a wire that can be pulled out: then nothing comes through.

They need Linux and the rights of root. All of it happens in a network that nobody else is in (`enter`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

INSIDE: Final = "ESCALERA_OWN_NETWORK"
TRIAL: Final = ("unshare", "--net", "--mount", "ip", "link", "set", "lo", "up")


def permitted() -> bool:
    """Whether networks can be made here."""
    if not all(shutil.which(name) for name in ("unshare", "ip")):
        return False
    return subprocess.run(TRIAL, capture_output=True, check=False).returncode == 0


def enter(module: str) -> bool:
    """Begin this program anew in a network that nobody else is in; False where there is none to be had."""
    if os.environ.get(INSIDE):
        ip("link", "set", "lo", "up")
        return True
    if not permitted():
        return False
    again = [sys.executable, "-m", module, *sys.argv[1:]]
    os.execvpe("unshare", ["unshare", "--net", "--mount", *again], os.environ | {INSIDE: "1"})


class Wire:
    """A node's own network, and the wire from there to here."""

    def __init__(self, number: int) -> None:
        self.name = f"escalera-{os.getpid()}-{number}"
        self.here = f"10.231.{number}.1"
        self.there = f"10.231.{number}.2"
        self._end = f"node{number}"

    def lay(self) -> None:
        """Make it."""
        ip("netns", "add", self.name)
        ip("link", "add", self._end, "type", "veth", "peer", "name", "wire", "netns", self.name)
        ip("address", "add", f"{self.here}/30", "dev", self._end)
        ip("link", "set", self._end, "up")
        self._inside("address", "add", f"{self.there}/30", "dev", "wire")
        self._inside("link", "set", "lo", "up")
        self.plug()

    def pull(self) -> None:
        """Pull it out."""
        self._inside("link", "set", "wire", "down")

    def plug(self) -> None:
        """Put it in."""
        self._inside("link", "set", "wire", "up")

    def remove(self) -> None:
        """Take it away, once nobody is there any more."""
        ip("netns", "delete", self.name)

    def command(self) -> list[str]:
        """What a command has to begin with to run there."""
        return ["ip", "netns", "exec", self.name]

    def _inside(self, *words: str) -> None:
        ip("-n", self.name, *words)


def ip(*words: str) -> None:
    """Run `ip`."""
    subprocess.run(["ip", *words], check=True, capture_output=True)
