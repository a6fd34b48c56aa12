"""A table where all that can happen does happen, and every byte that anybody is sent is kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Final

import httpx
from click.testing import CliRunner

from escalera import Budget, GreedyBot, act_text
from escalera.cli.app import app as command_line
from escalera.notation import Record
from escalera.service.host import Desk
from tests.web.inside import Inside
from tests.web.lines import Insider, stream
from tests.web.people import Message, bearer, new_id
from tests.web.searching import Heard, Search
from tests.web.truth import Truth

NO_LIMITS: Final[dict[str, Any]] = {
    "requests_per_second": 0,
    "address_requests_per_second": 0,
    "tables_per_hour": 0,
}
STUMBLES: Final = (
    "discard X",
    "meld 4C 4D 4H 4S 4C",
    "meld 4H 5H 6H 7H / #1 8H",
    "take KS KH",
    "take #1",
    "top #1",
    "merge #1 #2",
    "pass",
    "yes",
    "discard 3C",
)
BROKEN: Final = ('{"type": "act"}', '{"type": "hands"}', '{"type": "would", "act": 4}', '{"type": "since"}')
NAMES: Final = ("Ada", "Ben", "Cleo")


class Recorded(Insider):
    """A person who keeps what comes, by whatever way, with the table's number at that moment."""

    def __init__(self, game: Game, token: str, seat: int, name: str) -> None:
        super().__init__(game.app, game.table, token, seat, name)
        self.game = game
        self.stumbled = 0

    def take(self, data: str) -> None:
        """Keep it and take it."""
        message = json.loads(data)
        self.game.hear(self.name, "socket", data, self.game.named.get(message.get("id", ""), ""))
        super().take(data)
        if message["type"] == "view":
            self.seat = message["view"]["you"]

    async def ask(self, type: str, *, id: str = "", **fields: Any) -> Message:
        """Note what is named in the question, and ask."""
        id = id or new_id()
        self.game.named[id] = json.dumps(fields)
        return await super().ask(type, id=id, **fields)

    async def take_turn(self) -> None:
        """Ask the partner where that can be done, stumble now and then, and play."""
        if self.view["round"]["phase"] == "play":
            await self.act("ask")
            if (await self.look())["round"]["to_act"] != self.seat:
                return
        text = STUMBLES[self.stumbled % len(STUMBLES)]
        self.stumbled += 1
        await self.ask("would", act=text)
        for kind in ("may", "look"):
            await self.ask(kind)
        await self.ask("fits", act=None, cards=self.view["round"]["hand"][:2])
        await self.ask("would", act=f"discard {self.view['round']['hand'][0]}")
        if self.view["round"]["phase"] == "draw" and text != "pass":
            await self.act(text)
        played = self.game.desk.table.round
        if played is not None and played.to_act == self.seat:
            await self.act(act_text(GreedyBot().decide(played.view(self.seat), Budget())))

    async def fetch(self, http: httpx.AsyncClient, name: str, way: str = "http", text: str = "") -> None:
        """Ask over plain HTTP, and keep the reply."""
        path, shown = f"{self.path}/{name}", bearer(self.token)
        asked = http.post(path, content=text, headers=shown) if text else http.get(path, headers=shown)
        self.game.hear(self.name, way, (await asked).text, text)

    async def look_round(self) -> None:
        """Everything that plain HTTP offers: view, stream, record, errors."""
        async with self.app.browser() as http:
            await self.fetch(http, "view")
            await self.fetch(http, "record", "record")
            await self.fetch(http, "nothing")
            for text in BROKEN:
                await self.fetch(http, "requests", text=text)
            for text in STUMBLES[:3]:
                body = json.dumps({"type": "act", "id": new_id(), "act": text})
                await self.fetch(http, "requests", text=body)
        await self.follow(0)
        await self.follow(max(1, self.seq - 20))

    async def follow(self, after: int) -> None:
        """The first messages of the event stream."""
        line = stream(self.app, self.path, self.token, after)
        async for chunk in line:
            for part in chunk.split("\n"):
                if part.startswith("data: "):
                    self.game.hear(self.name, "stream", part[6:])
            if "event: present" in chunk:
                break
        await line.end()


