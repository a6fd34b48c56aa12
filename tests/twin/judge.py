"""May this be done, and what is so after it: the refusal table of notation.md, row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from escalera.engine.act import Act, Part
from escalera.rules import Rules
from tests.twin.melds import (
    addition_faults,
    is_black_threes,
    is_finished,
    merge_faults,
    natural_ranks,
    new_meld_faults,
    reading,
)
from tests.twin.table import Game, Side, is_red_three, is_three, rank_of

ORDER = [
    "round-over",
    "not-your-turn",
    "answer-first",
    "draw-first",
    "already-drawn",
    "stock-empty",
    "must-take",
    "nothing-to-ask",
    "card-not-in-hand",
    "pile-blocked",
    "frozen",
    "needs-natural-pair",
    "no-such-meld",
    "too-short",
    "not-in-edition",
    "not-a-meld",
    "closed",
    "too-many-wilds",
    "too-few-naturals",
    "rank-already-melded",
    "does-not-fit",
    "take-one-meld",
    "black-threes-only-going-out",
    "below-minimum",
    "keep-two",
    "no-right-to-go-out",
    "partner-said-no",
    "ask-first",
    "partner-said-yes",
]
"""The codes as the table orders them, the pile before the form."""

LAYING = ("take", "top", "meld", "add", "merge")


def refusal(game: Game, seat: int, act: Act, *, frozen_counts: bool = True) -> str | None:
    """The code of the first row that applies, None when the act is legal.

    Without `frozen_counts` the pile is judged as if it weren't frozen.
    """
    if game.ended:
        return "round-over"
    if act.verb in ("yes", "no") and not game.to_answer:
        return "nothing-to-ask"
    if act.verb == "ask" and game.rules.ask_partner == "off":
        return "not-in-edition"
    faults = (
        turn_faults(game, seat, act)
        or hand_faults(game, seat, act)
        or pile_faults(game, seat, act, frozen_counts)
        or form_faults(game, seat, act)
        or minimum_faults(game, seat, act)
        or going_out_faults(game, seat, act)
    )
    return min(faults, key=ORDER.index, default=None)


# turn


def turn_faults(game: Game, seat: int, act: Act) -> set[str]:
    if game.to_answer:
        return question_faults(game, seat, act)
    faults = set()
    if seat != game.seat:
        faults.add("not-your-turn")
    if game.phase == "draw":
        if act.verb in ("meld", "add", "merge", "discard", "ask"):
            faults.add("draw-first")
        if act.verb == "pass" and game.stock:
            faults.add("draw-first")
        if act.verb == "draw" and not game.stock:
            faults.add("stock-empty")
        if act.verb == "pass" and seat == game.seat and top_card_is_forced(game):
            faults.add("must-take")
    elif act.verb in ("draw", "take", "top", "pass"):
        faults.add("already-drawn")
    if act.verb == "ask" and not may_be_asked(game):
        faults.add("nothing-to-ask")
    return faults


def question_faults(game: Game, seat: int, act: Act) -> set[str]:
    if seat == game.seat:
        return {"answer-first"}
    if seat != game.to_answer[0]:
        return {"not-your-turn"}
    return set() if act.verb in ("yes", "no") else {"answer-first"}


def top_card_is_forced(game: Game) -> bool:
    """Ruling 8, `classic`: the top card alone could be taken onto an own meld."""
    if not game.rules.top_card_onto_meld or not game.pile:
        return False
    takes = [Act("take", (Part(meld.number, ()),)) for meld in game.side_of(game.seat).melds]
    return any(refusal(game, game.seat, take) is None for take in takes)


def may_be_asked(game: Game) -> bool:
    """Ruling 21: after the draw, before all else, once, with two cards, and a going out to ask for."""
    from tests.twin.reach import can_go_out

    if game.phase != "play" or game.acted or game.verdict is not None:
        return False
    if not game.partners_of(game.seat) or len(game.hands[game.seat]) < 2:
        return False
    return can_go_out(game)


# hand


def hand_faults(game: Game, seat: int, act: Act) -> set[str]:
    named = Counter(face for part in act.parts for face in part.cards)
    held = Counter(game.hands[seat])
    return {"card-not-in-hand"} if any(held[face] < count for face, count in named.items()) else set()


# pile


def pile_faults(game: Game, seat: int, act: Act, frozen_counts: bool) -> set[str]:
    rules = game.rules
    if act.verb not in ("take", "top"):
        return set()
    if not game.pile:
        return {"pile-blocked"}
    top = game.pile[-1]
    if (rules.is_wild(top) and rules.wild_blocks) or (is_three(top) and rules.threes_block):
        return {"pile-blocked"}
    if act.verb == "top":
        return set()

    first = act.parts[0]
    same_rank = [f for f in first.cards if rank_of(f) == rank_of(top) and not rules.is_wild(f)]
    wilds = [f for f in first.cards if rules.is_wild(f)]
    if len(same_rank) >= 2:
        return set()
    if rules.pair_always:
        return {"needs-natural-pair"}
    if frozen_counts and is_frozen(game, game.side_of(seat)):
        would_be_legal = refusal(game, seat, act, frozen_counts=False) is None
        return {"frozen"} if would_be_legal else {"needs-natural-pair"}
    natural_and_wild = bool(rules.take_natural_and_wild and same_rank and wilds)
    if first.meld and not rules.top_card_onto_meld and not natural_and_wild:
        return {"needs-natural-pair"}
    if not first.meld and not rules.take_natural_and_wild:
        return {"needs-natural-pair"}
    if not first.meld and rules.sequences and reading(rules, [top, *first.cards]) == "sequence":
        return {"needs-natural-pair"}  # ruling 9: a take begins no sequence
    return set()


def is_frozen(game: Game, side: Side) -> bool:
    """For a side that hasn't opened, and for all while a wild or red three lies in the pile."""
    if game.rules.frozen_until_opened and not side.melds:
        return True
    return any(game.rules.is_wild(f) or is_red_three(f) for f in game.pile)


