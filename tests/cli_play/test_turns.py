"""Turns at the terminal: laying out, refusals in words, looking things up, answering a partner."""

from __future__ import annotations

import pytest

from escalera.bots.advice import advise
from escalera.cards import parse_cards
from escalera.cli.terminal import hinting
from escalera.cli.terminal.drawing.sheet import shown_lines
from escalera.cli.terminal.game import Game, resumed
from escalera.cli.terminal.loop import Loop
from escalera.cli.terminal.options import Options
from escalera.cli.terminal.person import Quit
from escalera.cli.terminal.setup import setup_of
from escalera.cli.terminal.terminal import Ended
from escalera.engine.view import View, hand_of
from escalera.notation.record import parse_record
from tests.cli_play.robots import WORDS, Scripted, by_letters, game_of, loop_with, playing, shown_by

HAND = "4H 5H 6H 7C 7D 7S KC KD 9S 2C X QD QH 3S AS"


def dealt(code: str = "bolivia", hand: str = HAND, next_cards: str = "8H 9H", **options: object) -> Game:
    """A round in which seat 1, the person, begins with this hand and draws these cards."""
    game = game_of(Options(code=code, seed=1, players=4, **options))  # type: ignore[arg-type]
    own, drawn = parse_cards(hand), parse_cards(next_cards)
    rest = list(game.setup.rules.pack())
    for card in [*own, *drawn]:
        rest.remove(card)
    rest = [card for card in rest if card not in (5, 6)] + [card for card in rest if card in (5, 6)]
    upcard = rest.index(parse_cards("4S")[0])
    top = rest.pop(upcard)
    others = [rest.pop(0) for _ in range(3 * len(own))]
    order = []
    for n in range(len(own)):
        order += [own[n], *others[3 * n : 3 * n + 3]]
    game.match.dealer = 4
    game.match.deal([*order, top, *drawn, *rest])
    return game


def said(game: Game, *lines: str) -> str:
    """What is shown after the first screen when these lines are typed."""
    loop = loop_with(game, *lines)
    with pytest.raises(Ended):
        loop.run()
    return " ".join(shown_by(loop).text().split())


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["m 4h 5h 6h"], "A turn begins with the draw"),
        (["x ks"], "A turn begins with the draw"),
        (["t"], "To take the pile you need two fours from your hand; you hold only one four."),
        (["c"], "Your side has no meld #1"),
        (["e"], "You may pass only when the stock is empty. A turn begins with the draw"),
        (["d", "d"], "You have already drawn"),
        (["d", "t"], "You have already drawn"),
        (["d", "m 4h 5h"], "A new meld needs at least three cards; here are only 2."),
        (["d", "m 4h 5h 7c"], "These cards don't make a meld: 4♥ 5♥ 7♣."),
        (["d", "m kh kc kd"], "Your hand holds no K♥."),
        (["d", "meld 4h 5h 6h"], "These melds count 15; your side needs 50 to open."),
        (["d", "p"], "Nothing is laid out."),
        (["d", "b"], "Nothing is laid out."),
        (["d", "m 4h 5h 6h", "x as"], "Cards are laid out: first play them (p) or take them back (b)."),
        (["d", "m 4h 5h 6h", "m 4h 7c 7d"], "Your 4♥ is laid out already."),
        (["d", "m 7c 7d 2c x"], "With 2 wild cards it needs at least 4 natural ones."),
        (["d", "a as"], "Your side has no melds on the table yet"),
        (["d", "j"], "At this table melds are not joined to each other."),
        (["d", "k"], "as things are you can't go out this turn"),
        (["d", "y"], "There is nothing to answer"),
        (["d", "x"], "Which card? Its number or name."),
        (["d", "x", ""], "Nothing done."),
        (["d", "x 99"], "Your hand has no card number 99; the numbers go from 1 to 17."),
        (["d", "x 1 2"], "Name exactly one card to discard."),
        (["d", "m 1 1 2"], "Card number 1 is named twice."),
        (["d", "m #1 #2 4h"], "Name one meld only"),
        (["d", "bananas"], "“bananas” is not something you can do here."),
        (["d", "kings"], "What is to be done with these cards?"),
        (["d", "x jack"], "Your hand holds no more jacks."),
        (["d", "x 4-2"], "“4-2” is no range"),
        (["d", "4h 5h 6h"], "What is to be done with these cards?"),
        (["d", "x heart"], "“heart” is not a card."),
        (["s 9"], "The sheet has no such line: its lines go from 1 to 2."),
    ],
)
def test_refusals_are_sentences(lines: list[str], sentence: str) -> None:
    assert sentence in said(dealt(), *lines)


def test_the_planner_counts_toward_the_minimum() -> None:
    text = said(dealt(), "d", "m 4h 5h 6h", "m 7c 7d 7s")
    assert "They count 15 of 50: 35 more needed. 14 cards stay in your hand." in text
    assert "They count 30 of 50: 20 more needed. 11 cards stay in your hand." in text


