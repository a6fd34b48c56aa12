"""The documents about the protocol, made from its types: JSON Schema, OpenAPI, AsyncAPI, TypeScript.

`python -m escalera.web.documents` writes them into the repository.
"""

from __future__ import annotations

from functools import cache

from escalera.web.documents.asyncapi import asyncapi
from escalera.web.documents.openapi import openapi
from escalera.web.documents.schema import VERSION, json_text, schema

__all__ = ["VERSION", "documents"]


@cache
def documents() -> dict[str, bytes]:
    """Each document's bytes by its name."""
    made = {"schema": schema(), "openapi": openapi(), "asyncapi": asyncapi()}
    return {name: json_text(document) for name, document in made.items()}