# form


def form_faults(game: Game, seat: int, act: Act) -> set[str]:
    if act.verb == "merge":
        return merge_form(game, seat, act)
    if act.verb == "top":
        return top_form(game, seat, act)
    if act.verb in ("take", "meld", "add"):
        return laying_form(game, seat, act)
    return set()


def merge_form(game: Game, seat: int, act: Act) -> set[str]:
    faults = set() if game.rules.merge else {"not-in-edition"}
    stays, joins = [game.side_of(seat).meld(part.meld) for part in act.parts]
    if stays is None or joins is None:
        return faults | {"no-such-meld"}
    return faults | merge_faults(game.rules, stays, joins)


def top_form(game: Game, seat: int, act: Act) -> set[str]:
    faults = set() if game.rules.top_card_to_sequence else {"not-in-edition"}
    meld = game.side_of(seat).meld(act.parts[0].meld)
    if meld is None:
        return faults | {"no-such-meld"}
    faults |= addition_faults(game.rules, meld, [game.pile[-1]])
    if reading(game.rules, meld.faces) != "sequence":
        faults.add("does-not-fit")
    return faults


def laying_form(game: Game, seat: int, act: Act) -> set[str]:
    rules, side = game.rules, game.side_of(seat)
    faults: set[str] = set()
    named = [part.meld for part in act.parts if part.meld]
    assert len(named) == len(set(named)), "an act names each meld at most once"

    new_lists = []
    for place, (part, cards) in enumerate(lists_of(game, act)):
        if not part.meld:
            faults |= new_meld_faults(rules, cards)
            new_lists.append(cards)
            continue
        if act.verb == "take" and place == 0 and not joining_allowed(game, side):
            faults.add("not-in-edition")
        meld = side.meld(part.meld)
        faults |= {"no-such-meld"} if meld is None else addition_faults(rules, meld, cards)

    if rules.one_meld_per_rank:
        faults |= second_of_a_rank(rules, side, new_lists)
    if act.verb == "take" and len(act.parts) > 1 and side.melds:
        faults.add("take-one-meld")
    if any(is_black_threes(rules, cards) for cards in new_lists[:-1]):
        faults.add("black-threes-only-going-out")
    if any(is_black_threes(rules, cards) for cards in new_lists) and cards_left(game, seat, act) >= 2:
        faults.add("black-threes-only-going-out")
    return faults


