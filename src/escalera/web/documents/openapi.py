"""The OpenAPI document of the plain HTTP routes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from escalera.protocol import answers, doors, editions, frames, lessons
from escalera.web.documents.schema import MESSAGES, REQUESTS, VERSION, components, ref, union

PLACE: Final = "#/components/schemas"
TABLE: Final = "/api/tables/{table}"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A route: what it takes and gives. A type, `text`, or a union of types."""

    method: str
    path: str
    summary: str
    gives: Any
    takes: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    also: tuple[int, ...] = ()
    """Other statuses with the same answer."""


NUMBER: Final = {"type": "integer", "minimum": 0}
QUERIES: Final[dict[str, dict[str, Any]]] = {
    "after": {"description": "the number you are at; without it a whole view comes first", "schema": NUMBER},
    "lang": {"description": "a language; without it the browser's", "schema": {"type": "string"}},
    "match": {"description": "which match of the table; without it the last one", "schema": NUMBER},
    "round": {"description": "which round of the record; without it the first one", "schema": NUMBER},
}


ENDPOINTS: Final = (
    Endpoint("post", "/api/tables", "Make a table", doors.TableCreated, doors.CreateTable, 201),
    Endpoint("post", f"{TABLE}/enter", "Exchange a token or code for a cookie", doors.Entered, doors.Enter),
    Endpoint("post", f"{TABLE}/sit", "Take a seat", doors.SatDown, doors.SitDown, 201, also=(200,)),
    Endpoint("post", f"{TABLE}/links", "One more link or code", doors.LinkGiven, doors.GiveLink, 201),
    Endpoint("post", f"{TABLE}/requests", "Send a message, get its one answer", MESSAGES, REQUESTS),
    Endpoint(
        "get", f"{TABLE}/events", "Messages as server-sent events", "text/event-stream", query=("after",)
    ),
    Endpoint("get", f"{TABLE}/view", "The table as you may see it", answers.WholeView),
    Endpoint("get", f"{TABLE}/record", "The finished rounds as a record", "text/plain", query=("match",)),
    Endpoint(
        "get", f"{TABLE}/rounds/{{number}}", "A finished round, act by act", frames.LookBack, query=("match",)
    ),
    Endpoint("get", f"{TABLE}/rules", "The table's rules in words", editions.TableRules, query=("lang",)),
    Endpoint("get", "/api/editions", "All editions in words", editions.Editions, query=("lang",)),
    Endpoint(
        "post", "/api/look", "A record's round, act by act", frames.LookBack, "text/plain", query=("round",)
    ),
    Endpoint(
        "post",
        "/api/learn",
        "A message at the table of a lesson",
        lessons.Taught,
        lessons.Learn,
        query=("lang",),
    ),
    Endpoint("get", "/health", "How the server is", doors.Health, also=(503,)),
    Endpoint("get", "/ready", "Whether people should be led here", doors.Health, also=(503,)),
    Endpoint("get", "/metrics", "Figures for Prometheus", "text/plain"),
)


def openapi() -> dict[str, Any]:
    """The document."""
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = operation(endpoint)
    schemes = {
        "bearer": {"type": "http", "scheme": "bearer", "description": "a table's or a seat's token"},
        "cookie": {"type": "apiKey", "in": "cookie", "name": "escalera"},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Escalera's tables over HTTP", "version": VERSION, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components(PLACE), "securitySchemes": schemes},
    }


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """A route's description."""
    found: dict[str, Any] = {"summary": endpoint.summary}
    if endpoint.query or "{" in endpoint.path:
        found["parameters"] = parameters(endpoint)
    if "{table}" in endpoint.path:
        found["security"] = [{"bearer": []}, {"cookie": []}]
    if endpoint.takes is not None:
        found["requestBody"] = {"required": True, "content": content(endpoint.takes)}
    refused = {"description": "Refused", "content": content(answers.Refusal)}
    given = {"description": endpoint.summary, "content": content(endpoint.gives)}
    statuses = sorted([endpoint.status, *endpoint.also])
    found["responses"] = {**{str(status): given for status in statuses}, "default": refused}
    return found


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """The parameters in path and query."""
    within = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    return [*within, *[{"name": name, "in": "query"} | QUERIES[name] for name in endpoint.query]]


def content(kind: Any) -> dict[str, Any]:
    """What a body holds."""
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    found = union(PLACE, kind) if isinstance(kind, tuple) else ref(PLACE, kind)
    return {"application/json": {"schema": found}}
