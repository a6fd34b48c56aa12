"""How cards of one rank and wilds spread over melds, and how many melds that finishes.

A table has a cell for each number of wilds: how many melds are newly finished when just so many are laid, or
-1 where so many can't be.
"""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.law import Law
from escalera.engine.native import ONE, THREE, TWO, ZERO
from escalera.engine.vecs import append, vec


def better_by_merging(
    law: Law, melds: vec[i64], naturals: i64, wilds: i64, stuck: bool, best: vec[i64]
) -> None:
    """Better `best` by every way of merging unfinished melds of the rank."""
    count: i64 = len(melds) // 3
    for a in range(count):
        for b in range(a + 1, count):
            joined = merged(law, melds, a, b, stuck)
            if len(joined) > 0:
                found = spread(law, joined, naturals, wilds)
                for w in range(len(found)):
                    if found[w] > best[w]:
                        best[w] = found[w]
                better_by_merging(law, joined, naturals, wilds, stuck, best)


def merged(law: Law, melds: vec[i64], a: i64, b: i64, stuck: bool) -> vec[i64]:
    """The melds with the b-th merged into the a-th; empty when that isn't legal or one is finished."""
    naturals = melds[a * 3] + melds[b * 3]
    wilds = melds[a * 3 + 1] + melds[b * 3 + 1]
    size = law.size
    done = melds[a * 3] + melds[a * 3 + 1] >= size or melds[b * 3] + melds[b * 3 + 1] >= size
    if done or not law.wilds_allowed(naturals, wilds):
        return vec[i64](capacity=0)
    rest = vec[i64](capacity=12)
    for i in range(len(melds)):
        if i // 3 != a and i // 3 != b:
            rest = append(rest, melds[i])
    rest = append(rest, naturals)
    rest = append(rest, wilds)
    if naturals + wilds >= size:
        # Laying a wild before the merge keeps the merged meld open to wilds, if two cards stay.
        locked = wilds == 0 and not law.wild_on_finished and stuck
        return append(rest, TWO if locked else THREE)
    return append(rest, 0)


def spread(law: Law, melds: vec[i64], naturals: i64, wilds: i64) -> vec[i64]:
    """`rank_table` for given melds: naturals, wilds and a mark each.

    The mark is 1 for a meld that takes no wild, 3 for one merged and finished just now, 2 for both.
    """
    wide = wilds + 1
    now = filled((naturals + 1) * wide, -1)
    now[0] = 0
    count: i64 = len(melds) // 3
    for i in range(count):
        mark = melds[i * 3 + 2]
        locked = mark == 1 or mark == 2
        now = onto(law, now, naturals, wilds, melds[i * 3], melds[i * 3 + 1], locked, mark >= 2)
    new = (naturals + wide - 1) // 3
    if law.one_per_rank:
        new = ZERO if count > 0 else ONE
    while new > 0:
        now = onto(law, now, naturals, wilds, 0, 0, False, False)
        new -= 1
    return now[naturals * wide :]


def onto(
    law: Law, now: vec[i64], naturals: i64, wilds: i64, has: i64, had_wilds: i64, locked: bool, fresh: bool
) -> vec[i64]:
    """Let one meld of `has` naturals and `had_wilds` wilds (none: a new meld) take any part of the cards."""
    wide = wilds + 1
    size = law.size
    after = filled((naturals + 1) * wide, -1)
    cell: i64 = 0
    while cell < (naturals + 1) * wide:
        if now[cell] >= 0:
            used_n = cell // wide
            used_w = cell % wide
            for n in range(naturals - used_n + 1):
                most = ZERO if locked else law.wild_cap[has + n] - had_wilds
                if most > wide - 1 - used_w:
                    most = wide - 1 - used_w
                w: i64 = 0
                while w == 0 or w <= most:
                    length = has + had_wilds + n + w
                    if n + w == 0 or length > 2:
                        newly = length >= size and (fresh or has + had_wilds < size)
                        value = now[cell] + (ONE if newly else ZERO)
                        to = cell + n * wide + w
                        if value > after[to]:
                            after[to] = value
                    w += 1
        cell += 1
    return after


def wild_meld_table(law: Law, lengths: vec[i64], wilds: i64) -> vec[i64]:
    """For each number of wilds: how many wild melds just so many finish; -1: they can't be laid."""
    now = filled(wilds + 1, -1)
    now[0] = 0
    if law.wild_melds:
        for i in range(len(lengths)):
            now = onto_wild(law, now, wilds, lengths[i])
        for _i in range(wilds // 3):
            now = onto_wild(law, now, wilds, 0)
    return now


def onto_wild(law: Law, now: vec[i64], wilds: i64, length: i64) -> vec[i64]:
    after = filled(wilds + 1, -1)
    for used in range(wilds + 1):
        if now[used] >= 0:
            for w in range(wilds - used + 1):
                if length + w <= law.size and (w == 0 or length + w > 2):
                    value = now[used] + (ONE if w > 0 and length + w == law.size else ZERO)
                    if value > after[used + w]:
                        after[used + w] = value
    return after


def filled(size: i64, value: i64) -> vec[i64]:
    """A vector of one value."""
    items = vec[i64]([0] * size)
    for i in range(size):
        items[i] = value
    return items
