"""What the fuzzers begin with: good files, acts and frames, and the words they are made of."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from websockets.frames import Frame, Opcode

ROOT: Final = Path(__file__).parents[2]
NO_MASK: Final = bytes(4)

ACTS: Final = (
    *("draw", "take KH KD", "take 4H X / 9C 9D 9H", "take #2 / 5D 5H 5S", "top #1"),
    *("meld 4H 5H 6H / 7C 7D 7S / #3 KH X", "add #1 KS / #2 4H", "merge #1 #2"),
    *("ask", "yes", "no", "discard 3S", "pass", "discard X"),
)
MESSAGES: Final[tuple[dict[str, object], ...]] = (
    {"type": "act", "act": "draw"},
    {"type": "act", "act": "take KH KD"},
    {"type": "act", "act": "discard 3S"},
    {"type": "would", "act": "meld 4H 4D 4C"},
    {"type": "may"},
    {"type": "fits", "act": None, "cards": ["4H", "X"]},
    {"type": "hint", "depth": 3, "act": "draw"},
    {"type": "since", "seq": 0},
    {"type": "look"},
    {"type": "seal", "round": 1, "seal": "0" * 64},
    {"type": "open", "round": 1, "value": "0" * 64},
    {"type": "ready"},
    {"type": "say", "text": "Hello"},
    {"type": "phrase", "phrase": "hello"},
    {"type": "doubt", "round": 1, "side": 1, "line": "cards", "text": "?"},
    {"type": "stand-in", "seat": 2},
    {"type": "back"},
    {"type": "set-seat", "seat": 2, "player": "greedy"},
    {"type": "swap", "one": 1, "other": 2},
    {"type": "start"},
    {"type": "rematch"},
    {"type": "ping"},
)
PROOF: Final = (
    f"version=escalera-deal-1 table=kitchen-table dealer=drawn commitment={'0f' * 32} secret={'1e' * 32} "
    f"seat1=person:{'2d' * 32} seat2=computer:{'3c' * 32} seat3=none seat4=withheld:{'4b' * 32}"
)
WORDS: Final = (
    *("#1", "#2", "/", "X", "KH", "3S", "3D", "2C", "draw", "take", "meld", "add", "merge", "discard"),
    *(
        "Format:",
        "Edition:",
        "Rules:",
        "Players:",
        "Names:",
        "Totals:",
        "Round:",
        "Dealer:",
        "Stock:",
        "Proof:",
    ),
    *("Score:", "bolivia", "classic", "samba", "mini-classic", "target=", "edition=", "players=", "turn="),
    *("phase=", "pile=", "stock=", "[rules]", "[[side]]", "hands=", "melds=", "total=", "out=", "version="),
    *("escalera-deal-1", "seat1=", "person:", "computer:", "none", "withheld:", "https://", "/t/", "#seat="),
    *("#link=", '"type":"', '"id":"', '"act":"', "\\ud800", "null", "1e999", "\u202e", "\u200d"),
)


def for_parsers() -> Iterator[bytes]:
    """A good input for each parser, which its first byte names."""
    records = [*(ROOT / "examples").rglob("*.canasta"), *(ROOT / "tests/cli/data").rglob("*.canasta")]
    tables = [*(ROOT / "examples").rglob("*.toml"), *(ROOT / "tests/cli/data").rglob("*.toml")]
    answers = [["draw"], [None, "a fault"], ["meld 4H 4D 4C / 7C 7D 7S"]]
    good = (
        [path.read_bytes() for path in records],
        [path.read_bytes() for path in tables],
        [text.encode() for text in ACTS],
        [PROOF.encode()],
        [b"https://cards.example.org/games/t/u0lUkd2Y1hPZ#seat=abc", b"http://127.0.0.1:8765/t/x#link=a"],
        [b"bolivia?players=2&target=2500&lang=de", b"samba?going_out_bonus=none"],
        [b"Ada (2)", "Βάσω".encode(), "e\u0301".encode()],
        [msgspec.msgpack.encode(answer) for answer in answers],
    )
    for number, inputs in enumerate(good):
        for data in inputs:
            yield bytes([number]) + data


def for_frames() -> Iterator[bytes]:
    """Frames as clients send them, with a mask of zeros so that what is in them can be changed.

    The first byte says in pieces of how many bytes they come.
    """
    texts = [json.dumps({**message, "id": f"m{n}"}).encode() for n, message in enumerate(MESSAGES)]
    for text in texts:
        yield b"\0" + frame(Opcode.TEXT, text)
    yield b"\x03" + frame(Opcode.TEXT, texts[0][:9], False) + frame(Opcode.CONT, texts[0][9:])
    yield (
        b"\x01" + frame(Opcode.PING, b"x") + frame(Opcode.BINARY, texts[4]) + frame(Opcode.CLOSE, b"\x03\xe8")
    )
    yield b"\0" + frame(Opcode.TEXT, b'{"id":"a' + b"x" * 200 + b'"}') + frame(Opcode.PONG, b"")


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A masked frame, whose mask changes nothing."""
    plain = Frame(opcode, data, fin).serialize(mask=False)
    length = 2 if len(data) < 126 else 4
    return bytes([plain[0], plain[1] | 0x80]) + plain[2:length] + NO_MASK + data


def dictionary() -> str:
    """The words in the form that the fuzzer reads."""
    escaped = ["".join([f"\\x{byte:02x}" for byte in word.encode()]) for word in WORDS]
    return "".join([f'"{word}"\n' for word in escaped])
