"""A bot's match at a remote table, and what is said of it."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from unicodedata import category

import click

from escalera.bots import BOTS, Bot
from escalera.i18n import Catalogue
from escalera.notation.record import parse_record
from escalera.protocol.views import TableView
from escalera.remote import Client, Link, RemoteError, Timing, parse_link, play, sit
from escalera.remote.lines import OpenLine, open_socket
from escalera.remote.plain import open_stream, read_patiently
from escalera.remote.shuffle import Shuffle
from escalera.service.players.foreign import ForeignBot, PlayerError

OWN: Final = ("bad-link", "bad-bot", "no-table-server", "unreachable", "seat-lost", "perhaps-seated")
"""Faults that no server tells of."""
MOVING: Final = ("Cc", "Cs", "Zl", "Zp")
"""Categories of what a terminal doesn't print but obeys."""


class Joining:
    """A seat taken, a match played."""

    def __init__(self, words: Catalogue, name: str, *, seconds: float, patience: float, http: bool) -> None:
        self._words = words
        self._name = name
        self._seconds = seconds
        self._timing = Timing(begin=min(patience, Timing.begin), give_up=patience)
        self._open_line: OpenLine = open_stream if http else open_socket

    async def run(self, link: str, bot: str) -> None:
        """Play to the end of the match. Raises `RemoteError`."""
        given = parse_link(link)
        with player(bot) as playing:
            seat = await sit(given, self._name, self._timing)
            told = Told(self._words, playing, bot, given, seat)
            shuffle = Shuffle()
            async with Client(seat, self._timing, open_line=self._open_line, on_line=told.line) as table:
                view = await play(table, playing, seconds=self._seconds, shuffle=shuffle, on_view=told.view)
            told.over(view)
            record = parse_record((await read_patiently(seat, "record", self._timing)).decode())
            told.proved(shuffle.faults(record, view.you))


@contextmanager
def player(name: str) -> Iterator[Bot]:
    """One of our own players, or somebody's in a process of its own. Raises `RemoteError`."""
    if name in BOTS:
        yield BOTS[name]()
        return
    bot = ForeignBot(name)
    try:
        bot.start()
    except PlayerError as error:
        raise RemoteError("bad-bot", {"sentence": str(error)}) from error
    try:
        yield bot
    finally:
        bot.interrupt()
        bot.close()


class Told:
    """Says what has changed since the view before."""

    def __init__(self, words: Catalogue, bot: Bot, named: str, given: Link, seat: Link) -> None:
        self._words = words
        self._bot = bot
        self._named = named
        self._given = given
        self._seat = seat
        self._stage = ""
        self._results = 0
        self._faults = 0
        self._was_open = True

    def line(self, is_open: bool) -> None:
        """The line was cut, or is open again."""
        if is_open != self._was_open and self._stage:
            self._say("join-back" if is_open else "join-cut")
        self._was_open = is_open

    def view(self, view: TableView) -> None:
        """The table has changed."""
        if not self._stage:
            self._joined(view)
        self._rounds(view)
        if view.stage != self._stage and view.stage == "gathering":
            self._say("join-waiting")
        self._stage = view.stage
        self._bot_faults()

    def over(self, view: TableView) -> None:
        """The match is over."""
        won = "join-drawn" if view.draw or not view.winner else "join-won"
        self._say(won, side=view.winner, total=points(view.totals, self._words))

    def proved(self, faults: list[int]) -> None:
        """The proofs were checked."""
        if faults:
            self._say(
                "join-unfair", count=len(faults), list=self._words.listed([str(number) for number in faults])
            )
        else:
            self._say("join-fair")

    def _joined(self, view: TableView) -> None:
        name = view.seats[view.you - 1].name
        self._say("join-joined", table=view.table, seat=view.you, player=name)
        if not self._given.is_seat:
            self._say(
                "join-own-link",
                command=shlex.join(["escalera", "join", self._seat.text, "--bot", self._named]),
            )
        self._results = len(view.results)

    def _rounds(self, view: TableView) -> None:
        for done in view.results[self._results :]:
            score = points([side.score for side in done.sides], self._words)
            total = points([side.total for side in done.sides], self._words)
            self._say("join-round-over", round=done.round, score=score, total=total)
        self._results = len(view.results)
        if view.stage == "playing" and self._stage != "playing" and view.round:
            self._say("join-round", round=view.round.number)

    def _bot_faults(self) -> None:
        faults: list[str] = getattr(self._bot, "faults", [])
        for sentence in faults[self._faults :]:
            self._say("join-bot-failed", sentence=sentence)
        self._faults = len(faults)

    def _say(self, key: str, **facts: object) -> None:
        tell(self._words.text(key, **facts))


def points(numbers: list[int], words: Catalogue) -> str:
    """Points side by side."""
    return " : ".join([words.number(number) for number in numbers])


def sentence_of(error: RemoteError, words: Catalogue) -> str:
    """What went wrong, in words."""
    if error.code in OWN:
        return words.text(f"join-failed-{error.code}", **error.facts)
    return error.sentence or words.refusal(error.code, error.facts)


def tell(sentence: str) -> None:
    """A line on the error stream, in which what a server or a bot says moves no cursor."""
    click.echo("".join(["�" if category(c) in MOVING else c for c in sentence]), err=True)


def tell_left(words: Catalogue) -> None:
    """That it was interrupted."""
    tell(words.text("join-left"))
