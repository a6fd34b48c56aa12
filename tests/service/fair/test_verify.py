"""`escalera verify`: what it prints, and how it ends."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result

from escalera.cli.app import app
from escalera.i18n import Catalogue
from escalera.notation import Record, record_text
from escalera.service.fair import Terms
from tests.service.fair.samples import CLASSIC, MINI, played, record_of

KINDS: Final = ("person", "computer", "none", "withheld")
ONE: Final = played(Terms(MINI, 4, "t", 1), KINDS)
TWO: Final = played(Terms(MINI, 4, "t", 2, ONE.dealer % 4 + 1), KINDS)
FAIR: Final = replace(record_of(MINI, 4, ONE, TWO), names=("Ada", "Ben", "Cleo", "Dan"))
UNPROVEN: Final = replace(FAIR, rounds=(replace(ONE, proof=None), TWO))
FORGED: Final = replace(FAIR, rounds=(ONE, replace(TWO, stock=TWO.stock[::-1])))
STRICT: Final = Catalogue("en", strict=True)


def run(*args: str | Path, typed: str | None = None) -> Result:
    """The command run in this process."""
    environment = {"COLUMNS": "120", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["verify", *map(str, args)], input=typed, env=environment)


def verify(record: Record, *options: str) -> Result:
    """A record on standard input, verified."""
    return run("-", *options, typed=record_text(record))


def said(done: Result) -> str:
    """What was printed, as one line."""
    return " ".join(done.stdout.split())


def line_of(record: Record, beginning: str, which: int) -> int:
    """The line on which the round's header stands."""
    lines = record_text(record).splitlines()
    return [number for number, line in enumerate(lines, 1) if line.startswith(beginning)][which]


def test_a_fair_record() -> None:
    done = verify(FAIR)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Round 1: the proof holds." in done.stdout and "Round 2: the proof holds." in done.stdout
    assert STRICT.text("fair-right-dealer", seat=ONE.dealer) in said(done)
    assert STRICT.text("fair-due-dealer", seat=TWO.dealer) in said(done)
    assert STRICT.text("fair-compare") in said(done)


def test_it_says_who_did_what() -> None:
    text = said(verify(FAIR))
    for name, kind in zip(FAIR.names or (), KINDS, strict=True):
        assert f"{name} {STRICT.text(f'fair-{kind}')}" in text
    assert "seat 3 added nothing" in said(verify(record_of(MINI, 4, ONE)))


def test_it_says_when_the_service_was_alone() -> None:
    alone = played(Terms(CLASSIC, 2, "t", 1), ["none", "computer"])
    done = verify(record_of(CLASSIC, 2, alone))
    assert done.exit_code == 0
    assert STRICT.text("fair-alone") in said(done)
    assert STRICT.text("fair-alone") not in said(verify(FAIR))


def test_a_wrong_proof() -> None:
    done = verify(FORGED)
    assert done.exit_code == 1
    sentence = f"{STRICT.text('fair-fails', round=2)} {STRICT.text('fair-wrong-order')}"
    assert done.stderr == f"-:{line_of(FORGED, 'Proof:', 1)}: wrong-proof: {sentence}\n"
    assert "Round 1: the proof holds." in done.stdout
    assert "Round 2: the proof doesn't hold." in done.stdout


def test_a_round_without_a_proof_is_status_1() -> None:
    done = verify(UNPROVEN)
    assert done.exit_code == 1
    sentence = STRICT.text("fair-no-proof", round=1)
    assert done.stderr == f"-:{line_of(UNPROVEN, 'Round:', 0)}: no-proof: {sentence}\n"
    assert sentence in said(done) and "Round 2: the proof holds." in done.stdout


def test_a_wrong_proof_goes_before_a_missing_one() -> None:
    both = replace(FORGED, rounds=(replace(ONE, proof=None), FORGED.rounds[1]))
    assert ": wrong-proof: " in verify(both).stderr


def test_a_record_without_rounds_has_nothing_to_check() -> None:
    done = verify(record_of(MINI, 4))
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == f"-:1: no-proof: {STRICT.text('fair-no-rounds')}\n"


@pytest.mark.parametrize(
    ("proof", "code"), [("nonsense", "malformed"), ("version=escalera-deal-9 new=yes", "newer-format")]
)
def test_a_proof_that_cant_be_read_is_status_2(proof: str, code: str) -> None:
    broken = replace(
        FORGED, rounds=(*FORGED.rounds, replace(ONE, number=3, dealer=TWO.dealer % 4 + 1, proof=proof))
    )
    done = verify(broken)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"-:{line_of(broken, 'Proof:', 2)}: {code}: ")


def test_a_proof_for_another_number_of_players_is_malformed() -> None:
    three = record_of(MINI, 3, replace(ONE, dealer=1))
    done = verify(three)
    assert done.exit_code == 2 and f"-:{line_of(three, 'Proof:', 0)}: malformed: " in done.stderr


def test_a_record_that_cant_be_read_is_status_2() -> None:
    done = run("-", typed="Edition: whist\n")
    assert done.exit_code == 2 and done.stderr.startswith("-:1: malformed: ")
    assert run("no-such-file.canasta").exit_code == 2


def test_several_files(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.canasta" for name in ("fair", "forged", "broken")]
    for path, text in zip(paths, (record_text(FAIR), record_text(FORGED), "?\n"), strict=True):
        path.write_text(text, encoding="utf-8")
    done = run(*paths[:2])
    assert done.exit_code == 1
    assert [str(path) in done.stdout for path in paths[:2]] == [True, True]
    assert run(*paths).exit_code == 2
    found = [json.loads(line) for line in run(*paths, "--json").stdout.splitlines()]
    assert [one["file"] for one in found] == [str(path) for path in paths]
    assert [one.get("error", {}).get("code") for one in found] == [None, "wrong-proof", "malformed"]


def test_the_json_of_a_fair_record() -> None:
    done = verify(FAIR, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    first, second = found["rounds"]
    assert found["edition"] == "mini-wilds"
    assert (first["round"], first["dealer"], first["dealer_drawn"]) == (1, ONE.dealer, True)
    assert (second["round"], second["dealer"], second["dealer_drawn"]) == (2, TWO.dealer, False)
    assert [(one["seat"], one["kind"]) for one in first["seats"]] == list(enumerate(KINDS, 1))
    assert (first["added_nothing"], first["withheld"], first["service_alone"]) == ([3], [4], False)
    assert first["commitment"] in (ONE.proof or "") and first["seats"][0]["value"] in (ONE.proof or "")


@pytest.mark.parametrize("record", [FORGED, UNPROVEN])
def test_the_json_of_a_fault(record: Record) -> None:
    done = verify(record, "--json")
    assert done.exit_code == 1
    error = json.loads(done.stdout)["error"]
    assert done.stderr == f"-:{error['line']}: {error['code']}: {error['message']}\n"
