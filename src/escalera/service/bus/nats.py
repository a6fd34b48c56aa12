"""The bus over NATS: core messages alone, nothing of them is kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

from escalera.service.bus.interface import Answering, BusFault, Heard, NoAnswer, Nobody

logger = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 0.5
"""How long after a failed attempt to reach the bus the next one begins."""
MOST_WAITING: Final = 10_000
"""Messages that wait to be sent; further ones are lost."""
NO_CLIENT: Final = "NATS needs further packages: “make nodes” adds them, or the extra “nodes”."
NO_URL: Final = "The bus's address can't be read: it is like nats://host:4222."
CLOSING_SECONDS: Final = 2.0
CHECK_SECONDS: Final = 0.25
NOWHERE: Final = "escalera.nowhere"
"""A topic to which nobody answers."""
GROUP: Final = "escalera"

Work = Callable[[Any], Awaitable[None]]
"""Something to do with the open connection."""


class NatsBus:
    """A connection that is made as soon as there is somebody, and again whenever it is lost."""

    def __init__(self, address: str) -> None:
        self._servers = address.split(",")
        self._heard: dict[str, Heard] = {}
        self._answering: dict[str, Answering] = {}
        self._subscribed: dict[str, Any] = {}
        self._waiting: asyncio.Queue[Work] = asyncio.Queue()
        self._client: Any = None
        self._busy: set[asyncio.Task[None]] = set()
        self._away_told = False
        self._closing = False
        self._work = asyncio.get_running_loop().create_task(self._run())

    @classmethod
    async def open(cls, address: str) -> NatsBus:
        """A bus at an address; BusFault says what is wrong with that."""
        check_address(address)
        try:
            import nats.aio.client  # noqa: F401  # whether it is there
        except ModuleNotFoundError:
            raise BusFault(NO_CLIENT) from None
        return cls(address)

    @property
    def alone(self) -> bool:
        return False

    @property
    def connected(self) -> bool:
        """Whether messages go out now."""
        return self._client is not None and bool(self._client.is_connected)

    async def check(self) -> None:
        if not self.connected:
            raise NoAnswer("the bus is away")
        with suppress(Nobody):  # which the bus says itself
            await self.ask(NOWHERE, b"", CHECK_SECONDS)

    def say(self, topic: str, data: bytes) -> None:
        if self.connected and self._waiting.qsize() < MOST_WAITING:
            self._do(lambda client: client.publish(topic, data))

    def hear(self, topic: str, heard: Heard) -> None:
        self._heard[topic] = heard
        self._do(lambda client: self._subscribe(client, topic))

    def ignore(self, topic: str) -> None:
        if self._heard.pop(topic, None) is not None:
            self._do(lambda client: self._unsubscribe(topic))

    async def ask(self, topic: str, data: bytes, seconds: float) -> bytes:
        from nats.errors import Error, NoRespondersError

        if not self.connected:
            raise Nobody("the bus is away")
        try:
            found = await self._client.request(topic, data, timeout=seconds)
        except NoRespondersError:
            raise Nobody("nobody answers") from None
        except (Error, TimeoutError, OSError) as error:
            raise NoAnswer(str(error)) from None
        answered: bytes = found.data
        return answered

    def answer(self, topic: str, answering: Answering) -> None:
        self._answering[topic] = answering
        self._do(lambda client: self._subscribe(client, topic))

    async def close(self) -> None:
        self._closing = True
        while not self._waiting.empty() and self.connected:
            await asyncio.sleep(0)
        self._work.cancel()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(self._work, *self._busy, return_exceptions=True)
        if self._client is not None:
            with suppress(Exception):
                async with asyncio.timeout(CLOSING_SECONDS):
                    if self.connected:
                        await self._client.flush()
                    await self._client.close()

    def _do(self, work: Work) -> None:
        """Have something done in turn."""
        self._waiting.put_nowait(work)

    async def _run(self) -> None:
        """Connect, then do what waits, one thing after the other."""
        self._client = await self._connected()
        for topic in [*self._heard, *self._answering]:
            self._do(partial(self._subscribe, topic=topic))
        while True:
            work = await self._waiting.get()
            try:
                await work(self._client)
            except Exception as error:
                logger.debug("a message was lost: %r", error)

    async def _connected(self) -> Any:
        while True:
            try:
                return await self._connect()
            except Exception as error:
                self._tell_away(error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _connect(self) -> Any:
        from nats.aio.client import Client

        client = Client()
        await client.connect(
            self._servers,
            name="escalera",
            no_echo=True,
            connect_timeout=2,
            reconnect_time_wait=AGAIN_SECONDS,
            max_reconnect_attempts=-1,
            allow_reconnect=True,
            ping_interval=3,
            max_outstanding_pings=2,
            error_cb=self._note_error,
            disconnected_cb=self._note_loss,
            reconnected_cb=note_return,
        )
        return client

    async def _note_error(self, error: Exception) -> None:
        """Faults of single messages are no news: each may be lost. That nobody is there at all is."""
        if self._client is None:
            self._tell_away(error)
        else:
            logger.debug("the bus: %r", error)

    def _tell_away(self, error: Exception) -> None:
        """Say it once, however often it is tried."""
        if not self._away_told:
            logger.warning("the bus can't be reached yet: %s", error)
        self._away_told = True

    async def _subscribe(self, client: Any, topic: str) -> None:
        if topic in self._subscribed:
            return
        if topic in self._heard:
            self._subscribed[topic] = await client.subscribe(topic, cb=self._take)
        elif topic in self._answering:
            self._subscribed[topic] = await client.subscribe(topic, queue=GROUP, cb=self._take_question)

    async def _unsubscribe(self, topic: str) -> None:
        subscribed = self._subscribed.pop(topic, None)
        if subscribed is not None and topic not in self._heard:
            await subscribed.unsubscribe()
        elif subscribed is not None:
            self._subscribed[topic] = subscribed

    async def _take(self, message: Any) -> None:
        heard = self._heard.get(message.subject)
        if heard is not None:
            heard(message.data)

    async def _take_question(self, message: Any) -> None:
        """Begin with the answer; further questions come meanwhile."""
        task = asyncio.ensure_future(self._answer(message))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _answer(self, message: Any) -> None:
        answering = self._answering.get(message.subject)
        if answering is not None:
            found = await answering(message.data)
            with suppress(Exception):
                await message.respond(found)

    async def _note_loss(self) -> None:
        """Others are seen late from now on; who goes himself needs no word of it."""
        if not self._closing:
            logger.warning("the bus is lost; what happens at other nodes is seen some seconds later")


def check_address(address: str) -> None:
    """Refuse what is no address of NATS servers."""
    if not all(is_address(part) for part in address.split(",")):
        raise BusFault(NO_URL)


def is_address(text: str) -> bool:
    """Whether this may be the address of one server."""
    try:
        found = urlsplit(text)
        return found.scheme in ("nats", "tls") and bool(found.hostname) and found.port != 0
    except ValueError:
        return False


async def note_return() -> None:
    """All is as before."""
    logger.info("the bus is back")
