"""What a table does by itself: deals, computer players' acts, clocks and stand-ins that are offered."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Final, Protocol

from escalera.engine.act import YES, Act
from escalera.engine.view import View
from escalera.notation import act_text
from escalera.service import advance, dealing
from escalera.service import entries as log
from escalera.service.deciding import entry_by_computer
from escalera.service.desk import NEVER, Desk
from escalera.service.logbook import Logbook
from escalera.service.players.hinting import Hinted
from escalera.service.store import Stale, StoreError

logger = logging.getLogger(__name__)

FAULT_SECONDS: Final = 1.0
"""How long a table rests that can't go on."""


FOLLOWING_MS: Final = 1_500
"""How long a node leaves to the one that goes first what the table does by itself."""
THINKING_MS: Final = 5_000
"""The same for a computer player's act, which takes that one some time."""

LONGEST: Final = 8 / 3
"""How many times the least a computer player seems to think at most: 1.6 seconds for 0.6."""


class Players(Protocol):
    """Who decides for computer players; see `players.pool`."""

    async def decide(self, player: str, view: View, *, seconds: float, salt: bytes) -> Decided:
        """An act of that player for what it sees."""
        ...

    async def advise(self, player: str, view: View, meant: Act | None, *, seconds: float) -> Hinted:
        """What that player advises whoever sees this, and why. Raises `NoHint`."""
        ...


class Decided(Protocol):
    """A decision: the act, and what went wrong, if anything."""

    @property
    def act(self) -> Act:
        """What to do."""
        ...

    @property
    def fault(self) -> str | None:
        """Why this is a safe act in the place of the player's own."""
        ...


