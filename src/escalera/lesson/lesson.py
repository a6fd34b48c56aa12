"""A lesson as the learner's acts have made it. Nothing is kept here: the acts are sent anew each time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from escalera.cards import card_text
from escalera.engine.act import ASK, YES, Act
from escalera.engine.rounds import Round
from escalera.engine.state import KIND, RANK, RANK_MELD, SEQUENCE, SIDE
from escalera.errors import Refused
from escalera.lesson.deal import LEARNER, PARTNER, PLAYERS, RULES, Deal
from escalera.lesson.goals import OWN
from escalera.lesson.paths import WHOLE, steps_of
from escalera.lesson.steps import Step, Task, rank_of
from escalera.notation import ActError, act_text, parse_act
from escalera.protocol.lessons import Path
from escalera.protocol.views import Options, Pace
from escalera.service import entries as log
from escalera.service.table import Table

NEXT: Final = "next"
"""What the learner says when a step is done: on to the next one."""
COMPUTER: Final = "casual"
"""Who sits at the other seats; here their acts are prepared."""
OPTIONS: Final = Options(RULES.code, PLAYERS, pace=Pace(0, 0, 0), hints=False)


class Lesson:
    """A path walked so far: the table, the step, and which of its tasks are done."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name
        self.steps = steps_of(path)
        self.at = -1
        self.done: set[str] = set()
        self.table = new_table(self.steps[0].deal, name)
        self._deal = self.steps[0].deal
        self._walked = 0
        self._enter()

    # Reading

    @property
    def step(self) -> Step:
        """The step that is being taught."""
        return self.steps[self.at]

    @property
    def task(self) -> Task | None:
        """What is asked now; None once the step is done."""
        return next((task for task in self.step.tasks if task.name not in self.done), None)

    @property
    def over(self) -> bool:
        """Whether the last step is done."""
        return self.task is None and self.at == len(self.steps) - 1

    @property
    def round(self) -> Round:
        """The round that is played. Raises `round-over`."""
        if self.table.round is None:
            raise Refused("round-over")
        return self.table.round

    def model(self, task: Task) -> str:
        """The act that would do what is asked, as the table lies now."""
        return filled(task.model, self.round, self._deal)

    # Going on

    def say(self, word: str) -> None:
        """An act of the learner, or `next`. Raises `Refused`, and nothing has changed then."""
        if word == NEXT:
            self._next()
        else:
            self._act(word)

    def _next(self) -> None:
        if self.task is not None or self.over:
            raise Refused("not-now")
        self._enter()

    def _act(self, word: str) -> None:
        act = read(word)
        if self.task is None:
            raise Refused("step-done")
        refused = self.round.check(act, LEARNER)
        if refused is not None:
            raise refused
        found = self._done_by(act)
        self._check_use(act, found, self.task.name)
        self._play(LEARNER, act)
        if act.verb == ASK:
            self._play(PARTNER, Act(YES))
        self.done |= found

    def _check_use(self, act: Act, found: set[str], asked: str) -> None:
        """Raise unless a legal act does what is asked, or asks the partner, and leaves what comes."""
        going_on = bool(found or act.verb == ASK) and self._can_go_on(act, found)
        if not going_on and asked in found:
            raise Refused("needed-later")
        if not going_on:
            raise Refused("other-step", {"what": asked})

    def _done_by(self, act: Act) -> set[str]:
        """The tasks of this step that an act would do."""
        after = self.round.clone()
        before = after.state.clone()
        after.apply(act)
        undone = [task for task in self.step.tasks if task.name not in self.done]
        return {task.name for task in undone if task.done(act, before, after.state)}

    def _can_go_on(self, act: Act, found: set[str]) -> bool:
        """Whether all that comes in this deal can still be played after an act."""
        trial = self.round.clone()
        trial.apply(act)
        if act.verb == ASK:
            trial.apply(Act(YES))
        first = [task for task in self.step.tasks if task.name not in self.done | found]
        rest = [
            (step.before, step.tasks) for step in steps_of(WHOLE)[self._walked :] if step.deal is self._deal
        ]
        return all(can_play(trial, before, tasks, self._deal) for before, tasks in [((), first), *rest])

    def _enter(self) -> None:
        """On to the path's next step: those between them are played as they are meant."""
        self.at += 1
        self.done = set()
        for step in steps_of(WHOLE)[self._walked :]:
            self._begin(step)
            self._walked += 1
            if step is self.step:
                return
            for task in step.tasks:
                self._play(LEARNER, parse_act(self.model(task)))

    def _begin(self, step: Step) -> None:
        """What happens at the table before a step."""
        if step.deal is not self._deal:
            self._deal = step.deal
            self.table = new_table(step.deal, self.name)
        for line in step.before:
            seat, text = line.split(" ", 1)
            self._play(int(seat), parse_act(filled(text, self.round, self._deal)))

    def _play(self, seat: int, act: Act) -> None:
        by = "person" if seat == LEARNER else "computer"
        self.table.apply(log.Acted(seat, act_text(act), by), self.table.seq + 1, 0)


