"""`python -m escalera.web.documents`: write the documents into the repository in this folder."""

from __future__ import annotations

from pathlib import Path

from escalera.web.documents import documents
from escalera.web.documents.schema import schema
from escalera.web.documents.typescript import typescript


def files() -> dict[str, bytes]:
    """What is to stand where."""
    found = {f"docs/{name}.json": text for name, text in documents().items()}
    return {**found, "client/src/protocol.ts": typescript(schema())}


def main() -> None:
    """Write them."""
    for name, text in files().items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
        print(name)


if __name__ == "__main__":
    main()
