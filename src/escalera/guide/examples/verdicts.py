"""Short forms for what the four editions say to an example."""

from __future__ import annotations

from escalera.guide.example import RIGHT


def everywhere(code: str = RIGHT) -> dict[str, str]:
    """All editions say the same."""
    return by(code, code, code, code)


def by(bolivia: str, danish: str, samba: str, classic: str) -> dict[str, str]:
    """What each edition says."""
    return {"bolivia": bolivia, "bolivia-dk": danish, "samba": samba, "classic": classic}


def without_classic(bolivia: str, danish: str, samba: str) -> dict[str, str]:
    """What the others say to a table that classic doesn't know."""
    return {"bolivia": bolivia, "bolivia-dk": danish, "samba": samba}


def with_sequences(code: str = RIGHT, classic: str = "not-in-edition") -> dict[str, str]:
    """What those say that have sequences, and what classic says."""
    return by(code, code, code, classic)


def with_wild_melds(code: str = RIGHT, others: str = "not-in-edition") -> dict[str, str]:
    """What those say that have wild melds, and the others."""
    return by(code, code, others, others)
