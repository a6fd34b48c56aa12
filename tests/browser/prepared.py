"""Tables in mid-game: their log is written by the service's own entries, and a real server goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from escalera import Budget, GreedyBot, Round, act_text, parse_act
from escalera.cards import JOKER
from escalera.engine.act import DISCARD, MELD, TAKE, Act, Part
from escalera.engine.view import hand_of
from escalera.protocol.views import Options
from escalera.service import dealing, keys
from escalera.service import entries as log
from escalera.service.fair import Secret
from escalera.service.store import Entry, Token
from escalera.service.store.database import Database
from escalera.service.store.engines import file_engine
from escalera.service.store.sqlite import SqliteStore
from escalera.service.table import PLAYING, Table
from tests.browser.tables import Made
from tests.web.servers import Server

Plays = Callable[[Round], Act]
Reached = Callable[[Round], bool]

NAMES: Final = ("Ada", "Benedikt", "Cleo", "Dorothea", "Eva", "Finn")
DEALS_MOST: Final = 200
"""Deals that are tried until one gets there."""


class Log:
    """A table's log as it is written."""

    def __init__(self, options: Options, computers: int, names: Sequence[str] = NAMES) -> None:
        self.secret = Secret(b"")
        self.table = Table(
            keys.new_table(), lambda table, number: dealing.order_of(table, number, self.secret)
        )
        self.entries: list[log.AnyEntry] = []
        self.add(log.Created(options))
        for seat in range(1, options.players + 1):
            person = seat <= options.players - computers
            self.add(log.Sat(seat, names[seat - 1]) if person else log.Manned(seat, "greedy"))

    def add(self, entry: log.AnyEntry) -> None:
        """Let an entry count."""
        self.entries.append(entry)
        self.table.apply(entry, len(self.entries), now_ms())

    def deal(self) -> None:
        """Begin, and deal the first round."""
        self.add(log.Started())
        self.secret, committed = dealing.committed(self.table)
        self.add(committed)
        self.add(log.SealsClosed(1))
        self.add(dealing.dealt(self.table, self.secret))

    def act(self, act: Act) -> None:
        """Let the seat whose turn it is act."""
        seat = self.round.to_act
        by = self.table.seat(seat).kind
        assert self.round.check(act) is None
        self.add(log.Acted(seat, act_text(act), by))

    @property
    def round(self) -> Round:
        """The round that is played."""
        found = self.table.round
        assert found is not None
        return found

    def rows(self) -> list[Entry]:
        """What the store keeps."""
        return [
            Entry(self.table.id, seq, now_ms(), str(entry.__struct_config__.tag), log.encode(entry))
            for seq, entry in enumerate(self.entries, 1)
        ]


def prepared(
    server: Server,
    plays: Plays,
    reached: Reached,
    *,
    edition: str = "bolivia",
    players: int = 4,
    computers: int | None = None,
    **rules: str,
) -> Made:
    """A table at which it has come this far and Ada on seat 1 is to act; computer players are the others."""
    options = Options(edition, players, rules)
    others = players - 1 if computers is None else computers
    for _ in range(DEALS_MOST):
        written = Log(options, others)
        written.deal()
        if played_to(written, plays, reached):
            return kept(server, written)
    raise AssertionError("no deal gets there")


def ended(server: Server, *, edition: str = "bolivia", players: int = 4) -> Made:
    """A table whose first round is over; Ada on seat 1 hasn't said yet that she has read the sheet."""
    written = Log(Options(edition, players), players - 1)
    written.deal()
    while written.table.stage == PLAYING:
        written.act(greedily(written.round))
    return kept(server, written)


def played_to(written: Log, plays: Plays, reached: Reached) -> bool:
    """Whether the round comes this far before it ends."""
    while written.table.stage == PLAYING:
        if written.round.to_act == 1 and reached(written.round):
            return True
        written.act(plays(written.round))
    return False


def kept(server: Server, written: Log) -> Made:
    """The table in the server's database, and what opens it."""
    table, link, token = written.table.id, keys.new_token(), keys.new_token()
    tokens = [keys.table_token(link, table), keys.seat_token(token, table, 2)]
    work = keep(server.folder / "test.db", table, written.rows(), tokens, dealing.keep(written.secret))
    # Playwright's loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work)).result(60)
    return Made(table, link, token)


async def keep(
    database: Path, table: str, rows: Sequence[Entry], tokens: Sequence[Token], secret: bytes
) -> None:
    """Write a table beside the running server."""
    # The server holds the file for itself; a second writer is what the log's numbers are made for.
    writer, reader = file_engine(database, "BEGIN IMMEDIATE", 1), file_engine(database, "BEGIN", 1)
    store = SqliteStore(Database(database, writer, reader, None))
    await store.append(table, 0, rows, secrets={1: secret}, tokens=tokens)
    await store.close()


def now_ms() -> int:
    """The time of day."""
    return int(time.time() * 1000)


# How the seats play until then


def greedily(going: Round) -> Act:
    """Meld whatever can be melded."""
    return GreedyBot().decide(going.view(going.to_act), Budget())


def hoarding(going: Round) -> Act:
    """Lay nothing, throw the natural cards of which one holds fewest."""
    draw = parse_act("draw")
    if going.check(draw) is None:
        return draw
    hand = hand_of(going.state, going.to_act)
    for card in sorted(set(hand), key=lambda one: (one == JOKER or one < 4, hand.count(one), one)):
        act = Act(DISCARD, (Part(0, (card,)),))
        if going.check(act) is None:
            return act
    return parse_act("pass")


def waiting(going: Round) -> Act:
    """Ada waits with all her melds, the others don't."""
    return hoarding(going) if going.to_act == 1 else greedily(going)


def taking_late(going: Round) -> Act:
    """Nobody lays anything until Ada takes a large pile, with no more cards than that needs."""
    if going.to_act == 1 and int(going.state.pile_size()) > 55:
        act = greedily(going)
        fewer = [Act(TAKE, act.parts[:many]) for many in range(1, len(act.parts) + 1) if act.verb == TAKE]
        return next((one for one in fewer if going.check(one) is None), hoarding(going))
    return hoarding(going)


# What is to be reached


def holding(many: int) -> Reached:
    """So many cards in Ada's hand, and one is to be thrown."""
    return lambda going: len(hand_of(going.state, 1)) >= many and going.check(parse_act("draw")) is not None


def piled(many: int) -> Reached:
    """So many cards on the pile, and Ada is to draw."""
    return lambda going: int(going.state.pile_size()) >= many and going.check(parse_act("draw")) is None


def able_to_lay_much(going: Round) -> bool:
    """Ada may lay three cards of two ranks as new melds, late in a round in which much lies there."""
    hand = hand_of(going.state, 1)
    ranks = sorted({card // 4 for card in hand if 7 < card < JOKER})
    triples = [cards[:3] for rank in ranks if len(cards := [card for card in hand if card // 4 == rank]) > 2]
    if len(triples) < 2 or len(hand) < 17 or int(going.state.stock_left) > 70:
        return False
    return going.check(Act(MELD, tuple(Part(0, tuple(cards)) for cards in triples[:2]))) is None


def late(stock: int) -> Reached:
    """So few cards are left in the stock."""
    return lambda going: int(going.state.stock_left) <= stock
