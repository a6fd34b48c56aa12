"""Comments, line ends, encodings and sizes of records."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from escalera.errors import FileError
from escalera.notation.record import LARGEST_RECORD, parse_record, read_record
from escalera.notation.record.lines import LONGEST_LINE
from tests.notation.samples import RECORD, place, record_fault, stock_text, with_line

PLAIN = parse_record(RECORD)


@pytest.mark.parametrize(
    ("line", "replaced"),
    [
        ("1 draw   # with #2 in mind", 12),
        ("1 draw #why", 12),
        ("\t1 \t draw\t#", 12),
        ("2 take #1 KS / 9C 9D 9H #x", 20),
        ("Players: 4 # four", 4),
        ("Proof: sha256 00ff # later", 11),
        ("#1 draw\n1 draw", 12),
        ("#\n  # indented\n#2 draw\n1 draw", 12),
    ],
)
def test_comments_mean_nothing(line: str, replaced: int) -> None:
    assert parse_record(with_line(RECORD, replaced, line)) == PLAIN


@pytest.mark.parametrize("line", ["1 draw #2", "1 draw# no", " #1 draw", "1 discard KD#"])
def test_what_is_no_comment(line: str) -> None:
    assert place(record_fault(with_line(RECORD, 12, line))) == (12, "malformed", 2)


def test_lines_count_with_comments_and_blank_ones() -> None:
    assert record_fault("# one\n\n \t \nhello\n").line == 4


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_marks_and_line_ends_mean_nothing(mark: bytes, end: bytes) -> None:
    assert parse_record(mark + RECORD.encode().replace(b"\n", end)) == PLAIN


def test_names_are_unicode() -> None:
    named = with_line(RECORD, 5, "Names: Zoë | Ωμέγα | Ян  Ян | 李\N{GRINNING FACE}")
    assert parse_record(named.encode()).names == ("Zoë", "Ωμέγα", "Ян  Ян", "李\N{GRINNING FACE}")


@pytest.mark.parametrize(
    ("data", "line", "sentence"),
    [
        (RECORD.encode("utf-16"), 1, "UTF-16"),
        (RECORD.encode("utf-16-le"), 1, "NUL"),
        (RECORD.encode("utf-16-be"), 1, "NUL"),
        (RECORD.replace("Ada", "Zoë").encode("latin-1"), 5, "not UTF-8"),
        (RECORD.replace("draw", "dr\0aw").encode(), 12, "NUL"),
        (RECORD.replace("Ada", "\0").replace("draw", "\xff").encode("latin-1"), 5, "NUL"),
        (RECORD.replace("Ada", "\xff").replace("draw", "\0").encode("latin-1"), 5, "not UTF-8"),
        (RECORD.replace("Ada", "\ud800"), 5, "not UTF-8"),
        (RECORD.replace("\n", "\r"), 1, "line break of another kind"),
        (RECORD.replace("1 draw", "1\x0bdraw"), 12, "control character"),
        (RECORD.replace("1 draw", "1 draw\x1b[2J"), 12, "control character"),
        (RECORD + "#" * (LONGEST_LINE + 1), 21, "longer than"),
    ],
)
def test_other_texts_are_refused_where_they_go_wrong(data: str | bytes, line: int, sentence: str) -> None:
    error = record_fault(data)
    assert place(error) == (line, "malformed", 2)
    assert sentence in error.sentence


def test_sentences_quote_little_and_nothing_unprintable() -> None:
    for line in ("x" * 10_000, "\N{RIGHT-TO-LEFT OVERRIDE}x", "1 " + "y" * 10_000, "Z" * 5000 + ": 1"):
        sentence = record_fault(line).sentence
        assert sentence.isprintable() and len(sentence) < 150


def read_fault(path: Path) -> FileError:
    with pytest.raises(FileError) as caught:
        read_record(path)
    assert place(caught.value) == (1, "malformed", 2)
    return caught.value


def test_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "game.canasta"
    path.write_text(RECORD, encoding="utf-8")
    assert read_record(path) == read_record(str(path)) == PLAIN


def test_files_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.canasta"
    file.touch()
    assert "no such file" in read_fault(tmp_path / "none").sentence
    assert "folder" in read_fault(tmp_path).sentence
    assert "can't be read" in read_fault(file / "below").sentence
    assert "can't be read" in read_fault(Path("a\0b")).sentence

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "open", refuse)
    assert "may not be read" in read_fault(file).sentence


def test_a_large_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "large.canasta"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    begun = time.perf_counter()
    assert "50.0 MB" in read_fault(path).sentence
    assert time.perf_counter() - begun < 0.5


def test_large_texts_are_refused() -> None:
    assert "too large" in record_fault(b"\n" * (LARGEST_RECORD + 1)).sentence
    assert "too large" in record_fault("ë" * (LARGEST_RECORD // 2 + 1)).sentence


def test_the_longest_match_there_can_be_is_small_enough() -> None:
    stock = stock_text("samba")
    rounds = "".join([f"Round: {n}\nStock: {stock}\n" + "1 discard 4C\n" * 500 for n in range(2, 201)])
    text = f"Edition: samba\nPlayers: 2\nRound: 1\nDealer: 1\nStock: {stock}\n{rounds}"
    assert len(parse_record(text).rounds) == 200
