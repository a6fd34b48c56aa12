"""The glossary has every word the project uses, once, with a meaning."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"

WORDS = """
match, round, turn, seat, side, partner, dealer, hand, stock, discard pile, upcard, top card, natural, wild,
red three, black three, meld, rank meld, sequence, wild meld, canasta, natural canasta, mixed canasta,
escalera, samba, bolivia, opening, minimum, frozen, going out, concealed, edition, house rule, act, step,
event, view, record, position, refusal
"""


def test_every_word_has_one_line() -> None:
    lines = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    counts = Counter(word for word, _ in lines if word not in ("word", "---"))
    assert set(counts.values()) == {1}
    assert {word.strip() for word in WORDS.split(",")} <= counts.keys()
