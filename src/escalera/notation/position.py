"""A table file as a position of the engine, judged by it: is this a table the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from escalera.cards import JOKER, THREE
from escalera.engine.forms import judge_new_list, rank_of
from escalera.engine.law import Law
from escalera.engine.setup import ANY, ANY_RED_THREE, Setup, SideSetup, lacks_right, set_up
from escalera.engine.state import State
from escalera.engine.verdict import Verdict
from escalera.errors import Refused
from escalera.notation.replay import RefusedLine
from escalera.notation.table import JOKER_RANK, Counted, MeldText, TableFile, TableSide

_RED_SUITS = (1, 2)


class IllegalPosition(RefusedLine):
    """What can't lie on a table, though no single act is refused for it.

    | code | facts |
    |---|---|
    | `not-a-meld` | `written`, the cards as they stand in the file |
    | `black-threes-only-going-out` | `side` |
    | `red-three` | `what`: `meld` or `hand` |
    | `out-twice` | `side`, the second |
    | `out-with-cards` | `side` |
    | `no-right-to-go-out` | `side`, and what it has and needs |
    """


def position(table: TableFile) -> State:
    """The state of a table file. Raises `RefusedLine` for what the rules of the table don't allow."""
    law = Law(table.rules, table.players)
    for n, side in enumerate(table.sides):
        _judge_melds(law, table, n, side)
        _judge_hands(table, n, side)
    _judge_out(table)
    state = set_up(law, setup_of(table))
    _judge_right(table, state)
    return state


def setup_of(table: TableFile) -> Setup:
    """The plain data of a table file; without an entry, seat 1 is to draw from an empty stock."""
    pile = [Counted.of(face) for face in table.pile or ()]
    exact = _exact(table, pile)
    return Setup(
        [_side(side, exact) for side in table.sides],
        table.turn or 1,
        table.phase or "draw",
        _codes(pile, exact),
        table.stock or 0,
    )


def _exact(table: TableFile, pile: Sequence[Counted]) -> set[int]:
    """The black threes that may be what they are written as: not more of a suit than the pack has."""
    cards = [*pile]
    for side in table.sides:
        cards += [card for hand in side.hands for card in hand.cards]
        cards += [card for meld in side.melds for card in meld.cards]
    named = Counter(card.face for card in cards if card.rank == THREE)
    return {face for face, many in named.items() if face is not None and many <= table.rules.packs}


def _side(side: TableSide, exact: set[int]) -> SideSetup:
    return SideSetup(
        [_codes(hand.cards, exact) for hand in side.hands],
        [hand.unknown for hand in side.hands],
        [_codes(meld.cards, exact) for meld in side.melds],
        side.red_threes,
        side.total,
        side.out is not None,
        side.out == "concealed",
    )


def _codes(cards: Iterable[Counted], exact: set[int]) -> list[int]:
    return [_code(card, exact) for card in cards]


def _code(card: Counted, exact: set[int]) -> int:
    """The card as the engine's set-up takes it: the suit of a three says its colour only, but is kept."""
    if card.rank == JOKER_RANK:
        return JOKER
    if _is_red_three(card):
        return ANY_RED_THREE
    if card.rank == THREE:
        return card.face if card.face in exact else ANY + THREE
    return ANY + card.rank if card.face is None else card.face


def _is_red_three(card: Counted) -> bool:
    return card.rank == THREE and card.suit in _RED_SUITS


# Melds and hands


def _judge_melds(law: Law, table: TableFile, n: int, side: TableSide) -> None:
    melded: list[int] = []
    black = False
    for m, meld in enumerate(side.melds):
        line = table.lines.of("side", n, "melds", m)
        _judge_meld(law, line, meld, melded)
        rank = rank_of(_faces(meld.cards))
        if law.one_per_rank:
            melded.append(rank)
        if rank == THREE and (black or side.out is None):
            raise IllegalPosition(line, "black-threes-only-going-out", {"side": n + 1})
        black = black or rank == THREE


def _judge_meld(law: Law, line: int, meld: MeldText, melded: list[int]) -> None:
    if any(_is_red_three(card) for card in meld.cards):
        raise IllegalPosition(line, "red-three", {"what": "meld"})
    verdict = Verdict()
    judge_new_list(verdict, State(law), _faces(meld.cards), melded)
    found = verdict.refusal()
    if found is not None:
        raise _on_line(line, found, meld)


def _on_line(line: int, found: Refused, meld: MeldText) -> RefusedLine:
    """The refusal at its line; it doesn't quote suits that the file doesn't name."""
    if found.code == "not-a-meld" and any(card.face is None for card in meld.cards):
        return IllegalPosition(line, found.code, {"written": str(meld)})
    return RefusedLine(line, found.code, found.facts)


def _faces(cards: Sequence[Counted]) -> list[int]:
    """Faces to judge a meld by: cards without suit get such that they make no sequence."""
    named = [card.suit for card in cards if card.suit is not None]
    first = named[0] if named else 0
    return [
        card.rank * 4 + (first + 1 + place % 2) % 4 if card.face is None else card.face
        for place, card in enumerate(cards)
    ]


def _judge_hands(table: TableFile, n: int, side: TableSide) -> None:
    for h, hand in enumerate(side.hands):
        if any(_is_red_three(card) for card in hand.cards):
            line = table.lines.of("side", n, "hands", h)
            raise IllegalPosition(line, "red-three", {"what": "hand"})


# Going out


def _judge_out(table: TableFile) -> None:
    """At most one side has gone out, and one of its hands is empty."""
    out = [n for n, side in enumerate(table.sides) if side.out is not None]
    if len(out) > 1:
        raise IllegalPosition(table.lines.of("side", out[1], "out"), "out-twice", {"side": out[1] + 1})
    for n in out:
        if all(hand.size > 0 for hand in table.sides[n].hands):
            line = table.lines.of("side", n, "out")
            raise IllegalPosition(line, "out-with-cards", {"side": n + 1})


def _judge_right(table: TableFile, state: State) -> None:
    for n, side in enumerate(table.sides):
        facts = lacks_right(state, n) if side.out is not None else None
        if facts is not None:
            line = table.lines.of("side", n, "out")
            raise IllegalPosition(line, "no-right-to-go-out", {"side": n + 1, **facts})
