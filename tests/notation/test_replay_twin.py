"""Records with one line changed: the replay and the tests' slow twin stop at the same line and code."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from escalera.engine.act import VERBS
from escalera.errors import FileError
from escalera.notation import parse_record, record_text
from escalera.notation.replay import RefusedLine, replay
from escalera.rules import EDITIONS, Rules
from tests.cli.games import game
from tests.twin.record import Refused
from tests.twin.record import replay as twin_replay

SEEDS: Final = 4
CHANGES: Final = 12
SEATINGS: Final = [(code, players) for code, rules in EDITIONS.items() for players in rules.players]
WITHOUT_ASKING: Final = {"ask_partner": "off"}
"""The twin's search for a going out is too slow for every “ask” there could be."""


def rules_of(code: str) -> Rules:
    return EDITIONS[code].with_house_rules(WITHOUT_ASKING)


@pytest.mark.parametrize(("code", "players"), SEATINGS)
def test_every_written_game_replays_to_the_same_scores(code: str, players: int) -> None:
    for seed in range(SEEDS):
        record = game(rules_of(code), players, seed, rounds=2)
        again = replay(parse_record(record_text(record)))
        assert [tuple(side.score for side in r.sides) for r in again.results] == [
            r.score for r in record.rounds
        ]
        assert len(twin_replay(record_text(record))) == len(record.rounds)


@pytest.mark.parametrize(("code", "players"), SEATINGS)
def test_the_first_fault_is_the_twins(code: str, players: int) -> None:
    rng = Random(f"{code} {players}")
    for seed in range(SEEDS):
        lines = record_text(game(rules_of(code), players, seed)).splitlines()
        for _ in range(CHANGES):
            text = changed(lines, rng)
            assert fault(text) == twins_fault(text), text


def changed(lines: list[str], rng: Random) -> str:
    """The record with another act, seat or card on one line, or without that line."""
    acts = [n for n, line in enumerate(lines) if line[:1].isdigit()]
    at = rng.choice(acts)
    seat, _, act = lines[at].partition(" ")
    new = rng.choice(
        [
            f"{seat} {another_act(rng)}",
            f"{int(seat) % 2 + 1} {act}",
            f"{seat} {another_card(act, rng)}",
            f"{seat} {lines[rng.choice(acts)].partition(' ')[2]}",
            "",
        ]
    )
    return "\n".join([*lines[:at], new, *lines[at + 1 :], ""])


def another_act(rng: Random) -> str:
    """A short act of some verb."""
    card = rng.choice("4567") + rng.choice("CDHS")
    lists = {"take": f"{card} {card}", "top": "#1", "meld": f"{card} {card} X", "add": f"#1 {card}"}
    lists |= {"merge": "#1 #2", "discard": card}
    verb = rng.choice([verb for verb in VERBS if verb != "ask"])
    return f"{verb} {lists.get(verb, '')}".strip()


def another_card(act: str, rng: Random) -> str:
    """The act with one of its cards exchanged."""
    words = act.split(" ")
    cards = [n for n, word in enumerate(words) if len(word) == 2 and word[0] in "3456789TJQKA2"]
    if cards:
        words[rng.choice(cards)] = rng.choice("456789TJQKA2") + rng.choice("CDHS")
    return " ".join(words)


def fault(text: str) -> tuple[int, str] | None:
    """Line and code at which the replay stops; None for a legal record, or one that isn't well formed."""
    try:
        replay(parse_record(text))
    except RefusedLine as refused:
        return refused.line, refused.code
    except FileError as error:
        return error.line, "malformed"
    return None


def twins_fault(text: str) -> tuple[int, str] | None:
    """The same by the twin, which is given no malformed record but a score that comes too early."""
    try:
        games = twin_replay(text)
    except Refused as refused:
        return early(text, refused)
    return None if games[-1].ended else (score_line(text), "malformed")


def early(text: str, refused: Refused) -> tuple[int, str]:
    """A score before the end of its round is malformed; the twin only compares it."""
    if refused.code != "wrong-score":
        return refused.line, refused.code
    without = "\n".join([line for line in text.split("\n") if not line.startswith("Score:")])
    ended = twin_replay(without)[-1].ended
    return refused.line, refused.code if ended else "malformed"


def score_line(text: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith("Score:"))
