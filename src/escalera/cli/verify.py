"""`escalera verify`: whether the rounds of a record were shuffled as their proofs say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

from escalera.cli.exits import ILLEGAL
from escalera.cli.faults import Fault, fault_of
from escalera.cli.files import Files, files_argument, json_option, load
from escalera.cli.spoken import command, lang_option
from escalera.cli.words import catalogue
from escalera.errors import FileError
from escalera.i18n import Catalogue
from escalera.notation import Record, RoundRecord
from escalera.notation.record import LARGEST_RECORD, parse_record, read_record
from escalera.service.fair import DRAWN, VERSION, ProofError, Verdict, check_proof

if TYPE_CHECKING:
    from rich.table import Table

    from escalera.cli.printer import Printer

NO_PROOF: Final = "no-proof"
WRONG_PROOF: Final = "wrong-proof"
_RIGHT: Final = ("fair-right-order", "fair-right-dealer", "fair-due-dealer", "fair-right-commitment")
_SHOWN: Final = 16
"""Digits of a contribution: enough for two people to compare by eye."""


@command("verify")
@files_argument
@json_option
@lang_option
@click.pass_context
def verify(ctx: click.Context, files: tuple[str, ...], wants_json: bool, lang: str) -> None:
    """Compute the shuffle of every round again from its proof.

    FILE is a record (.canasta), or - for standard input. The exit status is 0 when every round has a
    proof and all of them hold, 1 when a proof is wrong or missing, and 2 when something can't be read.
    """
    words = catalogue(lang)
    if wants_json:
        ctx.exit(Files(lambda file: judge(file, words), lambda file, found: None, as_json).run(files, True))
    ctx.exit(max([show(file, len(files) > 1, words) for file in files]))


@dataclass(frozen=True, slots=True)
class Checked:
    """A record, and what came of each round; None for one that has no proof."""

    record: Record
    verdicts: tuple[Verdict | None, ...]

    def rounds(self) -> Iterator[tuple[RoundRecord, Verdict | None]]:
        """Each round with its verdict."""
        return zip(self.record.rounds, self.verdicts, strict=True)


def check(file: str, words: Catalogue) -> Checked | Fault:
    """All proofs of a record recomputed; a fault when it or one of them can't be read."""
    try:
        record = load(file, read_record, parse_record, LARGEST_RECORD)
        return Checked(record, tuple([_verdict(record, played) for played in record.rounds]))
    except FileError as error:
        return fault_of(error, words)


def _verdict(record: Record, played: RoundRecord) -> Verdict | None:
    try:
        return check_proof(record.rules, record.players, played) if played.proof else None
    except ProofError as error:
        raise FileError(played.lines.proof, error.code, str(error)) from error


def judge(file: str, words: Catalogue) -> Checked | Fault:
    """As `check`, or what keeps the record from being proven."""
    found = check(file, words)
    return found if isinstance(found, Fault) else (fault_in(found, words) or found)


def fault_in(found: Checked, words: Catalogue) -> Fault | None:
    """The first round whose proof is wrong; without one the first that has none."""
    for played, verdict in found.rounds():
        if verdict and not verdict.holds:
            wrong = [key for key in _findings(verdict) if key not in _RIGHT]
            sentence = " ".join(_said(wrong, played, words))
            return Fault(played.lines.proof, WRONG_PROOF, sentence, ILLEGAL)
    for played, verdict in found.rounds():
        if verdict is None:
            sentence = words.text("fair-no-proof", round=played.number)
            return Fault(played.lines.round, NO_PROOF, sentence, ILLEGAL)
    nothing = Fault(1, NO_PROOF, words.text("fair-no-rounds"), ILLEGAL)
    return None if found.verdicts else nothing


def show(file: str, of_several: bool, words: Catalogue) -> int:
    """Print what was found out about a file; the exit status."""
    found = check(file, words)
    if isinstance(found, Fault):
        found.report(file)
        return found.status
    _show_rounds(file if of_several else "", found, words)
    fault = fault_in(found, words)
    if fault:
        fault.report(file)
    return fault.status if fault else 0


def _show_rounds(heading: str, found: Checked, words: Catalogue) -> None:
    from escalera.cli.printer import Printer

    printer = Printer()
    if heading:
        printer.heading(heading)
    for played, verdict in found.rounds():
        if verdict:
            _show_round(printer, found.record, played, verdict, words)
        else:
            printer.print(words.text("fair-no-proof", round=played.number))
    if any(found.verdicts):
        printer.print(words.text("fair-compare"))


def _show_round(
    printer: Printer, record: Record, played: RoundRecord, verdict: Verdict, words: Catalogue
) -> None:
    head, *said = _said(_findings(verdict), played, words)
    printer.print(head)
    for sentence in [*said, verdict.proof.commitment.hex()]:
        printer.print(f"  {sentence}")
    printer.print(_seats(record, verdict, words))
    if verdict.service_alone:
        printer.print(f"  {words.text('fair-alone')}")


def _findings(verdict: Verdict) -> list[str]:
    """Keys: whether it holds, then one for each thing that was checked, the commitment last."""
    dealer = "fair-right-dealer" if verdict.proof.dealer == DRAWN else "fair-due-dealer"
    return [
        "fair-holds" if verdict.holds else "fair-fails",
        "fair-right-order" if verdict.order else "fair-wrong-order",
        dealer if verdict.dealer else "fair-wrong-dealer",
        "fair-right-commitment" if verdict.commitment else "fair-wrong-commitment",
    ]


def _said(keys: Iterable[str], played: RoundRecord, words: Catalogue) -> list[str]:
    return [words.text(key, round=played.number, seat=played.dealer) for key in keys]


def _seats(record: Record, verdict: Verdict, words: Catalogue) -> Table:
    """Who added what."""
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for one in verdict.proof.contributions:
        seat = words.text("seat-number", seat=one.seat)
        who = record.names[one.seat - 1] if record.names else seat
        value = one.value.hex()[:_SHOWN] if one.kind == "person" else ""
        table.add_row(f"  {who}", words.text(f"fair-{one.kind}"), value)
    return table


def as_json(found: Checked) -> dict[str, object]:
    """The object of `--json`, for a record whose proofs all hold."""
    return {
        "edition": found.record.rules.edition_text,
        "rounds": [_round_json(played, verdict) for played, verdict in found.rounds() if verdict],
    }


def _round_json(played: RoundRecord, verdict: Verdict) -> dict[str, object]:
    proof = verdict.proof
    return {
        "round": played.number,
        "version": VERSION,
        "table": proof.table,
        "commitment": proof.commitment.hex(),
        "dealer": played.dealer,
        "dealer_drawn": proof.dealer == DRAWN,
        "seats": [
            {"seat": one.seat, "kind": one.kind, "value": one.value.hex()} for one in proof.contributions
        ],
        "added_nothing": list(verdict.added_nothing),
        "withheld": list(verdict.withheld),
        "service_alone": verdict.service_alone,
    }
