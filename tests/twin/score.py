"""The score of a round, line by line (rulings 17, 23 and 25)."""

from __future__ import annotations

from escalera.rules import Rules
from tests.twin.judge import has_right
from tests.twin.melds import is_finished, reading
from tests.twin.table import Game, Side, is_black_three, is_red_three


def round_score(game: Game) -> list[dict[str, int]]:
    """The lines of each side; a round that still runs stands as if it stopped now."""
    sheets = []
    for side in game.sides:
        sheet = {
            "cards": sum(game.rules.points(face) for meld in side.melds for face in meld.faces),
            "bonuses": sum(meld_bonus(game.rules, meld.faces) for meld in side.melds),
            "red_threes": red_three_points(game, side),
            "going_out": going_out_points(game, side),
            "hands": -sum(price_in_hand(game, face) for seat in side.seats for face in game.hands[seat]),
        }
        sheets.append({**sheet, "score": sum(sheet.values())})
    return sheets


def meld_bonus(rules: Rules, faces: list[int]) -> int:
    """What a finished meld earns."""
    if not is_finished(rules, faces):
        return 0
    kind = reading(rules, faces)
    if kind == "sequence":
        return rules.sequence_bonus
    if kind == "wild":
        return rules.wild_meld_bonus
    return rules.mixed_canasta if any(rules.is_wild(f) for f in faces) else rules.natural_canasta


def red_three_points(game: Game, side: Side) -> int:
    """For or against the side; all of them together have their own price."""
    rules, held = game.rules, len(side.red_threes)
    if held == 0:
        return 0
    all_of_them = held == sum(is_red_three(face) for face in rules.pack())
    amount = rules.all_red_threes if all_of_them else held * rules.red_three
    if red_threes_count(game, side):
        return amount
    return -amount if rules.red_threes_against else 0


def red_threes_count(game: Game, side: Side) -> bool:
    """Whether the side has what its red threes need to count for it."""
    rules = game.rules
    melds = [meld.faces for meld in side.melds]
    finished = [faces for faces in melds if is_finished(rules, faces)]
    if rules.red_threes_need == "melded":
        return len(melds) > 0
    if rules.red_threes_need == "two-canastas":
        return sum(reading(rules, faces) == "rank" for faces in finished) >= 2
    if rules.red_threes_need == "two-finished":
        return len(finished) >= 2
    return has_right(rules, game.players, melds)


def going_out_points(game: Game, side: Side) -> int:
    """For the side of the seat that went out."""
    if game.ended != "out" or game.out_seat not in side.seats:
        return 0
    if game.concealed and game.rules.concealed_bonus is not None:
        return game.rules.concealed_bonus
    return game.rules.going_out_bonus


def price_in_hand(game: Game, face: int) -> int:
    """What a card left in a hand costs."""
    rules = game.rules
    if is_black_three(face) and (rules.black_threes_cost == "always" or game.ended == "out"):
        return rules.black_three_in_hand
    return rules.points(face)
