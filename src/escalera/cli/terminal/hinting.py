"""Hints: where to look, why, the move; each time it is asked for, one depth deeper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escalera.bots import Expert
from escalera.bots.advice import Advice, advise
from escalera.bots.said import moves_of
from escalera.cli.terminal.person import Person
from escalera.cli.terminal.plan import Plan
from escalera.engine.act import ADD, MELD, TAKE

LAYS: Final = (MELD, ADD, TAKE)
"""Acts that can be laid out."""


class Hinting:
    """What a person is told of his own turn, from what his seat may see; nothing is played."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._depth = 0
        self._about = (0, 0)

    def deeper(self) -> None:
        """One depth more; after the last, lay out what can be laid, or say it again."""
        game = self.person.game
        if self._about != (game.round.number, game.moves):
            self._about, self._depth = (game.round.number, game.moves), 0
        plan = self.person.plan
        advice = advise(self.person.view, Expert(), plan.act() if plan else None)
        self._depth += 1
        if self._depth > 3 and advice.first.verb in LAYS:
            self._lay_out(advice)
        else:
            self._say(advice)

    def _say(self, advice: Advice) -> None:
        self._depth = min(self._depth, 3)
        for line in {1: self._where, 2: self._why, 3: self._moves}[self._depth](advice):
            self.person.say(line, "")

    def _lay_out(self, advice: Advice) -> None:
        """Lay it out, in the place of what is laid out."""
        self._depth = 0
        self.person.plan = Plan(advice.first.verb == TAKE, advice.first.parts)
        self.person.show_screen()

    # What is said

    def _where(self, advice: Advice) -> Iterator[str]:
        words = self.person.words
        yield words.text(f"hint-where-{advice.where.key}", **advice.where.facts)
        yield words.text("terminal-hint-why")

    def _why(self, advice: Advice) -> Iterator[str]:
        words = self.person.words
        yield words.text("hint-agrees" if advice.agrees else f"hint-against-{advice.against}")
        for reason in advice.reasons:
            yield f"- {words.text(f'hint-{reason.key}', **reason.facts)}"
        if not advice.reasons:
            yield f"- {words.text('hint-no-why')}"
        yield words.text("terminal-hint-move")

    def _moves(self, advice: Advice) -> Iterator[str]:
        words = self.person.words
        for act in advice.actions:
            for said in moves_of(act):
                yield f"- {words.text(f'hint-move-{said.key}', **said.facts)}"
        if advice.first.verb in LAYS:
            yield words.text("terminal-hint-lay")
