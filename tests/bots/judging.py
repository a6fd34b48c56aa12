"""Whether a reason is true, worked out from the view alone and not as the reason was found.

What lies where is counted from the state and the events; nothing of `skill` is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from escalera import Act, View, parse_act
from escalera.bots.advice import Advice
from escalera.engine.act import Part
from escalera.engine.events import Event
from escalera.engine.playing import do_act
from escalera.engine.refusing import refusal
from escalera.engine.scoring import score_side
from escalera.engine.sheet import meld_cards, own_melds, side_sheet
from escalera.engine.state import State, is_wild
from escalera.engine.step import STEP_TAKE, STEP_TOP, op_of
from escalera.engine.view import awaited, hand_of

LATELY: Final = 12


def played(view: View, acts: Sequence[Act]) -> list[State]:
    """The states before each act, and the last one; each act is legal there, and partners say yes."""
    state = view.state.clone()
    states = [state.clone()]
    for act in acts:
        assert refusal(state, state.turn if state.question != 1 else state.answering, act) is None, act
        if act.verb != "draw":
            do_act(state, act)
        while act.verb == "ask" and awaited(state) not in (0, view.seat):
            do_act(state, Act("yes"))
        states.append(state.clone())
    return states


@dataclass
class Told:
    """An advice with its states, and those of the turn that it is compared with."""

    view: View
    advice: Advice

    def __post_init__(self) -> None:
        self.states = played(self.view, self.advice.actions)
        self.others = played(self.view, self.advice.compared) if self.advice.compared else self.states[:1]
        self.seat = self.view.seat
        self.heir = self.view.seat % int(self.view.state.law.players) + 1
        self.side = int(self.view.state.law.side_of[self.seat - 1])
        self.rules = self.view.state.law.rules

    @property
    def thrown(self) -> int:
        """The face the advice throws."""
        assert self.advice.actions[-1].verb == "discard"
        return self.advice.actions[-1].parts[0].cards[0]

    @property
    def other(self) -> int:
        """The face that the other turn throws."""
        assert self.advice.compared[-1].verb == "discard"
        return self.advice.compared[-1].parts[0].cards[0]

    @property
    def hand(self) -> list[int]:
        """The hand before the discard."""
        return hand_of(self.states[-2], self.seat)

    @property
    def first(self) -> str:
        """The verb of the first act."""
        return self.advice.actions[0].verb


def cost(state: State, seat: int) -> int:
    """What the score sheet would take for a seat's hand if the round stopped there."""
    sides = state.law.rules.sides(int(state.law.players))
    (side,) = [at for at, seats in enumerate(sides) if seat in seats]
    found = side_sheet(state, side, sides[side])
    parts = [*found.line("hands").parts, *found.line("black-threes").parts]
    return -sum(part.points for part in parts if part.seat == seat)


def melded(state: State) -> Counter[int]:
    """How many of each face lie in melds."""
    sides = range(int(state.law.sides))
    return Counter(card for side in sides for at in own_melds(state, side) for card in meld_cards(state, at))


def sizes(state: State, side: int) -> dict[int, int]:
    """The sizes of a side's melds by number."""
    return {int(state.number_of(at)): len(meld_cards(state, at)) for at in own_melds(state, side)}


def finished(state: State, side: int) -> int:
    """Bonuses of a side's melds."""
    return int(score_side(state, side).bonuses)


def of_rank(cards: Sequence[int], face: int) -> int:
    """How many cards have a face's rank."""
    return sum(card >> 2 == face >> 2 for card in cards)


def out_of_sight(told: Told, face: int) -> int:
    """How many cards of a face's rank nobody has shown, as far as the seat can tell."""
    state, rank = told.view.state, face >> 2
    seen = of_rank(told.view.hand, face) + of_rank([int(card) for card in state.pile], face)
    seen += sum(count for card, count in melded(state).items() if card >> 2 == rank)
    held = sum(
        taken_by(told, seat)[rank] for seat in range(1, int(state.law.players) + 1) if seat != told.seat
    )
    return 4 * int(state.law.packs) - seen - held


def taken_by(told: Told, seat: int) -> Counter[int]:
    """The ranks that a seat took with piles and hasn't shown since, by following every event."""
    pile: list[int] = []
    held: Counter[int] = Counter()
    for event in told.view.events:
        if event.kind == "upcard":
            pile = list(event.cards)
        if event.act is None:
            continue
        follow(event, pile, held if event.seat == seat else Counter())
    ranks: Counter[int] = Counter()
    for face, count in held.items():
        ranks[face >> 2] += count
    return ranks


def follow(event: Event, pile: list[int], held: Counter[int]) -> None:
    """What one act does to the pile and to what its seat is known to hold."""
    assert event.act is not None
    laid = [card for part in event.act.parts for card in part.cards]
    if event.kind != "top":
        held.subtract({card: count for card in set(laid) if (count := min(laid.count(card), held[card])) > 0})
    if event.kind == "discard":
        pile.append(event.cards[0])
    elif event.kind == "top":
        pile.pop()
    elif event.kind == "take":
        held.update([card for card in pile[:-1] if card not in (5, 6)])
        pile.clear()