def lists_of(game: Game, act: Act) -> list[tuple[Part, list[int]]]:
    """Each list with all its cards, the top card in the first one of a take."""
    lists = [(part, list(part.cards)) for part in act.parts]
    if act.verb == "take":
        lists[0][1].insert(0, game.pile[-1])
    return lists


def joining_allowed(game: Game, side: Side) -> bool:
    """Whether the top card of a taken pile may go onto a meld that stands."""
    if game.rules.take_joins or game.rules.one_meld_per_rank:
        return True
    return game.rules.top_card_onto_meld and not is_frozen(game, side)


def second_of_a_rank(rules: Rules, side: Side, new_lists: Sequence[Sequence[int]]) -> set[str]:
    ranks = [natural_ranks(rules, meld.faces) for meld in side.melds if reading(rules, meld.faces) == "rank"]
    for cards in new_lists:
        if reading(rules, cards) != "rank":
            continue
        if natural_ranks(rules, cards) in ranks:
            return {"rank-already-melded"}
        ranks.append(natural_ranks(rules, cards))
    return set()


def cards_left(game: Game, seat: int, act: Act) -> int:
    """Cards in hand after the act, those of a taken pile included."""
    left = len(game.hands[seat]) - sum(len(part.cards) for part in act.parts)
    if act.verb == "take":
        left += sum(not is_red_three(f) for f in game.pile[:-1])
    return left


# minimum


def minimum_faults(game: Game, seat: int, act: Act) -> set[str]:
    rules, side = game.rules, game.side_of(seat)
    if act.verb not in ("take", "meld") or side.melds:
        return set()
    points = sum(rules.points(f) for _, cards in lists_of(game, act) for f in cards)
    if points >= rules.minimum(side.total):
        return set()
    if rules.concealed_waives_minimum and cards_left(game, seat, act) <= 1:
        after = play(game, seat, act).side_of(seat)
        if has_right(rules, game.players, [meld.faces for meld in after.melds]):
            return set()
    return {"below-minimum"}


# going out


def has_right(rules: Rules, players: int, melds: Sequence[Sequence[int]]) -> bool:
    """Whether a side with these melds may go out."""
    finished = [faces for faces in melds if is_finished(rules, faces)]
    if len(finished) < rules.right_melds.of(players):
        return False
    return not rules.right_sequence or any(reading(rules, faces) == "sequence" for faces in finished)


def going_out_faults(game: Game, seat: int, act: Act) -> set[str]:
    rules = game.rules
    left = cards_left(game, seat, act)
    leaves_too_few = left == 0 if act.verb == "discard" else left < 2
    if act.verb not in (*LAYING, "discard"):
        return set()

    faults = set()
    after = play(game, seat, act)
    melds = [meld.faces for meld in after.side_of(seat).melds]
    if leaves_too_few and not has_right(rules, game.players, melds):
        faults.add("keep-two" if left == 1 else "no-right-to-go-out")
    if act.verb == "take" and len(game.hands[seat]) == 1 and len(game.pile) == 1:
        faults.add("keep-two")  # ruling 13; where a pair is always needed it can't come up
    if leaves_too_few and game.verdict == "no":
        faults.add("partner-said-no")
    if leaves_too_few and rules.ask_partner == "must" and game.partners_of(seat) and game.verdict != "yes":
        faults.add("ask-first")
    if game.verdict == "yes" and left > 0 and no_way_out(after, act):
        faults.add("partner-said-yes")
    return faults


def no_way_out(after: Game, act: Act) -> bool:
    """After "yes": a discard that leaves cards, or an act that leaves no going out."""
    from tests.twin.reach import can_go_out

    return act.verb == "discard" or not can_go_out(after)


