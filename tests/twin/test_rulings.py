"""The twin against hand-made positions, ruling by ruling."""

from __future__ import annotations

from collections.abc import Mapping

from escalera.cards import cards_text, parse_cards
from tests.twin.positions import after, code_of, dealt, position
from tests.twin.score import round_score
from tests.twin.table import Game

ESCALERA = "4H 5H 6H 7H 8H 9H TH"
SIX_HEARTS = "4H 5H 6H 7H 8H 9H"
KINGS = "KC KD KH KS KC KD KH"
TENS = "TC TD TH TS TC TD TH"


def test_ruling_1_one_card_at_a_time_then_red_threes_seat_by_seat() -> None:
    """Seat 2 begins; the red three it was dealt is replaced by another one, which is replaced too."""
    game = dealt("mini-sequences", 2, 1, "3D 4C 5C 5D 6C 6D 7C 7D 8C 8D 3D 4D 8C 8D")
    assert cards_text(game.hands[2]) == "5C 6C 7C 8C 4D"
    assert cards_text(game.hands[1]) == "4C 5D 6D 7D 8D"
    assert [len(side.red_threes) for side in game.sides] == [0, 2]

    game = dealt("mini-sequences", 2, 1, "3D 4C 5C 5D 6C 3D 7C 7D 8C 8D 8C 8D 4D")
    assert cards_text(game.hands[2]) == "5C 6C 7C 8C 8C"
    assert cards_text(game.hands[1]) == "4C 5D 7D 8D 8D"
    assert [len(side.red_threes) for side in game.sides] == [1, 1]
    assert cards_text(game.pile) == "4D"


def test_ruling_2_the_upcard_is_covered() -> None:
    hands = "4C 4D 5C 5D 6C 6D 7C 7D 8C 8D"
    assert cards_text(dealt("mini-wilds", 2, 1, f"{hands} 2C 3D X 4C 5C").pile) == "2C 3D X 4C"
    assert cards_text(dealt("mini-wilds", 2, 1, f"{hands} 3C 4C").pile) == "3C"
    assert cards_text(dealt("mini-wilds", 2, 1, f"{hands} X 3C 4C").pile) == "X 3C"
    thirty = " ".join(f"{rank}{suit}" for rank in "456789TK" for suit in "CDHS")[:-6]
    covered_too = dealt("samba", 2, 1, f"{thirty} 3C 4C", {"cover_upcard": "wild-red-black"})
    assert cards_text(covered_too.pile) == "3C 4C"
    assert cards_text(dealt("mini-wilds", 2, 1, f"{hands} X 4C", {"cover_upcard": "none"}).pile) == "X"


def test_ruling_3_the_player_on_the_dealers_left_begins() -> None:
    hands = "4C 4D 5C 5D 6C 6D 7C 7D 8C 8D"
    assert dealt("mini-wilds", 2, 2, hands).seat == 1
    assert dealt("mini-wilds", 2, 1, hands).seat == 2
    assert code_of(dealt("mini-wilds", 2, 1, hands), "1 draw") == "not-your-turn"


def test_ruling_4_a_drawn_red_three_is_replaced() -> None:
    game = after(position("bolivia", ["KC QC", "4C"], stock="3D 3H JC JD 4D", phase="draw"), "1 draw")
    assert cards_text(game.hands[1]) == "KC QC JC JD"
    assert cards_text(game.sides[0].red_threes) == "3D 3H"


def test_ruling_4_a_red_three_of_the_pile_is_not_replaced() -> None:
    game = position("bolivia", ["KC KD QC QD", "4C"], [["AC AD AH"]], pile="3H 4C KH", phase="draw")
    game = after(game, "1 take KC KD")
    assert cards_text(game.hands[1]) == "QC QD 4C"
    assert cards_text(game.sides[0].red_threes) == "3H"
    assert len(game.stock) == 4


