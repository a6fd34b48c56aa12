"""What the documents show must work as shown."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ["architecture", "python"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_do_what_they_say(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / f"{page}.md"), module_relative=False)
    assert tried and not failed


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
    for page in [*pages, *sorted((ROOT / "docs").glob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
