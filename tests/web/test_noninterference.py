"""Over the wire, too, what a seat can't know changes nothing that it is sent: not a byte.

Two tables, alike to the last random bit, but with the cards dealt otherwise that one seat hasn't seen. Name,
tokens, commitment, seals, clock and ids are the same, so no field is left out of the comparison. In real
games commitment and seals differ with every deal: they hash 32 random bytes and more (docs/fairness.md).
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

import httpx
import msgspec
import pytest

from escalera.engine.view import hand_of
from escalera.notation import act_text
from escalera.protocol.answers import Refusal
from escalera.protocol.views import Options
from escalera.rules import EDITIONS
from escalera.service import dealing, keys, render, showing
from escalera.service import entries as log
from escalera.service.fair import Secret
from escalera.service.store import Entry
from escalera.service.table import Table
from escalera.web import answering
from tests.web.dealt_otherwise import Dealt, otherwise, played
from tests.web.inside import Inside, inside
from tests.web.lines import Line, socket, stream
from tests.web.people import bearer
from tests.web.recorded import NO_LIMITS

TABLE: Final = "the-table"
LINK: Final = "link-" + "l" * 30
STATES: Final = 300
WINDOW: Final = 25
FACES: Final = ("4H", "7C", "TD", "KS", "2C", "X", "3S", "3D")


def token(seat: int) -> str:
    """A seat's token; the spectator's is the table's."""
    return f"seat-{seat}-" + "s" * 30 if seat else LINK


async def set_up(app: Inside, game: Dealt, acts: int) -> None:
    """The table with so many acts played, as its log has it."""
    seats = range(1, game.players + 1)
    commitment, zeros = "c" * 64, "0" * 64
    made: list[log.AnyEntry] = [
        log.Created(Options(game.code, game.players)),
        *[log.Sat(seat, f"Person {seat}") for seat in seats],
        log.Started(),
        log.Committed(1, commitment),
        *[log.Sealed(1, seat, zeros) for seat in seats],
        log.SealsClosed(1),
        *[log.Opened(1, seat, zeros) for seat in seats],
        log.Dealt(1, game.dealer),
        *[log.Acted(seat, act_text(act)) for seat, act in game.acts[:acts]],
    ]
    rows = [
        Entry(TABLE, n, app.clock.ms(), str(one.__struct_config__.tag), log.encode(one))
        for n, one in enumerate(made, 1)
    ]
    tokens = [keys.table_token(LINK, TABLE), *[keys.seat_token(token(n), TABLE, n + 1) for n in seats]]
    secret = {1: dealing.keep(Secret(b"s" * 32, ()))}
    await app.web.host.store.append(TABLE, 0, rows, secrets=secret, tokens=tokens)


