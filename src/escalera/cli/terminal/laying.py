"""Laying out, taking back, playing: the planner's commands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from escalera.cards import card_text
from escalera.cli.terminal.cards import Typed, Unreadable
from escalera.cli.terminal.fitting import additions, melds_for, own_numbers
from escalera.cli.terminal.person import Person
from escalera.cli.terminal.plan import Plan
from escalera.cli.terminal.taking import taking_of
from escalera.engine.act import ADD, Act, Part
from escalera.engine.codes import is_of_the_whole
from escalera.engine.state import START
from escalera.errors import Refused

_MELD: Final = re.compile(r"#([1-9][0-9]?)")


class Laying:
    """Changes a person's plan; nothing here is played before `play`."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def meld(self, words: Sequence[str]) -> None:
        """Lay out new melds, and additions where a list names a meld."""
        if self.person.view.state.phase == START and not self.person.plan:
            raise Refused("draw-first")
        self._lay_out(self._lists(words, "which-meld"))

    def add(self, words: Sequence[str]) -> None:
        """Lay out additions to melds of the own side."""
        self._before_adding()
        words = words or self._asked_addition()
        only = _MELD.fullmatch(words[0]) if len(words) == 1 else None
        if only:
            words = [*words, *self._asked_onto(int(only[1]))]
        lists = _all_filled(self.person.lists(words))
        self._lay_out([Typed(self._meld_of(typed), typed.cards) for typed in lists])

    def take(self, words: Sequence[str]) -> None:
        """Lay out the pile's top card with cards of the hand, and perhaps further melds."""
        person = self.person
        if person.plan.take:
            raise Unreadable("terminal-taken-already")
        if words:
            first, *others = person.lists(words)
        else:
            first, others = self._first_list(), []
        _all_new(others)
        self._set(Plan(True, (_part(first), *[_part(typed) for typed in _all_filled(others)])))

    def play(self) -> None:
        """Play what is laid out, as one act."""
        if not self.person.plan:
            raise Unreadable("terminal-nothing-laid-out")
        self.person.game.play(self.person.plan.act())

    def back(self, words: Sequence[str]) -> None:
        """Take back the list laid out last, or all."""
        person = self.person
        if not person.plan:
            raise Unreadable("terminal-nothing-laid-out")
        person.plan = Plan() if words[:1] and words[0].lower() in ("all", "a") else person.plan.without_last()

    # Whole acts in full words

    def whole_laying(self, words: Sequence[str], adding: bool) -> Act:
        """The act of `meld …` or `add …`."""
        lists = _all_filled(self.person.lists(words))
        if adding:
            self._before_adding()
            lists = [Typed(self._meld_of(typed), typed.cards) for typed in lists]
        plan = Plan()
        for typed in lists:
            plan = plan.with_list(_part(typed))
        return plan.act()

    def whole_take(self, words: Sequence[str]) -> Act:
        """The act of `take …`."""
        lists = self.person.lists(words)
        _all_new(lists[1:])
        return Plan(True, tuple([_part(typed) for typed in lists])).act()

    # Helpers

    def _lists(self, words: Sequence[str], key: str, **facts: object) -> list[Typed]:
        lists = self.person.lists(words or self.person.ask_words(key, **facts))
        return _all_filled(lists)

    def _lay_out(self, lists: Sequence[Typed]) -> None:
        plan = self.person.plan
        if plan.take:
            _all_new(lists)
        for typed in lists:
            plan = plan.with_list(_part(typed))
        self._set(plan)

    def _set(self, plan: Plan) -> None:
        """Keep a plan unless the rules refuse its lists for themselves."""
        refused = self.person.view.check(plan.act())
        if refused is not None and not is_of_the_whole(refused):
            self._say_laid_out(plan, refused)
            raise refused
        self.person.plan = plan

    def _say_laid_out(self, plan: Plan, refused: Refused) -> None:
        """A card that is missing because it is laid out already."""
        card = refused.facts.get("card")
        if refused.code == "card-not-in-hand" and card in self.person.plan.cards:
            raise Unreadable("terminal-laid-out-already", card=card)

    def _before_adding(self) -> None:
        """Adding needs a draw before it, and a meld to add to."""
        if self.person.view.state.phase == START:
            raise Unreadable("terminal-take-only-new") if self.person.plan else Refused("draw-first")
        if not own_numbers(self.person.view):
            raise Unreadable("terminal-no-melds")

    def _meld_of(self, typed: Typed) -> int:
        """The meld that is meant, where only one takes the cards."""
        if typed.meld:
            return typed.meld
        fitting = melds_for(self.person.view, self.person.plan, typed.cards)
        if len(fitting) == 1:
            return fitting[0]
        cards = typed.cards
        if not fitting:
            raise Unreadable("terminal-fits-nowhere", cards=cards)
        raise Unreadable("terminal-fits-several", cards=cards, list=self.person.pen.melds(fitting))

    def _asked_addition(self) -> list[str]:
        """Which cards go where: `#1 K♦ joker · #2 9♥` fit."""
        person = self.person
        found = additions(person.view, person.plan, person.hand.left)
        if not found:
            raise Unreadable("terminal-nothing-fits")
        pen = person.pen
        fits = " · ".join([f"{pen.meld(number)} {pen.cards(cards)}" for number, cards in found.items()])
        number, cards = next(iter(found.items()))
        example = f"#{number} {card_text(cards[0]).lower()}"
        return person.ask_words("which-addition", list=fits, word=example)

    def _asked_onto(self, meld: int) -> list[str]:
        """Which cards go onto a meld."""
        person = self.person
        if meld not in own_numbers(person.view):
            raise person.view.check(Act(ADD, (Part(meld, (person.view.hand[0],)),))) or Unreadable(
                "terminal-no-melds"
            )
        cards = additions(person.view, person.plan, person.hand.left).get(meld)
        if not cards:
            raise Unreadable("terminal-nothing-fits")
        return person.ask_words("which-onto", meld=meld, list=person.pen.cards(cards))

    def _first_list(self) -> Typed:
        """The hand cards for the top card: the only ones that will do, or those the player names."""
        taking = taking_of(self.person.view)
        if not taking.possible:
            raise taking.why_not or Unreadable("terminal-cannot-take")
        if len(taking.first_lists) == 1:
            part = taking.first_lists[0]
            return Typed(part.meld, part.cards)
        lists = " · ".join([self._choice(part) for part in taking.first_lists[:8]])
        words = self.person.ask_words("which-take", card=int(self.person.view.state.top()), list=lists)
        return self.person.lists(words)[0]

    def _choice(self, part: Part) -> str:
        pen = self.person.pen
        return " ".join(filter(None, [pen.meld(part.meld) if part.meld else "", pen.cards(part.cards)]))


def _all_filled(lists: list[Typed]) -> list[Typed]:
    if any(not typed.cards for typed in lists):
        raise Unreadable("terminal-no-cards")
    return lists


def _all_new(lists: Sequence[Typed]) -> None:
    if any(typed.meld for typed in lists):
        raise Unreadable("terminal-take-only-new")


def _part(typed: Typed) -> Part:
    return Part(typed.meld, typed.cards)
