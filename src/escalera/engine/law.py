"""A `Rules` value for one number of players, unpacked into native numbers for the inner loops."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.cards import JOKER
from escalera.engine.vecs import vec
from escalera.rules import Rules

RANKS: Final[i64] = 14
"""Places of a hand: thirteen ranks, then the jokers."""
JOKERS: Final[i64] = 13
BLACK: Final[i64] = 1
"""The rank of the threes; a meld of that rank is a meld of black threes."""

ASK_OFF: Final[i64] = 0
ASK_MAY: Final[i64] = 1
ASK_MUST: Final[i64] = 2

NEED_MELDED: Final[i64] = 0
NEED_TWO_CANASTAS: Final[i64] = 1
NEED_TWO_FINISHED: Final[i64] = 2
NEED_RIGHT: Final[i64] = 3

COVER_NONE: Final[i64] = 0
COVER_WILD_RED: Final[i64] = 1
COVER_BLACK_TOO: Final[i64] = 2


class Law:
    """The rules of one table: what the engine reads, resolved for the number of players."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules: Final = rules
        self.players: Final[i64] = players
        self._seats(rules, players)
        self._melds(rules)
        self._pile(rules)
        self._ends(rules, players)
        self._points(rules)

    def _seats(self, rules: Rules, players: int) -> None:
        self.hand: i64 = rules.hand.of(players)
        self.draw: i64 = rules.draw.of(players)
        self.low: i64 = rules.low_rank
        self.high: i64 = rules.high_rank
        self.suits: i64 = rules.suits
        self.packs: i64 = rules.packs
        self.cards: i64 = rules.cards
        self.joker: i64 = JOKER
        self.pack: vec[i64] = vec[i64]([0] * 53)
        """How often each face is in the pack."""
        for card in rules.pack():
            face: i64 = card
            self.pack[face] += 1
        sides = rules.sides(players)
        self.sides: i64 = len(sides)
        self.partners: i64 = players // len(sides)
        self.side_of: vec[i64] = vec[i64]([0] * 6)
        for index, seats in enumerate(sides):
            for seat in seats:
                place: i64 = seat - 1
                self.side_of[place] = index

    def _melds(self, rules: Rules) -> None:
        self.size: i64 = rules.canasta_size
        self.max_wilds: i64 = rules.max_wilds
        self.min_naturals: i64 = rules.min_naturals
        self.ratio: i64 = rules.naturals_per_wild
        self.excess: i64 = rules.naturals_over_wilds
        self.one_per_rank: bool = rules.one_meld_per_rank
        self.merge: bool = rules.merge
        self.sequences: bool = rules.sequences
        self.wild_melds: bool = rules.wild_melds
        self.wild_on_finished: bool = rules.wild_on_finished
        self.wild_cap: vec[i64] = vec[i64]([0] * 16)
        for n in range(16):
            naturals: i64 = n
            self.wild_cap[naturals] = self._cap(naturals)
        self.new_cap: vec[i64] = vec[i64]([0] * 16)
        for n in range(2, 16):
            self._split_cap(n)

    def _cap(self, naturals: i64) -> i64:
        """How many wilds a rank meld of that many naturals may hold."""
        wilds: i64 = 0
        while wilds < self.max_wilds and self.wilds_allowed(naturals, wilds + 1):
            wilds += 1
        return wilds

    def _split_cap(self, naturals: i64) -> None:
        """How many wilds that many naturals take when laid as new melds, split as well as can be."""
        best = self.wild_cap[naturals]
        if not self.one_per_rank:
            part: i64 = 2
            while part <= naturals - 2:
                both = self.wild_cap[part] + self.new_cap[naturals - part]
                if self.new_cap[part] > 0 and self.new_cap[naturals - part] > 0 and both > best:
                    best = both
                part += 1
        self.new_cap[naturals] = best

    def wilds_allowed(self, naturals: i64, wilds: i64) -> bool:
        """Whether a rank meld of so many naturals may hold so many wilds."""
        if wilds == 0:
            return True
        return wilds <= self.max_wilds and self.enough_naturals(naturals, wilds)

    def enough_naturals(self, naturals: i64, wilds: i64) -> bool:
        """Whether the naturals of a rank meld outweigh its wilds as the edition wants."""
        if wilds == 0:
            return True
        if naturals < self.min_naturals or naturals < self.ratio * wilds:
            return False
        return self.excess == 0 or naturals >= wilds + self.excess

    def _pile(self, rules: Rules) -> None:
        self.pair_always: bool = rules.pair_always
        self.natural_and_wild: bool = rules.take_natural_and_wild
        self.top_onto_meld: bool = rules.top_card_onto_meld
        self.take_joins: bool = rules.take_joins
        self.top_to_sequence: bool = rules.top_card_to_sequence
        self.wild_blocks: bool = rules.wild_blocks
        self.threes_block: bool = rules.threes_block
        self.frozen_until_opened: bool = rules.frozen_until_opened
        self.cover: i64 = COVER_NONE
        if rules.cover_upcard == "wild-and-red":
            self.cover = COVER_WILD_RED
        elif rules.cover_upcard == "wild-red-black":
            self.cover = COVER_BLACK_TOO

    def _ends(self, rules: Rules, players: int) -> None:
        self.right_melds: i64 = rules.right_melds.of(players)
        self.right_sequence: bool = rules.right_sequence
        self.own_cards: bool = rules.concealed_own_cards
        self.waives_minimum: bool = rules.concealed_waives_minimum
        self.ask: i64 = ASK_OFF
        if rules.ask_partner != "off":
            self.ask = ASK_MUST if rules.ask_partner == "must" else ASK_MAY
        self.red_need: i64 = NEED_RIGHT
        if rules.red_threes_need == "melded":
            self.red_need = NEED_MELDED
        elif rules.red_threes_need == "two-canastas":
            self.red_need = NEED_TWO_CANASTAS
        elif rules.red_threes_need == "two-finished":
            self.red_need = NEED_TWO_FINISHED

    def _points(self, rules: Rules) -> None:
        self.rank_points: vec[i64] = vec[i64]([0] * 14)
        """Points of a natural or wild card by place; the black three's at its own."""
        for r in range(13):
            rank: i64 = r
            self.rank_points[rank] = rules.points(4 * r)
        self.rank_points[JOKERS] = rules.points(JOKER)

    def points(self, face: i64) -> i64:
        """Points of a card that isn't a red three."""
        return self.rank_points[face >> 2]
