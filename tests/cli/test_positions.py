"""Any well-formed table is a position or is refused with a line and a sentence; nothing else happens."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from escalera.cli.faults import fault_of
from escalera.cli.score import as_json
from escalera.engine.match import Match
from escalera.engine.playout import play_random
from escalera.engine.rounds import Round
from escalera.engine.scoring import score
from escalera.engine.sheet import MELDED, SheetLine, sheet
from escalera.engine.state import REDS
from escalera.engine.view import hand_of
from escalera.errors import FileError
from escalera.i18n import Catalogue
from escalera.notation import TableFile, parse_table, table_text
from escalera.notation.position import position
from escalera.notation.replay import RefusedLine
from escalera.notation.table import Counted, HandText, MeldText, TableSide
from escalera.rules import EDITIONS, Rules

SEATINGS: Final = [(code, players) for code, rules in EDITIONS.items() for players in rules.players]
ROUNDS: Final = 25
RANDOM_TABLES: Final = 400
LIST: Final = "4 5 6 7 K A 2 X 3S 3C 3D 4H 5H 6H 7H 8H 9H TH JH 2C KC KD KS AS 4C 4D 12?"
WORDS: Final = LIST.split(" ")


def played(rules: Rules, players: int, rng: Random) -> Round:
    """A round in the middle, its totals not zero."""
    stock = rules.pack()
    rng.shuffle(stock)
    totals = [rng.choice((-5, 0, 1500)) for _ in rules.sides(players)]
    dealt = Match(rules, players, totals=totals).deal(stock)
    play_random(dealt.state, rng.randrange(1 << 40), rng.choice((100, 300, 600)))
    dealt.take_back()
    return dealt


def as_table(dealt: Round, keeps_suits: bool) -> TableFile:
    """What lies on the table of a round, as a table file."""
    rules, players = dealt.law.rules, int(dealt.law.players)
    sides = []
    for side in sheet(dealt.state):
        hands = tuple(HandText(tuple(map(Counted.of, hand_of(dealt.state, seat)))) for seat in side.seats)
        reds = int(dealt.state.of_side(side.side - 1, REDS))
        melds = melds_of(side.line(MELDED), keeps_suits)
        before = side.score.total - side.score.score
        sides.append(TableSide(hands, melds, reds, before, "yes" if dealt.out_seat in side.seats else None))
    return TableFile(rules, players, tuple(sides))


def melds_of(line: SheetLine, keeps_suits: bool) -> tuple[MeldText, ...]:
    """The melds; without suits where only counts matter."""
    found = []
    for part in line.parts:
        cards = [Counted.of(face) for face in part.cards]
        if not keeps_suits and len({card.rank for card in cards}) < len(cards):
            cards = [card if card.rank in (1, 13) else Counted(card.rank) for card in cards]
        found.append(MeldText(tuple(cards)))
    return tuple(found)


@pytest.mark.parametrize("keeps_suits", [True, False])
@pytest.mark.parametrize(("code", "players"), SEATINGS)
def test_a_rounds_table_scores_as_the_round(code: str, players: int, keeps_suits: bool) -> None:
    rng = Random(f"{code} {players}")
    for _ in range(ROUNDS):
        dealt = played(EDITIONS[code], players, rng)
        table = parse_table(table_text(as_table(dealt, keeps_suits)))
        expected = [(side.score, side.total) for side in score(dealt.state)]
        if dealt.concealed:
            continue
        assert [(side.score, side.total) for side in score(position(table))] == expected


def random_table(rng: Random) -> str:
    """A table file of words that fit and words that don't."""
    code = rng.choice([*EDITIONS])
    players = rng.choice(EDITIONS[code].players)
    lines = [f'edition = "{code}"', f"players = {players}"]
    for seats in EDITIONS[code].sides(players):
        melds = [" ".join(rng.choices(WORDS[:-1], k=rng.choice((1, 3, 3, 4, 7, 8)))) for _ in range(2)]
        same = " ".join([rng.choice("456K")] * rng.choice((3, 7)))
        hands = [" ".join(rng.choices(WORDS, k=rng.choice((0, 0, 1, 5)))) for _ in seats]
        lines += ["[[side]]", f"melds = {[same, *melds][: rng.randrange(4)]}", f"hands = {hands}"]
        lines += ['out = "yes"'] * (rng.random() < 0.3)
    return "\n".join(lines)


def test_random_tables_are_judged_in_a_sentence() -> None:
    rng = Random(7)
    words = Catalogue("en", strict=True)
    codes = set()
    for _ in range(RANDOM_TABLES):
        try:
            table = parse_table(random_table(rng))
            assert as_json((table, position(table)))["sides"]
            codes.add("")
        except (FileError, RefusedLine) as error:
            fault = fault_of(error, words)
            assert fault.sentence
            assert fault.line > 0
            codes.add(fault.code)
    assert len(codes) > 9
