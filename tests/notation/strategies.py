"""Acts, records and tables for property tests: well formed, hardly ever legal."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from escalera.cards import FACES, THREE
from escalera.engine.act import ADD, ASK, DISCARD, DRAW, MELD, MERGE, NO, PASS, TAKE, TOP, YES, Act, Part
from escalera.notation.record import Move, Record, RoundRecord, name_fault
from escalera.notation.table import Counted, HandText, MeldText, TableFile, TableSide
from escalera.rules import EDITIONS, Rules

MELDS = st.integers(1, 999_999)
CARDS = st.lists(st.integers(0, FACES - 1), min_size=1, max_size=8).map(tuple)
NEW_MELDS = st.lists(CARDS.map(lambda cards: Part(0, cards)), max_size=3)
ADDITIONS = st.dictionaries(MELDS, CARDS, max_size=3).map(
    lambda found: [Part(*item) for item in found.items()]
)
JOINING = st.builds(Part, MELDS, st.just(()) | CARDS)

ACTS = st.one_of(
    st.sampled_from([Act(verb) for verb in (DRAW, ASK, YES, NO, PASS)]),
    st.builds(
        lambda first, rest: Act(TAKE, (first, *rest)), JOINING | st.builds(Part, st.just(0), CARDS), NEW_MELDS
    ),
    MELDS.map(lambda number: Act(TOP, (Part(number, ()),))),
    st.builds(lambda first, new, more: Act(MELD, (Part(0, first), *new, *more)), CARDS, NEW_MELDS, ADDITIONS),
    ADDITIONS.filter(bool).map(lambda parts: Act(ADD, tuple(parts))),
    st.builds(lambda a, b: Act(MERGE, (Part(a, ()), Part(b, ()))), MELDS, MELDS),
    st.integers(0, FACES - 1).map(lambda face: Act(DISCARD, (Part(0, (face,)),))),
)

RULES = st.builds(
    lambda rules, changes: rules.with_house_rules(changes),
    st.sampled_from(list(EDITIONS.values())),
    st.fixed_dictionaries(
        {},
        optional={
            "target": st.integers(100, 10_000).map(lambda n: n * 5),
            "going_out_bonus": st.integers(0, 1000),
            "concealed_bonus": st.sampled_from([0, 400, "none"]),
            "round_cap": st.integers(1, 200),
            "wild_on_finished": st.booleans(),
        },
    ),
)
NUMBERS = st.integers(-999_999_999, 999_999_999)
NAMES = st.text(max_size=12).filter(lambda name: name_fault(name) is None)
PROOFS = st.none() | st.from_regex(r"[a-z0-9:=]+( [a-z0-9:=]+){0,3}", fullmatch=True)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of no, one or two rounds."""
    rules = draw(RULES)
    players = draw(st.sampled_from(rules.players))
    sides = len(rules.sides(players))
    numbers = st.lists(NUMBERS, min_size=sides, max_size=sides).map(tuple)
    names = st.lists(NAMES, min_size=players, max_size=players).map(tuple)
    first, dealer = draw(st.integers(1, 9999)), draw(st.integers(1, players))
    rounds = [
        RoundRecord(
            number=first + n,
            dealer=(dealer + n - 1) % players + 1,
            stock=_shuffled(rules, draw(st.integers(0, 2**32))),
            moves=tuple(draw(st.lists(st.builds(Move, st.integers(1, players), ACTS), max_size=6))),
            proof=draw(PROOFS),
            score=draw(st.none() | numbers),
        )
        for n in range(draw(st.integers(0, 2)))
    ]
    return Record(rules, players, draw(numbers), draw(st.none() | names), tuple(rounds))


@st.composite
def tables(draw: st.DrawFn) -> TableFile:
    """A position whose cards all come from one pack."""
    rules = draw(RULES)
    players = draw(st.sampled_from(rules.players))
    pack = list(_shuffled(rules, draw(st.integers(0, 2**32))))

    def cards(least: int = 0) -> list[int]:
        return [pack.pop() for _ in range(min(len(pack), draw(st.integers(least, 4))))]

    def known(least: int = 0) -> tuple[Counted, ...]:
        return tuple([_counted(face, draw(st.booleans())) for face in cards(least)])

    def hand() -> HandText:
        return HandText(known(), len(cards()))

    sides = [
        TableSide(
            hands=tuple([hand() for _ in seats]),
            melds=tuple([MeldText(known(1)) for _ in range(draw(st.integers(0, 3)))]),
            total=draw(NUMBERS),
            out=draw(st.sampled_from([None, "yes", "concealed"])),
        )
        for seats in rules.sides(players)
    ]
    return TableFile(
        rules,
        players,
        tuple(sides),
        draw(st.none() | st.integers(1, players)),
        draw(st.sampled_from([None, "draw", "play", "answer"])),
        draw(st.sampled_from([None, tuple(cards())])),
        draw(st.none() | st.integers(0, len(pack))),
    )


def _shuffled(rules: Rules, seed: int) -> tuple[int, ...]:
    pack = rules.pack()
    random.Random(seed).shuffle(pack)
    return tuple(pack)


def _counted(face: int, with_suit: bool) -> Counted:
    whole = Counted.of(face)
    return whole if with_suit or whole.rank == THREE else Counted(whole.rank)