class Ear:
    """Everything that a seat and a spectator are sent, in order."""

    def __init__(self, app: Inside, seat: int) -> None:
        self.app = app
        self.seat = seat
        self.path = f"/api/tables/{TABLE}"
        self.lines: list[Line] = []
        self.heard: list[list[str]] = []
        self.replies: list[tuple[int, bytes, bytes]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open a socket and a stream of the seat's and a spectator's socket, one after the other."""
        for way, shown in ((socket, token(self.seat)), (socket, LINK), (stream, token(self.seat))):
            self.lines.append(way(self.app, self.path, shown))
            self.heard.append([])
            self._tasks.append(asyncio.ensure_future(self._listen(len(self.heard) - 1, self.lines[-1])))
            await self.catch_up()

    async def _listen(self, at: int, line: Line) -> None:
        async for text in line:
            self.heard[at].append(text)

    async def tell(self, http: httpx.AsyncClient, seat: int, **message: Any) -> None:
        """Ask something as somebody; the listening seat's and the spectator's replies are kept."""
        found = await http.post(
            f"{self.path}/requests", content=json.dumps(message), headers=bearer(token(seat))
        )
        if seat in (self.seat, 0):
            self.keep(found)

    def keep(self, found: httpx.Response) -> None:
        """Keep a reply, its headers too."""
        self.replies.append((found.status_code, repr(found.headers.raw).encode(), found.content))

    async def catch_up(self) -> None:
        """Let all that happened arrive, so that it comes in as many messages each time."""
        while not all(said and self.is_at_end(said) for said in self.heard):
            await asyncio.sleep(0)
        for _ in range(6):
            await asyncio.sleep(0)

    def is_at_end(self, said: list[str]) -> bool:
        """Whether the last number that was heard is the table's."""
        numbers = re.findall(r'"type":"(?:events|view)",(?:"after":\d+,)?"seq":(\d+)', "".join(said))
        return bool(numbers) and int(numbers[-1]) == self.app.web.host._desks[TABLE].table.seq

    async def close(self) -> tuple[list[list[str]], list[tuple[int, bytes, bytes]]]:
        """End, and give what was heard."""
        await asyncio.gather(self.lines[0].close(), self.lines[1].close(), self.lines[2].end())
        await asyncio.gather(*self._tasks)
        return self.heard, self.replies


async def heard(app: Inside, game: Dealt, seat: int, first: int, until: int) -> Any:
    """What a seat and a spectator hear while acts are played, and are answered to what they ask between."""
    app.clock.now = 1000.0
    await set_up(app, game, first)
    ear = Ear(app, seat)
    await ear.open()
    luck = Random(f"{seat} {first}")
    async with app.browser() as http:
        for number in range(first, until + 1):
            await ask_about(ear, http, luck, f"{number}")
            if number < until:
                who, act = game.acts[number]
                await ear.tell(http, who, type="act", id=f"act-{number}", act=act_text(act))
            await ear.catch_up()
        ear.keep(await http.get(f"/api/tables/{TABLE}/view", headers=bearer(token(seat))))
        ear.keep(await http.get(f"/api/tables/{TABLE}/record", headers=bearer(token(seat))))
    found = await ear.close()
    app.web.host.drop(TABLE)
    await app.web.host.store.delete(TABLE)
    return found


async def ask_about(ear: Ear, http: httpx.AsyncClient, luck: Random, id: str) -> None:
    """Questions, and what is refused, about own cards and others'."""
    faces = luck.sample(FACES, 3)
    acts = [
        f"discard {faces[0]}",
        f"meld {faces[0]} {faces[0]} {faces[0]}",
        "draw",
        "pass",
        "ask",
        "take KS KH",
    ]
    await ear.tell(http, ear.seat, type="would", id=f"{id}-w", act=luck.choice(acts))
    await ear.tell(http, ear.seat, type="act", id=f"{id}-m", act=f"meld {faces[1]} {faces[1]} 3D")
    fits = {"type": "fits", "cards": faces[:1]}
    hint = {"type": "hint", "depth": 3, "act": f"discard {faces[0]}"}
    since = {"type": "since", "seq": 0}
    questions: list[dict[str, Any]] = [{"type": "may"}, {"type": "look"}, fits, since, hint]
    await ear.tell(http, ear.seat, id=f"{id}-k", **luck.choice(questions))


async def compared(app: Inside, patch: pytest.MonkeyPatch, code: str, luck: Random, ends: bool) -> int:
    """Compare one game dealt in two ways; how many states it had."""
    game = played(code, luck.choice([n for n in EDITIONS[code].players if n < 5]), luck)
    seat = luck.randrange(game.players + 1)
    last = len(game.acts) - 1
    until = last - luck.randrange(3) if ends else min(last, WINDOW + luck.randrange(WINDOW))
    other = otherwise(game, seat, until, luck)
    if other is None:
        return 0
    found = []
    for one in (game, other):
        patch.setattr(dealing, "order_of", lambda table, number, secret, one=one: one.order)
        found.append(await heard(app, one, seat, max(0, until - WINDOW), until))
    assert found[0] == found[1], f"{code}, seat {seat}, acts {until - WINDOW} to {until}"
    return min(WINDOW, until) + 1


def run_states(patch: pytest.MonkeyPatch, code: str, states: int) -> dict[bool, int]:
    """Compare so many states of an edition, at beginnings and at ends of rounds."""

    async def work() -> dict[bool, int]:
        luck = Random(f"wire {code}")
        seen = {False: 0, True: 0}
        async with inside(**NO_LIMITS) as app:
            while sum(seen.values()) < states:
                ends = seen[True] < seen[False]
                seen[ends] += await compared(app, patch, code, luck, ends)
        return seen

    return asyncio.run(asyncio.wait_for(work(), 300))


@pytest.mark.parametrize("code", EDITIONS)
def test_cards_dealt_otherwise_change_no_byte(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    seen = run_states(monkeypatch, code, STATES)
    assert min(seen.values()) >= STATES // 3


def oddness(table: Table, seat: int) -> int:
    """Something about a hand that nobody else should know."""
    return sum(hand_of(table.round.state, seat)) % 2 if table.round else 0


def a_count_that_tells(patch: pytest.MonkeyPatch) -> None:
    plain = render.seat_view

    def leaking(table: Any, number: int, present: frozenset[int]) -> Any:
        found = plain(table, number, present)
        return msgspec.structs.replace(found, ready=bool(oddness(table, number)))

    patch.setattr(render, "seat_view", leaking)


def an_order_that_tells(patch: pytest.MonkeyPatch) -> None:
    plain = render.render

    def leaking(table: Any, *more: Any) -> Any:
        found = plain(table, *more)
        seats = sorted(found.seats, key=lambda one: (oddness(table, one.seat), one.seat))
        return msgspec.structs.replace(found, seats=seats)

    patch.setattr(showing, "render", leaking)


def a_refusal_that_tells(patch: pytest.MonkeyPatch) -> None:
    plain = answering.answer_request

    async def leaking(web: Any, access: Any, request: Any, words: Any) -> Any:
        found = await plain(web, access, request, words)
        table = (await web.host.desk(access.table)).table
        if isinstance(found, Refusal) and found.code == "not-your-turn" and oddness(table, table.awaited):
            return msgspec.structs.replace(found, code="draw-first")
        return found

    patch.setattr(answering, "answer_request", leaking)


@pytest.mark.parametrize("plant", [a_count_that_tells, an_order_that_tells, a_refusal_that_tells])
def test_a_planted_difference_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="seat"):
        run_states(monkeypatch, "bolivia", STATES)
