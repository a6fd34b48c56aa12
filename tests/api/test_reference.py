"""What there is to read about the public names, in Python and as a page."""

from __future__ import annotations

import doctest
import inspect
import pydoc
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import escalera
from escalera.api import reference
from escalera.api.docstrings import keep_docstrings
from escalera.api.sources import entry

ROOT: Final = Path(__file__).parents[2]
CLASSES: Final = [name for name in escalera.__all__ if isinstance(getattr(escalera, name), type)]


def test_the_reference_page_is_what_the_source_says() -> None:
    """Where it is not: `.venv/bin/python -m escalera.api.reference > docs/reference.md`."""
    assert (ROOT / "docs" / "reference.md").read_text(encoding="utf-8") == reference.page()


def test_the_reference_page_has_every_public_name_once() -> None:
    names = [name for topic in reference.TOPICS for name in topic.names]
    assert len(set(names)) == len(names)
    assert set(escalera.__all__) <= set(names)


@pytest.mark.parametrize("name", CLASSES)
def test_help_tells_of_every_class_compiled_or_not(name: str) -> None:
    said = entry(name).doc
    assert said and (inspect.getdoc(getattr(escalera, name)) or "").startswith(said)


def test_help_of_a_round_shows_its_members_and_what_they_do() -> None:
    shown = pydoc.plain(pydoc.render_doc(escalera.Round))
    assert "One deal, from the first card to the score." in shown
    assert "Check and do an act; the events it caused." in shown
    assert "The seat that is to act or answer" in shown


def test_a_class_whose_source_is_not_there_has_no_docstring_and_fails_nothing() -> None:
    bare = type("Bare", (), {"__module__": "escalera.engine.nowhere"})
    keep_docstrings(bare)
    assert bare.__doc__ is None


def test_results_and_events_are_written_with_their_types() -> None:
    assert "ended: str | None" in [member.text for member in entry("RoundResult").members]
    assert "cards: tuple[int, ...]" in [member.text for member in entry("Event").members]


def test_a_name_alone_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert reference.main(["card_text", "i18n.Catalogue"]) == 0
    shown = capsys.readouterr().out
    assert "card_text(face: int) -> str" in shown and "The sentences of a language" in shown
    assert reference.main(["nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_the_example_of_the_package_does_what_it_says() -> None:
    failed, tried = doctest.testmod(escalera)
    assert tried and not failed


def test_the_package_has_a_version_and_imports_nothing_for_it() -> None:
    script = (
        "import sys; before = set(sys.modules); import escalera\n"
        "assert 'importlib.metadata' not in set(sys.modules) - before\n"
        "print(escalera.__version__)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == escalera.__version__
    assert "__version__" in dir(escalera)


def test_the_package_runs_as_the_command_line() -> None:
    done = subprocess.run([sys.executable, "-m", "escalera", "--version"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert escalera.__version__ in done.stdout
