"""Looking back at a round: every act, every hand, and what it came to."""

from __future__ import annotations

from collections import Counter

import pytest

from escalera import Budget, Game, GreedyBot
from escalera.cards import card_text
from escalera.errors import FileError
from escalera.notation import Record, parse_record, record_text
from escalera.notation.replay import RefusedLine, replay
from escalera.service.frames import look_back


def played(rounds: int, code: str = "bolivia", players: int = 4) -> Record:
    """A record of so many rounds, greedily played."""
    game = Game(code, players=players, seed=3, names=[f"P{n}" for n in range(1, players + 1)])
    for _ in range(rounds):
        dealt = game.deal()
        while not dealt.over:
            game.play(GreedyBot().decide(dealt.view(dealt.to_act), Budget()))
    return parse_record(record_text(game.record()))


RECORD = played(2)


def test_there_is_a_frame_for_the_deal_and_one_for_each_act() -> None:
    found = look_back(RECORD, 2)
    moves = RECORD.rounds[1].moves
    assert len(found.frames) == len(moves) + 1
    assert [frame.seat for frame in found.frames[1:]] == [move.seat for move in moves]
    assert (found.frames[0].act, found.frames[0].events[0].kind) == ("", "deal")
    assert found.frames[-1].round.ended == found.result.ended


@pytest.mark.parametrize(("code", "players"), [("bolivia", 4), ("samba", 6), ("classic", 2)])
def test_every_card_of_the_pack_is_somewhere_in_every_frame(code: str, players: int) -> None:
    record = played(1, code, players)
    pack = Counter([card_text(card) for card in record.rounds[0].stock])
    for frame in look_back(record).frames:
        melds = [meld.cards for side in frame.round.sides for meld in side.melds]
        reds = [side.red_threes for side in frame.round.sides]
        shown = Counter([card for cards in [*frame.hands, *melds, *reds, frame.round.pile] for card in cards])
        assert shown <= pack and pack.total() - shown.total() == frame.round.stock


def test_frames_tell_only_what_everybody_could_see() -> None:
    kinds = {event.kind for frame in look_back(RECORD).frames for event in frame.events}
    assert "draw" in kinds and not kinds & {"drew", "hand"}


def test_the_sheets_and_totals_are_those_of_the_replay() -> None:
    done, found = replay(RECORD), look_back(RECORD, 2)
    assert [side.score for side in found.result.sides] == [side.score for side in done.results[1].sides]
    assert [side.total for side in found.result.sides] == found.rounds[1].totals == done.match.totals
    assert [row.round for row in found.rounds] == [1, 2] and found.round == 2


def test_without_a_number_the_first_round_is_shown() -> None:
    assert look_back(RECORD).round == 1
    with pytest.raises(LookupError):
        look_back(RECORD, 3)


def test_a_record_that_stops_in_a_round_is_shown_as_far_as_it_goes() -> None:
    lines = record_text(RECORD).splitlines()
    cut = parse_record("\n".join(lines[: lines.index("Round: 2") + 8]))
    found = look_back(cut, 2)
    assert found.rounds[1].ended == "" and found.result.ended == "" and len(found.frames) > 1


def test_an_illegal_act_is_refused_at_its_line() -> None:
    lines = record_text(RECORD).splitlines()
    at = next(n for n, line in enumerate(lines) if line.endswith(" draw"))
    lines.insert(at, lines[at].replace("draw", "discard X"))
    with pytest.raises(RefusedLine, match="draw-first") as refused:
        look_back(parse_record("\n".join(lines)))
    assert refused.value.line == at + 1


def test_what_is_no_record_is_refused_at_its_line() -> None:
    with pytest.raises(FileError, match="malformed"):
        parse_record("Edition: poker\n")
