"""Going out: whether it can be done, whether it is wanted, and what partners say to each other about it."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.checking import asking_is_legal
from escalera.engine.closing import judge
from escalera.engine.doing import do_step
from escalera.engine.law import ASK_MUST
from escalera.engine.reach import can_go_out
from escalera.engine.scoring import side_bonuses, side_reds
from escalera.engine.state import (
    KIND,
    LENGTH,
    LOW,
    NOT_ASKED,
    POINTS,
    RANK,
    RANK_MELD,
    REDS,
    SAID_NO,
    SAID_YES,
    SEQUENCE,
    SIDE,
    TOTAL,
    WILD_MELD,
    State,
)
from escalera.engine.step import STEP_ASK, STEP_DISCARD, STEP_NO, STEP_YES, Steps, step_of
from escalera.skill import weights as name
from escalera.skill.drawing import worth_now
from escalera.skill.known import Known
from escalera.skill.outlook import PREMIUM
from escalera.skill.thought import Thought

UNDECIDED: i64 = 0
WINS: i64 = 1
LOSES: i64 = 2


def go_out(t: Thought, s: State, out: Steps) -> bool:
    """Fill `out` with the next act of going out, where that can be done and is wanted."""
    if s.question == SAID_NO or not in_reach(s):
        return False
    found = t.plan.find_out(s)
    t.o.ending = False
    if not found:
        return False
    laid = t.plan.best
    lays = t.plan.lays(s)
    t.plan.steps_of(s, t.steps)
    if s.question != SAID_YES and not wants_out(t, s, laid):
        return False
    if asking_is_legal(s) and asks(t, s):
        out.push(STEP_ASK)
        return True
    if not s.may_go_out():
        return False
    if not lays:
        out.push(step_of(STEP_DISCARD, only_card(s), 0, 0))
        return True
    for i in range(t.steps.size):
        out.push(t.steps.items[i])
    if stands(s, out):
        return True
    out.size = 0
    return False


def in_reach(s: State) -> bool:
    """Whether the seat can go out this turn."""
    return (s.nums[s.turn] == 1 and s.has_right(s.side)) or can_go_out(s, 1, False)


def stands(s: State, out: Steps) -> bool:
    """Whether the steps of a lay-down make up a legal act."""
    trial = s.clone()
    for i in range(out.size - 1):
        do_step(trial, out.items[i])
    return judge(trial) == 0


def only_card(s: State) -> i64:
    """The lowest face in the hand of the seat to act."""
    face: i64 = 0
    while s.holds_face(s.turn, face) == 0:
        face += 1
    return face


# Whether it is wanted


def wants_out(t: Thought, s: State, laid: float) -> bool:
    """Whether ending the round is worth more than playing on; `laid` is what going out adds to the table."""
    verdict = match_verdict(t, s, laid)
    if verdict == LOSES and t.traits.guarded:
        return False
    if verdict == WINS and t.traits.minds_match:
        return True
    t.o.premium = 0.0
    hope = worth_now(t, s) - t.o.standing(s) - counted(s, t.o.side) - laid
    t.o.premium = PREMIUM
    threat = 0.0
    for side in range(s.law.sides):
        if side != t.o.side:
            threat = max(threat, their_hope(t, s, side))
    return hands_gain(t, s) + t.w[name.OUT_HOPE] * (threat - hope) > t.w[name.OUT_BIAS]


def hands_gain(t: Thought, s: State) -> float:
    """What going out earns at once: the bonus, and cards caught in other hands, less those of partners."""
    gain = float(int(s.law.rules.going_out_bonus)) + t.o.known_blacks
    for other in range(s.law.players):
        caught = t.w[name.OUT_HAND] * float(s.nums[other])
        if s.law.side_of[other] != t.o.side:
            gain += caught / float(s.law.sides - 1)
        elif other != t.o.seat:
            gain -= caught
    return gain


def match_verdict(t: Thought, s: State, laid: float) -> i64:
    """What going out now would make of the match, where a side reaches the target."""
    ours = laid + float(int(s.law.rules.going_out_bonus)) + standing(t, s, t.o.side, True)
    best = -1e9
    for side in range(s.law.sides):
        if side != t.o.side:
            best = max(best, standing(t, s, side, False))
    target = float(int(s.law.rules.target.of(int(s.law.players))))
    if max(ours, best) < target:
        return UNDECIDED
    return WINS if ours > best else LOSES


def standing(t: Thought, s: State, side: i64, right: bool) -> float:
    """A side's total if the round ended now, hands that can't be seen by guess; `right`: it goes out."""
    total = float(s.of_side(side, TOTAL)) + counted(s, side)
    reds = side_reds(s, side)
    if right and reds < 0:
        reds = -reds
    total += float(reds)
    for other in range(s.law.players):
        if s.law.side_of[other] == side and other != t.o.seat:
            total -= t.w[name.OUT_HAND] * float(s.nums[other])
    return total


def counted(s: State, side: i64) -> float:
    """What a side's melds count as they lie."""
    return float(s.of_side(side, POINTS) + side_bonuses(s, side))


def their_hope(t: Thought, s: State, side: i64) -> float:
    """What another side may still make of its melds, its red threes and its hands."""
    total = 0.0
    for index in range(s.meld_count()):
        if s.meld(index, SIDE) == side and s.meld(index, LENGTH) < s.law.size:
            total += hope_of(t, s, index)
    if not s.has_right(side):
        total += float(s.of_side(side, REDS) * s.law.rules.red_three)
    for other in range(s.law.players):
        if s.law.side_of[other] == side:
            total += 0.5 * t.w[name.DRAWING] * float(s.nums[other])
    return total


def hope_of(t: Thought, s: State, index: i64) -> float:
    """What another side's unfinished meld may still become."""
    kind = s.meld(index, KIND)
    if kind == SEQUENCE:
        return t.o.their_sequence(s, s.meld(index, RANK), s.meld(index, LOW), s.meld(index, LENGTH))
    if kind == RANK_MELD:
        return t.o.rank_meld(s, s.meld(index, RANK), s.natural_count(index), s.wild_count(index))
    return t.o.wild_meld(s, s.meld(index, LENGTH)) if kind == WILD_MELD else 0.0


# Partners


def asks(t: Thought, s: State) -> bool:
    """Whether to ask: always where it is required, else where a partner holds many cards."""
    if s.law.ask == ASK_MUST:
        return True
    for other in range(s.law.players):
        mate = other != s.turn and s.law.side_of[other] == s.side
        if mate and float(s.nums[other]) >= t.w[name.ASK_CARDS]:
            return True
    return False


def answer(t: Thought, s: State, known: Known) -> i64:
    """Yes, unless this hand could still lay much more than ending the round now gains."""
    mine = s.clone()
    mine.turn = s.answering
    mine.side = s.law.side_of[s.answering]
    mine.question = NOT_ASKED
    t.look(mine, known, s.answering)
    more = t.plan.best - t.o.kept_worth(mine) if t.plan.find(mine, 2) else 0.0
    return STEP_NO if t.w[name.MATES] * more > hands_gain(t, mine) else STEP_YES
