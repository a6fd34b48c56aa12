"""TypeScript types, made from the JSON Schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from escalera.bots import LEVELS, USUAL

HEAD: Final = """\
// Made from src/escalera/protocol by `python -m escalera.web.documents`; change that, not this.

"""
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript(schema: dict[str, Any]) -> bytes:
    """A type for each of the schema's, and what else a client has to know."""
    types = [declared(name, one) for name, one in schema["$defs"].items()]
    return (HEAD + "\n\n".join([*types, *levels()]) + "\n").encode()


def levels() -> Iterator[str]:
    """The levels of computer players, and who plays where nobody has chosen."""
    about = comment("The levels of computer players, the weakest first.", "")
    yield f"{about}export const LEVELS = {json.dumps(LEVELS)} as const;"
    yield f"{comment('Who plays where nobody has chosen.', '')}export const USUAL = {json.dumps(USUAL)};"


def declared(name: str, schema: dict[str, Any]) -> str:
    """A type's declaration."""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {written(schema)};" if "$ref" not in schema else ""
    about = comment(schema.get("description"), "")
    needed = set(schema.get("required", []))
    fields = "".join([field(key, one, key in needed) for key, one in schema["properties"].items()])
    return f"{about}export interface {name} {{\n{fields}}}"


def field(key: str, schema: dict[str, Any], needed: bool) -> str:
    """A field's line; one with a default need not be there."""
    mark = "" if needed else "?"
    return f"{comment(schema.get('description'), '  ')}  {key}{mark}: {written(schema)};\n"


def comment(text: str | None, indent: str) -> str:
    """A description as a comment."""
    lines = (text or "").strip().splitlines()
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    body = "".join([f"{indent} * {line}".rstrip() + "\n" for line in lines])
    return f"{indent}/**\n{body}{indent} */\n"


def written(schema: dict[str, Any]) -> str:
    """A type as it is written."""
    return " | ".join(dict.fromkeys(parts(schema)))


def parts(schema: dict[str, Any]) -> Iterator[str]:
    """What a type is one of."""
    if "anyOf" in schema:
        for one in schema["anyOf"]:
            yield from parts(one)
    elif "enum" in schema:
        yield from [json.dumps(value) for value in schema["enum"]]
    elif "const" in schema:
        yield json.dumps(schema["const"])
    elif "$ref" in schema:
        yield schema["$ref"].rpartition("/")[2]
    else:
        yield structured(schema)


def structured(schema: dict[str, Any]) -> str:
    """A list, a table of values, or something plain."""
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items") or {})
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")
