"""A seat played by a computer player, to the end of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from escalera.bots import Bot, Budget
from escalera.notation import act_text
from escalera.protocol.answers import Refusal
from escalera.protocol.looking import Looked
from escalera.protocol.requests import AnyRequest, DoAct, Look, Ping, Ready
from escalera.protocol.views import TableView
from escalera.remote.client import Client, new_id
from escalera.remote.errors import refused
from escalera.remote.shuffle import Shuffle
from escalera.service.players.bytes import view_of

MOST_REFUSALS: Final = 5
"""In a row, while nothing else happens: then it isn't a matter of somebody having been faster."""


async def play(
    table: Client,
    bot: Bot,
    *,
    seconds: float | None = None,
    shuffle: Shuffle | None = None,
    on_view: Callable[[TableView], None] = lambda view: None,
) -> TableView:
    """Play until the match is over and proved; the last view. Raises `RemoteError`.

    The player thinks in a thread, `seconds` at most for a decision if it keeps to its budget.
    """
    playing = Playing(table, bot, seconds, shuffle or Shuffle())
    while True:
        view = await table.look()
        on_view(view)
        if view.stage == "over" and view.commitment is None:
            return view
        request = await playing.request(view)
        if request is None:
            await table.news()
        else:
            await playing.send(request)


class Playing:
    """What a player does next."""

    def __init__(self, table: Client, bot: Bot, seconds: float | None, shuffle: Shuffle) -> None:
        self._table = table
        self._bot = bot
        self._seconds = seconds
        self._shuffle = shuffle
        self._refusals = 0

    async def request(self, view: TableView) -> AnyRequest | None:
        """The next message, or None when it is for others to go on."""
        if view.stage == "between" and not view.seats[view.you - 1].ready:
            return Ready(new_id())
        if view.stage == "playing" and view.round and view.round.to_act == view.you:
            return await self._act()
        return self._shuffle.request(view)

    async def _act(self) -> AnyRequest:
        """The player's act; where somebody else was faster, only a look at how things are."""
        found = await self._table.ask(Look(new_id()))
        if not isinstance(found, Looked):
            return Ping(new_id())
        view = view_of(found.view)
        if view.to_act != view.seat:
            return Ping(new_id())
        act = await asyncio.to_thread(self._bot.decide, view, Budget(self._seconds))
        return DoAct(new_id(), act_text(act))

    async def send(self, request: AnyRequest) -> None:
        """Send it. After a refusal the table has moved on; if it hasn't, that is a fault."""
        answer = await self._table.ask(request)
        if not isinstance(answer, Refusal):
            self._refusals = 0
            return
        self._refusals += 1
        if self._refusals == MOST_REFUSALS:
            raise refused(answer)
        await self._table.ask(Ping(new_id()))
