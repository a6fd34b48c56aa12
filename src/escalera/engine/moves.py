"""What changes the table, trusted: whoever calls these has asked `check` first."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.laying import FROM_HAND, count_finished, lock_naturals, place_card
from escalera.engine.state import (
    GONE,
    HAS_MELDED,
    KIND,
    LENGTH,
    MELD_JOKERS,
    NATURALS,
    NONE,
    NOT_ASKED,
    OPEN,
    OPENED,
    OVER,
    PLAY,
    SAID_NO,
    SAID_YES,
    SEQUENCE,
    SIDE,
    SIDE_WIDTH,
    SIDES,
    START,
    STOCK_OUT,
    TAKING,
    TWOS,
    WENT_OUT,
    WIDTH,
    State,
    is_red_three,
    is_wild,
)
from escalera.engine.vecs import append, pop, vec


def draw_card(s: State) -> i64:
    """The next card of the stock."""
    face = s.stock[len(s.stock) - s.stock_left]
    s.stock_left -= 1
    return face


def draw(s: State) -> None:
    """Draw as many ordinary cards as the edition says and the stock allows (rulings 4, 6, 7)."""
    wanted = s.law.draw
    while wanted > 0 and s.stock_left > 0:
        face = draw_card(s)
        if is_red_three(face):
            s.lay_red(s.turn, face)
        else:
            s.give(s.turn, face)
            wanted -= 1
    if wanted == s.law.draw:
        end(s, STOCK_OUT)
    else:
        s.phase = PLAY


def top_onto(s: State, index: i64) -> None:
    """The top card alone goes onto a sequence of the side; that was the draw (ruling 11)."""
    face = s.top()
    s.pile, _last = pop(s.pile)
    place_card(s, index, face)
    s.pending_points = 0
    s.nums[HAS_MELDED + s.turn] = 1
    s.phase = PLAY


def close(s: State) -> None:
    """Make the act under way count."""
    if s.pending == TAKING:
        pick_up(s)
        s.phase = PLAY
    else:
        s.acted = True
    for i in range(len(s.pending_steps)):
        change = s.pending_steps[i]
        if (change & 15) == FROM_HAND and (change >> 12) < s.turn_base:
            s.laid_on_old = True
    if s.pending_target >= 0 and s.pending_target < s.turn_base:
        s.laid_on_old = True
    s.nums[HAS_MELDED + s.turn] = 1
    s.nums[SIDES + s.side * SIDE_WIDTH + OPENED] = 1
    if not s.law.wild_on_finished:
        lock_naturals(s)
    if s.pending_black:
        black_last(s)
    s.pending = NONE
    s.pending_points = 0
    s.pending_target = -1
    s.pending_black = False
    s.pending_steps = vec[i64](capacity=0)
    s.pending_base = s.meld_count()
    if s.nums[s.turn] == 0:
        go_out(s)


def black_last(s: State) -> None:
    """Number the act's black threes after its other melds, as the act is written (ruling 19)."""
    last = s.meld_count() - 1
    index = s.pending_base
    while not s.is_black(index):
        index += 1
    m = s.melds
    while index < last:
        for place in range(index * WIDTH, (index + 1) * WIDTH):
            other = m[place]
            m[place] = m[place + WIDTH]
            m[place + WIDTH] = other
        index += 1


def pick_up(s: State) -> None:
    """Take the rest of the pile into the hand; red threes go to the table, unreplaced (ruling 4)."""
    for i in range(len(s.pile) - 1):
        face = s.pile[i]
        if is_red_three(face):
            s.lay_red(s.turn, face)
        else:
            s.give(s.turn, face)
    s.pile = vec[i64](capacity=0)
    s.pile_frozen = False


def merge(s: State, keep: i64, gone: i64) -> None:
    """Meld `gone` joins meld `keep` of the same rank (ruling 15)."""
    count_if_finished(s, keep, -1)
    count_if_finished(s, gone, -1)
    to = keep * WIDTH
    of = gone * WIDTH
    m = s.melds
    m[to + LENGTH] = m[to + LENGTH] + m[of + LENGTH]
    m[to + NATURALS] = m[to + NATURALS] + m[of + NATURALS]
    m[to + TWOS] = m[to + TWOS] + m[of + TWOS]
    m[to + MELD_JOKERS] = s.joker_count(keep) + s.joker_count(gone)
    m[of + KIND] = GONE
    count_if_finished(s, keep, 1)
    if not s.law.wild_on_finished:
        lock_naturals(s)
    s.acted = True