def test_ruling_5_laying_a_red_three_is_not_melding() -> None:
    hands = [f"{ESCALERA} {KINGS}", "4C"]
    game = after(position("bolivia", hands, stock="3D 9S 9D", totals=(1500, 0), phase="draw"), "1 draw")
    assert len(game.sides[0].red_threes) == 1
    assert code_of(game, "1 meld KC KD KH") == "below-minimum"
    one = position("bolivia", hands, stock="3D 9S", totals=(1500, 0), phase="draw")
    out = after(one, "1 draw", f"1 meld {ESCALERA} / {KINGS}", "1 discard 9S")
    assert (out.ended, out.concealed) == ("out", True)


def test_ruling_6_only_red_threes_end_the_round() -> None:
    game = after(position("bolivia", ["KC QC", "4C"], stock="3D 3H", phase="draw"), "1 draw")
    assert (game.ended, game.out_seat) == ("stock", None)
    game = after(position("bolivia", ["KC QC", "4C"], stock="3D JC 3H", phase="draw"), "1 draw")
    assert game.ended is None
    assert cards_text(game.hands[1]) == "KC QC JC"


def test_ruling_7_draw_first_and_only_once() -> None:
    game = position("bolivia", ["KC KD KH 9S", "4C"], phase="draw")
    for line in ("meld KC KD KH", "add #1 KC", "discard KC", "ask", "pass", "merge #1 #2"):
        assert code_of(game, f"1 {line}") == "draw-first"
    game = after(game, "1 draw")
    for line in ("draw", "take KC KD", "top #1", "pass"):
        assert code_of(game, f"1 {line}") == "already-drawn"


def test_ruling_8_a_pass_ends_the_round() -> None:
    game = position("bolivia", ["KC KD 4C", "4C"], [[SIX_HEARTS]], pile="TH", stock="", phase="draw")
    assert code_of(game, "1 draw") == "stock-empty"
    assert code_of(game, "1 take KC KD") == "needs-natural-pair"
    assert code_of(game, "1 top #1") is None
    game = after(game, "1 pass")
    assert (game.ended, game.out_seat) == ("stock", None)
    assert code_of(game, "2 draw") == "round-over"


def test_ruling_8_classic_forces_the_top_card() -> None:
    def at(pile: str, house: Mapping[str, object] | None = None, hand: str = "4C 5C 6C") -> str | None:
        hands, melds = [hand, "4C"], [["KC KD KH"]]
        game = position("classic", hands, melds, pile=pile, stock="", phase="draw", house=house)
        return code_of(game, "1 pass")

    assert at("KS") == "must-take"
    assert at("QS") is None
    assert at("2C KS") is None
    assert at("KS", {"top_card_onto_meld": "no"}) is None
    assert at("KS", hand="4C") is None  # ruling 13
    assert at("9C KS", hand="4C") == "must-take"


def test_ruling_9_a_take_is_one_act() -> None:
    game = position("bolivia", ["KC KD 2C QC QD QH JC JD JH", "4C"], pile="4D KH", phase="draw")
    assert code_of(game, "1 take KC") == "needs-natural-pair"
    assert code_of(game, "1 take KC 2C") == "needs-natural-pair"
    assert code_of(game, "1 take KC KD") == "below-minimum"
    assert code_of(game, "1 take KC KD / 4D QC QD") == "card-not-in-hand"
    opened = after(game, "1 take KC KD 2C / QC QD QH")
    assert [cards_text(meld.faces) for meld in opened.sides[0].melds] == ["KH KC KD 2C", "QC QD QH"]
    assert cards_text(opened.hands[1]) == "JC JD JH 4D"
    assert opened.pile == []

    game = position("bolivia", ["KC KD QC QD QH 4S", "4C"], [["AC AD AH"]], pile="KH", phase="draw")
    assert code_of(game, "1 take KC KD / QC QD QH") == "take-one-meld"
    assert code_of(game, "1 take #1 KC KD") == "not-in-edition"
    assert code_of(game, "1 take KC KD") is None


