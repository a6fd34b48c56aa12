"""The JSON Schema of everything that is sent and received."""

from __future__ import annotations

import json
from typing import Any, Final, get_args

import msgspec

from escalera.protocol import answers, doors, editions, frames, lessons, requests

VERSION: Final = "1.0"
"""The protocol's version: its second number grows with what is added, its first when something changes."""

REQUESTS: Final = get_args(requests.AnyRequest)
MESSAGES: Final = get_args(answers.AnyMessage)
DOORS: Final = (
    doors.CreateTable,
    doors.TableCreated,
    doors.SitDown,
    doors.SatDown,
    doors.Enter,
    doors.Entered,
    doors.GiveLink,
    doors.LinkGiven,
    doors.Health,
    frames.LookBack,
    editions.Editions,
    editions.TableRules,
    lessons.Learn,
    lessons.Taught,
)


def components(place: str) -> dict[str, Any]:
    """The schema of each type by its name; `place` is where they stand in the document."""
    kinds = [*REQUESTS, *MESSAGES, *DOORS]
    _, found = msgspec.json.schema_components(kinds, ref_template=place + "/{name}")
    return dict(sorted(found.items()))


def schema() -> dict[str, Any]:
    """All types; `Request` is what a client sends, `Message` what it is sent."""
    place = "#/$defs"
    defs = components(place)
    defs["Request"] = union(place, REQUESTS)
    defs["Message"] = union(place, MESSAGES)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Escalera's table protocol {VERSION}",
        "$defs": defs,
    }


def union(place: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
    """One of these types, told apart by `type`."""
    return {"anyOf": [ref(place, kind) for kind in kinds]}


def ref(place: str, kind: Any) -> dict[str, Any]:
    """A type by its name."""
    return {"$ref": f"{place}/{kind.__name__}"}


def json_text(document: dict[str, Any]) -> bytes:
    """A document as it is written."""
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()
