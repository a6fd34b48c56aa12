"""The documents made from the types are the ones in the repository."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.routing import Route, WebSocketRoute

from escalera.web.app import GUIDE, PAGES, ROUTES
from escalera.web.documents import documents
from escalera.web.documents.__main__ import files
from escalera.web.documents.schema import schema
from escalera.web.documents.typescript import written

ROOT: Final = Path(__file__).resolve().parents[2]
UNTOLD: Final = {*PAGES, *GUIDE, "/static/{name:path}", "/{name}", "/api/{name}.json", "/{rest:path}"}


@pytest.mark.parametrize("name", sorted(files()))
def test_a_document_is_fresh(name: str) -> None:
    fresh = (ROOT / name).read_bytes() == files()[name]
    assert fresh, f"{name} is old: run python -m escalera.web.documents"


def test_every_route_is_in_a_document() -> None:
    told = set(json.loads(documents()["openapi"])["paths"])
    channel = json.loads(documents()["asyncapi"])["channels"]["table"]["address"]
    assert {one.path for one in ROUTES if isinstance(one, Route)} - UNTOLD == told
    assert {one.path for one in ROUTES if isinstance(one, WebSocketRoute)} == {channel}


@pytest.mark.parametrize("name", ["schema", "openapi", "asyncapi"])
def test_every_reference_leads_somewhere(name: str) -> None:
    document = json.loads(documents()[name])
    found = list(references(document))
    assert found
    for reference in found:
        at: Any = document
        for part in reference.removeprefix("#/").split("/"):
            at = at[part]


def references(node: Any) -> list[str]:
    """All `$ref`s in a document."""
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [ref for value in node.values() for ref in references(value)]
    return [ref for value in node for ref in references(value)] if isinstance(node, list) else []


def test_typescript_knows_every_type_and_nothing_unknown() -> None:
    text = files()["client/src/protocol.ts"].decode()
    for name in schema()["$defs"]:
        assert f"export interface {name} {{" in text or f"export type {name} = " in text
    assert text.count("unknown") == 3, "only facts and an event's data may hold anything"


def test_typescript_writes_lists_and_choices() -> None:
    assert written({"type": "array", "items": {"anyOf": [{"type": "null"}, {"type": "string"}]}}) == (
        "(null | string)[]"
    )
    assert written({"enum": ["a", "b"]}) == '"a" | "b"'
    assert written({"type": "object", "additionalProperties": {"type": "string"}}) == "Record<string, string>"