def test_ruling_9_classic() -> None:
    hand = "QC KC KD 2C 4S 5S X"
    open_pile = position("classic", [hand, "4C"], [["KH KS KC"]], pile="4D QH", phase="draw")
    assert code_of(open_pile, "1 take QC 2C") is None
    assert code_of(open_pile, "1 take QC 2C X") == "too-few-naturals"
    assert code_of(open_pile, "1 take QC") == "too-short"
    assert code_of(open_pile, "1 take 4S 5S") == "not-a-meld"
    kings = position("classic", [hand, "4C"], [["KH KS KC"]], pile="4D KS", phase="draw")
    assert code_of(kings, "1 take KC KD") == "rank-already-melded"
    for line in ("take #1", "take #1 2C", "take #1 KC", "take #1 KC KD X"):
        assert code_of(kings, f"1 {line}") is None
    off = kings.copy()
    off.rules = off.rules.with_house_rules({"top_card_onto_meld": "no"})
    assert code_of(off, "1 take #1 KC") == "needs-natural-pair"
    assert code_of(off, "1 take #1 KC 2C") is None
    frozen = position("classic", [hand, "4C"], [["KH KS KC"]], pile="X 4D KS", phase="draw")
    assert code_of(frozen, "1 take #1") == "frozen"
    assert code_of(frozen, "1 take #1 4S") == "needs-natural-pair"
    assert code_of(frozen, "1 take #1 KC KD") is None
    unopened = position("classic", [hand, "4C"], pile="4D QH", phase="draw")
    assert code_of(unopened, "1 take QC X") == "frozen"
    assert code_of(unopened, "1 take QC 2C") == "needs-natural-pair"  # 40 points wouldn't open


def test_ruling_10_a_card_just_taken_up_may_be_discarded() -> None:
    game = position("bolivia", ["KC KD QC QD", "4C"], [["AC AD AH"]], pile="4S KH", phase="draw")
    assert after(game, "1 take KC KD", "1 discard 4S").seat == 2


def test_ruling_11_the_top_card_only() -> None:
    melds = [[SIX_HEARTS, KINGS, "7H 8H 9H"]]
    game = position("bolivia", ["4C 5C", "4C"], melds, pile="2C 4D TH", phase="draw")
    assert code_of(game, "1 top #2") == "does-not-fit"
    assert code_of(game, "1 top #4") == "no-such-meld"
    taken = after(game, "1 top #1")
    assert cards_text(taken.pile) == "2C 4D"
    assert cards_text(taken.hands[1]) == "4C 5C"
    assert code_of(taken, "1 draw") == "already-drawn"
    assert code_of(after(game, "1 top #3"), "1 discard 4C") is None

    one_card = position("bolivia", ["4C", "4C"], melds, pile="TH", phase="draw")
    assert code_of(one_card, "1 top #3") == "keep-two"
    assert after(one_card, "1 top #1", "1 discard 4C").ended == "out"
    samba = position("samba", ["4C 5C", "4C"], [[SIX_HEARTS]], pile="TH", phase="draw")
    assert code_of(samba, "1 top #1") == "not-in-edition"


def test_ruling_12_cards_are_counted_after_the_pile_has_joined_the_hand() -> None:
    def take(pile: str, melds: list[str]) -> str | None:
        return code_of(position("bolivia", ["KC KD", "4C"], [melds], pile=pile, phase="draw"), "1 take KC KD")

    assert take("4C 5C KH", ["AC AD AH"]) is None
    assert take("4C KH", ["AC AD AH"]) == "keep-two"
    assert take("3D 4C KH", ["AC AD AH"]) == "keep-two"
    assert take("KH", ["AC AD AH"]) == "no-right-to-go-out"
    game = position("bolivia", ["KC KD", "4C"], [[ESCALERA, TENS]], pile="KH", phase="draw")
    assert after(game, "1 take KC KD").ended == "out"


def test_ruling_13_one_card_and_a_one_card_pile() -> None:
    def take(hand: str, pile: str) -> str | None:
        melds = [["KC KD KH KS KC KD", TENS]]
        return code_of(position("classic", [hand, "4C"], melds, pile=pile, phase="draw"), "1 take #1")

    assert take("4C", "KH") == "keep-two"
    assert take("4C", "9C KH") is None
    assert take("4C 5C", "KH") is None


