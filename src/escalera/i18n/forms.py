"""Numbers and moments in the form of a language, by the Unicode consortium's data in Babel."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from babel import Locale

ISO: Final = "%Y-%m-%d %H:%M"
MINUS: Final = "−"


def number_text(lang: str, number: int, signed: bool = False) -> str:
    """`15,000` or `15.000`; a minus as wide as a plus, which stands there if `signed`."""
    # Imported here because it takes long, and much of the program says nothing.
    from babel.numbers import format_decimal

    sign = MINUS if number < 0 else "+" if signed and number > 0 else ""
    return sign + format_decimal(abs(number), locale=lang)


def with_long_minus(lang: str) -> Locale:
    """A language's forms, but with a minus as wide as a plus."""
    from babel import Locale
    from babel.numbers import parse_pattern

    class LongMinus(Locale):
        @property
        def decimal_formats(self) -> Any:
            plain = super().decimal_formats[None].pattern
            return {None: parse_pattern(f"{plain};{MINUS}{plain}")}

    return LongMinus(lang)


def moment_text(lang: str, moment: datetime) -> str:
    """A day and the time of day; in English by the year first, since its countries differ."""
    from babel.dates import format_datetime

    return moment.strftime(ISO) if lang == "en" else format_datetime(moment, "short", locale=lang)