def walked(path: Path, words: Iterable[str], name: str = "") -> Lesson:
    """A lesson after these acts. Raises `lesson-lost` where they lead nowhere any more."""
    lesson = Lesson(path, name)
    try:
        for word in words:
            lesson.say(word)
    except Refused:
        raise Refused("lesson-lost") from None
    return lesson


def can_play(trial: Round, before: Sequence[str], tasks: Sequence[Task], deal: Deal) -> bool:
    """Whether these prepared acts are all legal there; plays them."""
    lines = [line.split(" ", 1) for line in before]
    for seat, text in [*lines, *[[str(LEARNER), task.model] for task in tasks]]:
        written = filled(text, trial, deal)
        act = parse_act(written) if "?" not in written and "#0" not in written else None
        if act is None or trial.check(act, int(seat)) is not None:
            return False
        trial.apply(act)
    return True


def filled(text: str, played: Round, deal: Deal) -> str:
    """A prepared act with the numbers of the melds, and a card to throw, as they are there."""
    melds = {"#H": SEQUENCE, "#K": RANK_MELD}
    for name, kind in melds.items():
        if name in text:
            text = text.replace(name, f"#{number_of(played, int(kind))}")
    return text.replace("?", spare(played, deal)) if "?" in text else text


def number_of(played: Round, kind: int) -> int:
    """The number of the own sequence, or of the own kings; 0 where there is none."""
    s = played.state
    for at in range(int(s.meld_count())):
        king = kind != SEQUENCE and s.meld(at, RANK) != rank_of("K")
        if s.meld(at, SIDE) == OWN and s.meld(at, KIND) == kind and not king:
            return int(s.number_of(at))
    return 0


def spare(played: Round, deal: Deal) -> str:
    """The first card that may be thrown of those that the learner holds; `?` where there is none."""
    held = [card_text(card) for card in played.view(LEARNER).hand]
    return next((card for card in deal.spare.split() if card in held), "?")


def read(word: str) -> Act:
    """An act from its text. Raises `malformed`."""
    try:
        return parse_act(word)
    except ActError as error:
        raise Refused("malformed", {"sentence": str(error)}) from error


def new_table(deal: Deal, name: str) -> Table:
    """A table at which a prepared deal lies, as its log would have made it."""
    table = Table(f"learn-{deal.name}", lambda table, number: deal.order())
    others = [seat for seat in range(1, PLAYERS + 1) if seat != LEARNER]
    made: list[log.AnyEntry] = [log.Created(OPTIONS), log.Sat(LEARNER, name)]
    made += [log.Manned(seat, COMPUTER) for seat in others]
    made += [log.Started(), log.Dealt(1, deal.dealer)]
    for number, entry in enumerate(made, 1):
        table.apply(entry, number, 0)
    return table
