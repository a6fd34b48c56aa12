"""Frames are cut out wherever the bytes are broken, and text is read and written as the library does."""

from __future__ import annotations

import random

import pytest
from websockets.frames import Frame, Opcode

from escalera.web.framing import Splitter, size_of, text_frame, text_of

MOST = 1 << 20
LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536]


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_text_is_written_as_the_library_writes_it(length: int) -> None:
    data = b"x" * length
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 5, 125, 126, 127, 1000, 65_535])
def test_masked_text_is_read(length: int) -> None:
    text = ("ñ" * length)[: length // 2] + "x" * (length % 2)
    assert text_of(masked(Opcode.TEXT, text.encode())) == text


OTHERS = {
    "binary": masked(Opcode.BINARY, b"{}"),
    "more of a message": masked(Opcode.CONT, b"{}"),
    "ping": masked(Opcode.PING, b""),
    "the beginning of a message": masked(Opcode.TEXT, b"{}", fin=False),
    "not utf-8": masked(Opcode.TEXT, b"\xff"),
    "very long": masked(Opcode.TEXT, b"x" * 65_536),
    "unmasked": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    "compressed": bytes([0xC1]) + masked(Opcode.TEXT, b"{}")[1:],
    "not whole": masked(Opcode.TEXT, b"{}")[:-1],
}


@pytest.mark.parametrize("kind", OTHERS)
def test_any_other_frame_is_left_to_the_library(kind: str) -> None:
    assert text_of(OTHERS[kind]) is None


def test_frames_are_cut_out_wherever_the_bytes_are_broken() -> None:
    chance = random.Random(5)
    lengths = [*LENGTHS[:5], 300, 65_535, *range(9)]
    kinds = [chance.choice(list(Opcode) if n < 126 else [Opcode.TEXT, Opcode.CONT]) for n in lengths]
    frames = [masked(kind, bytes(n)) for kind, n in zip(kinds, lengths, strict=True)]
    whole = b"".join(frames)
    for size in (1, 2, 3, 7, 100, 5000):
        splitter = Splitter(MOST)
        pieces = [whole[at : at + size] for at in range(0, len(whole), size)]
        assert [found for piece in pieces for found in splitter.split(piece)] == frames


def test_a_frame_that_says_it_is_too_long_is_not_waited_for() -> None:
    splitter = Splitter(1000)
    head = masked(Opcode.TEXT, b"x" * 5000)[:20]
    assert size_of(head) == 5008
    assert splitter.split(head) == [head]
    assert Splitter(5000).split(head) == []
