"""A record played act by act through the engine: what was legal, and what the rounds counted."""

from __future__ import annotations

from typing import Final

from escalera.engine.events import EVERYBODY, Event
from escalera.engine.match import Match, RoundResult
from escalera.engine.rounds import Round
from escalera.errors import Refused
from escalera.notation.record import Record, RoundRecord
from escalera.notation.source import malformed


class RefusedLine(Refused):
    """The rules refuse what stands on a line of a file: `line` from 1, the code and its facts."""

    status: Final = 1

    def __init__(self, line: int, code: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(code, facts)
        self.line = line


class Replay:
    """What came of a record: its rounds as they ended, the last perhaps still running, and the match."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.rounds: list[Round] = []
        self.results: list[RoundResult] = []
        first = record.rounds[0] if record.rounds else None
        self.match = Match(
            record.rules,
            record.players,
            first.dealer if first else 1,
            record.totals,
            first.number if first else 1,
        )

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.match.finished

    @property
    def winner(self) -> int | None:
        """The winning side, from 1."""
        return self.match.winner

    @property
    def draw(self) -> bool:
        """Whether the match ended without a winner."""
        return self.match.draw

    @property
    def events(self) -> list[Event]:
        """What everybody could see, in order."""
        return [event for played in self.rounds for event in played.events(EVERYBODY)]


def replay(record: Record) -> Replay:
    """Play a record; the first fault ends it.

    Raises `RefusedLine` for what the rules refuse and for a wrong score, `FileError` for a round or
    a score that comes before a round has ended.
    """
    done = Replay(record)
    for written in record.rounds:
        _begin(done, written)
        _play(done.rounds[-1], written)
        _end(done, written)
    return done


def _begin(done: Replay, written: RoundRecord) -> None:
    line = written.lines.round
    if done.match.finished:
        raise RefusedLine(line, "round-over")
    if done.match.round is not None:
        raise malformed(line, f"round {done.match.round.number} hasn't ended before this one begins")
    done.rounds.append(done.match.deal(written.stock))


def _play(played: Round, written: RoundRecord) -> None:
    for move in written.moves:
        try:
            played.play(move.act, move.seat)
        except Refused as refused:
            raise RefusedLine(move.line, refused.code, refused.facts) from refused


def _end(done: Replay, written: RoundRecord) -> None:
    played = done.rounds[-1]
    if not played.over:
        if written.score is not None:
            raise malformed(written.lines.score, f"round {played.number} hasn't ended before this score")
        done.results.append(RoundResult(played))
        return
    result = done.match.score_round()
    done.results.append(result)
    _check_score(result, written)


def _check_score(result: RoundResult, written: RoundRecord) -> None:
    if written.score is None:
        return
    for side, (noted, counted) in enumerate(zip(written.score, result.sides, strict=True), 1):
        if noted != counted.score:
            facts: dict[str, object] = {"side": side, "written": noted, "right": counted.score}
            raise RefusedLine(written.lines.score, "wrong-score", facts)
