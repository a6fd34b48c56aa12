"""A job done: the view decoded, the player found and asked, its act as text."""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Final, cast

import msgspec

from escalera.bots import BOTS, Bot, Budget
from escalera.bots.advice import advise
from escalera.engine.act import Act
from escalera.engine.view import View
from escalera.notation.acts import act_text, parse_act
from escalera.service.players.bytes import view_of
from escalera.service.players.jobs import LONGEST_TEXT, Answer, Fact, HintText, Job, Told

_IMPORTERS: Final = (
    importlib.__file__,
    "<frozen importlib._bootstrap>",
    "<frozen importlib._bootstrap_external>",
)


def done(job: Job) -> Answer:
    """What the player answers; whatever it raises is a fault."""
    try:
        view = view_of(job.view)
        if job.hint:
            return Answer(hint=hint_text(view, player_of(job.player), job.meant))
        luck = Random(int.from_bytes(job.seed, "big"))
        act = player_of(job.player).decide(view, Budget(job.seconds, luck))
        return Answer(act=text_of(act))
    except BaseException as error:
        return Answer(fault=fault_text(error))


def hint_text(view: View, player: Bot, meant: str | None) -> HintText:
    """What a player advises, and why."""
    found = advise(view, player, parse_act(meant) if meant else None)
    return HintText(
        [act_text(act) for act in found.actions],
        act_text(found.first),
        told(found.where.key, found.where.facts),
        [told(reason.key, reason.facts) for reason in found.reasons],
        found.against,
        found.agrees,
    )


def told(key: str, facts: Mapping[str, object]) -> Told:
    """A sentence as it travels."""
    return key, msgspec.convert(dict(facts), dict[str, Fact])


@lru_cache(maxsize=16)
def player_of(name: str) -> Bot:
    """The player of a known name, or an object of the class that `module:Class` names."""
    known = BOTS.get(name)
    if known is not None:
        return known()
    module, colon, path = name.partition(":")
    if not colon:
        raise LookupError(f"there is no computer player “{name}”")
    found: object = importlib.import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    player = cast(type[Bot], found)()
    if not callable(getattr(player, "decide", None)):
        raise TypeError("it has no decide(view, budget)")
    return player


def text_of(act: object) -> str:
    """The text of what a player returned."""
    if not isinstance(act, Act):
        raise TypeError(f"decide returned {type(act).__name__}, not an Act")
    text = act_text(act)
    if len(text) > LONGEST_TEXT:
        raise ValueError("decide returned an act that is far too long")
    return text


def fault_text(error: BaseException) -> str:
    """One line for whoever runs the player; of a fault in its own code the trace goes to the error stream."""
    if is_from_player(error):
        traceback.print_exception(error, file=sys.stderr)
    try:
        text = "".join(traceback.format_exception_only(error)).strip()
    except Exception:
        text = type(error).__name__
    return text[:LONGEST_TEXT].encode("utf-8", "replace").decode()


def is_from_player(error: BaseException) -> bool:
    """Whether it was raised in the player's code rather than while we looked for it."""
    *_, (frame, _) = traceback.walk_tb(error.__traceback__)
    return frame.f_code.co_filename not in (__file__, *_IMPORTERS)
