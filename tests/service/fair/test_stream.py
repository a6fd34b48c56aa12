"""Numbers without a preference."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations, product
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.service.fair.stream import SPAN, below, numbers, shuffled

KEY = b"k" * 32


def test_a_block_gives_sixteen_numbers() -> None:
    first = hmac.digest(KEY, b"order\0\0\0\0", "sha256")
    second = hmac.digest(KEY, b"order\0\0\0\1", "sha256")
    raw = first + second
    due = [raw[at] * 256 + raw[at + 1] for at in range(0, 64, 2)]
    assert list(islice(numbers(KEY, b"order"), 32)) == due


def test_labels_and_keys_have_rows_of_their_own() -> None:
    rows = [(KEY, b"order"), (KEY, b"dealer"), (b"K" * 32, b"order")]
    assert len({tuple(islice(numbers(key, label), 8)) for key, label in rows}) == 3


@pytest.mark.parametrize("size", range(1, 9))
def test_in_a_tiny_span_every_result_comes_equally_often(size: int) -> None:
    """Each of the eight numbers once: a plain remainder would give 0 and 1 oftener than 2 of three."""
    found = Counter(below(iter([number, 0]), size, span=8) for number in range(8 - 8 % size))
    assert found == dict.fromkeys(range(size), 8 // size)


@pytest.mark.parametrize("size", [3, 5, 6, 7])
def test_numbers_of_the_incomplete_run_are_passed_over(size: int) -> None:
    for number in range(8 - 8 % size, 8):
        assert below(iter([number, 1]), size, span=8) == 1


@pytest.mark.parametrize("size", [108, 162])
def test_the_real_span_has_no_preference_either(size: int) -> None:
    complete = SPAN - SPAN % size
    found = Counter(below(iter([number]), size) for number in range(complete))
    assert set(found.values()) == {complete // size}
    with pytest.raises(ValueError):
        below(iter(range(complete, SPAN)), size)


@given(st.integers(1, 200), st.binary(min_size=32, max_size=32))
def test_numbers_are_below_and_shuffles_hold_every_card(size: int, key: bytes) -> None:
    assert 0 <= below(numbers(key, b"x"), size) < size
    assert sorted(shuffled(numbers(key, b"x"), size)) == list(range(size))


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_every_order_comes_from_exactly_one_row_of_choices(size: int) -> None:
    choices = product(*[range(place + 1) for place in range(size - 1, 0, -1)])
    found = Counter(tuple(shuffled(iter(row), size)) for row in choices)
    assert found == dict.fromkeys(permutations(range(size)), 1)
    assert len(found) == factorial(size)


def test_no_more_numbers_are_used_than_needed() -> None:
    source: Iterator[int] = iter([0] * 161)
    shuffled(source, 162)
    assert next(source, None) is None
