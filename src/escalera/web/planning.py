"""What a seat is told before it acts, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from escalera.engine.state import State
from escalera.errors import Refused
from escalera.i18n import Catalogue
from escalera.protocol import planning
from escalera.protocol.answers import Counted
from escalera.protocol.requests import WhatFits, WhatMay
from escalera.service.counting import Count
from escalera.service.deciding import read_act
from escalera.service.fitting import Fitting, Planner, read_cards
from escalera.service.prospects import Box, prospects, watching
from escalera.service.table import PLAYING, Table
from escalera.web.words import facts_text


@dataclass(frozen=True, slots=True)
class Said:
    """Reasons in a language, with the names of those at the table."""

    words: Catalogue
    names: Sequence[str]

    def why(self, refused: Refused | None) -> planning.Why | None:
        """A reason as it is sent."""
        if refused is None:
            return None
        sentence = self.words.refusal(refused.code, refused.facts, self.names)
        return planning.Why(refused.code, sentence, facts_text(refused.facts))

    def why_no_take(self, refused: Refused | None) -> planning.Why | None:
        """Why there is no way to take the pile: of a minimum that no melds of this hand would reach."""
        if refused is None or refused.code != "below-minimum":
            return self.why(refused)
        sentence = self.words.text("may-not-open", **refused.facts)
        return planning.Why(refused.code, sentence, facts_text(refused.facts))

    def condition(self, box: Box) -> planning.Condition:
        """A box of the going-out checklist."""
        sentence = self.words.text(f"out-{box.code}", count=box.has, needed=box.needs)
        return planning.Condition(box.code, box.met, box.has, box.needs, sentence)

    def fit(self, found: Fitting) -> planning.Fit:
        """Cards on a target."""
        legal = found.why is None and found.lacks is None
        count = found.count
        return planning.Fit(
            found.target,
            found.act,
            found.why is None,
            self.why(found.why),
            legal,
            self.why(found.lacks),
            count.counts,
            count.left,
            count.finishes,
        )

    def counted(self, id: str, found: Count) -> Counted:
        """What an act would come to."""
        why = self.why(found.refused)
        return Counted(
            id,
            why is None,
            why.code if why else None,
            why.sentence if why else None,
            found.counts,
            found.needed,
            found.left,
            found.goes_out,
            found.helps,
        )


def plan(table: Table, seat: int, request: WhatMay | WhatFits, said: Said) -> planning.May | planning.Fits:
    """The answer to a question about what could be done. Raises `Refused`."""
    if isinstance(request, WhatMay):
        return may(table, seat, request, said)
    return fits(table, seat, request, said)


def may(table: Table, seat: int, request: WhatMay, said: Said) -> planning.May:
    """What the seat may do now."""
    found = prospects(running(table), seat) if seat else watching()
    conditions = [said.condition(box) for box in found.boxes]
    return planning.May(
        request.id,
        table.seq,
        found.draw,
        found.takes,
        said.why_no_take(found.why_no_take),
        found.may_pass,
        found.ask,
        found.answer,
        found.discard,
        found.needed,
        bool(conditions) and all(one.met for one in conditions),
        conditions,
    )


def fits(table: Table, seat: int, request: WhatFits, said: Said) -> planning.Fits:
    """Where cards could go."""
    if not seat:
        raise Refused("spectators-only-watch")
    act = read_act(request.act) if request.act else None
    found = Planner(running(table), seat).fittings(act, read_cards(request.cards))
    staged = said.fit(found.staged) if found.staged else None
    targets = [said.fit(one) for one in found.targets]
    return planning.Fits(request.id, table.seq, found.points, found.needed, staged, targets)


def running(table: Table) -> State:
    """The round that is played. Raises `round-over`."""
    if table.stage != PLAYING or table.round is None:
        raise Refused("round-over")
    return table.round.state
