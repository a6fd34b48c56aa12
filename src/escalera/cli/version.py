"""What `escalera --version` says."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

NAME = "escalera"


def version_text() -> str:
    """Name, version, and whether the engine runs compiled."""
    return f"{NAME} {number()} ({'compiled' if is_compiled() else 'uncompiled'})"


def number() -> str:
    """The version as it is installed."""
    try:
        return version(NAME)
    except PackageNotFoundError:
        return "of an unknown version"


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    from escalera.engine import tables

    return not (tables.__file__ or "").endswith(".py")