def test_what_is_laid_out_is_played_as_one_act() -> None:
    game = dealt()
    text = said(game, "d", "m 4h 5h 6h / 7c 7d 7s", "m kc kd 2c", "p", "x 3s")
    assert "They count 70: enough to open, which takes 50." in text
    assert "1 meld 4H 5H 6H / 7C 7D 7S / KC KD 2C" in game.text()


def test_cards_are_taken_back_one_by_one_or_all() -> None:
    game = dealt()
    said(game, "d", "m 4h 5h 6h", "m 7c 7d 7s", "b", "m kc kd x", "p")
    assert "1 meld 4H 5H 6H / KC KD X" in game.text()
    text = said(dealt(), "d", "m 4h 5h 6h", "m 7c 7d 7s", "b all")
    assert text.rstrip().count("Laid out, not played yet") == 2


def test_cards_are_chosen_by_number_in_any_order_and_by_any_name() -> None:
    game = dealt()
    said(game, "d", "m 7♠ 7♦, C7", "m H6 h4 5H", "m KD joker kc", "p")
    assert "1 meld 7S 7D 7C / 6H 4H 5H / KD X KC" in game.text()
    game = dealt()
    said(game, "d", "o", "x 1")
    assert "1 discard 3S" in game.text()


def test_cards_are_chosen_by_ranges_and_by_ranks() -> None:
    game = dealt()
    said(game, "d", "m 2-4", "m 7d seven sevens", "m k kings 2c", "m queens x", "b", "p", "x ace")
    assert "1 meld 4H 5H 6H / 7D 7C 7S / KC KD 2C\n1 discard AS" in game.text()


def test_the_numbers_of_melds_ask_for_cards() -> None:
    opened = ("d", "m 4h 5h 6h / 7c 7d 7s / kc kd 2c", "p")
    game = dealt(next_cards="7H 9H")
    text = said(game, *opened, "a", "#1", "7h", "p")
    assert "For example “#1 7h”." in text
    assert "Which cards onto meld #1? These fit: 7♥." in text
    assert "1 add #1 7H" in game.text()
    game = dealt(next_cards="7H 9H")
    assert "Your side has no meld #7" in said(game, *opened, "#7", "#1 7h", "p")
    assert "1 add #1 7H" in game.text()


def test_help_leaves_out_what_is_not_played() -> None:
    assert "c takes the top card alone" in said(dealt(), "?")
    assert "joins two melds" not in said(dealt(), "?")
    text = said(dealt("classic", HAND[:32]), "?")
    assert "top card alone" not in text and "joins two melds" not in text


def test_the_own_draw_is_told_before_the_red_three_that_came_with_it() -> None:
    text = said(dealt(next_cards="3H 9H"), "d")
    assert "You draw 9♥ " in text and " and lay a red three (3♥)." in text


def test_the_order_of_the_hand_is_remembered() -> None:
    game = dealt()
    said(game, "o")
    record = parse_record(game.text())
    again = resumed(setup_of(record, game.text(), (), None), record)
    assert "by suit" in said(again, "v")


def test_menus_work_by_number() -> None:
    game = dealt()
    said(game, "1", "2", "3s")
    assert "1 draw\n1 discard 3S" in game.text()


def test_a_card_finds_its_meld_by_itself() -> None:
    game = dealt()
    said(game, "d", "m 4h 5h 6h / 7c 7d 7s / kc kd 2c", "p", "a", "x", "a 7h", "a 8h 9h")
    text = said(dealt(), "d", "m 4h 5h 6h / 7c 7d 7s / kc kd 2c", "p", "a", "")
    assert "These fit: #2" in text or "These fit: #1" in text


def test_wilds_that_fit_several_melds_ask_for_a_number() -> None:
    text = said(
        dealt(hand="4H 5H 6H 7C 7D 7S KC KD KS 2C X QD QH 3S AS"),
        "d",
        "m 7c 7d 7s / kc kd ks / 4h 5h 6h",
        "p",
        "a x",
    )
    assert "Several melds take joker: #1, #2. Put the number before the cards." in text


def test_before_the_draw_nothing_is_said_of_passing() -> None:
    assert "pass" not in said(dealt(), "m 4h 5h 6h").split("A turn begins with the draw")[1]


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        (
            HAND,
            "To take the pile you need two fours from your hand, or one four and a wild card; you hold one.",
        ),
        (HAND.replace("4H", "AH"), "or one four and a wild card; you hold no four."),
    ],
)
def test_a_pile_says_what_would_take_it(hand: str, sentence: str) -> None:
    cards = hand.replace("2C X", "8C 9C").split(" ")
    game = dealt("classic", " ".join(cards[:11]), rules=("frozen_until_opened=no",))
    text = said(game, "t")
    assert text.count(sentence) == 2
    assert "A new meld needs" not in text


@pytest.mark.parametrize("line", ["s 1", "s all"])
def test_the_running_round_opens_line_by_line(line: str) -> None:
    text = said(dealt(), "s", line)
    assert "1 Left in hand −170" in text
    assert "of the hands only yours is counted" in text
    assert "You & Ben: −170 You 2♣ 4♥ 5♥ 6♥" in text