def tops_refused(told: Told) -> list[tuple[int, int]]:
    """The ranks that the next player left lying, each with how many turns ago."""
    turns = sum(event.kind == "discard" for event in told.view.events)
    pile: list[int] = []
    done, found = 0, []
    for event in told.view.events:
        if event.kind == "upcard":
            pile = list(event.cards)
        if event.act is None:
            continue
        if event.kind == "draw" and event.seat == told.heir and pile:
            found.append((pile[-1] >> 2, turns - done))
        done += event.kind == "discard"
        follow(event, pile, Counter())
    return found


def threw(told: Told, face: int) -> bool:
    """Whether the next player threw a face's rank in the last turns."""
    discards = [event for event in told.view.events if event.kind == "discard"]
    return any(one.seat == told.heir and one.cards[0] >> 2 == face >> 2 for one in discards[-LATELY:])


# Sequences


def windows(told: Told, face: int) -> list[set[int]]:
    """The faces of each whole sequence that a card could be in."""
    law, rank = told.view.state.law, face >> 2
    lows = range(int(law.low), int(law.high - law.size) + 2)
    size = int(law.size)
    return [{(low + at) * 4 + (face & 3) for at in range(size)} for low in lows if low <= rank < low + size]


def on_table(told: Told, state: State) -> list[set[int]]:
    """Own sequences that aren't finished, by their cards; and none."""
    melds = [at for at in own_melds(state, told.side) if int(state.melds[8 * at + 1]) == 2]
    return [set(), *[set(cards) for at in melds if len(cards := meld_cards(state, at)) < int(state.law.size)]]


def reaches(told: Told, face: int) -> list[int]:
    """For each sequence that can still be finished with a card in hand: how many of its cards are there."""
    state, hand = told.states[-2], set(told.hand)
    lying = melded(state)
    gone = {one for one, count in lying.items() if count >= int(state.law.pack[one])}
    return [
        len(window & (hand | base))
        for window in windows(told, face)
        for base in on_table(told, state)
        if base <= window and face not in base and not (window - hand - base) & gone
    ]


def lengthens_theirs(told: Told, face: int) -> bool:
    """Whether a card goes onto a sequence of the next player's side: asked of the engine, as their act."""
    state = told.states[-2].clone()
    do_act(state, Act("discard", (Part(0, (face,)),)))
    melds = range(1, len(own_melds(state, int(state.side))) + 1)
    return any(refusal(state, state.turn, parse_act(f"top #{meld}")) is None for meld in melds)


def laid_points(told: Told) -> int:
    """What the cards count that the other turn takes the pile with."""
    return sum(told.rules.points(card) for part in told.advice.compared[0].parts for card in part.cards)


Facts = Mapping[str, Any]
Judge = Callable[[Told, Facts], bool]


def can_take(told: Told) -> bool:
    """Whether the engine lists a way to take the pile or its top card."""
    return any(op_of(step) in (STEP_TAKE, STEP_TOP) for step in told.view.steps())


def opens(told: Told, facts: Facts) -> bool:
    """Whether an act opens, counts so much, and so much is needed."""
    for act, before, after in zip(told.advice.actions, told.states, told.states[1:], strict=False):
        if not before.has_opened() and after.of_side(told.side, 0):
            cards = [card for part in act.parts for card in part.cards]
            cards += [int(before.top())] if act.verb == "take" else []
            counted = sum(told.rules.points(card) for card in cards)
            total = int(before.of_side(told.side, 6))
            return bool(facts["counted"] == counted and facts["needed"] == told.rules.minimum(total))
    return False


def begins(told: Told, facts: Facts) -> bool:
    """Whether a meld of so many cards is there that wasn't, and that the other turn doesn't lay."""
    fresh = [
        at
        for number, at in sizes(told.states[-1], told.side).items()
        if number not in sizes(told.view.state, told.side)
    ]
    return bool(facts["count"] in fresh and facts["count"] + facts["left"] == told.view.state.law.size)


