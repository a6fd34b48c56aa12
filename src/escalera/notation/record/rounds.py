"""The rounds of a record: what can be judged about them without playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from escalera.notation.acts import ActError, parse_act
from escalera.notation.record.data import Move, RoundLines, RoundRecord
from escalera.notation.record.headers import Headers, whole_numbers
from escalera.notation.record.lines import HEADERS, MOVE, Line
from escalera.notation.record.stock import Pack, read_stock
from escalera.notation.source import malformed
from escalera.notation.words import shown, whole_number


def read_rounds(first: Line, lines: Iterator[Line], headers: Headers) -> list[RoundRecord]:
    """The rounds from the first `Round:` line to the end of the file."""
    pack = Counter(headers.rules.pack())
    rounds: list[RoundRecord] = []
    reader = _RoundReader(first, headers, pack, None)
    for line in lines:
        if line.key == "Round":
            rounds.append(reader.finished())
            reader = _RoundReader(line, headers, pack, rounds[-1])
        else:
            reader.read(line)
    rounds.append(reader.finished())
    return rounds


class _RoundReader:
    """Collects one round; `before` is the round before it in the file."""

    def __init__(self, line: Line, headers: Headers, pack: Pack, before: RoundRecord | None) -> None:
        self.headers = headers
        self.pack = pack
        self.before = before
        self.lines = {"Round": line.number}
        self.number = self._round_number(line)
        self.dealer = before.dealer % headers.players + 1 if before else 0
        self.stock: tuple[int, ...] = ()
        self.proof: str | None = None
        self.moves: list[Move] = []
        self.score: tuple[int, ...] | None = None

    def read(self, line: Line) -> None:
        """One more line of this round."""
        if line.key == MOVE:
            self._read_move(line)
            return
        self._check_place(line)
        self.lines[line.key] = line.number
        if line.key == "Dealer":
            self._read_dealer(line)
        elif line.key == "Stock":
            self.stock = read_stock(line, self.pack)
        elif line.key == "Proof":
            self.proof = line.text or None
        else:
            self._check_complete()
            sides = len(self.headers.rules.sides(self.headers.players))
            self.score = whole_numbers(line, sides, "scores")

    def finished(self) -> RoundRecord:
        """The round, when nothing more comes."""
        self._check_complete()
        lines = RoundLines(**{key.lower(): number for key, number in self.lines.items()})
        return RoundRecord(
            self.number,
            self.dealer,
            self.stock,
            tuple(self.moves),
            self.proof,
            self.score,
            lines,
        )

    def _round_number(self, line: Line) -> int:
        number = whole_number(line.text)
        if number is None or number < 1:
            raise malformed(line.number, f"{shown(line.text)} is not the number of a round")
        if self.before and number != self.before.number + 1:
            due = f"after round {self.before.number} comes {self.before.number + 1}"
            raise malformed(line.number, f"{due}, not {number}")
        return number

    def _check_place(self, line: Line) -> None:
        if line.key in HEADERS:
            raise malformed(line.number, f"“{line.key}:” belongs before the first “Round:”")
        if line.key in self.lines:
            first = self.lines[line.key]
            sentence = f"a second “{line.key}:” in this round; the first is on line {first}"
            raise malformed(line.number, sentence)
        if line.key != "Score" and (self.moves or self.score is not None):
            raise malformed(line.number, f"“{line.key}:” belongs before the actions of the round")

    def _check_complete(self) -> None:
        line = self.lines["Round"]
        if not self.dealer:
            raise malformed(line, "the first round needs a “Dealer:” line before its actions")
        if not self.stock:
            raise malformed(line, "this round needs a “Stock:” line before its actions")

    def _read_dealer(self, line: Line) -> None:
        dealer = self._seat(line, line.text)
        if self.before and dealer != self.dealer:
            due = f"after seat {self.before.dealer} seat {self.dealer} deals"
            raise malformed(line.number, f"{due}, not seat {dealer}")
        self.dealer = dealer

    def _read_move(self, line: Line) -> None:
        self._check_complete()
        if self.score is not None:
            raise malformed(line.number, "an action after the “Score:” of its round")
        seat, _, rest = line.text.replace("\t", " ").partition(" ")
        try:
            self.moves.append(Move(self._seat(line, seat), parse_act(rest), line.number))
        except ActError as error:
            raise malformed(line.number, str(error)) from error

    def _seat(self, line: Line, word: str) -> int:
        seat = whole_number(word)
        if seat is None:
            raise malformed(line.number, f"{shown(word)} is not the number of a seat")
        if not 1 <= seat <= self.headers.players:
            players = self.headers.players
            raise malformed(line.number, f"there is no seat {seat}; {players} players play")
        return seat