def test_ruling_14_an_act_is_judged_by_the_state_after_it() -> None:
    game = position("bolivia", ["KS 2D 4C 5C", "4C"], [["KC KD KH 2C"]])
    assert code_of(game, "1 add #1 2D") == "too-few-naturals"
    assert code_of(game, "1 add #1 KS 2D") is None
    last_two = position("bolivia", ["TH KH", "4C"], [[SIX_HEARTS, "KC KD KH KS KC KD"]])
    assert code_of(last_two, "1 add #1 TH") == "keep-two"
    assert after(last_two, "1 add #1 TH / #2 KH").ended == "out"


def test_ruling_15_merging() -> None:
    melds = ["KC KD KH X", "KS KC KD 2C 2D", "KH KS KC", SIX_HEARTS, "4H 5H 6H"]
    samba = position("samba", ["4C 5C", "4C"], [melds])
    assert code_of(samba, "1 merge #1 #2") == "too-many-wilds"
    assert code_of(samba, "1 merge #4 #5") == "closed"
    assert code_of(samba, "1 merge #1 #4") == "does-not-fit"
    assert code_of(samba, "1 merge #1 #1") == "does-not-fit"
    assert code_of(samba, "1 merge #1 #9") == "no-such-meld"
    merged = after(samba, "1 merge #1 #3")
    assert [meld.number for meld in merged.sides[0].melds] == [1, 2, 4, 5]
    assert len(merged.sides[0].melds[0].faces) == 7
    assert code_of(merged, "1 add #3 4C") == "no-such-meld"
    assert code_of(position("bolivia", ["4C 5C", "4C"], [melds]), "1 merge #1 #3") == "not-in-edition"


def test_ruling_15_a_merge_keeps_the_right_while_one_card_is_left() -> None:
    game = position("samba", ["4C", "4C"], [[KINGS, "KC KD KH KS KC KD KH"]])
    assert code_of(game, "1 merge #1 #2") == "keep-two"


def test_ruling_16_sequences_and_wild_melds() -> None:
    hand = "6H 7H 8H 6H 7H 8H TH X KC 4C 5C"
    game = position("bolivia", [hand, "4C"], [["8H 9H TH", ESCALERA, "X X X 2C 2D 2H"]])
    assert code_of(game, "1 meld 6H 7H 8H / 6H 7H 8H") is None
    assert code_of(game, "1 add #1 7H") is None
    assert code_of(game, "1 add #1 6H") == "does-not-fit"
    assert code_of(game, "1 add #1 X") == "does-not-fit"
    assert code_of(game, "1 add #2 X") == "closed"
    assert code_of(game, "1 add #3 KC") == "does-not-fit"
    assert code_of(game, "1 add #3 X") is None
    assert code_of(game, "1 add #3 X KC") == "closed"
    assert code_of(game, "1 meld 6H 7H TH") == "not-a-meld"


def test_ruling_17_the_kind_is_judged_at_the_end() -> None:
    game = position("bolivia", ["X 4C 5C", ""], [[KINGS]])
    assert round_score(game)[0]["bonuses"] == 500
    assert round_score(after(game, "1 add #1 X"))[0]["bonuses"] == 300
    melds = [[KINGS, "QC QD QH QS QC QD"]]
    off = position("bolivia", ["X KS 4C 5C", ""], melds, house={"wild_on_finished": "no"})
    assert code_of(off, "1 add #1 X") == "closed"
    assert code_of(off, "1 add #1 KS") is None
    assert code_of(off, "1 add #2 X") is None


def test_ruling_18_opening() -> None:
    hand = "KC KD KH QC QD QH 4C 4D 4H 9S 9D"
    for total, code in ((-5, None), (0, "below-minimum"), (1500, "below-minimum")):
        game = position("bolivia", [hand, "4C", "4C", "4C"], totals=(total, 0))
        assert code_of(game, "1 meld KC KD KH") == code
    game = position("bolivia", [hand, "4C", "8C 8D 8H 7C 6C", "4C"], totals=(0, 0))
    opened = after(game, "1 meld KC KD KH / QC QD QH", "1 discard 9S", "2 draw", "2 discard 4C", "3 draw")
    assert code_of(opened, "3 meld 8C 8D 8H") is None


