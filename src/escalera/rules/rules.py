"""`Rules`: every number and switch of one table, and what follows from them alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from escalera.cards import ACE, JOKER, THREE, TWO
from escalera.rules.per_players import PerPlayers

_DIAMONDS = 1
_HEARTS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of a table: an edition's values, or those with house rules applied.

    Make one with `edition("bolivia")` and `with_house_rules`, which check what they are given; a
    value put together by hand isn't checked. What each field means, and what it may be set to,
    stands in `FIELDS`.
    """

    code: str
    version: int = 1

    # the pack
    packs: int
    jokers: int
    suits: int
    low_rank: int
    high_rank: int

    # players and deal
    players: tuple[int, ...]
    six_as: str
    hand: PerPlayers
    draw: PerPlayers
    cover_upcard: str

    # melds
    canasta_size: int
    max_wilds: int
    min_naturals: int
    naturals_per_wild: int
    naturals_over_wilds: int
    rank_meld_past_canasta: bool
    one_meld_per_rank: bool
    merge: bool
    sequences: bool
    wild_melds: bool
    wild_on_finished: bool

    # the discard pile
    pair_always: bool
    take_natural_and_wild: bool
    top_card_onto_meld: bool
    take_joins: bool
    top_card_to_sequence: bool
    wild_blocks: bool
    threes_block: bool
    frozen_until_opened: bool

    # the opening
    minimum_negative: int
    minimum_0: int
    minimum_1500: int
    minimum_3000: int
    minimum_7000: int

    # going out
    right_melds: PerPlayers
    right_sequence: bool
    going_out_bonus: int
    concealed_bonus: int | None
    concealed_own_cards: bool
    concealed_waives_minimum: bool
    ask_partner: str

    # scoring
    natural_canasta: int
    mixed_canasta: int
    sequence_bonus: int
    wild_meld_bonus: int
    red_three: int
    all_red_threes: int
    red_threes_need: str
    red_threes_against: bool
    black_three_in_hand: int
    black_threes_cost: str
    points_joker: int
    points_ace: int
    points_two: int
    points_high: int
    points_low: int
    points_black_three: int

    # the match
    target: PerPlayers
    round_cap: int
    equal_totals: str

    @property
    def edition_text(self) -> str:
        """The edition as records name it: `bolivia`, or `bolivia@2` after its first version."""
        return self.code if self.version == 1 else f"{self.code}@{self.version}"

    @property
    def natural_ranks(self) -> int:
        """How many ranks of natural cards there are, threes not counted."""
        return self.high_rank - self.low_rank + 1

    @property
    def cards(self) -> int:
        """How many cards the game is played with."""
        return self.packs * self.suits * (self.natural_ranks + 2) + self.jokers

    @property
    def wilds(self) -> int:
        """How many of the cards are twos and jokers."""
        return self.packs * self.suits + self.jokers

    @property
    def red_threes(self) -> int:
        """How many of the cards are red threes."""
        return self.packs * min(self.suits - 1, 2)

    @property
    def black_threes(self) -> int:
        """How many of the cards are black threes."""
        return self.packs * self.suits - self.red_threes

    def pack(self) -> list[int]:
        """The faces of all cards, ascending, each as often as it occurs."""
        ranks = [TWO, THREE, *range(self.low_rank, self.high_rank + 1)]
        faces = [rank * 4 + suit for rank in ranks for suit in range(self.suits)]
        return [face for face in faces for _ in range(self.packs)] + [JOKER] * self.jokers

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, from seat 1; sides stand in the order of their lowest seat."""
        count = {4: 2, 6: 3 if self.six_as == "pairs" else 2}.get(players, players)
        return tuple(tuple(range(side, players + 1, count)) for side in range(1, count + 1))

    def check_players(self, players: int) -> None:
        """Raises `RulesError` when that many don't play; `elsewhere` when another edition has it."""
        from escalera.rules.house import check_players

        check_players(self, players)

    @property
    def ladder(self) -> tuple[tuple[int | None, int], ...]:
        """The opening minimum: from which total on it counts what, the step below zero (None) first."""
        return (
            (None, self.minimum_negative),
            (0, self.minimum_0),
            (1500, self.minimum_1500),
            (3000, self.minimum_3000),
            (7000, self.minimum_7000),
        )

    def minimum(self, total: int) -> int:
        """What the opening of a side with this total must count."""
        return [needed for start, needed in self.ladder if start is None or start <= total][-1]

    def is_wild(self, face: int) -> bool:
        """Twos and jokers."""
        return face == JOKER or face // 4 == TWO

    def points(self, face: int) -> int:
        """What a card counts in a meld, and in a hand unless it is a black three there."""
        if face == JOKER:
            return self.points_joker
        rank, suit = divmod(face, 4)
        if rank == THREE:
            return 0 if suit in (_DIAMONDS, _HEARTS) else self.points_black_three
        if rank == TWO:
            return self.points_two
        if rank == ACE:
            return self.points_ace
        return self.points_low if rank <= 5 else self.points_high

    def with_house_rules(self, changes: Mapping[str, object]) -> Rules:
        """These rules with some fields changed, given as values or as texts.

        Raises `RulesError` for an unknown name, a value the field doesn't allow, a house rule the
        edition doesn't have, and fields that contradict each other.
        """
        from escalera.rules.house import with_house_rules

        return with_house_rules(self, changes)

    def differences(self) -> dict[str, str]:
        """What differs from the edition, as texts in field order.

        `edition(r.edition_text).with_house_rules(r.differences()) == r`.
        """
        from escalera.rules.house import differences

        return differences(self)