TRUE: Final[dict[str, Judge]] = {
    "out": lambda told, facts: told.states[-1].out_seat == told.seat - 1,
    "must-ask": lambda told, facts: told.first == "ask" and told.rules.ask_partner == "must",
    "asks": lambda told, facts: (
        told.first == "ask"
        and facts["count"]
        == sum(
            int(told.view.state.count(seat - 1))
            for side in told.rules.sides(int(told.view.state.law.players))
            for seat in side
            if told.seat in side and seat != told.seat
        )
    ),
    "yes": lambda told, facts: told.first == "yes" and facts["score"] == cost(told.view.state, told.seat),
    "no": lambda told, facts: told.first == "no" and facts["score"] == cost(told.view.state, told.seat),
    "no-take": lambda told, facts: told.first == "draw" and not can_take(told),
    "small-pile": lambda told, facts: (
        told.first == "draw" and can_take(told) and len(told.view.state.pile) == facts["count"] <= 4
    ),
    "spends": lambda told, facts: (
        told.first == "draw"
        and told.advice.compared[0].verb == "take"
        and Counter(facts["cards"]) <= Counter(told.view.hand)
        and sorted(facts["cards"])
        == sorted(card for part in told.advice.compared[0].parts for card in part.cards)
    ),
    "burden": lambda told, facts: (
        told.first == "draw"
        and told.advice.compared[0].verb == "take"
        and facts["score"]
        == cost(told.others[1], told.seat) - cost(told.view.state, told.seat) + laid_points(told)
    ),
    "pile": lambda told, facts: told.first == "take" and len(told.view.state.pile) == facts["count"],
    "top": lambda told, facts: (
        told.first == "top"
        and facts["card"] == told.view.state.pile[-1]
        and facts["card"]
        in meld_cards(told.states[1], int(told.states[1].index_of(told.side, facts["meld"])))
    ),
    "finishes": lambda told, facts: (
        finished(told.states[-1], told.side) - finished(told.states[0], told.side) >= facts["score"]
        and facts["score"] > 0
    ),
    "opens": opens,
    "wilds-kept": lambda told, facts: (
        facts["count"] == sum(map(is_wild, hand_of(told.states[1], told.seat)))
        and not told.view.state.has_opened()
        and not any(is_wild(card) for part in told.advice.actions[0].parts for card in part.cards)
    ),
    "keeps-wilds": lambda told, facts: (
        facts["count"]
        == sum(map(is_wild, hand_of(told.states[-1], told.seat)))
        > sum(map(is_wild, hand_of(told.others[-1], told.seat)))
    ),
    "begins": begins,
    "grows": lambda told, facts: (
        sizes(told.states[-1], told.side)[facts["meld"]] == facts["count"]
        and sizes(told.view.state, told.side)[facts["meld"]] < facts["count"]
        and sizes(told.others[-1], told.side)[facts["meld"]] < facts["count"]
        and facts["count"] + facts["left"] == told.view.state.law.size
    ),
    "stays": lambda told, facts: (
        len(hand_of(told.states[-1], told.seat)) == facts["count"] > len(hand_of(told.others[-1], told.seat))
    ),
    "unloads": lambda told, facts: (
        cost(told.states[-1], told.seat) == facts["score"] < cost(told.others[-1], told.seat)
    ),
    "stock": lambda told, facts: told.view.state.stock_left == 0,
    "blocks": lambda told, facts: told.thrown in (4, 7) and told.rules.threes_block,
    "costs": lambda told, facts: told.thrown in (4, 7) and facts["score"] == told.rules.black_three_in_hand,
    "wild": lambda told, facts: (
        facts["card"] == told.other and is_wild(told.other) and not is_wild(told.thrown)
    ),
    "breaks": lambda told, facts: (
        facts["card"] == told.other and of_rank(told.hand, told.other) == facts["count"] > 1
    ),
    "needs": lambda told, facts: (
        facts["card"] == told.other
        and facts["needed"] == told.rules.canasta_size
        and max(reaches(told, told.other)) == facts["count"]
    ),
    "dead": lambda told, facts: facts["card"] == told.thrown and reaches(told, told.thrown) == [],
    "helps": lambda told, facts: (
        facts["card"] in told.hand
        and lengthens_theirs(told, facts["card"])
        and not lengthens_theirs(told, told.thrown)
    ),
    "fits": lambda told, facts: (
        facts["card"] == told.other
        and not told.view.state.pile_frozen
        and any(
            facts["card"] >> 2 == card >> 2
            for at in own_melds(told.states[-2], int(told.view.state.law.side_of[told.heir - 1]))
            for card in meld_cards(told.states[-2], at)
        )
    ),
    "holds": lambda told, facts: (
        facts["seat"] == told.heir
        and facts["card"] == told.other
        and facts["count"] == taken_by(told, told.heir)[told.other >> 2]
    ),
    "refused": lambda told, facts: (
        facts["seat"] == told.heir
        and any(rank == told.thrown >> 2 and ago <= LATELY for rank, ago in tops_refused(told))
    ),
    "threw": lambda told, facts: facts["seat"] == told.heir and threw(told, told.thrown),
    "few": lambda told, facts: facts["count"] == out_of_sight(told, told.thrown) <= 3,
    "heavier": lambda told, facts: (
        facts["card"] == told.other
        and facts["score"] == told.rules.points(told.thrown) > told.rules.points(told.other)
    ),
    "lighter": lambda told, facts: (
        facts["card"] == told.other
        and facts["score"] == told.rules.points(told.thrown) < told.rules.points(told.other)
    ),
    "spare": lambda told, facts: of_rank(told.hand, told.thrown) == 1,
}
"""For each kind of reason whether it is true."""
