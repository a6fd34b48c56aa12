"""Who plays by what, and the comment in the save file that remembers it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from escalera.bots import BOTS, USUAL
from escalera.cli.terminal.hand import BY_RANK, BY_SUIT
from escalera.cli.terminal.luck import Luck, luck_of
from escalera.notation.record import Record
from escalera.rules import Rules

_COMMENT: Final = re.compile(r"^# play:(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Setup:
    """A table: `seat` is the person's; `bots` names a computer player for every seat, unused at his."""

    rules: Rules
    players: int
    names: tuple[str, ...]
    seat: int
    bots: tuple[str, ...]
    luck: Luck
    order: str = BY_RANK
    """How he has ordered his hand."""

    def comment(self) -> str:
        """The line of the save file that the record itself has no place for."""
        seed = "none" if self.luck.seed is None else self.luck.seed
        order = "" if self.order == BY_RANK else f" order={self.order}"
        return f"# play: seat={self.seat} bots={','.join(self.bots)} seed={seed} luck={self.luck.bots}{order}"


def bots_for(players: int, seat: int, wanted: Sequence[str]) -> tuple[str, ...]:
    """A computer player for every seat but the person's; the last one named takes the seats left over."""
    given = [*wanted] or [USUAL]
    others = [given[min(at, len(given) - 1)] for at in range(players - 1)]
    return (*others[: seat - 1], USUAL, *others[seat - 1 :])


def setup_of(record: Record, text: str, names: Sequence[str], seat: int | None) -> Setup:
    """The table of a record: as its comment says, otherwise with the defaults."""
    found = _values(text)
    players = record.players
    own = seat or _number(found.get("seat"), 1)
    own = own if 1 <= own <= players else 1
    bots = tuple(found.get("bots", "").split(","))
    if len(bots) != players or not set(bots) <= set(BOTS):
        bots = bots_for(players, own, ())
    order = BY_SUIT if found.get("order") == BY_SUIT else BY_RANK
    return Setup(record.rules, players, record.names or tuple(names), own, bots, _luck(found), order)


def _values(text: str) -> dict[str, str]:
    comment = _COMMENT.search(text)
    pairs = [word.partition("=") for word in comment[1].split()] if comment else []
    return {name: value for name, _, value in pairs}


def _luck(found: dict[str, str]) -> Luck:
    if "luck" not in found:
        return luck_of(None)
    seed = found.get("seed", "none")
    return Luck(None if seed == "none" else _number(seed, 0), _number(found["luck"], 0))


def _number(text: str | None, default: int) -> int:
    return int(text) if text is not None and re.fullmatch(r"-?[0-9]{1,20}", text) else default
