"""What a view says beyond the engine's own numbers."""

from __future__ import annotations

import pytest

from escalera.service.render import is_frozen
from tests.service.positions import placed


@pytest.mark.parametrize(
    ("code", "told"), [("bolivia", False), ("bolivia-dk", False), ("samba", False), ("classic", True)]
)
def test_a_pile_is_called_frozen_only_where_a_wild_card_in_it_changes_something(
    code: str, told: bool
) -> None:
    assert is_frozen(placed(["9D 9H AC 4C"], code=code, pile="2S 9C")) == told
    assert not is_frozen(placed(["9D 9H AC 4C"], code=code, pile="8S 9C"))