# doing it


def play(game: Game, seat: int, act: Act) -> Game:
    """A copy of the game with the act done; the act must be legal, or at least doable."""
    after = game.copy()
    if act.verb == "draw":
        draw(after)
    elif act.verb == "pass":
        after.ended = "stock"
    elif act.verb == "ask":
        after.to_answer = after.partners_of(seat)
        after.phase = "answer"
    elif act.verb in ("yes", "no"):
        answer(after, act.verb)
    elif act.verb == "discard":
        discard(after, act.parts[0].cards[0])
    else:
        lay(after, act)
    return after


def draw(game: Game) -> None:
    """Rulings 4, 6 and 7."""
    wanted = game.rules.draw.of(game.players)
    drawn = 0
    while drawn < wanted and game.stock:
        drawn += game.draw_one(game.seat)
    game.phase = "play"
    if drawn == 0:
        game.ended = "stock"


def answer(game: Game, word: str) -> None:
    """All partners answer; any "no" is no."""
    game.to_answer.pop(0)
    game.answers.append(word)
    if not game.to_answer:
        game.verdict = "no" if "no" in game.answers else "yes"
        game.phase = "play"


def discard(game: Game, face: int) -> None:
    """The end of the turn."""
    game.hands[game.seat].remove(face)
    game.pile.append(face)
    if not game.hands[game.seat]:
        go_out(game)
        return
    if game.laid:
        game.seats_that_laid.add(game.seat)
    game.seat = game.seat % game.players + 1
    game.phase = "draw"
    game.turn += 1
    game.acted = game.laid = game.laid_on_old = False
    game.side_had_melds = bool(game.side_of(game.seat).melds)
    game.to_answer, game.answers, game.verdict = [], [], None


def lay(game: Game, act: Act) -> None:
    """Take, top, meld, add, merge."""
    side, hand = game.side_of(game.seat), game.hands[game.seat]
    lists = lists_of(game, act)
    for part in act.parts:
        for face in part.cards:
            hand.remove(face)
    if act.verb == "take":
        buried, game.pile = game.pile[:-1], []
        side.red_threes += [f for f in buried if is_red_three(f)]
        hand += [f for f in buried if not is_red_three(f)]
    if act.verb == "top":
        lists = [(act.parts[0], [game.pile.pop()])]

    if act.verb == "merge":
        merge(game, side, act)
    else:
        put_down(game, side, lists)
    if act.verb in ("take", "top"):
        game.phase = "play"
    else:
        game.acted = True
    if not hand:
        go_out(game)


def put_down(game: Game, side: Side, lists: Sequence[tuple[Part, list[int]]]) -> None:
    """Lay lists as new melds and on melds that stand."""
    game.laid = True
    for part, cards in lists:
        if not part.meld:
            side.new_meld(cards, game.turn)
            continue
        meld = side.meld(part.meld)
        assert meld is not None
        meld.faces += cards
        if meld.born < game.turn:
            game.laid_on_old = True


def merge(game: Game, side: Side, act: Act) -> None:
    """The second joins the first, which keeps its number and is as old as the older one."""
    stays, joins = [side.meld(part.meld) for part in act.parts]
    assert stays is not None and joins is not None
    stays.faces += joins.faces
    if stays.born != joins.born:
        game.laid_on_old = True
        stays.born = min(stays.born, joins.born)
    side.melds.remove(joins)


def go_out(game: Game) -> None:
    """The seat has no card left."""
    game.ended, game.out_seat = "out", game.seat
    game.concealed = is_concealed(game)


def is_concealed(game: Game) -> bool:
    """Ruling 22; nothing is concealed where it earns nothing."""
    rules = game.rules
    if rules.concealed_bonus is None:
        return False
    if not rules.concealed_own_cards:
        return not game.side_had_melds
    if game.seat in game.seats_that_laid or game.laid_on_old:
        return False
    own = [meld.faces for meld in game.side_of(game.seat).melds if meld.born == game.turn]
    return has_right(rules, game.players, own)