class Game:
    """The table, its people and what they heard."""

    def __init__(self, app: Inside, database: Path, made: Message) -> None:
        self.app = app
        self.database = database
        self.table: str = made["table"]
        self.link: str = made["link"]
        self.heard: list[Heard] = []
        self.named: dict[str, str] = {}
        self.kinds: set[str] = set()
        self.records: list[Record] = []
        self.people = [Recorded(self, made["token"], 1, "Ada")]
        self.watcher = Recorded(self, made["link"], 0, "Eve")

    @property
    def everybody(self) -> list[Recorded]:
        """The people at the table and who watches."""
        return [*self.people, self.watcher]

    @property
    def desk(self) -> Desk:
        """The table in the service."""
        return self.app.web.host._desks[self.table]

    def hear(self, name: str, way: str, text: str, named: str = "") -> None:
        """Keep what was sent."""
        self.heard.append(Heard(name, way, text, self.desk.table.seq, named))

    async def search(self) -> Search:
        """What it is searched by."""
        rows = await self.app.web.host.store.read(self.table)
        truth = Truth(self.table, rows, self.desk.deal_secrets.get)
        self.kinds = {row.kind for row in rows}
        self.records = self.desk.table.records
        return Search(truth, [self.link, *[person.token for person in self.people]])


async def game_at(app: Inside, database: Path, **rules: str) -> Game:
    """A table with three people, whom the host lets change places, a computer player and a spectator."""
    async with app.browser() as http:
        options = {"players": 4, "rules": rules, "pace": {"away": 60}}
        made = (await http.post("/api/tables", json={"name": "Ada", "options": options})).json()
        game = Game(app, database, made)
        for name in NAMES[1:]:
            sat = await http.post(
                f"/api/tables/{game.table}/sit", json={"name": name}, headers=bearer(game.link)
            )
            game.people.append(Recorded(game, sat.json()["token"], sat.json()["seat"], name))
    for person in game.everybody:
        await person.open()
    host = game.people[0]
    await host.ask("set-seat", seat=4, player="greedy")
    await host.ask("swap", one=2, other=3)
    await host.ask("swap", one=4, other=3)
    await host.ask("start")
    return game


async def play_all(game: Game) -> None:
    """Three rounds with reconnections, refusals, a stand-in and talk; another match; the exports."""
    ada, ben, _ = game.people
    await ada.ask("say", text="I had 4H and X last time")
    await play_on(game, moves=12)
    await reconnect(game)
    await stand_in(game, ada, ben)
    for number in (1, 2, 3):
        await play_on(game, moves=60)
        for person in game.everybody:
            await person.look_round()
        await play_on(game)
        await settle(game, number)
        await reconnect(game)
        export(game)
        for person in game.everybody:
            await person.look_round()
        if number < 3:
            await play_on(game, number + 1, moves=1)
    await ada.ask("rematch")
    await play_on(game, moves=8)
    for person in game.everybody:
        await person.look_round()
    export(game)
    await pages(game)


async def play_some(game: Game) -> None:
    """The beginning of a round, by all ways."""
    await play_on(game, moves=16)
    for person in game.everybody:
        await person.look_round()
    export(game)
    await pages(game)


async def play_on(
    game: Game, rounds: int = 0, moves: int = 10**6, people: list[Recorded] | None = None
) -> None:
    """So many acts into a round, the present one or that of a number; or to its end."""
    table = game.desk.table

    def done() -> bool:
        if not table.rounds or len(table.rounds) < rounds:
            return False
        return len(table.rounds[-1].moves) >= moves or table.rounds[-1].score is not None

    await asyncio.gather(*[person.play_until(done) for person in people or game.people])


async def reconnect(game: Game) -> None:
    """Everybody comes back, by number or anew."""
    for at, person in enumerate(game.everybody):
        await person.close()
        await person.open(after=person.seq if at % 2 else None)
        await person.look()


async def stand_in(game: Game, ada: Recorded, ben: Recorded) -> None:
    """Ben is away, a computer player stands in for a few turns, Ben is back."""
    await ben.close()
    game.app.clock.now += 61
    assert (await ada.ask("stand-in", seat=ben.seat))["type"] == "accepted"
    others = [person for person in game.people if person is not ben]
    await play_on(game, moves=len(game.desk.table.rounds[-1].moves) + 16, people=others)
    await ben.open(after=ben.seq)
    await ben.look()


async def settle(game: Game, number: int) -> None:
    """Wait for the proof of the round that is over."""
    await game.people[0].until(lambda: len(game.desk.table.record().rounds) >= number)


def export(game: Game) -> None:
    """What `escalera export` gives whoever runs the server, who may pass it on."""
    for form in ("record", "log"):
        args = ["export", "--form", form, "--database", str(game.database), "--", game.table]
        done = CliRunner().invoke(command_line, args)
        assert done.exit_code == 0, done.output
        game.hear("Eve", form, done.stdout)


async def pages(game: Game) -> None:
    """What everybody gets, whoever he is."""
    async with game.app.browser() as http:
        for path in (f"/t/{game.table}", "/", "/health", "/metrics"):
            game.hear("Eve", "page", (await http.get(path)).text)
        other = await http.get("/t/there-is-no-such-table")
        assert other.text == (await http.get(f"/t/{game.table}")).text
