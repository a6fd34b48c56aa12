"""What the documents show must work as shown."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import escalera

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"((?:[^\n]+\n)*)\n```pycon\n(.*?)```", re.DOTALL)
"""An example, after the paragraph above it."""


def test_the_examples_of_the_architecture_page_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "architecture.md"), module_relative=False)
    assert tried and not failed


def test_the_example_of_the_learning_page_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "learning.md"), module_relative=False)
    assert tried > 8 and not failed


def test_each_example_of_the_python_page_runs_alone_unless_it_says_that_it_goes_on() -> None:
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    found = BLOCK.findall(text)
    assert len(found) == text.count("```pycon")
    names: dict[str, Any] = {}
    for n, (above, code) in enumerate(found, 1):
        names = names if "goes on from the example above" in above else {}
        test = doctest.DocTestParser().get_doctest(code, names, f"python.md, example {n}", None, None)
        assert test.examples
        assert doctest.DocTestRunner().run(test, clear_globs=False).failed == 0
        names = test.globs


def test_every_public_name_is_on_the_python_page_and_in_the_reference() -> None:
    python = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    reference = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    for name in escalera.__all__:
        assert re.search(rf"`{name}\b|escalera\.{name}\b", python), name
        assert f"\n### {name}\n" in reference, name


def test_the_readme_example_plays_a_game_and_prints_its_sheet() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found
    code = found.group(1)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "Round score" in done.stdout and "Format: 1" in done.stdout
    assert len([line for line in code.splitlines() if line and not line.startswith("import")]) <= 10


def test_every_link_between_the_documents_leads_somewhere() -> None:
    pages = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    pages.append(ROOT / "deploy" / "README.md")
    for page in [*pages, *sorted((ROOT / "docs").glob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_test_that_the_security_page_names_is_there() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", text)
    assert len(named) > 50
    for place, name in named:
        found = (ROOT / place).read_text(encoding="utf-8")
        assert re.search(rf"^(async )?def {name or 'test_'}", found, re.MULTILINE), f"{place}::{name}"


def test_every_attack_of_the_security_page_has_a_test() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    for table in text.split("| attack | what stands in the way | shown by |\n|---|---|---|\n")[1:]:
        for row in table.partition("\n\n")[0].splitlines():
            assert "`tests/" in row.split(" | ")[-1], row
