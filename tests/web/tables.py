"""Tables with people at an app in this process, for tests of what they may do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from escalera import Budget, GreedyBot, act_text
from escalera.service.host import Desk
from tests.web.inside import Inside, inside
from tests.web.lines import Insider
from tests.web.people import Message, bearer

NO_LIMITS: Final[dict[str, Any]] = {
    "requests_per_second": 0,
    "address_requests_per_second": 0,
    "tables_per_hour": 0,
}
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")


class Player(Insider):
    """Somebody who plays greedily."""

    async def take_turn(self) -> None:
        """What the greedy player would do for this seat."""
        played = self.desk.table.round
        if played is not None and played.to_act == self.seat:
            await self.act(act_text(GreedyBot().decide(played.view(self.seat), Budget())))

    @property
    def desk(self) -> Desk:
        """The table in the service."""
        return self.app.web.host._desks[self.table]

    async def post(self, path: str, **body: Any) -> Message:
        """A request over plain HTTP."""
        async with self.app.browser() as http:
            reply = await http.post(f"{self.path}/{path}", json=body, headers=bearer(self.token))
            found: Message = reply.json()
            return {**found, "status": reply.status_code}

    async def get(self, name: str) -> Any:
        """A reply over plain HTTP."""
        async with self.app.browser() as http:
            return await http.get(f"{self.path}/{name}", headers=bearer(self.token))


@asynccontextmanager
async def table_with(
    people: int = 2, *, begin: bool = True, app: Inside | None = None, **options: Any
) -> AsyncIterator[tuple[list[Player], Player]]:
    """A table with so many people at it and greedy players at its other seats, and a spectator."""
    if app is None:
        async with (
            inside(**NO_LIMITS) as own,
            table_with(people, begin=begin, app=own, **options) as found,
        ):
            yield found
        return
    seats, watcher = await seated(app, people, options)
    for person in [*seats, watcher]:
        await person.open()
    for n in range(people + 1, options.get("players", 2) + 1) if begin else ():
        await seats[0].ask("set-seat", seat=n, player="greedy")
    if begin:
        await seats[0].ask("start")
    yield seats, watcher
    for person in [*seats, watcher]:
        await person.close()


async def seated(app: Inside, people: int, options: dict[str, Any]) -> tuple[list[Player], Player]:
    """The people at a new table."""
    async with app.browser() as http:
        body = {"name": NAMES[0], "options": {"players": 2, **options}}
        made = (await http.post("/api/tables", json=body)).json()
        seats = [Player(app, made["table"], made["token"], 1, NAMES[0])]
        watcher = Player(app, made["table"], made["link"], 0, "Watcher")
        for name in NAMES[1:people]:
            found = await watcher.post("sit", name=name)
            seats.append(Player(app, made["table"], found["token"], found["seat"], name))
    return seats, watcher


async def playing(people: list[Player]) -> Player:
    """Bring a table to its first turn; whose it is."""
    await asyncio.gather(*[person.play("playing") for person in people])
    to_act: int = (await people[0].look())["round"]["to_act"]
    return next(person for person in people if person.seat == to_act)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, two minutes at most, however busy the machine is."""
    asyncio.run(asyncio.wait_for(work, 120))
