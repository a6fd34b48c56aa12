"""The AsyncAPI document of a table's socket."""

from __future__ import annotations

from typing import Any, Final

from escalera.web.documents.schema import MESSAGES, REQUESTS, VERSION, components, ref

PLACE: Final = "#/components/schemas"
CHANNEL: Final = "#/channels/table"


def asyncapi() -> dict[str, Any]:
    """The document."""
    kinds = [*REQUESTS, *MESSAGES]
    channel = {
        "address": "/api/tables/{table}/socket",
        "parameters": {"table": {"description": "the table's id"}},
        "messages": {kind.__name__: {"payload": ref(PLACE, kind)} for kind in kinds},
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Escalera's tables over a socket", "version": VERSION, "license": {"name": "MIT"}},
        "defaultContentType": "application/json",
        "channels": {"table": channel},
        "operations": {
            "ask": operation("receive", REQUESTS) | {"reply": reply()},
            "tell": operation("send", MESSAGES),
        },
        "components": {"schemas": components(PLACE)},
    }


def operation(action: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
    """What the server receives or sends."""
    return {"action": action, "channel": {"$ref": CHANNEL}, "messages": [message(kind) for kind in kinds]}


def reply() -> dict[str, Any]:
    """Every message has one answer, which carries its id."""
    answers = [kind for kind in MESSAGES if kind.__name__ != "Present"]
    return {"channel": {"$ref": CHANNEL}, "messages": [message(kind) for kind in answers]}


def message(kind: Any) -> dict[str, str]:
    """A message of the channel."""
    return {"$ref": f"{CHANNEL}/messages/{kind.__name__}"}
