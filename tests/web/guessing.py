"""Somebody who guesses: every door that takes a token or a code, and guesses good and bad."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any, Final

from escalera.service import keys
from tests.web.inside import Inside

Headers = list[tuple[bytes, bytes]]
Door = Callable[[Inside, str, str], Any]
"""Asks at a table's path with a guess; the status it gets, 101 for a socket that opens."""

EVE: Final = ("198.51.100.7", 5000)
OURS: Final[Headers] = [(b"host", b"127.0.0.1"), (b"origin", b"http://127.0.0.1")]


async def status(app: Inside, kind: str, path: str, headers: Headers, **more: Any) -> int:
    """What is answered to Eve."""
    body = json.dumps(more.pop("body", {})).encode()
    scope = {
        "type": kind,
        "path": path,
        "query_string": b"",
        "headers": [*OURS, *headers],
        "client": EVE,
        "scheme": "http" if kind == "http" else "ws",
        "extensions": {"websocket.http.response": {}},
        **more,
    }
    given = (
        [{"type": "websocket.connect"}] if kind == "websocket" else [{"type": "http.request", "body": body}]
    )
    told: list[int] = []

    async def receive() -> dict[str, Any]:
        return given.pop(0) if given else {"type": f"{kind}.disconnect", "code": 1001}

    async def send(message: Any) -> None:
        told.append(101 if message["type"] == "websocket.accept" else message.get("status", 0))

    await app.app(scope, receive, send)
    return told[0]


def over_http(method: str, last: str, headers: Callable[[str], Headers]) -> Door:
    """A door that takes a token from the headers."""
    return lambda app, path, guess: status(app, "http", f"{path}/{last}", headers(guess), method=method)


def by_socket(headers: Callable[[str], Headers]) -> Door:
    """The socket, with a token in the headers."""
    return lambda app, path, guess: status(app, "websocket", f"{path}/socket", headers(guess))


def entering(kind: str) -> Door:
    """The door for links and codes."""
    return lambda app, path, guess: status(
        app, "http", f"{path}/enter", [], method="POST", body={kind: guess}
    )


def shown(guess: str) -> Headers:
    """As programs show a token."""
    return [(b"authorization", b"Bearer " + guess.encode())]


def kept(guess: str) -> Headers:
    """As browsers do."""
    return [(b"cookie", b"escalera=" + guess.encode())]


def offered(guess: str) -> Headers:
    """As pages without cookies do for a socket."""
    return [(b"sec-websocket-protocol", b"escalera.1, bearer." + guess.encode())]


LINK_DOORS: Final = {
    "http": [
        entering("token"),
        over_http("GET", "view", shown),
        over_http("GET", "view", kept),
        over_http("GET", "events", shown),
        over_http("GET", "record", shown),
        over_http("POST", "requests", shown),
        over_http("POST", "requests", kept),
        over_http("POST", "sit", shown),
        over_http("POST", "links", shown),
    ],
    "socket": [by_socket(shown), by_socket(kept), by_socket(offered)],
}
CODE_DOORS: Final = {
    "http": [entering("code"), entering("token"), over_http("GET", "view", shown)],
    "socket": LINK_DOORS["socket"],
}


def guesses(right: str, elsewhere: str, of_a_code: bool) -> Iterator[str]:
    """Without end: at random, one letter off the right one, the right one of another table, its beginning."""
    chance = Random(7)
    for turn in cycle(range(8)):
        if turn == 0:
            yield elsewhere
        elif turn == 1:
            yield right[: chance.randrange(1, len(right))]
        elif turn < 5:
            yield one_off(right, chance)
        else:
            yield keys.new_code() if of_a_code else keys.new_token()


def one_off(right: str, chance: Random) -> str:
    """The right one but for a letter."""
    place = chance.randrange(len(right))
    letter = chance.choice([letter for letter in keys.LETTERS if letter != right[place]])
    return right[:place] + letter + right[place + 1 :]
