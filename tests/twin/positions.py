"""Positions written by hand, and acts in record notation, for the tests of the twin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from escalera.cards import parse_cards
from escalera.rules import edition
from tests.twin.judge import play, refusal
from tests.twin.record import read_act
from tests.twin.table import Game, Side, deal


def position(
    code: str,
    hands: Sequence[str],
    melds: Sequence[Sequence[str]] = (),
    *,
    pile: str = "9C",
    stock: str = "5C 5D 5H 5S",
    totals: Sequence[int] = (),
    phase: str = "play",
    house: Mapping[str, object] | None = None,
) -> Game:
    """Seat 1 to act; `hands` by seat, `melds` by side, laid in earlier turns by nobody in particular."""
    rules = edition(code).with_house_rules(house or {})
    players = len(hands)
    sides = []
    for place, seats in enumerate(rules.sides(players)):
        side = Side(list(seats), totals[place] if totals else 0)
        for text in melds[place] if place < len(melds) else ():
            side.new_meld(parse_cards(text), turn=0)
        sides.append(side)
    held = {seat: parse_cards(text) for seat, text in enumerate(hands, 1)}
    game = Game(rules, players, sides, held, parse_cards(stock), parse_cards(pile), seat=1, phase=phase)
    game.side_had_melds = bool(game.side_of(1).melds)
    return game


def dealt(
    code: str, players: int, dealer: int, first: str, house: Mapping[str, object] | None = None
) -> Game:
    """A deal whose first cards are given; the rest of the pack follows in ascending order."""
    rules = edition(code).with_house_rules(house or {})
    rest = rules.pack()
    chosen = parse_cards(first)
    for face in chosen:
        rest.remove(face)
    return deal(rules, players, dealer, chosen + rest, [0] * len(rules.sides(players)))


def code_of(game: Game, line: str) -> str | None:
    """What `1 meld KC KD KH` is refused with."""
    seat, _, act = line.partition(" ")
    return refusal(game, int(seat), read_act(act))


def after(game: Game, *lines: str) -> Game:
    """The game after some acts, all of them legal."""
    for line in lines:
        code = code_of(game, line)
        assert code is None, f"{line}: {code}"
        seat, _, act = line.partition(" ")
        game = play(game, int(seat), read_act(act))
    return game
