"""docs/fairness.md says what is so, to the digit."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from escalera.cards import card_text
from escalera.cli.app import app
from escalera.notation import Record, RoundRecord, parse_record, record_text
from escalera.rules import edition
from escalera.service.fair import KINDS, VERSION, Terms, check_proof, deal_key, parse_proof, seal
from escalera.service.fair.commitment import commitment_of
from escalera.service.fair.contributions import Contribution, fields_of
from escalera.service.fair.encoding import encode
from escalera.service.fair.stream import numbers
from tests.service.fair.samples import CLASSIC, MINI, played, record_of

ROOT: Final = Path(__file__).resolve().parents[3]
PAGE: Final = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
VECTORS: Final = "tests/service/fair/data/vectors.json"


def block(language: str) -> str:
    """The first block in a language."""
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


RECORD: Final = parse_record(block("canasta"))
ROUND: Final = RECORD.rounds[0]
PROOF: Final = parse_proof(ROUND.proof or "")
TERMS: Final = PROOF.terms(RECORD.rules, ROUND.number)
KEY: Final = deal_key(TERMS, PROOF.secret, PROOF.contributions)


def checker(folder: Path, record: Record) -> str:
    """What the page's own program says about a record, without Escalera's packages in reach."""
    program, file = folder / "check.py", folder / "game.canasta"
    program.write_text(block("python"), encoding="utf-8")
    file.write_text(record_text(record), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(program), str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_example_holds_and_is_as_escalera_writes_it() -> None:
    assert check_proof(RECORD.rules, RECORD.players, ROUND).holds
    assert record_text(RECORD) == block("canasta")
    assert [one.kind for one in PROOF.contributions] == ["person", "computer", "none"]


def test_what_the_command_says_about_it() -> None:
    done = CliRunner().invoke(app, ["verify", "-"], input=block("canasta"), env={"COLUMNS": "110"})
    assert [line.rstrip() for line in done.stdout.splitlines()] == block("text").splitlines()


def test_the_commitment_the_seal_and_the_key() -> None:
    before = [PROOF.contributions[1] if seat == 2 else Contribution(seat, "none") for seat in (1, 2, 3)]
    hashed = encode("commitment", *TERMS.fields(), PROOF.secret, *fields_of(TERMS, before))
    assert f"are {len(hashed)} bytes" in PAGE
    assert commitment_of(TERMS, PROOF.secret, before) == PROOF.commitment
    assert f"`{PROOF.commitment.hex()[:8]}…`" in PAGE
    assert f"`{seal(PROOF.commitment, 1, PROOF.contributions[0].value).hex()}`" in PAGE
    assert f"`{KEY.hex()}`" in PAGE


def test_the_bytes_of_the_seal() -> None:
    fields = [line.split() for line in block("hex").splitlines()]
    assert all(int(length, 16) == len(bytes.fromhex(value)) for length, value in fields)
    hashed = bytes.fromhex(block("hex"))
    assert hashed == encode("seal", PROOF.commitment, b"1", PROOF.contributions[0].value)
    assert sha256(hashed).digest() == seal(PROOF.commitment, 1, PROOF.contributions[0].value)
    assert f"these {len(hashed)} bytes" in PAGE


def test_the_test_vectors_are_as_the_page_says() -> None:
    vectors = json.loads((ROOT / VECTORS).read_text(encoding="utf-8"))
    section = PAGE.split("**Test vectors.**")[1].split("**What a browser does.**")[0]
    assert f"`{VECTORS}`" in section
    kinds = [{one.kind for one in parse_proof(vector["proof"]).contributions} for vector in vectors]
    assert set(KINDS) in kinds
    for vector in vectors:
        assert all(f"`{name}`" in section for name in vector.keys() - {"name"})
        rules = edition(vector["edition"]).with_house_rules(vector["rules"])
        assert list(rules.differences().items()) == list(vector["rules"].items())


def test_the_first_cards_by_hand() -> None:
    rows = re.findall(r"^\| (\d+) \| `(\w{4})` = (\d+) \| (\d+) \| (\d+) \| (\w+) \|$", PAGE, re.MULTILINE)
    pack = [card_text(face) for face in CLASSIC.pack()]
    assert len(rows) == 4
    for (place, digits, number, size, rest, card), due in zip(rows, numbers(KEY, b"order"), strict=False):
        assert int(digits, 16) == int(number) == due
        assert int(size) == int(place) + 1 and int(rest) == due % int(size)
        chosen, last = int(rest), int(place)
        pack[chosen], pack[last] = pack[last], pack[chosen]
        assert card == pack[last] == card_text(ROUND.stock[last])
    assert "The end of the `Stock:` line reads `" + " ".join(pack[-4:]) + "`" in PAGE
    assert "begin `" + " ".join([row[1] for row in rows[:3]]) + "`" in PAGE


def test_the_dealer_by_hand() -> None:
    number = next(numbers(KEY, b"dealer"))
    assert f"begins with `{number:04x}` = {number}." in PAGE
    assert number % RECORD.players == 1 and ROUND.dealer == 2


def test_the_program_finds_the_example_right(tmp_path: Path) -> None:
    answer = checker(tmp_path, RECORD).strip()
    assert answer == "Round 1 commitment True, order True, dealer True"
    assert f"`{answer}`" in PAGE
    assert "escalera." not in block("python") and "import escalera" not in block("python")


def test_the_program_agrees_with_the_command(tmp_path: Path) -> None:
    one = played(Terms(MINI, 4, "t", 1), KINDS)
    two = played(Terms(MINI, 4, "t", 2, one.dealer % 4 + 1), KINDS)
    for record in (record_of(MINI, 4, one, two), record_of(MINI, 4, one, forged(two))):
        lines = checker(tmp_path, record).splitlines()
        for line, written in zip(lines, record.rounds, strict=True):
            verdict = check_proof(MINI, 4, written)
            found = f"commitment {verdict.commitment}, order {verdict.order}, dealer {verdict.dealer}"
            assert line == f"Round {written.number} {found}"


def forged(written: RoundRecord) -> RoundRecord:
    """The round with another secret and another order."""
    proof = re.sub("secret=..", "secret=00", written.proof or "")
    return replace(written, proof=proof, stock=written.stock[::-1])


@pytest.mark.parametrize("name", [VERSION, *KINDS, "order", "dealer", "commitment", "seal", "key"])
def test_the_format_names_everything(name: str) -> None:
    assert name in PAGE.split("## The format, for programmers")[1]
