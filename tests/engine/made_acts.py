"""Acts of every verb, made up from a position: many legal, many nearly so."""

from __future__ import annotations

import random
from typing import Final

from escalera.engine.act import ADD, DISCARD, MELD, MERGE, TAKE, TOP, VERBS, Act, Part
from tests.twin.table import Game

PLAIN: Final = tuple(verb for verb in VERBS if verb not in (TAKE, TOP, MELD, ADD, MERGE, DISCARD))
Cards = tuple[int, ...]


def made_act(choose: random.Random, game: Game) -> Act:
    """An act for the position, grammatical and perhaps legal."""
    start = game.phase == "draw"
    verbs = [TAKE, TOP, TAKE, MELD, DISCARD] if start else [MELD, ADD, MELD, ADD, MERGE, DISCARD, TAKE, TOP]
    verb = choose.choice(verbs) if choose.random() < 0.9 else choose.choice(VERBS)
    if verb in PLAIN:
        return Act(verb)
    rest = list(game.hands[game.seat]) or [any_face(choose)]
    if verb == DISCARD:
        return Act(verb, (Part(0, (choose.choice(rest) if choose.random() < 0.9 else any_face(choose),)),))
    if verb in (TOP, MERGE):
        return Act(verb, tuple(Part(a_number(choose, game), ()) for _ in range(1 if verb == TOP else 2)))
    parts = take_parts(choose, game, rest) if verb == TAKE else laid_parts(choose, game, rest, verb)
    if choose.random() < 0.25:
        parts = [mutated(choose, part, verb == TAKE and place == 0) for place, part in enumerate(parts)]
    return Act(verb, tuple(parts))


def any_face(choose: random.Random) -> int:
    """Any face at all."""
    return choose.randrange(53)


def a_number(choose: random.Random, game: Game) -> int:
    """The number of a meld the side has, as a rule."""
    side = game.side_of(game.seat)
    if side.melds and choose.random() < 0.9:
        return choose.choice(side.melds).number
    return choose.randint(1, side.numbers_used + 1)


def pull(rest: list[int], wanted: list[int]) -> Cards:
    """Take cards out of the rest, as far as they are there."""
    found = []
    for face in wanted:
        if face in rest:
            rest.remove(face)
            found.append(face)
    return tuple(found)


def a_list(choose: random.Random, game: Game, rest: list[int]) -> Cards:
    """Cards for a new meld; perhaps fewer than three."""
    rules = game.rules
    wilds = [f for f in rest if rules.is_wild(f)]
    face = choose.choice(rest)
    how = choose.random()
    if how < 0.15 and len(wilds) > 2:
        return pull(rest, choose.sample(wilds, choose.randint(3, min(len(wilds), 8))))
    if how < 0.5:
        run = [face]
        while len(run) < 8 and run[-1] + 4 in rest and choose.random() < 0.9:
            run.append(run[-1] + 4)
        if len(run) > 2:
            return pull(rest, run)
    same = [f for f in rest if f // 4 == face // 4]
    cards = choose.sample(same, choose.randint(min(len(same), 2), len(same)))
    if choose.random() < 0.5 and not rules.is_wild(face):
        cards += choose.sample(wilds, min(len(wilds), choose.randint(1, 3)))
    return pull(rest, cards)


def an_addition(choose: random.Random, game: Game, rest: list[int]) -> Part | None:
    """Cards that could go onto a meld of the side."""
    number = a_number(choose, game)
    meld = game.side_of(game.seat).meld(number)
    faces = meld.faces if meld else [choose.choice(rest)]
    ranks, suits = {f // 4 for f in faces}, {f % 4 for f in faces}
    near = [f for f in rest if f // 4 in ranks or game.rules.is_wild(f)]
    if len(ranks) > 2:
        near = [f for f in rest if f % 4 in suits and f // 4 not in ranks]
    if not near:
        return None
    count = choose.randint(1, min(len(near), choose.choice([1, 2, 4])))
    return Part(number, pull(rest, choose.sample(near, count)))


def laid_parts(choose: random.Random, game: Game, rest: list[int], verb: str) -> list[Part]:
    """The lists of `meld` or `add`."""
    parts: list[Part] = []
    wanted = choose.choice([1, 1, 1, 2, 2, 3, 4, 8])
    while rest and len(parts) < wanted:
        new = verb == MELD and (not parts or choose.random() < 0.7)
        part = Part(0, a_list(choose, game, rest)) if new else an_addition(choose, game, rest)
        if part is None or (part.meld and part.meld in [other.meld for other in parts]):
            wanted -= 1
        else:
            parts.append(part)
    if parts:
        return parts
    return [Part(0 if verb == MELD else a_number(choose, game), (any_face(choose),))]


def take_parts(choose: random.Random, game: Game, rest: list[int]) -> list[Part]:
    """The lists of `take`."""
    top = game.pile[-1] if game.pile else any_face(choose)
    same = [f for f in rest if f // 4 == top // 4]
    wilds = [f for f in rest if game.rules.is_wild(f) and f not in same]
    cards = choose.sample(same, choose.randint(0, len(same)))
    cards += choose.sample(wilds, min(len(wilds), choose.choice([0, 0, 0, 1, 1, 2])))
    number = a_number(choose, game) if choose.random() < 0.4 else 0
    if not number and not cards:
        cards = [choose.choice(rest) if rest else any_face(choose)]
    parts = [Part(number, pull(rest, cards) or (() if number else (any_face(choose),)))]
    while rest and choose.random() < (0.2 if game.side_of(game.seat).melds else 0.6):
        parts.append(Part(0, a_list(choose, game, rest)))
    return parts


def mutated(choose: random.Random, part: Part, may_be_empty: bool) -> Part:
    """A card more, less or another one; another number."""
    cards = list(part.cards)
    what = choose.random()
    if what < 0.3 and len(cards) > (0 if may_be_empty and part.meld else 1):
        cards.pop(choose.randrange(len(cards)))
    elif what < 0.6:
        cards.append(choose.choice(cards) + choose.choice([0, 4, -4, 1]) if cards else any_face(choose))
    elif what < 0.8 and cards:
        cards[choose.randrange(len(cards))] = any_face(choose)
    return Part(part.meld, tuple(face if 0 <= face < 53 else 52 for face in cards))
