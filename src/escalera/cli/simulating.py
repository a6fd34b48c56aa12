"""What `escalera simulate` was asked, done and shown."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from escalera.arena import cast
from escalera.arena.crew import Crew, Here, Lost, Processes
from escalera.arena.lineup import BadLineup, lineup
from escalera.arena.plan import Plan
from escalera.arena.result import Result
from escalera.arena.tally import MOST_FAULTS, Tally
from escalera.arena.told import Fault as Failed
from escalera.cli.exits import ILLEGAL, INTERRUPTED
from escalera.cli.files import print_json
from escalera.cli.printer import Printer
from escalera.cli.progress import progress
from escalera.cli.refusing import Refusal, fresh_folder, not_written, processors, rules_for, unusable_weights
from escalera.cli.simulate_page import SimulatePage
from escalera.cli.stopping import Stopping
from escalera.cli.words import catalogue
from escalera.disk import write_whole
from escalera.i18n import Catalogue
from escalera.service.players.foreign import PlayerError

COMMAND: Final = "simulate"
DEALS: Final = 400


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of `escalera simulate`."""

    edition: str
    players: int
    bots: str
    pairs: int | None
    matches: int | None
    duplicate: bool
    seed: int
    processes: int | None
    seconds: float
    records: Path | None
    blunders: bool
    ray: str | None
    wants_json: bool
    lang: str


def run(asked: Asked) -> int:
    """Do it; the exit status."""
    words = catalogue(asked.lang)
    try:
        plan = plan_of(asked, words)
        check_bots(plan, words)
        fresh_folder(asked.records, words)
        crew = crew_of(asked, words)
    except Refusal as refusal:
        return refusal.tell(COMMAND, asked.wants_json)
    with Stopping() as stopping:
        playing = Playing(plan, crew, asked.records, words)
        result = Result(plan, playing.play(stopping))
        if asked.wants_json:
            print_json(result.as_json())
        else:
            SimulatePage(result, words).show(Printer())
    if playing.ended is not None:
        playing.ended.fault.report(COMMAND)
        return playing.ended.fault.status
    return INTERRUPTED if stopping.asked else 0


def plan_of(asked: Asked, words: Catalogue) -> Plan:
    """The plan. Raises `Refusal`."""
    if asked.pairs and asked.matches:
        raise Refusal("malformed", words.text("simulate-both"))
    rules = rules_for(asked.edition, asked.players, words)
    bots = tuple([name.strip() for name in asked.bots.split(",")])
    try:
        seats = lineup(rules, asked.players, bots)
    except BadLineup as error:
        sentence = words.text("simulate-bad-bots", count=len(bots), players=asked.players)
        raise Refusal("malformed", sentence) from error
    return Plan(
        rules,
        asked.players,
        seats,
        bots,
        asked.matches or asked.pairs or DEALS,
        asked.seed,
        bool(asked.matches),
        asked.duplicate,
        asked.seconds,
        asked.records is not None,
        asked.blunders,
    )


def check_bots(plan: Plan, words: Catalogue) -> None:
    """Raise `Refusal` for a player that can't be had."""
    try:
        cast.check(plan)
    except cast.UnknownBot as error:
        key = "simulate-unknown-bot"
        raise Refusal("malformed", words.text(key, player=str(error), list=", ".join(cast.OURS))) from error
    except cast.BadWeights as error:
        raise unusable_weights(error, words) from error
    except PlayerError as error:
        raise Refusal("malformed", words.text("simulate-bad-player", sentence=str(error))) from error


def crew_of(asked: Asked, words: Catalogue) -> Crew:
    """Who plays. Raises `Refusal`."""
    if asked.ray is not None:
        return cluster(asked.ray, words)
    count = asked.processes or processors()
    return Here() if count == 1 else Processes(count)


def cluster(address: str, words: Catalogue) -> Crew:
    """The cluster at an address. Raises `Refusal`."""
    from escalera.arena.cluster import Cluster, NoCluster

    try:
        return Cluster(address)
    except ModuleNotFoundError as error:
        raise Refusal("no-cluster", words.text("simulate-no-ray"), ILLEGAL) from error
    except NoCluster as error:
        sentence = words.text("simulate-no-cluster", address=address, sentence=str(error))
        raise Refusal("no-cluster", sentence, ILLEGAL) from error


class Playing:
    """A plan being played."""

    def __init__(self, plan: Plan, crew: Crew, records: Path | None, words: Catalogue) -> None:
        self._plan = plan
        self._crew = crew
        self._records = records
        self._words = words
        self._failed = 0
        self.ended: Refusal | None = None
        """Why it ended before all was played, where nobody stopped it."""

    def play(self, stopping: Stopping) -> Tally:
        """Play until all is done, somebody stops it, a process ends unasked, or a record can't be written."""
        tally = Tally()
        with progress() as bar:
            what = "matches" if self._plan.matches else "deals"
            task = bar.add_task(self._words.text("simulate-progress", what=what), total=self._plan.count)
            try:
                for part in self._crew.play(self._plan, lambda: stopping.asked):
                    self._keep(part)
                    bar.advance(task, len({game.index for game in part.games}))
                    tally.add(part)
            except Lost:
                self.ended = Refusal("lost", self._words.text("simulate-lost"), ILLEGAL)
            except OSError as error:
                self.ended = not_written(error, self._words)
        return tally

    def _keep(self, part: Tally) -> None:
        """Write records and tell of faults."""
        for name, text in part.records:
            assert self._records is not None
            write_whole(self._records / f"{name}.canasta", text, lasting=False)
        part.records.clear()
        for fault in part.faults:
            self._tell(fault)

    def _tell(self, fault: Failed) -> None:
        """Write a fault's record, and say where it stands."""
        if self._failed >= MOST_FAULTS:
            return
        if self._records is None:
            self._records = Path(tempfile.mkdtemp(prefix="escalera-"))
        self._failed += 1
        file = self._records / f"failed-{self._failed}.canasta"
        write_whole(file, fault.record, lasting=False)
        line = fault.record.count("\n")
        sentence = self._words.text(
            "simulate-fault", player=fault.bot, seat=fault.seat, sentence=fault.sentence
        )
        click.echo(f"{file}:{line}: bot-failed: {sentence}", err=True)
