"""The person's turn: from what he types to the act it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from escalera.cli.terminal import command as c
from escalera.cli.terminal.cards import Unreadable, quoted
from escalera.cli.terminal.command import Command, read_command
from escalera.cli.terminal.hinting import Hinting
from escalera.cli.terminal.laying import Laying
from escalera.cli.terminal.menu import menu_of, merges
from escalera.cli.terminal.pages import Pages
from escalera.cli.terminal.person import PROMPT, Person, Quit
from escalera.cli.terminal.plan import Plan
from escalera.cli.terminal.taking import taking_of, top_act
from escalera.cli.terminal.words import LONGEST, words_of
from escalera.engine.act import DISCARD, MERGE, Act, Part
from escalera.engine.state import OPEN, PLAY, START
from escalera.errors import Refused

_NUMBER: Final = re.compile(r"#?([1-9][0-9]?)")
_REDRAWN: Final = (c.MELD, c.ADD, c.TAKE, c.BACK, c.ORDER, c.VIEW)
"""Commands after which the screen looks different."""


class Turn:
    """Lets the person act, once."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.laying = Laying(person)
        self.pages = Pages(person)
        self.hinting = Hinting(person)

    def act(self) -> None:
        """Until an act is played: read what is typed, do it, or say why not."""
        moves = self.person.game.moves
        self.person.show_screen()
        while self.person.game.moves == moves:
            try:
                self._one_command(self.person.terminal.ask(PROMPT))
            except (Refused, Unreadable) as fault:
                self.person.tell(fault)
        self.person.plan = Plan()

    def _one_command(self, line: str) -> None:
        if len(line) > LONGEST:
            raise Unreadable("terminal-too-long", most=LONGEST)
        found = read_command(line, menu_of(self.person.view, self.person.plan))
        if found is None:
            raise self._unknown(line)
        moves = self.person.game.moves
        self._do(found)
        if found.name in _REDRAWN and self.person.game.moves == moves:
            self.person.show_screen()

    def _unknown(self, line: str) -> Unreadable:
        """What to say to a line that is no command: perhaps it names cards."""
        words = words_of(line)
        try:
            self.person.lists(words)
        except Unreadable:
            return Unreadable("terminal-unknown", word=quoted(words[0]))
        return Unreadable("terminal-only-cards")

    def _do(self, found: Command) -> None:
        looking = self._looking(found)
        if looking is not None:
            looking()
        elif found.name in (c.PLAY, c.BACK):
            self.laying.play() if found.name == c.PLAY else self.laying.back(found.rest)
        elif found.full and found.rest:
            self._play_whole(found)
        elif found.name in (c.MELD, c.ADD, c.TAKE):
            self._lay(found)
        else:
            self._play_alone(found)

    def _looking(self, found: Command) -> Callable[[], None] | None:
        """What changes nothing in the game."""
        pages, rest = self.pages, found.rest
        return {
            c.ORDER: self.person.turn_hand,
            c.VIEW: lambda: None,
            c.HISTORY: lambda: pages.history(rest),
            c.SCORE: lambda: pages.score(rest),
            c.RULES: pages.rules,
            c.HINT: self.hinting.deeper,
            c.HELP: pages.help,
            c.QUIT: self._quit,
        }.get(found.name)

    def _quit(self) -> None:
        raise Quit

    def _lay(self, found: Command) -> None:
        """Lay out, once it is the person's to lay."""
        lay = {c.MELD: self.laying.meld, c.ADD: self.laying.add, c.TAKE: self.laying.take}[found.name]
        self._check_turn(found.name)
        lay(found.rest)

    def _check_turn(self, name: str) -> None:
        """An open question, or what can't be now, is refused before any card is asked for."""
        view = self.person.view
        if name == c.MERGE and not view.state.law.merge:
            raise Refused("not-in-edition", {"what": "merge"})
        if name in (c.MERGE, c.DISCARD) and view.state.phase == START and view.state.question != OPEN:
            raise Refused("draw-first")
        if view.state.question == OPEN or (name == c.TAKE and view.state.phase == PLAY):
            refused = view.check(Act(c.DRAW))
            if refused is not None:
                raise refused

    def _play_whole(self, found: Command) -> None:
        """An act in full words, as in a record."""
        self._no_plan()
        if found.name in (c.MELD, c.ADD):
            self._play(self.laying.whole_laying(found.rest, found.name == c.ADD))
        elif found.name == c.TAKE:
            self._play(self.laying.whole_take(found.rest))
        else:
            self._play_alone(found)

    def _play_alone(self, found: Command) -> None:
        """An act without lists of cards."""
        self._no_plan()
        if found.name == c.PASS and self.person.view.state.stock_left:
            self._refuse_pass()
        makers = {c.DISCARD: self._discard, c.TOP: self._top, c.MERGE: self._merge}
        maker = makers.get(found.name)
        self._play(maker(found.rest) if maker else Act(found.name))

    def _refuse_pass(self) -> None:
        """Passing while there is a stock to draw from."""
        refused = self.person.view.check(Act(c.PASS))
        if refused is not None and refused.code == "draw-first":
            raise Unreadable("terminal-pass-early")

    def _play(self, act: Act) -> None:
        self.person.game.play(act)

    def _no_plan(self) -> None:
        if self.person.plan:
            raise Unreadable("terminal-plan-open")

    def _discard(self, words: Sequence[str]) -> Act:
        self._check_turn(c.DISCARD)
        typed = self.person.lists(words or self.person.ask_words("which-discard"))
        if len(typed) != 1 or len(typed[0].cards) != 1 or typed[0].meld:
            raise Unreadable("terminal-one-card")
        return Act(DISCARD, (Part(0, typed[0].cards),))

    def _top(self, words: Sequence[str]) -> Act:
        onto = taking_of(self.person.view).onto if self.person.view.state.phase == START else ()
        if not words and len(onto) == 1:
            return top_act(onto[0])
        if not words and not onto:
            raise self.person.view.check(top_act(1)) or Unreadable("terminal-top-nowhere")
        numbers = self._numbers(words, "which-top", list=self.person.pen.melds(onto))
        return top_act(numbers[0])

    def _merge(self, words: Sequence[str]) -> Act:
        self._check_turn(c.MERGE)
        found = merges(self.person.view)
        if not words and len(found) == 1:
            return found[0]
        meld = self.person.pen.meld
        pairs = ", ".join([f"{meld(act.parts[0].meld)} {meld(act.parts[1].meld)}" for act in found])
        if not words and not found:
            raise Unreadable("terminal-nothing-to-merge")
        numbers = self._numbers(words, "which-merge", list=pairs)
        if len(numbers) != 2:
            raise Unreadable("terminal-two-numbers")
        return Act(MERGE, (Part(numbers[0], ()), Part(numbers[1], ())))

    def _numbers(self, words: Sequence[str], key: str, **facts: object) -> list[int]:
        """The numbers of melds that were typed or are asked for."""
        found = [_NUMBER.fullmatch(word) for word in words or self.person.ask_words(key, **facts)]
        numbers = [int(match[1]) for match in found if match]
        if len(numbers) != len(found) or not numbers:
            raise Unreadable("terminal-no-numbers")
        return numbers