def test_ruling_18_classic_waives_the_minimum() -> None:
    hand = "4C 4D 4H 4S 4C 4D 4H 5C 5D 5H"
    game = position("classic", [f"{hand} 6C", "4C", "4C", "4C"], totals=(3000, 0))
    assert code_of(game, "1 meld 4C 4D 4H 4S 4C 4D 4H") == "below-minimum"
    out = after(game, "1 meld 4C 4D 4H 4S 4C 4D 4H / 5C 5D 5H", "1 discard 6C")
    assert (out.ended, out.concealed) == ("out", True)
    take = position("classic", [f"{hand}", "4C", "4C", "4C"], totals=(3000, 0), pile="5S", phase="draw")
    assert after(take, "1 take 5C 5D 5H / 4C 4D 4H 4S 4C 4D 4H").ended == "out"


def test_ruling_19_black_threes() -> None:
    ready = [[ESCALERA, KINGS]]
    game = position("bolivia", ["3C 3S 3S 3C X 9C 9D 9H", "4C"], ready)
    threes = "black-threes-only-going-out"
    assert code_of(game, "1 meld 3C 3S 3S") == threes
    assert code_of(game, "1 meld 3C 3S X") == threes
    assert code_of(game, "1 meld 3C 3S 3S / 9C 9D 9H") == threes
    assert code_of(game, "1 meld 9C 9D 9H / 3C 3S 3S") == threes
    assert code_of(game, "1 meld 9C 9D 9H / 3C 3S 3S 3C") is None
    last = after(game, "1 add #2 X", "1 meld 9C 9D 9H / 3C 3S 3S")
    assert code_of(last, "1 add #4 3C") == threes
    assert after(last, "1 discard 3C").ended == "out"
    no_right = position("bolivia", ["3C 3S 3S", "4C"], [[KINGS]])
    assert code_of(no_right, "1 meld 3C 3S 3S") == "no-right-to-go-out"
    assert code_of(position("bolivia", ["3C 3S 4S 5S", "4C"], ready), "1 meld 3S 4S 5S") == "not-a-meld"


def test_ruling_19_black_threes_count_five_and_give_no_right() -> None:
    first = "1 meld 4H 5H 6H 7H 8H 9H TH / 5C 5D 5H 5S 5C 5D 5H"
    hand = f"{ESCALERA} 5C 5D 5H 5S 5C 5D 5H 3S 3C 3S"
    game = position("bolivia", [hand, "4C"], totals=(1500, 0))
    assert code_of(game, first) == "below-minimum"
    assert code_of(game, f"{first} / 3S 3C 3S") is None
    small = {"canasta_size": 4}
    game = position("bolivia", ["3S 3C 3S 3C", "4C"], [["4H 5H 6H 7H"]], house=small)
    assert code_of(game, "1 meld 3S 3C 3S 3C") == "no-right-to-go-out"


def test_ruling_20_two_cards_stay_without_the_right() -> None:
    game = position("bolivia", ["KC KD KH 4C 5C", "4C"], [["AC AD AH", KINGS, TENS]])
    assert code_of(game, "1 meld KC KD KH") is None
    game = position("bolivia", ["KC KD KH 4C", "4C"], [["AC AD AH", KINGS, TENS]])
    assert code_of(game, "1 meld KC KD KH") == "keep-two"
    game = position("bolivia", ["KC KD KH", "4C"], [["AC AD AH", KINGS, TENS]])
    assert code_of(game, "1 meld KC KD KH") == "no-right-to-go-out"
    assert code_of(position("bolivia", ["KC 4C", "4C"], []), "1 discard KC") is None


def test_ruling_20_with_the_right_all_may_go() -> None:
    ready = [["AC AD AH", KINGS, ESCALERA]]
    game = position("bolivia", ["QC QD QH 3S", "4C"], ready)
    assert after(game, "1 meld QC QD QH", "1 discard 3S").ended == "out"
    game = position("bolivia", ["QC QD QH AS", "4C"], ready)
    out = after(game, "1 meld QC QD QH", "1 add #1 AS")
    assert (out.ended, out.out_seat, out.concealed) == ("out", 1, False)
    starts_with_one = position("bolivia", ["4C", "4C"], [["AC AD AH"]], phase="draw")
    assert len(after(starts_with_one, "1 draw").hands[1]) == 3


