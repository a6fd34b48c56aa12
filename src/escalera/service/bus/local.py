"""The bus of one process: of the one node it has mostly, of several in tests."""

from __future__ import annotations

import asyncio
import random

from escalera.service.bus.interface import Answering, Heard, NoAnswer, Nobody


class Line:
    """What the buses of one process hang on."""

    def __init__(self) -> None:
        self.ends: list[LocalBus] = []
        self.cut = False
        """Whether nothing comes through."""


class LocalBus:
    """One node's end of a line."""

    def __init__(self, line: Line | None = None) -> None:
        self._line = line or Line()
        self._line.ends.append(self)
        self._heard: dict[str, Heard] = {}
        self._answering: dict[str, Answering] = {}

    @property
    def alone(self) -> bool:
        return len(self._line.ends) == 1

    @property
    def connected(self) -> bool:
        return not self._line.cut

    async def check(self) -> None:
        if self._line.cut:
            raise NoAnswer("the line is cut")

    def say(self, topic: str, data: bytes) -> None:
        if not self._line.cut:
            for other in self._line.ends:
                if other is not self and topic in other._heard:
                    asyncio.get_running_loop().call_soon(other._take, topic, data)

    def _take(self, topic: str, data: bytes) -> None:
        heard = self._heard.get(topic)
        if heard is not None:
            heard(data)

    def hear(self, topic: str, heard: Heard) -> None:
        self._heard[topic] = heard

    def ignore(self, topic: str) -> None:
        self._heard.pop(topic, None)

    async def ask(self, topic: str, data: bytes, seconds: float) -> bytes:
        able = [end._answering[topic] for end in self._line.ends if topic in end._answering]
        if not able or self._line.cut:
            raise Nobody("nobody answers")
        try:
            async with asyncio.timeout(seconds):
                return await random.choice(able)(data)
        except TimeoutError:
            raise NoAnswer("no answer came in time") from None

    def answer(self, topic: str, answering: Answering) -> None:
        self._answering[topic] = answering

    async def close(self) -> None:
        self._heard.clear()
        self._answering.clear()
        if self in self._line.ends:
            self._line.ends.remove(self)
        self._line = Line()
