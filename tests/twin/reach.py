"""What the seat to act can still reach this turn, found by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import permutations

from escalera.engine.act import Act, Part
from tests.twin.judge import cards_left, form_faults, has_right, play, refusal
from tests.twin.lists import Cards, additions, holds, new_lists, without
from tests.twin.melds import is_black_threes
from tests.twin.table import Game, is_black_three


class TooLong(Exception):
    """The search tried as much as it may."""


class Patience:
    """How many placings the searches below may still try; None: as many as they need."""

    left: int | None = None

    @classmethod
    def spend(cls) -> None:
        """One more placing."""
        if cls.left is not None:
            cls.left -= 1
            if cls.left < 0:
                raise TooLong


@contextmanager
def patience(placings: int) -> Iterator[None]:
    """Within it a search that tries more raises `TooLong`: large hands take for ever."""
    Patience.left = placings
    try:
        yield
    finally:
        Patience.left = None


def can_go_out(game: Game, *, asking: bool = False) -> bool:
    """May the seat to act, after its draw or take, still go out this turn?

    With `asking` also the question counts: not after "no", and where asking is required only after
    "yes" or while it can still be asked. Without it the position alone is judged.
    """
    if asking and not asking_lets_out(game):
        return False
    return any(can_finish(position) for position in prepared(simplified(game)))


def asking_lets_out(game: Game) -> bool:
    """Whether the answer, or the lack of one, leaves the way open."""
    if game.verdict is not None:
        return game.verdict == "yes"
    if game.rules.ask_partner != "must" or not game.partners_of(game.seat):
        return True
    return bool(game.to_answer) or (not game.acted and len(game.hands[game.seat]) >= 2)


def can_finish(game: Game) -> bool:
    """Whether one act, or a discard alone, leaves at most one card with the right to go out."""
    hand = game.hands[game.seat]
    if len(hand) == 1 and refusal(game, game.seat, Act("discard", (Part(0, (hand[0],)),))) is None:
        return True
    return any(refusal(game, game.seat, act) is None for act in layings(game, most_left=1))


def prepared(game: Game) -> Iterator[Game]:
    """The position after any number of merges.

    Where no wild may join a finished natural canasta, wilds laid before a merge can matter too.
    """
    seen = set()
    waiting = [game]
    while waiting:
        position = waiting.pop()
        side = position.side_of(position.seat)
        key = tuple(sorted((meld.number, tuple(sorted(meld.faces))) for meld in side.melds))
        if key in seen:
            continue
        seen.add(key)
        yield position
        if not position.rules.merge:
            continue
        numbers = [meld.number for meld in side.melds]
        steps = [Act("merge", (Part(a, ()), Part(b, ()))) for a, b in permutations(numbers, 2)]
        if not position.rules.wild_on_finished:
            wilds = {f for f in position.hands[position.seat] if position.rules.is_wild(f)}
            steps += [Act("add", (Part(n, (f,)),)) for n in numbers for f in wilds]
        for step in steps:
            if refusal(position, position.seat, step) is None:
                waiting.append(play(position, position.seat, step))


def can_open(game: Game) -> bool:
    """Whether one act of new melds opens the seat's side."""
    position = simplified(game)
    return any(refusal(position, position.seat, act) is None for act in opening_acts(position))


def best_opening(game: Game) -> int:
    """The most points one act of new melds can count, whatever the minimum; 0 if there is none."""
    position = simplified(game)
    best = 0
    for act in opening_acts(position):
        points = sum(position.rules.points(f) for part in act.parts for f in part.cards)
        if points > best and keeps_enough(position, act):
            best = points
    return best


def keeps_enough(game: Game, act: Act) -> bool:
    """Good melds after which two cards stay, or fewer with the right to go out."""
    if form_faults(game, game.seat, act):
        return False
    melds = [meld.faces for meld in play(game, game.seat, act).side_of(game.seat).melds]
    return cards_left(game, game.seat, act) >= 2 or has_right(game.rules, game.players, melds)


def opening_acts(game: Game) -> Iterator[Act]:
    """Every act of new melds only."""
    return (act for act in layings(game, most_left=99) if not any(part.meld for part in act.parts))


def simplified(game: Game) -> Game:
    """A copy in the play phase without questions, where cards that are equal to the rules are equal.

    The suit of a two or of a black three never matters, other suits only where sequences exist.
    """
    position = game.copy()
    position.rules = replace(game.rules, ask_partner="off")
    position.phase, position.to_answer, position.verdict = "play", [], None
    hand = position.hands[position.seat]
    for place, face in enumerate(hand):
        two_or_three = face < 4 or is_black_three(face)
        if two_or_three or (face < 52 and not game.rules.sequences):
            hand[place] = face - face % 4
    hand.sort()
    return position


def layings(game: Game, most_left: int) -> Iterator[Act]:
    """Every way to lay the hand as new melds and additions while at most `most_left` cards stay.

    Card by card: the lowest card not placed yet goes into a new meld, onto a meld, or stays.
    """
    rules, melds = game.rules, game.side_of(game.seat).melds
    lists = sorted(new_lists(rules, game.hands[game.seat]), key=len, reverse=True)
    seen: set[object] = set()

    def place(rest: Cards, new: tuple[Cards, ...], added: dict[int, Cards], left: int) -> Iterator[Act]:
        key = (rest, tuple(sorted(new)), tuple(sorted(added.items())))
        if key in seen:
            return
        seen.add(key)
        Patience.spend()
        if not rest:
            if new or added:
                yield laying_act(game, new, added)
            return
        card = rest[0]
        for cards in lists:
            if card in cards and holds(rest, cards):
                yield from place(tuple(without(rest, cards)), (*new, cards), added, left)
        for meld in melds:
            if meld.number in added:
                continue
            for cards in additions(rules, meld, rest):
                if card in cards:
                    yield from place(tuple(without(rest, cards)), new, {**added, meld.number: cards}, left)
        if left < most_left:
            yield from place(rest[1:], new, added, left + 1)

    yield from place(tuple(sorted(game.hands[game.seat])), (), {}, 0)


def laying_act(game: Game, new: tuple[Cards, ...], added: dict[int, Cards]) -> Act:
    """New melds, black threes last, then the additions by number."""
    ordered = sorted(new, key=lambda cards: (is_black_threes(game.rules, cards), cards))
    parts = [Part(0, cards) for cards in ordered] + [Part(n, added[n]) for n in sorted(added)]
    return Act("meld" if new else "add", tuple(parts))
