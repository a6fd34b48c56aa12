"""What the two programs that know of faults say is read; what can't be asked is never good news."""

from __future__ import annotations

from typing import Any

import pytest

from tools.audit import Found, read_client, read_python, report

KNOWN: list[dict[str, Any]] = [
    {"name": "a", "version": "1.0", "vulns": [{"id": "PYSEC-1"}]},
    {"name": "b", "version": "2", "vulns": []},
]
SKIPPED: list[dict[str, Any]] = [{"name": "c", "skip_reason": "not found"}]
VIA = {"url": "https://example.org/advisories/GHSA-1", "title": "x"}
NPM = {
    "vulnerabilities": {"d": {"range": "<2", "via": [VIA]}, "e": {"range": "*", "via": ["d"]}},
    "metadata": {"dependencies": {"total": 7}},
}


def test_a_known_fault_ends_with_one_until_the_page_explains_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = Found()
    read_python(KNOWN, "dev.txt", found)
    read_client(NPM, found)
    assert found.asked == 9 and found.faults == {"PYSEC-1": "a 1.0 (dev.txt)", "GHSA-1": "d <2 (client)"}
    assert report(found, "") == 1
    assert report(found, "`PYSEC-1`: we don't call it.") == 1
    assert report(found, "`PYSEC-1` and `GHSA-1`: we don't call them.") == 0
    assert "GHSA-1: d <2 (client), explained in docs/security.md" in capsys.readouterr().out


def test_what_could_not_be_asked_is_not_called_clean(capsys: pytest.CaptureFixture[str]) -> None:
    python, client = Found(), Found()
    read_python(SKIPPED, "dev.txt", python)
    read_client({"message": "no such service"}, client)
    assert report(python, "") == report(client, "") == 2
    assert "says nothing about them" in capsys.readouterr().out