def asking_position(
    hand: str = "QC QD QH 9S", code: str = "bolivia", house: Mapping[str, object] | None = None
) -> Game:
    """Seat 1 has a partner and the right to go out."""
    return position(code, [hand, "4C", "5C 6C", "4C"], [["AC AD AH", KINGS, ESCALERA]], house=house)


def test_ruling_21_asking() -> None:
    game = asking_position()
    asked = after(game, "1 ask")
    assert code_of(asked, "1 discard 9S") == "answer-first"
    assert code_of(asked, "1 yes") == "answer-first"
    assert code_of(asked, "3 draw") == "answer-first"
    assert code_of(asked, "2 yes") == "not-your-turn"
    assert code_of(game, "3 yes") == "nothing-to-ask"
    assert code_of(game, "2 no") == "nothing-to-ask"
    assert code_of(after(game, "1 meld QC QD QH"), "1 ask") == "nothing-to-ask"
    assert code_of(after(asked, "3 no"), "1 ask") == "nothing-to-ask"
    assert code_of(asking_position("QC QD 9S"), "1 ask") == "nothing-to-ask"
    assert code_of(asking_position("9S"), "1 ask") == "nothing-to-ask"
    assert code_of(asking_position(code="bolivia-dk"), "1 ask") == "not-in-edition"
    assert code_of(asking_position(code="bolivia-dk"), "2 ask") == "not-in-edition"
    alone = position("bolivia", ["QC QD QH 9S", "4C"], [[KINGS, ESCALERA]])
    assert code_of(alone, "1 ask") == "nothing-to-ask"


def test_ruling_21_after_yes() -> None:
    yes = after(asking_position("QC QD QH 9S KC"), "1 ask", "3 yes")
    assert code_of(yes, "1 discard 9S") == "partner-said-yes"
    assert code_of(yes, "1 meld QC QD QH") is None
    assert after(yes, "1 add #2 KC", "1 meld QC QD QH", "1 discard 9S").ended == "out"
    strict = after(asking_position("QC QD QS KD 2C 9S"), "1 ask", "3 yes")
    assert code_of(strict, "1 add #2 2C") is None
    spoiled = after(asking_position("QC QD 2C KC 9S"), "1 ask", "3 yes")
    assert code_of(spoiled, "1 add #2 2C") == "partner-said-yes"


def test_ruling_21_after_no() -> None:
    no = after(asking_position(), "1 ask", "3 no")
    assert code_of(no, "1 meld QC QD QH") == "partner-said-no"
    assert code_of(no, "1 discard 9S") is None
    no = after(asking_position("AS KC"), "1 ask", "3 no")
    assert code_of(no, "1 add #1 AS") == "partner-said-no"
    assert code_of(no, "1 discard AS") is None


def test_ruling_21_where_asking_is_required() -> None:
    must = {"ask_partner": "must"}
    game = asking_position(house=must)
    assert code_of(game, "1 meld QC QD QH") == "ask-first"
    assert code_of(after(game, "1 ask", "3 yes"), "1 meld QC QD QH") is None
    assert code_of(after(game, "1 ask", "3 no"), "1 meld QC QD QH") == "partner-said-no"
    alone = position("bolivia", ["QC QD QH", "4C"], [[KINGS, ESCALERA]], house=must)
    assert code_of(alone, "1 meld QC QD QH") is None


def test_ruling_21_every_partner_answers() -> None:
    hands = ["QC QD QH 9S", "4C", "4C", "4C", "4C", "4C"]
    game = position("samba", hands, [[KINGS, ESCALERA]], house={"six_as": "trios"})
    asked = after(game, "1 ask", "3 no")
    assert code_of(asked, "3 yes") == "not-your-turn"
    assert after(asked, "5 yes").verdict == "no"


