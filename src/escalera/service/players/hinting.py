"""What comes back when a hint was asked for, judged like an act."""

from __future__ import annotations

import logging
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from escalera.bots.said import Said
from escalera.engine.act import Act
from escalera.engine.view import View
from escalera.notation.acts import ActError, act_text, parse_act
from escalera.service.players.jobs import Answer, HintText, Job

LOG: Final = logging.getLogger("escalera.players")
AGAINST: Final = ("meant", "other", "none")


class NoHint(Exception):
    """Nothing came of it; the message says why."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """Advice: the acts one by one, the next of them as a whole, where to look, and why."""

    acts: Sequence[Act]
    first: Act
    where: Said
    reasons: Sequence[Said]
    against: str
    agrees: bool


def hinted(view: View, job: Job, answer: Answer) -> Hinted:
    """The hint of an answer. Raises `NoHint`, and logs what is needed to repeat it at debug level."""
    try:
        if answer.hint is None:
            raise NoHint(answer.fault or "it answered nothing")
        return checked(view, answer.hint)
    except NoHint as fault:
        LOG.warning("%s gave no hint to seat %d, round %d: %s", job.player, view.seat, view.number, fault)
        LOG.debug("view=%s seconds=%s", b64encode(job.view).decode(), job.seconds)
        raise


def checked(view: View, text: HintText) -> Hinted:
    """A hint from its text: acts that are acts, the first of them legal. Raises `NoHint`."""
    try:
        acts, first = [parse_act(act) for act in text.acts], parse_act(text.first)
    except ActError as error:
        raise NoHint(f"it answered no act: {error}") from None
    refused = view.check(first) or view.check(acts[0])
    if refused is not None or text.against not in AGAINST:
        raise NoHint(f"it answered “{act_text(first)}”, which is refused: {refused and refused.code}")
    reasons = [Said(*one) for one in text.reasons]
    return Hinted(acts, first, Said(*text.where), reasons, text.against, text.agrees)
