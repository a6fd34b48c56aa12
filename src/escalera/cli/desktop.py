"""The browser of whoever sits at this computer."""

from __future__ import annotations

import os
import sys
from threading import Thread
from typing import Final

DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
FAR: Final = ("SSH_CONNECTION", "SSH_TTY")
"""Set where the one who types sits at another computer."""


def has_desktop() -> bool:
    """Whether somebody sits at a terminal on a desktop of this computer."""
    if not sys.stdout.isatty() or any(os.environ.get(name) for name in FAR):
        return False
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in DISPLAYS)


def open_browser(address: str) -> Thread:
    """Show an address in the browser; the thread that waits for the browser to take it."""
    thread = Thread(target=show, args=(address,), daemon=True)
    thread.start()
    return thread


def show(address: str) -> None:
    """Ask the browser for it; one that would run in this terminal isn't asked."""
    import webbrowser

    try:
        found = webbrowser.get()
        if type(found) is not webbrowser.GenericBrowser or os.environ.get("BROWSER"):
            found.open(address)
    except (webbrowser.Error, OSError):
        return