def test_ruling_22_concealed_bolivia() -> None:
    hand = f"{ESCALERA} {KINGS} 9S"
    game = position("bolivia", [hand, "4C", "4C", "4C"])
    out = after(game, f"1 meld {ESCALERA}", f"1 meld {KINGS}", "1 discard 9S")
    assert out.concealed
    assert round_score(out)[0]["going_out"] == 200
    game = position("bolivia", [hand, "4C", "4C", "4C"], [["AC AD AH"]])
    assert not after(game, f"1 meld {ESCALERA} / {KINGS}", "1 discard 9S").concealed
    game = position("bolivia", [hand, "4C", "4C", "4C"], house={"concealed_bonus": "none"})
    out = after(game, f"1 meld {ESCALERA} / {KINGS}", "1 discard 9S")
    assert not out.concealed
    assert round_score(out)[0]["going_out"] == 100


def test_ruling_22_concealed_classic() -> None:
    hand = "KC KD KH KS KC KD KH AS 9S"
    melds = [["AC AD AH"]]
    game = position("classic", [hand, "4C", "4C", "4C"], melds)
    assert not after(game, f"1 meld {KINGS}", "1 add #1 AS", "1 discard 9S").concealed
    game = position("classic", [hand.replace(" AS", ""), "4C", "4C", "4C"], melds)
    assert after(game, f"1 meld {KINGS}", "1 discard 9S").concealed
    game.seats_that_laid = {1}
    assert not after(game, f"1 meld {KINGS}", "1 discard 9S").concealed
    with_top = position("classic", ["KC KD KH KS KC KD 9S", "4C", "4C", "4C"], melds, pile="KH", phase="draw")
    assert after(with_top, "1 take KC KD KH KS KC KD", "1 discard 9S").concealed


def test_ruling_23_the_round_score() -> None:
    game = position("bolivia", ["QC QD QH 9S", "3S 4C", "3C KC", "X"], [[KINGS, ESCALERA], ["AC AD AH"]])
    game.sides[0].red_threes = parse_cards("3D")
    game.sides[1].red_threes = parse_cards("3H 3H")
    out = after(game, "1 meld QC QD QH", "1 discard 9S")
    assert round_score(out) == [
        {"cards": 150, "bonuses": 2000, "red_threes": 100, "going_out": 100, "hands": -110, "score": 2240},
        {"cards": 60, "bonuses": 0, "red_threes": -200, "going_out": 0, "hands": -155, "score": -295},
    ]


def test_ruling_23_black_threes_in_hand() -> None:
    house = {"black_threes_cost": "when-somebody-goes-out"}
    game = position("bolivia", ["3S 9S", "3C"], [[KINGS, ESCALERA]], stock="", phase="draw", house=house)
    assert [s["hands"] for s in round_score(after(game, "1 pass"))] == [-15, -5]
    game = position("bolivia", ["KS", "3C"], [[KINGS, ESCALERA]], house=house)
    assert [s["hands"] for s in round_score(after(game, "1 discard KS"))] == [0, -100]


def test_ruling_24_a_total_may_fall_below_zero() -> None:
    game = position("bolivia", ["X X", "KC"], totals=(-100, 0), stock="", phase="draw")
    assert round_score(after(game, "1 pass"))[0]["score"] == -100


def test_ruling_25_only_all_red_threes_have_their_own_price() -> None:
    game = position("classic", ["4C", "4C"], [["AC AD AH"]])
    game.sides[0].red_threes = parse_cards("3D 3D 3H")
    game.sides[1].red_threes = parse_cards("3H")
    assert [s["red_threes"] for s in round_score(game)] == [300, -100]
    game.sides[0].red_threes, game.sides[1].red_threes = [], parse_cards("3D 3D 3H 3H")
    assert [s["red_threes"] for s in round_score(game)] == [0, -800]


def test_what_red_threes_need() -> None:
    def counted(need: str, *melds: str) -> bool:
        game = position("bolivia", ["4C", "4C"], [melds], house={"red_threes_need": need})
        game.sides[0].red_threes = parse_cards("3D")
        return round_score(game)[0]["red_threes"] > 0

    assert not counted("melded")
    assert counted("melded", "AC AD AH")
    assert not counted("two-canastas", KINGS, ESCALERA)
    assert counted("two-canastas", KINGS, TENS)
    assert counted("two-finished", KINGS, ESCALERA)
    assert not counted("right", KINGS, TENS)
    assert counted("right", KINGS, ESCALERA)
