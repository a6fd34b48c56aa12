"""Records played through the engine."""

from __future__ import annotations

import pytest

from escalera.cards import cards_text, parse_cards
from escalera.errors import FileError
from escalera.notation import parse_record
from escalera.notation.replay import RefusedLine, Replay, replay
from escalera.rules import edition

FIRST = "4C 8D 5C 8C 6C 8D 7C 7D 7C 6D 8C 4D 5D 4C 5C 6D 7D"
"""Seat 1 gets 4C 5C 6C 7C 7C, seat 2 8D 8C 8D 7D 6D; 8C is turned up."""


def stock(first: str) -> str:
    """These cards, then the rest of the pack, ascending."""
    rest = edition("mini-sequences").pack()
    for face in parse_cards(first):
        rest.remove(face)
    return f"{first} {cards_text(rest)}"


HEAD = """\
Edition: mini-sequences
Rules: round_cap=2
Players: 2
Totals: -5 100
"""
ROUND_1 = f"""\
Round: 1
Dealer: 2
Stock: {stock(FIRST)}
1 draw
1 meld 4C 5C 6C 7C
1 discard 7C
2 draw
2 discard 8D
1 draw
1 meld 4D 5D 6D 7D
"""
SCORE_1 = "Score: 360 -40\n"
ROUND_2 = f"""\
Round: 2
Stock: {stock(FIRST)}
2 draw
2 meld 4C 5C 6C 7C
2 discard 7C
1 draw
1 discard 8D
2 draw
2 meld 4D 5D 6D 7D
"""
MATCH = HEAD + ROUND_1 + SCORE_1 + ROUND_2


def played(text: str) -> Replay:
    return replay(parse_record(text))


def refused(text: str) -> RefusedLine:
    """The refusal that ends a record's replay."""
    with pytest.raises(RefusedLine) as caught:
        played(text)
    return caught.value


def malformed(text: str) -> FileError:
    """The fault of form that only play shows."""
    with pytest.raises(FileError) as caught:
        played(text)
    assert (caught.value.code, caught.value.status) == ("malformed", 2)
    return caught.value


def test_a_match_is_played_to_its_end() -> None:
    done = played(MATCH)
    assert [(r.number, r.ended, r.out_seat) for r in done.results] == [(1, "out", 1), (2, "out", 2)]
    assert [side.total for side in done.results[-1].sides] == [315, 420]
    assert done.finished
    assert done.draw
    assert done.winner is None


def test_the_winner_is_a_side() -> None:
    done = played((HEAD + ROUND_1).replace("round_cap=2", "target=500").replace("Totals: -5", "Totals: 150"))
    assert (done.finished, done.draw, done.winner) == (True, False, 1)


@pytest.mark.parametrize("lines", range(4, len(MATCH.splitlines())))
def test_a_record_may_stop_anywhere(lines: int) -> None:
    text = "\n".join(MATCH.splitlines()[:lines])
    if text.endswith(("Round: 1", "Dealer: 2", "Round: 2")):
        return
    done = played(text)
    assert len(done.results) == text.count("Round:")
    running = [result for result in done.results if result.ended is None]
    assert running in ([], done.results[-1:])


def test_a_record_without_rounds_has_no_result() -> None:
    done = played(HEAD)
    assert (done.results, done.rounds, done.finished, done.winner, done.draw) == ([], [], False, None, False)
    assert done.events == []


def test_a_running_round_stands_as_if_it_stopped() -> None:
    done = played(HEAD + ROUND_1.rsplit("\n", 2)[0])
    (result,) = done.results
    assert (result.ended, result.out_seat) == (None, None)
    assert result.sides[0].total == -5 + result.sides[0].score
    assert not done.finished


def test_events_are_what_everybody_saw() -> None:
    kinds = [event.kind for event in played(HEAD + ROUND_1).events]
    assert kinds[0] == "deal"
    assert kinds[-1] == "out"
    assert "drew" not in kinds


def test_an_illegal_act_ends_the_replay_at_its_line() -> None:
    fault = refused(MATCH.replace("1 discard 7C\n", "1 discard KD\n", 1))
    assert (fault.line, fault.code, fault.status) == (10, "card-not-in-hand", 1)
    assert fault.facts == {"card": parse_cards("KD")[0], "held": 0}


def test_an_act_after_the_end_of_the_round() -> None:
    assert refused(HEAD + ROUND_1 + "2 draw\n").code == "round-over"


def test_a_round_after_the_end_of_the_match() -> None:
    fault = refused(MATCH + f"Round: 3\nStock: {stock(FIRST)}\n1 draw\n")
    assert (fault.line, fault.code) == (len(MATCH.splitlines()) + 1, "round-over")


def test_a_round_that_begins_too_early() -> None:
    text = HEAD + ROUND_1.rsplit("\n", 2)[0] + "\n"
    assert malformed(text + ROUND_2).line == len(text.splitlines()) + 1


def test_a_score_that_comes_too_early() -> None:
    text = HEAD + ROUND_1.rsplit("\n", 2)[0] + "\n"
    assert malformed(text + SCORE_1).line == len(text.splitlines()) + 1


def test_an_illegal_act_goes_before_a_score_too_early_below_it() -> None:
    text = HEAD + ROUND_1.rsplit("\n", 2)[0] + "\n2 draw\n"
    assert refused(text + SCORE_1).code == "not-your-turn"


@pytest.mark.parametrize(("score", "side"), [("365 -40", 1), ("360 40", 2), ("0 0", 1)])
def test_a_wrong_score_names_the_first_side(score: str, side: int) -> None:
    fault = refused(HEAD + ROUND_1 + f"Score: {score}\n")
    assert (fault.line, fault.code) == (15, "wrong-score")
    written = int(score.split()[side - 1])
    assert fault.facts == {"side": side, "written": written, "right": (360, -40)[side - 1]}


def test_a_wrong_score_goes_before_what_follows() -> None:
    assert refused(MATCH.replace("Score: 360", "Score: 365") + "2 draw\n").code == "wrong-score"


def test_the_cap_counts_round_numbers() -> None:
    text = HEAD.replace("round_cap=2", "round_cap=7") + ROUND_1.replace("Round: 1", "Round: 7")
    assert played(text).draw
