"""Matches with real cards: random positions for the engine, and what people would count of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from escalera.cards import JOKER
from escalera.engine.match import Match
from escalera.engine.rounds import Round
from escalera.engine.scoring import SideScore
from escalera.engine.setup import Setup, SideSetup, set_up
from escalera.engine.sheet import sheet
from escalera.engine.state import OVER, STOCK_OUT, State
from escalera.errors import RulesError
from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, FIELDS, Rules
from escalera.rules.values import Choice, Number, NumberList, NumberPerPlayers, Switch
from escalera.service.editions import rules_view

WORDS: Final = Catalogue("en")
THREE: Final = 1
NATURALS: Final = range(2, 13)
KINDS: Final = {JOKER // 4: "jokers", 0: "twos", 12: "aces", THREE: "black_threes"}

Counted = dict[str, Any]


class Position:
    """A side's cards, dealt by chance, and what is counted of them."""

    def __init__(self) -> None:
        self.melds: list[list[int]] = []
        self.hands: list[list[int]] = []
        self.reds = 0
        self.finished: Counter[str] = Counter()


class Dealer:
    """Gives out the cards of one pack."""

    def __init__(self, rules: Rules, chance: Random) -> None:
        self.rules = rules
        self.chance = chance
        self.left = Counter(rules.pack())

    def take(self, cards: Sequence[int]) -> list[int] | None:
        """These cards, when they are all still there."""
        wanted = Counter(cards)
        if any(self.left[card] < count for card, count in wanted.items()):
            return None
        self.left -= wanted
        return list(cards)

    def some(self, ranks: Sequence[int], count: int) -> list[int] | None:
        """So many cards of some ranks."""
        there = [card for card in self.left.elements() if card // 4 in ranks]
        return self.take(self.chance.sample(there, count)) if len(there) >= count else None

    def meld(self, side: Position) -> None:
        """Lay a meld of any kind the edition has."""
        kinds = ["rank"] * 3 + ["sequence"] * self.rules.sequences + ["wild"] * self.rules.wild_melds
        match self.chance.choice(kinds):
            case "rank":
                self._rank_meld(side)
            case "sequence":
                self._sequence(side)
            case _:
                length = self.chance.choice((3, 5, 7, 7))
                self._lay(side, self.some((0, JOKER // 4), length), "wild_melds")

    def _rank_meld(self, side: Position) -> None:
        wilds = self.chance.choice((0, 0, 1, 2))
        naturals = self.chance.randrange(max(3, 2 * wilds), 10)
        rank = self.chance.choice(NATURALS)
        if any(card // 4 == rank for meld in side.melds for card in meld):
            return
        cards = self.some((rank,), naturals)
        more = self.some((0, JOKER // 4), wilds) if cards else None
        self._lay(side, cards + more if cards and more is not None else None, "mixed" if wilds else "natural")

    def _sequence(self, side: Position) -> None:
        suit, length = self.chance.randrange(4), self.chance.choice((3, 5, 7, 7))
        low = self.chance.randrange(2, 14 - length)
        self._lay(side, self.take([rank * 4 + suit for rank in range(low, low + length)]), "sequences")

    def _lay(self, side: Position, cards: list[int] | None, kind: str) -> None:
        if cards:
            side.melds.append(cards)
            side.finished[kind] += len(cards) >= self.rules.canasta_size

    def hand(self, most: int) -> list[int]:
        """What somebody still holds: never a red three."""
        ranks = (0, THREE, *NATURALS, JOKER // 4)
        there = [card for card in self.left.elements() if card // 4 in ranks and card not in (5, 6)]
        found = self.take(self.chance.sample(there, min(len(there), self.chance.randrange(most + 1))))
        return found or []


def house_ruled(chance: Random, code: str) -> Rules:
    """An edition with some of its numbers and switches changed, most of them about the score."""
    rules = EDITIONS[code]
    while True:
        names = chance.sample(CHANGED, chance.choice((0, 0, 1, 3, 6)))
        changes = {name: any_value(chance, name) for name in names}
        try:
            return rules.with_house_rules(changes | chance.choice(RARE))
        except RulesError:
            continue


CHANGED: Final = [
    *(name for name, field in FIELDS.items() if field.section in ("scoring", "match", "opening")),
    "going_out_bonus",
    "concealed_bonus",
    "right_melds",
    "right_sequence",
    "six_as",
    "sequences",
    "wild_melds",
]

RARE: Final[list[dict[str, str]]] = [
    *[{}] * 10,
    {"target": "500"},
    {"red_threes_need": "melded"} | {name: "0" for name in FIELDS if name.startswith("points_")},
]
"""What chance alone would hardly bring: short matches, and melds that count nothing."""


def any_value(chance: Random, name: str) -> str:
    """A value that a field may have."""
    match FIELDS[name].values:
        case Switch():
            return chance.choice(("yes", "no"))
        case Choice(choices=words):
            return chance.choice(words)
        case NumberList(choices=numbers):
            return str(chance.choice(numbers))
        case Number(low=low, high=high, step=step, none=none):
            return "none" if none and chance.random() < 0.3 else str(chance.randrange(low, high + 1, step))
        case NumberPerPlayers(low=low, high=high, step=step):
            several = [str(chance.randrange(low, high + 1, step)) for _ in range(5)]
            return chance.choice((several[0], ",".join(several)))
    raise ValueError(name)


def random_match(chance: Random, code: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the page is given of a match, and what the engine makes of each round up to the end."""
    rules = house_ruled(chance, code)
    players = chance.choice(rules.players)
    dealer = chance.randrange(players) + 1
    match = Match(rules, players, dealer)
    given: list[dict[str, Any]] = []
    told = []
    while not match.finished and len(given) < 6:
        before = {"dealer": match.dealer, "minimums": [rules.minimum(total) for total in match.totals]}
        counted, state = random_round(chance, match)
        given.append(counted)
        match.round = Round(match.law, match.next_number, match.dealer, state, [])
        scores = match.score_round().sides
        lines = [{line.name: line.points for line in side.lines} for side in sheet(state)]
        told.append({**before, "lines": lines, "sides": [numbers(one) for one in scores]})
        told[-1] |= {"finished": match.finished, "winner": match.winner or 0}
    changes = rules.differences()
    view = rules_view(EDITIONS[code], WORDS, None)
    rest = {name: getattr(view, name) for name in ("values", "red_threes", "meld_size")}
    ranks = [{"rank": one.rank, "cards": one.cards} for one in view.ranks]
    page = {"rules": {**rest, "ranks": ranks}, "changes": changes, "players": players, "dealer": dealer}
    return {**page, "rounds": given, "sides": [list(side) for side in match.sides]}, told


def numbers(score: SideScore) -> dict[str, int]:
    names = ("cards", "bonuses", "red_threes", "going_out", "hands", "score", "total")
    return {name: getattr(score, name) for name in names}


def random_round(chance: Random, match: Match) -> tuple[dict[str, Any], State]:
    """A round as it may have ended: counted by people, and as the engine's state."""
    rules, sides = match.rules, match.sides
    twins = not any(match.totals) and chance.random() < 0.1
    out = chance.randrange(match.players) + 1 if not twins and chance.random() < 0.8 else 0
    concealed = bool(out) and chance.random() < 0.3
    positions = like_twins(rules, sides) if twins else deal(chance, rules, sides, out)
    state = set_up(match.law, Setup(setups(match, positions, out, concealed)))
    if not out:
        state.phase, state.ended = OVER, STOCK_OUT
    counted = [count(chance, rules, one) for one in positions]
    return {"out": out, "concealed": concealed, "sides": counted}, state


def setups(match: Match, positions: Sequence[Position], out: int, concealed: bool) -> list[SideSetup]:
    """The positions of all sides as the engine takes them."""
    return [
        SideSetup(
            one.hands,
            [0] * len(seats),
            one.melds,
            one.reds,
            total,
            out=out in seats,
            concealed=concealed and out in seats,
        )
        for one, seats, total in zip(positions, match.sides, match.totals, strict=True)
    ]


def like_twins(rules: Rules, sides: Sequence[Sequence[int]]) -> list[Position]:
    """Every side has the same but for the rank: what leads to equal totals."""
    positions = [Position() for _ in sides]
    for rank, (one, seats) in enumerate(zip(positions, sides, strict=True), 6):
        one.melds = [[rank * 4 + place % 4 for place in range(rules.canasta_size)]]
        one.finished["natural"] = 1
        one.hands = [[] for _ in seats]
    return positions


def deal(chance: Random, rules: Rules, sides: Sequence[Sequence[int]], out: int) -> list[Position]:
    """What lies before each side, and what each seat still holds."""
    dealer = Dealer(rules, chance)
    positions = [Position() for _ in sides]
    for _ in range(chance.choice((0, 4, 12, 20))):
        dealer.meld(chance.choice(positions))
    reds = rules.red_threes
    for one in positions:
        one.reds = chance.choice((0, chance.randrange(reds + 1), reds))
        reds -= one.reds
    for one, seats in zip(positions, sides, strict=True):
        # The engine takes the first empty hand of a side for the one that went out.
        one.hands = [[] if seat == out else dealer.hand(9) for seat in seats]
    return positions


def count(chance: Random, rules: Rules, side: Position) -> Counted:
    """What somebody counts: points, or the cards themselves."""
    held = [card for hand in side.hands for card in hand]
    melded = [card for meld in side.melds for card in meld]
    black = [card for card in held if card // 4 == THREE]
    return {
        **{kind: side.finished[kind] for kind in ("natural", "mixed", "sequences", "wild_melds")},
        "melded": in_points_or_cards(chance, rules, melded),
        "red_threes": side.reds,
        "hands": in_points_or_cards(chance, rules, [card for card in held if card not in black]),
        "black_threes": len(black),
    }


def in_points_or_cards(chance: Random, rules: Rules, cards: Sequence[int]) -> int | dict[str, int]:
    points = sum([rules.points(card) for card in cards])
    # Cards that count nothing have to be counted as cards: that there are melds may matter.
    if points and chance.random() < 0.5:
        return points
    found = Counter([kind_of(card) for card in cards])
    return dict(found)


def kind_of(card: int) -> str:
    return KINDS.get(card // 4) or ("high" if card // 4 >= 6 else "low")