class Driver:
    """Lets tables go on by themselves for as long as they are in memory."""

    def __init__(self, book: Logbook, players: Players, thinking: float) -> None:
        self._book = book
        self._players = players
        self._thinking = thinking

    def begin(self, desk: Desk) -> None:
        """Drive a table from now on."""
        desk.driver = self
        desk.settle(self._book.clock())
        self.look(desk)

    def look(self, desk: Desk) -> None:
        """Begin with what is due; what is due later, an alarm will tell."""
        if desk.driving is not None or desk.gone:
            return
        step, at = desk.next_step(), desk.offer_ms
        if step is not None:
            due = due_ms(desk, step)
            if due <= self._book.clock():
                desk.driving = asyncio.get_running_loop().create_task(self._go_on(desk))
                return
            at = min(at, due)
        if at < NEVER:
            self._set_alarm(desk, at)

    def stop(self, desk: Desk) -> None:
        """Do no more."""
        desk.driver = None
        if desk.alarm is not None:
            desk.alarm.cancel()
            desk.alarm = None
        if desk.driving is not None:
            desk.driving.cancel()

    def _is_due(self, desk: Desk, step: advance.Next) -> bool:
        return due_ms(desk, step) <= self._book.clock()

    def _set_alarm(self, desk: Desk, at_ms: int) -> None:
        """Look again then, at the latest; an alarm that comes too early only sets the next one."""
        loop = asyncio.get_running_loop()
        when = loop.time() + max(0, at_ms - self._book.clock()) / 1000
        if desk.alarm is not None:
            if desk.alarm.when() <= when:
                return
            desk.alarm.cancel()
        desk.alarm = loop.call_at(when, self._ring, desk)

    def _ring(self, desk: Desk) -> None:
        desk.alarm = None
        now = self._book.clock()
        if now >= desk.offer_ms:
            desk.wake(now)
        else:
            self.look(desk)

    async def _go_on(self, desk: Desk) -> None:
        """Do what is due, one thing after the other."""
        try:
            while (step := desk.next_step()) is not None and self._is_due(desk, step):
                await self._do(desk, step)
        finally:
            desk.driving = None
        if desk.driver is not None:
            self.look(desk)

    async def _do(self, desk: Desk, step: advance.Next) -> None:
        try:
            await self._advance(desk, step)
        except Stale:
            async with desk.lock:
                await self._book.read_on(desk)
        except StoreError as error:
            logger.warning("table %s waits for its store: %s", desk.table.id, error)
            await asyncio.sleep(FAULT_SECONDS)
        except Exception:
            logger.exception("table %s can't go on", desk.table.id)
            await asyncio.sleep(FAULT_SECONDS)

    async def _advance(self, desk: Desk, step: advance.Next) -> None:
        if step.what == advance.COMPUTER:
            await self._let_play(desk, step.seat)
            return
        async with desk.lock:
            if desk.next_step() == step:
                await self._advance_now(desk, step)

    async def _advance_now(self, desk: Desk, step: advance.Next) -> None:
        number = desk.table.next_round
        if step.what == advance.COMMIT:
            await self._commit(desk, number)
        elif step.what == advance.CLOSE_SEALS:
            await self._book.write(desk, [log.SealsClosed(number)])
        elif step.what == advance.DEAL:
            await self._book.write(desk, [dealing.dealt(desk.table, desk.deal_secrets[number])])
        elif step.what == advance.REVEAL:
            await self._reveal(desk)
        elif step.what == advance.RETURN:
            desk.arrived.discard(step.seat)
            await self._book.write(desk, [log.Returned(step.seat)])
        elif step.what == advance.ANSWER:
            await self._book.write(desk, [log.Acted(step.seat, act_text(Act(YES)), "clock")])

    async def _commit(self, desk: Desk, number: int) -> None:
        secret, committed = dealing.committed(desk.table)
        desk.deal_secrets[number] = desk.secret = secret
        await self._book.write(desk, [committed], kept={number: dealing.keep(secret)})

    async def _reveal(self, desk: Desk) -> None:
        done = next(r for r in desk.table.rounds if r.score is not None and r.proof is None)
        shown = dealing.revealed(desk.table, done.number, desk.deal_secrets[done.number])
        await self._book.write(desk, [shown], kept={done.number: None})

    async def _let_play(self, desk: Desk, seat: int) -> None:
        """One act of a computer player, from its view alone; it counts only if nothing came between."""
        seq = desk.table.seq
        act = await self._decide(desk, seat)
        async with desk.lock:
            if desk.table.seq == seq or still_due(desk, seat, act):
                await self._book.write(desk, [entry_by_computer(desk.table, act)])

    async def _decide(self, desk: Desk, seat: int) -> Act:
        """What the computer player does, not sooner than it may seem to have thought."""
        place, played = desk.table.seat(seat), desk.table.round
        assert played is not None
        salt = desk.secret.value if desk.secret is not None else b""
        started = time.monotonic()
        decided = await self._players.decide(
            place.stand_in or place.player, played.view(seat), seconds=2.0, salt=salt
        )
        taken = time.monotonic() - started
        self._book.observe("decision", taken)
        await asyncio.sleep(max(0.0, self._thinking * seeming(random.random()) - taken))
        return decided.act


def due_ms(desk: Desk, step: advance.Next) -> int:
    """When this node does it: later where another one goes first, since that one may be no more."""
    if not desk.follows or step.what == advance.RETURN:
        return step.at_ms
    left = THINKING_MS if step.what == advance.COMPUTER else FOLLOWING_MS
    return max(step.at_ms, desk.table.at_ms, desk.joined_ms) + left


def seeming(luck: float) -> float:
    """How many times the least a computer player seems to think, whatever it thinks about.

    Nothing of the position goes in, so that nobody reads from a pause that there was something to choose.
    """
    return 1.0 + (LONGEST - 1.0) * luck * luck


def still_due(desk: Desk, seat: int, act: Act) -> bool:
    """Whether the act still stands after talk and the like: the same seat is due, and it is legal."""
    table = desk.table
    if table.awaited != seat or not table.seat(seat).plays_itself or table.round is None:
        return False
    return table.round.check(act, seat) is None