def test_the_running_sheet_counts_on_from_the_last_one() -> None:
    game = game_of(Options(code="bolivia", seed=2, rules=("hand=7", "right_melds=1", "right_sequence=no")))
    game.deal()
    while not game.round.over:
        game.play_bot()
    lines = len(shown_lines(game.score().sheet))
    game.deal()
    text = said(game, "s", f"s {lines}", f"s {lines + 1}", f"s {lines + 9}")
    assert f"{lines + 1} " in text.split("on the table now")[1]
    assert "The sheet has no such line" in text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("?", "Cards are chosen by the numbers above them or by name"),
        ("h", "4♠ is turned up."),
        ("s", "Round 1, on the table now"),
        ("r", "Bolivia for 4 players"),
        ("o", "Your hand, 15 cards, by suit"),
    ],
)
def test_things_can_be_looked_up_at_any_time(line: str, sentence: str) -> None:
    assert sentence in said(dealt(), line)


def test_house_rules_are_marked() -> None:
    assert "Target: 2,500 points (house rule)" in said(dealt(target=2500), "r")


def test_leaving_is_possible_inside_a_question() -> None:
    loop = loop_with(dealt(), "d", "x", "q")
    with pytest.raises(Quit):
        loop.run()


def test_a_partner_who_must_ask_is_answered_by_the_person() -> None:
    asked = 0
    for seed in range(12):
        game = game_of(Options(code="samba", seed=seed, target=2500, rules=("ask_partner=must", "hand=7")))
        terminal = Scripted(playing(game, by_letters))
        Loop(game, terminal, WORDS).run()
        asked += terminal.text().count("asks whether to go out. Answer yes or no.")
        if asked:
            break
    assert asked


def test_the_sheet_of_a_round_opens_line_by_line() -> None:
    game = game_of(Options(code="classic", seed=2, target=500))
    robot = playing(game, by_letters)
    lines: list[str] = []

    class Curious(Scripted):
        def ask(self, prompt: str) -> str:
            if game.match.round is not None:
                return next(self.lines)
            lines.append(["1", "all", "77", "s", ""][len(lines) % 5])
            return lines[-1]

    terminal = Curious(robot, height=200, interactive=True)
    Loop(game, terminal, WORDS).run()
    text = terminal.text()
    assert "Melded cards" in text and "#1 " in text
    assert "The sheet has no such line: its lines go from 1 to" in text
    assert "Enter: next round." in text or "Enter: go on." in text
    assert "match with" in text


def test_what_others_did_is_told_in_sentences_of_one_line_each() -> None:
    text = said(dealt(), "d", "x as")
    assert "You draw 8♥ 9♥" in text
    assert "Ada draws 2 cards" in text


def test_a_command_ends_a_long_page_and_is_done() -> None:
    loop = loop_with(dealt(), "r", "", "d", height=12, interactive=True)
    with pytest.raises(Ended):
        loop.run()
    text = shown_by(loop).text()
    assert text.count("Enter: more. Or type what you want to do next.") == 2
    assert "1 draw" in loop.game.text()


def test_totals_below_zero_have_a_real_minus() -> None:
    game = dealt()
    record = parse_record(game.text().replace("Players: 4", "Players: 4\nTotals: -230 0"))
    text = said(resumed(setup_of(record, game.text(), (), None), record), "s")
    assert "You & Ben: −230 points · " in text


def test_a_hint_says_where_then_why_then_what_and_is_laid_out_but_not_played() -> None:
    game = dealt()
    text = said(game, "d", "i", "i", "i", "i", "i", "i")
    moves = [
        "Type i again for the reasons.",
        "Compared with the next best move:",
        "Type i again for the move.",
        "Type i again to lay it out; nothing is played by that.",
        "Laid out, not played yet:",
        "What you have in mind comes to the same",
    ]
    places = [text.index(sentence) for sentence in moves]
    assert places == sorted(places)
    assert game.moves == 1


def test_a_hint_begins_anew_once_something_was_played() -> None:
    text = said(dealt(), "i", "i", "d", "i")
    assert text.count("Type i again for the reasons.") == 2
    assert text.count("Type i again for the move.") == 1


def test_hints_look_at_nothing_but_the_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    plain = advise

    def watched(view: View, *more: object) -> object:
        seen.append(view.seat)
        assert not any(hand_of(view.state, seat) for seat in (2, 3, 4)) and not len(view.state.stock)
        return plain(view, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(hinting, "advise", watched)
    said(dealt(), "i", "d", "i", "i", "i")
    assert seen == [1] * 4


def test_the_welcome_says_how_the_others_play() -> None:
    def greeted(bots: str) -> str:
        loop = loop_with(game_of(Options(bots=bots)), interactive=True)
        with pytest.raises(Ended):
            loop.run()
        return " ".join(shown_by(loop).text().split())

    assert "Ada, Ben and Cleo (Casual): Plays like family on a Sunday" in greeted("")
    told = greeted("expert,beginner")
    assert "Ada (Expert): Plays as well as it can" in told
    assert "Ben and Cleo (Beginner): Plays like someone who has just learnt" in told
