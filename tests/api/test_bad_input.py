"""Bad input through the Python API: a clear error, and nothing has changed."""

from __future__ import annotations

import copy
import pickle

import pytest

from escalera import Act, CardError, Game, Part, Steps, card_text, cards_text, parse_act, parse_card

NO_ACTS: list[tuple[str, tuple[Part, ...]]] = [
    ("fly", ()),
    ("", ()),
    ("Draw", ()),
    ("draw ", ()),
    ("draw", (Part(3, (4,)),)),
    ("meld", ()),
    ("meld", (Part(2, (4, 8, 12)),)),
    ("meld", (Part(0, (4, 8, 12)), Part(1, (4,)), Part(1, (8,)))),
    ("add", ()),
    ("add", (Part(1, ()),)),
    ("add", (Part(0, (4,)),)),
    ("take", ()),
    ("take", (Part(0, ()),)),
    ("take", (Part(1, (4,)), Part(2, (8,)))),
    ("top", ()),
    ("top", (Part(0, ()),)),
    ("top", (Part(1, (4,)),)),
    ("merge", (Part(1, ()),)),
    ("discard", ()),
    ("discard", (Part(0, ()),)),
    ("discard", (Part(0, (4, 8)),)),
    ("discard", (Part(5, (4,)),)),
]


@pytest.mark.parametrize(("verb", "parts"), NO_ACTS)
def test_what_is_no_act_can_not_be_made(verb: str, parts: tuple[Part, ...]) -> None:
    with pytest.raises(ValueError, match="no act"):
        Act(verb, parts)


@pytest.mark.parametrize(("meld", "cards"), [(-1, ()), (10**7, ()), (0, (53,)), (0, (-1,)), (1, (4, 99))])
def test_a_list_holds_faces_and_goes_onto_a_meld_there_can_be(meld: int, cards: tuple[int, ...]) -> None:
    with pytest.raises(ValueError):
        Part(meld, cards)


@pytest.mark.parametrize("seat", [-1, -2, 5, 99])
def test_no_seat_but_the_table_s_is_shown_anything(seat: int) -> None:
    game = Game("bolivia", 4, seed=1)
    played = game.deal()
    for look in (game.view, played.view, played.events):
        with pytest.raises(ValueError, match="no seat"):
            look(seat)
    with pytest.raises(ValueError, match="no seat"):
        game.check("draw", seat)


@pytest.mark.parametrize(
    "names",
    [
        ["a"],
        ["a", "b", "c"],
        ["a", "b|c"],
        ["a", "#b"],
        ["a", " b"],
        ["a", ""],
        ["a", "b\n"],
        ["a", "b" * 101],
    ],
)
def test_names_that_a_record_can_not_hold_are_refused_at_once(names: list[str]) -> None:
    with pytest.raises(ValueError):
        Game("classic", 2, names=names)


def test_a_deal_from_an_iterator_is_kept_whole() -> None:
    game = Game("classic", 2, seed=1)
    game.deal(iter(game.rules.pack()))
    assert len(game.record().rounds[0].stock) == 108
    assert Game.from_record(str(game)).to_act == game.to_act


@pytest.mark.parametrize("step", [-1, 1 << 28, 1 << 63, 1 << 70])
def test_a_number_that_is_no_step_is_not_legal(step: int) -> None:
    played = Game("bolivia", 4, seed=1).deal()
    assert not played.check_step(step) and step not in played.steps()
    with pytest.raises(ValueError, match="not a legal step"):
        played.play_step(step)


def test_steps_can_be_gone_through_and_an_empty_list_has_no_share() -> None:
    steps = Game("bolivia", 4, seed=1).deal().steps()
    assert list(steps) == [steps[index] for index in range(len(steps))]
    with pytest.raises(IndexError):
        Steps().at(0.0)
    for share in (-0.1, 1.0, float("nan"), float("inf")):
        with pytest.raises(ValueError):
            steps.at(share)


@pytest.mark.parametrize("face", [-1, -53, 53, 1000])
def test_a_number_that_is_no_face_has_no_text(face: int) -> None:
    with pytest.raises(CardError):
        card_text(face)
    with pytest.raises(CardError):
        cards_text([4, face])


@pytest.mark.parametrize("text", ["4ſ", "４H", "4♥", "", "1H", "XX"])
def test_a_text_that_is_no_card_is_none(text: str) -> None:
    with pytest.raises(CardError):
        parse_card(text)


def test_acts_and_events_can_be_copied_and_pickled() -> None:
    act = parse_act("meld 4H 5H 6H / #2 KD")
    assert copy.deepcopy(act) == act == pickle.loads(pickle.dumps(act))
    game = Game("bolivia", 4, seed=1)
    game.deal()
    for event in game.play("draw"):
        assert copy.copy(event) == event == pickle.loads(pickle.dumps(event))
