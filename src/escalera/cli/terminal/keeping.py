"""Keeping a game: its save file while it runs, and what the player is told about it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from escalera.cli.terminal import save
from escalera.cli.terminal.drawing.flow import wrapped
from escalera.cli.terminal.started import started_by
from escalera.cli.terminal.terminal import Terminal
from escalera.cli.why import why
from escalera.disk import write_whole
from escalera.i18n import Catalogue


class Keeper:
    """Writes a game down after every act; when that fails it says so once and lets the game go on."""

    def __init__(self, terminal: Terminal, words: Catalogue, copy: Path | None) -> None:
        self.terminal = terminal
        self.words = words
        self.copy = copy
        self.kept: save.Save | None = None

    def open(self, path: Path | None) -> bool:
        """Keep the game in a file, or in a new one; False when another process is playing it."""
        try:
            self.kept = save.Save(path or save.new_path())
        except OSError as error:
            self._give_up(error)
            return True
        return path is None or self.kept.held

    def write(self, text: str) -> None:
        """Write the game as it stands."""
        if self.kept is not None:
            try:
                self.kept.write(text)
            except OSError as error:
                self._give_up(error)
        if self.copy is not None:
            try:
                write_whole(self.copy, text)
            except OSError as error:
                self._say("terminal-no-copy", path=str(self.copy), why=why(error, self.words))
                self.copy = None

    def leave(self) -> None:
        """The player leaves an unfinished game."""
        if self.kept is None:
            self._say("terminal-left")
        else:
            self._say("terminal-saved", word=started_by())
        if self.kept is not None:
            self.kept.release()

    def finish(self) -> None:
        """The match is over."""
        if self.kept is not None:
            there = self.kept.finish()
            self._say("terminal-record", path=str(self.copy or there))

    def _give_up(self, error: OSError) -> None:
        if self.kept is not None:
            with suppress(OSError):
                self.kept.release()
        self.kept = None
        self._say("terminal-not-saved", path=str(save.state_folder()), why=why(error, self.words))

    def _say(self, key: str, **facts: object) -> None:
        self.terminal.show(wrapped(self.words.text(key, **facts), self.terminal.width))
