"""People who play by a script, and go elsewhere when their node doesn't answer."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.cluster.nodes import Node
from escalera.service.fair import seal
from tests.web.people import Message, bearer, tries

PATIENCE: Final = 1.5
"""How long an answer may take before somebody goes elsewhere."""
QUIET: Final = 1.0
"""How long nothing is heard before somebody asks whether the node is still there, as a page does."""
OPENING: Final = 1.0
"""How long it may take to open a socket. Both are longer after every loss that follows on another: where all
nodes are slow, running from one to the next would make them slower."""
GROWING: Final = 1.5
MOST_LOSSES: Final = 4
KEPT: Final = frozenset({"act", "seal", "open", "say"})
"""What stands in the log under its id, once it is accepted."""
AGAIN: Final = frozenset({"try-again", "too-fast"})
LOST: Final = (OSError, WebSocketException, TimeoutError)


@dataclass
class Told:
    """What all people together were told."""

    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    """The numbers of acts, by table and id."""
    different: list[str] = field(default_factory=list)
    """Acts that were acknowledged twice, under two numbers."""
    away: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """Seconds without a table until it is there on another connection, by what was wrong then."""
    wrong: str = ""
    """What is wrong now, or was last."""
    since: float = 0.0
    """When that began."""

    def accepted(self, table: str, id: str, seq: int) -> None:
        """An act was acknowledged."""
        if self.acknowledged.setdefault((table, id), seq) != seq:
            self.different.append(f"{table} {id}")


class Player:
    """Somebody at a seat."""

    def __init__(
        self, nodes: Sequence[Node], first: Node, told: Told, table: str, token: str, seat: int, pause: float
    ) -> None:
        self.nodes = nodes
        self.node = first
        self.told = told
        self.table = table
        self.token = token
        self.seat = seat
        self.pause = pause
        self.view: Message = {}
        self.seq = 0
        self.ended = False
        self._value = secrets.token_bytes(32)
        self._pending: dict[str, Any] | None = None
        self._tries: Iterator[str] = iter(())
        self._heard = time.monotonic()
        self._lost = 0.0
        self._why = ""
        self._losses = 0
        """Since something was answered."""

    @property
    def _slower(self) -> float:
        return float(GROWING ** min(max(self._losses - 1, 0), MOST_LOSSES))

    async def run(self) -> None:
        """Play until told to end, wherever there is a node."""
        while not self.ended:
            try:
                await self._visit()
            except LOST:
                self._losses += 1
                if not self._lost:
                    self._lost, self._why = max(self._heard, self.told.since), self.told.wrong
                self.node = random.choice(
                    [node for node in self.nodes if node is not self.node] or [self.node]
                )

    async def _visit(self) -> None:
        address = f"ws://{self.node.address}/api/tables/{self.table}/socket"
        async with connect(
            address,
            additional_headers=bearer(self.token),
            compression=None,
            open_timeout=OPENING * self._slower,
            close_timeout=0,
        ) as socket:
            await self._hear(socket, "")
            if self._lost:
                self.told.away[self._why].append(time.monotonic() - self._lost)
                self._lost = 0.0
            while self._stays(socket):
                if not await self._step(socket):
                    await self._hear_news(socket)

    def _stays(self, socket: ClientConnection) -> bool:
        return not self.ended

    async def _step(self, socket: ClientConnection) -> bool:
        """Do what is to be done; False when somebody else is to."""
        if self._pending is None:
            await self._ask(socket, {"type": "since", "id": secrets.token_hex(8), "seq": 0})
            self._pending = self._wanted()
            if self._pending is None:
                return False
            await self._think(socket, self.pause * random.random() * 2)
        found = await self._ask(socket, self._pending)
        if found["type"] == "accepted":
            if self._pending["type"] in KEPT:
                self.told.accepted(self.table, self._pending["id"], found["seq"])
            self._pending = None
        elif found["code"] in AGAIN:
            await asyncio.sleep(0.1)
        else:
            self._pending = self._another(found["code"])
        return True

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> Message:
        await socket.send(json.dumps(message))
        return await self._hear(socket, message["id"])

    async def _hear(self, socket: ClientConnection, id: str) -> Message:
        """Take what comes up to the answer to a message, or up to the first view."""
        async with asyncio.timeout(PATIENCE * self._slower):
            while True:
                message = await self._take(socket)
                if message.get("id", "") == id and (id or message["type"] == "view"):
                    self._losses = 0 if id else self._losses
                    return message

    async def _think(self, socket: ClientConnection, seconds: float) -> None:
        """Hear what others say for so long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0.0:
            await self._hear_news(socket, min(left, QUIET))

    async def _hear_news(self, socket: ClientConnection, seconds: float = QUIET) -> None:
        """Wait for anything new; where all is quiet, ask whether the node is still there."""
        try:
            async with asyncio.timeout(seconds):
                await self._take(socket)
        except TimeoutError:
            if seconds == QUIET:
                await self._ask(socket, {"type": "ping", "id": secrets.token_hex(8)})

    async def _take(self, socket: ClientConnection) -> Message:
        message: Message = json.loads(await socket.recv())
        self._heard = time.monotonic()
        if message["type"] == "view":
            self.view, self.seq = message["view"], message["seq"]
        return message

    def _wanted(self) -> dict[str, Any] | None:
        view = self.view
        stage = view["stage"]
        if stage == "playing" and view["round"]["to_act"] == self.seat:
            self._tries = tries(view, self.seat)
            return self._message("act", act=next(self._tries))
        if stage == "dealing" and view["commitment"]:
            return self._randomness(view)
        if stage == "between" and not view["seats"][self.seat - 1]["ready"]:
            return self._message("ready")
        if stage == "over" and self.seat == 1:
            return self._message("rematch")
        return None

    def _randomness(self, view: Message) -> dict[str, Any] | None:
        number = len(view["results"]) + 1
        if not view["seals_closed"] and str(self.seat) not in view["seals"]:
            sealed = seal(bytes.fromhex(view["commitment"]), self.seat, self._value).hex()
            return self._message("seal", round=number, seal=sealed)
        return None

    def _another(self, code: str) -> dict[str, Any] | None:
        """What to try after a refusal: the next act, or nothing until the table has been looked at anew."""
        assert self._pending is not None
        if self._pending["type"] != "act" or code in ("not-your-turn", "round-over", "not-now"):
            return None
        text = next(self._tries, None)
        return self._message("act", act=text) if text else None

    def _message(self, type: str, **fields: Any) -> dict[str, Any]:
        return {"type": type, "id": secrets.token_hex(8), **fields}