def unmerge(s: State, keep: i64, gone: i64) -> None:
    """Undo a `merge` that has only been tried: `gone` still holds its own places."""
    count_if_finished(s, keep, -1)
    to = keep * WIDTH
    of = gone * WIDTH
    m = s.melds
    m[to + LENGTH] = m[to + LENGTH] - m[of + LENGTH]
    m[to + NATURALS] = m[to + NATURALS] - m[of + NATURALS]
    m[to + TWOS] = m[to + TWOS] - m[of + TWOS]
    m[of + KIND] = m[to + KIND]
    m[to + MELD_JOKERS] = s.joker_count(keep) - s.joker_count(gone)
    count_if_finished(s, keep, 1)
    count_if_finished(s, gone, 1)
    if not s.law.wild_on_finished:
        lock_naturals(s)


def count_if_finished(s: State, index: i64, change: i64) -> None:
    """Count a meld as finished, or no longer, if it is long enough."""
    if s.meld(index, LENGTH) >= s.law.size:
        count_finished(s, index, change)


def ask(s: State) -> None:
    """Ask the partners; the first of them, clockwise, is to answer (ruling 21)."""
    s.question = OPEN
    s.any_no = False
    s.answering = next_partner(s, s.turn)


def next_partner(s: State, seat: i64) -> i64:
    """The next seat of the asking side, clockwise from `seat`."""
    while True:
        seat = (seat + 1) % s.law.players
        if s.law.side_of[seat] == s.side:
            return seat


def answer(s: State, yes: bool) -> None:
    """One partner's answer; any “no” is no."""
    if not yes:
        s.any_no = True
    s.answering = next_partner(s, s.answering)
    if s.answering == s.turn:
        s.question = SAID_NO if s.any_no else SAID_YES


def discard(s: State, face: i64) -> None:
    """Throw a card: it ends the turn, or the round when it was the last."""
    s.remove(s.turn, face)
    s.pile = append(s.pile, face)
    if is_wild(face):
        s.pile_frozen = True
    if s.nums[s.turn] == 0:
        go_out(s)
    else:
        begin_turn(s, (s.turn + 1) % s.law.players)


def begin_turn(s: State, seat: i64) -> None:
    """It is `seat`'s turn to draw or take."""
    s.turn = seat
    s.side = s.law.side_of[seat]
    s.phase = START
    s.question = NOT_ASKED
    s.acted = False
    s.turn_base = s.meld_count()
    s.pending_base = s.turn_base
    s.opened_before = s.has_opened()
    s.melded_before = s.nums[HAS_MELDED + seat] != 0
    s.laid_on_old = False
    s.turns += 1


def go_out(s: State) -> None:
    """The seat to act has no card left."""
    s.out_seat = s.turn
    s.concealed = is_concealed(s)
    end(s, WENT_OUT)


def is_concealed(s: State) -> bool:
    """Whether the going out is a concealed one, in the edition's sense (ruling 22)."""
    if s.law.rules.concealed_bonus is None:
        return False
    if not s.law.own_cards:
        return not s.opened_before
    return not s.melded_before and not s.laid_on_old and own_right(s)


def own_right(s: State) -> bool:
    """Whether the melds begun this turn alone would give the right to go out."""
    finished: i64 = 0
    sequences: i64 = 0
    for index in range(s.turn_base, s.meld_count()):
        counts = s.meld(index, KIND) != GONE and not s.is_black(index)
        if s.meld(index, SIDE) == s.side and counts and s.meld(index, LENGTH) >= s.law.size:
            finished += 1
            if s.meld(index, KIND) == SEQUENCE:
                sequences += 1
    return finished >= s.law.right_melds and (sequences > 0 or not s.law.right_sequence)


def end(s: State, how: i64) -> None:
    """The round is over."""
    s.ended = how
    s.phase = OVER
