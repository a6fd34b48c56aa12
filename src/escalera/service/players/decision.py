"""What a computer player has decided, judged: its act if it is legal, otherwise a safe one."""

from __future__ import annotations

import logging
from base64 import b64encode
from dataclasses import dataclass
from typing import Final

from escalera.engine.act import Act
from escalera.engine.view import View
from escalera.notation.acts import ActError, act_text, parse_act
from escalera.service.players.jobs import Answer, Job
from escalera.service.players.safe import safe_act

LOG: Final = logging.getLogger("escalera.players")


@dataclass(frozen=True, slots=True)
class Decision:
    """A legal act. `fault` says why it isn't the player's own, or is None."""

    act: Act
    fault: str | None = None


def judged(view: View, job: Job, answer: Answer) -> Decision:
    """The decision of an answer. A fault is logged, with what is needed to repeat it at debug level."""
    found = act_or_fault(view, answer)
    if isinstance(found, Act):
        return Decision(found)
    decision = Decision(safe_act(view), found)
    LOG.warning(
        "%s at seat %d, round %d: %s; it plays “%s” instead",
        job.player,
        view.seat,
        view.number,
        found,
        act_text(decision.act),
    )
    LOG.debug("view=%s seed=%s seconds=%s", b64encode(job.view).decode(), job.seed.hex(), job.seconds)
    return decision


def act_or_fault(view: View, answer: Answer) -> Act | str:
    """The act that was answered if the seat may do it, otherwise what is wrong."""
    if answer.fault is not None or answer.act is None:
        return answer.fault or "it answered nothing"
    try:
        act = parse_act(answer.act)
        refused = view.check(act)
    except ActError as error:
        return f"it answered no act: {error}"
    return act if refused is None else f"it answered “{answer.act}”, which is refused: {refused.code}"
