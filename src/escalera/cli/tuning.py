"""What `escalera tune` was asked, done and shown."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from escalera.arena import tuning
from escalera.arena.cast import BadWeights, weights_in
from escalera.arena.crew import Crew, Here, Processes
from escalera.arena.lineup import lineup
from escalera.arena.plan import Plan
from escalera.arena.result import Result
from escalera.arena.table import Stopped
from escalera.arena.workers import Workers
from escalera.cli.exits import ILLEGAL, INTERRUPTED
from escalera.cli.printer import Printer
from escalera.cli.progress import progress
from escalera.cli.refusing import Refusal, make_folder, not_written, processors, rules_for, unusable_weights
from escalera.cli.simulate_page import SimulatePage
from escalera.cli.simulating import Playing
from escalera.cli.stopping import Stopping
from escalera.cli.words import catalogue
from escalera.i18n import Catalogue

COMMAND: Final = "tune"
RIVALS: Final = ("untuned", "expert")
"""Whom what was found meets at the end."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of `escalera tune`."""

    edition: str
    players: int
    generations: int
    deals: int
    candidates: int
    seed: int
    processes: int | None
    begin: Path | None
    confirm: int
    folder: Path
    lang: str


def run(asked: Asked) -> int:
    """Do it; the exit status."""
    words = catalogue(asked.lang)
    try:
        rules_for(asked.edition, asked.players, words)
        make_folder(asked.folder, words)
        return work(search_of(asked, words), asked, words)
    except Refusal as refusal:
        return refusal.tell(COMMAND)


def work(search: tuning.Run, asked: Asked, words: Catalogue) -> int:
    """Search, and confirm what was found; the exit status. Raises `Refusal`."""
    with Stopping() as stopping:
        searched(search, asked, words, stopping)
        file = tuning.weights_file(asked.folder)
        if search.generation:
            count = search.generation
            click.echo(words.text("tune-written", count=count, most=asked.generations, path=str(file)))
        if search.generation >= asked.generations and asked.confirm:
            confirm(asked, file, words, stopping)
    return INTERRUPTED if stopping.asked else 0


def search_of(asked: Asked, words: Catalogue) -> tuning.Run:
    """The search in the folder, or a new one. Raises `Refusal`."""
    task = tuning.Task(asked.edition, asked.players, asked.deals, asked.candidates, asked.seed)
    try:
        found = tuning.load(asked.folder)
        if found is None:
            return tuning.begin(task, weights_in(asked.begin) if asked.begin else None)
    except BadWeights as error:
        raise unusable_weights(error, words) from error
    except tuning.BrokenSearch as error:
        sentence = words.text("tune-broken-search", path=str(asked.folder))
        raise Refusal("malformed", sentence) from error
    except ModuleNotFoundError as error:
        raise Refusal("no-cma", words.text("tune-no-cma"), ILLEGAL) from error
    if found.task != task:
        raise Refusal("malformed", words.text("tune-another-task", path=str(asked.folder)))
    return found


def searched(search: tuning.Run, asked: Asked, words: Catalogue, stopping: Stopping) -> None:
    """Search until all generations are done or somebody stops it. Raises `Refusal`."""
    with progress() as bar, Workers(asked.processes or processors()) as workers:
        name = words.text("tune-progress")
        task = bar.add_task(name, total=asked.generations, completed=search.generation)

        def tell(run: tuning.Run, gain: float) -> None:
            bar.update(task, completed=run.generation)
            line = words.text("tune-generation", number=run.generation, score=round(gain))
            click.echo(line, err=True)

        try:
            tuning.tune(search, asked.generations, workers, asked.folder, tell, lambda: stopping.asked)
        except Stopped:
            return
        except OSError as error:
            raise not_written(error, words) from error
        except BrokenProcessPool as error:
            raise Refusal("lost", words.text("simulate-lost"), ILLEGAL) from error


def confirm(asked: Asked, file: Path, words: Catalogue, stopping: Stopping) -> None:
    """Play what was found against the rivals, on deals that no search has seen."""
    rules = rules_for(asked.edition, asked.players, words)
    count = asked.processes or processors()
    crew: Crew = Here() if count == 1 else Processes(count)
    for rival in RIVALS:
        bots = (str(file), rival)
        plan = Plan(rules, asked.players, lineup(rules, asked.players, bots), bots, asked.confirm, asked.seed)
        if not stopping.asked:
            tally = Playing(plan, crew, None, words).play(stopping)
            SimulatePage(Result(plan, tally), words).show(Printer())
