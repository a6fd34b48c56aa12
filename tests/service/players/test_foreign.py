"""A player somebody else wrote, in a process of its own."""

from __future__ import annotations

from random import Random
from threading import Timer

import pytest

from escalera import Act, Bot, Budget, GreedyBot
from escalera.service.players.foreign import ForeignBot, PlayerError
from escalera.service.players.safe import safe_act
from tests.service.players.processes import children, open_files
from tests.service.players.rounds import dealt, view_halfway

ROBOTS = "tests.service.players.robots"


def test_whole_rounds_are_the_same_as_in_process() -> None:
    with ForeignBot(f"{ROBOTS}:Greedy") as one, ForeignBot("greedy") as other:
        played = dealt("samba", 2, 2)
        while not played.over:
            view = played.view(played.to_act)
            bot: Bot = one if played.to_act == 1 else other
            act = bot.decide(view, Budget(5.0))
            assert act == GreedyBot().decide(view, Budget())
            played.play(act)
        assert not one.faults and not other.faults


def test_it_keeps_its_process_and_what_it_remembers() -> None:
    with ForeignBot(f"{ROBOTS}:Counts") as bot:
        for _ in range(3):
            bot.decide(view_halfway(), Budget(5.0))
        assert bot.faults == ["ValueError: asked 2 times", "ValueError: asked 3 times"]


def test_a_player_that_hangs_or_dies_gets_a_new_process() -> None:
    view = view_halfway()
    before = open_files(), children()
    for name, fault in (("Exits", "ended"), ("Hangs", "in time"), ("WritesIntoThePipes", "nonsense")):
        with ForeignBot(f"{ROBOTS}:{name}", grace=0.3) as bot:
            acts = [bot.decide(view, Budget(0.3)) for _ in range(2)]
        assert acts == [safe_act(view)] * 2
        assert len(bot.faults) == 2 and all(fault in told for told in bot.faults)
    assert (open_files(), children()) == before


@pytest.mark.parametrize(
    "name", ["nowhere:Bot", f"{ROBOTS}:Missing", f"{ROBOTS}:Unready", f"{ROBOTS}:Mute", "nobody"]
)
def test_a_player_that_cannot_be_loaded_says_so_at_once(name: str) -> None:
    with pytest.raises(PlayerError, match=name), ForeignBot(name):
        pass


def test_only_its_own_faults_are_traced(capfd: pytest.CaptureFixture[str]) -> None:
    for name, traced in (("nowhere:Bot", False), (f"{ROBOTS}:Missing", False), (f"{ROBOTS}:Unready", True)):
        with pytest.raises(PlayerError), ForeignBot(name):
            pass
        assert ("Traceback" in capfd.readouterr().err) is traced


def test_a_decision_can_be_interrupted() -> None:
    view = view_halfway()
    with ForeignBot(f"{ROBOTS}:Hangs") as bot:
        Timer(0.2, bot.interrupt).start()
        assert bot.decide(view, Budget(60.0)) == safe_act(view)
        assert "ended" in bot.faults[0]


def test_luck_comes_from_the_salt_or_from_the_budget() -> None:
    played = dealt("bolivia", 4, 1)
    played.play(Act("draw"))
    view = played.view(played.to_act)
    with ForeignBot("random", salt=b"a") as one, ForeignBot("random", salt=b"a") as same:
        assert one.decide(view, Budget()) == same.decide(view, Budget())
        by_budget = [one.decide(view, Budget(rng=Random(seed))) for seed in (1, 1, 2, 3, 4, 5)]
        assert by_budget[0] == by_budget[1] and len(set(by_budget)) > 1
