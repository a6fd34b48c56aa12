"""`escalera` alone: the tables of this computer, in the browser."""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from escalera.cli import address, desktop
from escalera.cli.interrupts import nothing_begun
from escalera.cli.serving import say, serve_until_stopped, serving_faults_told
from escalera.cli.words import spoken
from escalera.i18n import Catalogue

if TYPE_CHECKING:
    from escalera.web.settings import Settings

NEXT_PORTS: Final = 10
"""Ports tried after the usual one, in order, so that an address is likely to be the same tomorrow."""
ANY_PORT: Final = 0
OTHERS_SECONDS: Final = 10.0
"""How long another server on the same database may take to begin or to end."""
AGAIN_SECONDS: Final = 0.1
BROWSER_SECONDS: Final = 5.0


def open_tables(ctx: click.Context, browser: bool | None) -> None:
    """Serve on a free port until Ctrl-C, or say where it is served already."""
    with nothing_begun():
        from escalera.web.logs import set_up_logs
        from escalera.web.sources import given_settings, settings_of

        words = spoken()
    config = os.environ.get("ESCALERA_CONFIG")
    with serving_faults_told(ctx):
        given = given_settings({}, os.environ, Path(config) if config else None)
        settings = settings_of(given)
        set_up_logs(settings.log, logging.WARNING)
        Opening(settings, "port" in given, browser, words).run()


class Opening:
    """One start; `named` is whether its port was asked for, `browser` whether one is to show the tables."""

    def __init__(self, settings: Settings, named: bool, browser: bool | None, words: Catalogue) -> None:
        self.settings = settings
        self.named = named
        self.browser = desktop.has_desktop() if browser is None else browser
        self.words = words

    def run(self) -> None:
        """Serve. While another server has the database, wait for its answer, or for its end."""
        from escalera.service.store import StoreFault

        limit = time.monotonic() + OTHERS_SECONDS
        while True:
            try:
                serve_until_stopped(self.settings, self.tell, self.spare_ports())
                say(self.words.text("open-stopped"))
                return
            except StoreFault as fault:
                if fault.code != "in-use" or time.monotonic() > limit:
                    raise
            if self.show_running():
                return
            time.sleep(AGAIN_SECONDS)

    def spare_ports(self) -> list[int]:
        """Where to listen when the usual port is taken: nowhere else, if it was asked for."""
        usual = self.settings.port
        return [] if self.named else [*range(usual + 1, usual + 1 + NEXT_PORTS), ANY_PORT]

    def tell(self, settings: Settings, kept: str) -> None:
        """Say where it is and how it ends."""
        words, shown = self.words, address.shown(settings)
        lines = []
        if settings.port != self.settings.port and self.settings.port:
            lines.append(
                words.text("open-other-port", port=str(self.settings.port), number=str(settings.port))
            )
        lines.append(words.text("open-ready", address=shown))
        if address.network_address(settings):
            lines.append(words.text("serve-network", address=address.network_address(settings)))
        lines.append(words.text("open-how", what="opened" if self.browser else "open"))
        say("\n".join(lines))
        if self.browser:
            desktop.open_browser(shown)

    def show_running(self) -> bool:
        """Whether a server answers for this database already; then say where."""
        from escalera.service.store.place import file_of

        found = address.answering_at(file_of(self.settings.database))
        if found:
            say(self.words.text("open-running", address=found))
        if found and self.browser:
            desktop.open_browser(found).join(BROWSER_SECONDS)
        return bool(found)
