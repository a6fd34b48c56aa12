"""The docstrings of compiled classes, which keep none: read from the source when somebody asks."""

from __future__ import annotations


class SourceDoc:
    """Stands as the `__doc__` of a class; costs nothing until `help` or an editor reads it."""

    def __get__(self, instance: object, owner: type) -> str | None:
        from escalera.api.reference import class_help

        try:
            return class_help(owner.__name__, owner.__module__)
        except (OSError, LookupError, SyntaxError):
            return None


def keep_docstrings(*classes: type) -> None:
    """Give each class that has no docstring the one in its source."""
    for found in classes:
        if not found.__doc__:
            type.__setattr__(found, "__doc__", SourceDoc())
