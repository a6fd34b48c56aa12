"""A job done: the view decoded, the player found and asked, its act as text."""

from __future__ import annotations

import sys
import traceback
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import cast

from escalera.bots import BOTS, Bot, Budget
from escalera.engine.act import Act
from escalera.notation.acts import act_text
from escalera.service.players.bytes import view_of
from escalera.service.players.jobs import LONGEST_TEXT, Answer, Job


def done(job: Job) -> Answer:
    """What the player answers; whatever it raises is a fault."""
    try:
        view = view_of(job.view)
        luck = Random(int.from_bytes(job.seed, "big"))
        act = player_of(job.player).decide(view, Budget(job.seconds, luck))
        return Answer(act=text_of(act))
    except BaseException as error:
        return Answer(fault=fault_text(error))


@lru_cache(maxsize=16)
def player_of(name: str) -> Bot:
    """The player of a known name, or an object of the class that `module:Class` names."""
    known = BOTS.get(name)
    if known is not None:
        return known()
    module, colon, path = name.partition(":")
    if not colon:
        raise LookupError(f"there is no computer player “{name}”")
    found: object = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return cast(type[Bot], found)()


def text_of(act: object) -> str:
    """The text of what a player returned."""
    if not isinstance(act, Act):
        raise TypeError(f"decide returned {type(act).__name__}, not an Act")
    text = act_text(act)
    if len(text) > LONGEST_TEXT:
        raise ValueError("decide returned an act that is far too long")
    return text


def fault_text(error: BaseException) -> str:
    """One line for whoever runs the player; the whole traceback goes to the error stream."""
    traceback.print_exception(error, file=sys.stderr)
    try:
        text = "".join(traceback.format_exception_only(error)).strip()
    except Exception:
        text = type(error).__name__
    return text[:LONGEST_TEXT].encode("utf-8", "replace").decode()
