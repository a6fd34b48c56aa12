"""Small JSON requests over one kept connection, to set tables up."""

from __future__ import annotations

import http.client
import json
from typing import Any


class Poster:
    """A connection to a server on this machine."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def post(self, path: str, body: object, token: str = "") -> Any:
        """The reply's JSON. Raises `ValueError` for a refusal."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self._connection.request("POST", path, json.dumps(body), headers)
        reply = self._connection.getresponse()
        text = reply.read()
        if reply.status >= 400:
            raise ValueError(f"{path}: {reply.status} {text[:300]!r}")
        return json.loads(text)

    def close(self) -> None:
        """Close it."""
        self._connection.close()
