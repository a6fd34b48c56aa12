"""How long computer players seem to think: by chance, and never by what there is to think about."""

from __future__ import annotations

import inspect

from escalera.service.driver import LONGEST, seeming
from escalera.web.settings import Settings


def test_the_pause_is_from_six_tenths_to_sixteen_tenths_of_a_second() -> None:
    least = Settings().thinking_ms
    pauses = [least * seeming(luck / 1000) for luck in range(1001)]
    assert (round(min(pauses)), round(max(pauses))) == (600, 1600)
    assert LONGEST * least == max(pauses)
    assert pauses == sorted(pauses)


def test_nothing_of_the_position_goes_into_it() -> None:
    assert list(inspect.signature(seeming).parameters) == ["luck"]
