"""What a table does by itself: deals, computer players' acts, clocks and stand-ins that are offered."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

from escalera.engine.act import YES, Act
from escalera.engine.view import View
from escalera.notation import act_text
from escalera.service import advance, dealing
from escalera.service import entries as log
from escalera.service.deciding import entry_by_computer
from escalera.service.desk import Desk
from escalera.service.logbook import Logbook
from escalera.service.store import Stale
from escalera.service.waiting import wait_for

logger = logging.getLogger(__name__)


class Players(Protocol):
    """Who decides for computer players; see `players.pool`."""

    async def decide(self, player: str, view: View, *, seconds: float, salt: bytes) -> Decided:
        """An act of that player for what it sees."""
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
        desk.driver = asyncio.get_running_loop().create_task(self._drive(desk))

    async def _drive(self, desk: Desk) -> None:
        while True:
            desk.kicked.clear()
            step = desk.next_step()
            wait = None if step is None else max(0, step.at_ms - self._book.clock()) / 1000
            if step is None or wait:
                await self._rest(desk, wait)
                continue
            try:
                await self._advance(desk, step)
            except Stale:
                async with desk.lock:
                    await self._book.reload(desk)
            except Exception:
                logger.exception("table %s can't go on", desk.table.id)
                await wait_for(desk.kicked, 1.0)

    async def _rest(self, desk: Desk, seconds: float | None) -> None:
        """Wait for something to happen; when a stand-in is offered meanwhile, say so."""
        now = self._book.clock()
        desk.note_away(now)
        offer = advance.next_offer(desk.table, now, desk.away())
        if offer is None or (seconds is not None and now + 1000 * seconds < offer):
            await wait_for(desk.kicked, seconds)
        elif not await wait_for(desk.kicked, (offer - now) / 1000):
            desk.wake()

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
        elif step.what == advance.DEAL and desk.secret is not None:
            await self._book.write(desk, [dealing.dealt(desk.table, desk.secret)])
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
        await asyncio.sleep(max(0.0, self._thinking - taken))
        return decided.act


def still_due(desk: Desk, seat: int, act: Act) -> bool:
    """Whether the act still stands after talk and the like: the same seat is due, and it is legal."""
    table = desk.table
    if table.awaited != seat or not table.seat(seat).plays_itself or table.round is None:
        return False
    return table.round.check(act, seat) is None
