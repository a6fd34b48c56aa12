"""Different things have different bytes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from escalera.service.fair.encoding import VERSION, encode, number_field

fields = st.lists(st.binary(max_size=5), max_size=5)


def test_every_field_stands_after_its_length() -> None:
    assert encode("seal", b"ab", b"") == (
        b"\0\0\0\x0fescalera-deal-1" + b"\0\0\0\x04seal" + b"\0\0\0\x02ab" + b"\0\0\0\0"
    )


def test_the_version_is_part_of_every_hash() -> None:
    assert encode("key").startswith(b"\0\0\0\x0f" + VERSION.encode())


@given(fields, fields)
def test_different_fields_are_different_bytes(one: list[bytes], other: list[bytes]) -> None:
    assert (encode("key", *one) == encode("key", *other)) == (one == other)


@given(fields)
def test_the_purpose_tells_hashes_apart(same: list[bytes]) -> None:
    assert len({encode(purpose, *same) for purpose in ("commitment", "seal", "key")}) == 3


def test_numbers_are_decimal_digits() -> None:
    assert [number_field(number) for number in (0, 7, 120)] == [b"0", b"7", b"120"]
