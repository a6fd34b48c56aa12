"""What four greedy players will do in a deal, worked out beforehand.

The generator looks into the server's database for the secret of the deal, which no player could, so that
it needn't think while it measures.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, select

from escalera import Budget, GreedyBot, Match, edition
from escalera.notation import act_text
from escalera.protocol.views import Options
from escalera.service import dealing
from escalera.service.fair import DRAWN, Contribution, Terms, deal_order, first_dealer
from escalera.service.store.models import secrets

Script = list[tuple[int, str]]
"""Acts in order, each with its seat, from 0."""
PLAYERS: Final = 4


def read_secret(database: Engine, table: str) -> bytes:
    """The secret of a table's first deal, which has begun."""
    with database.connect() as connection:
        found = connection.execute(
            select(secrets.c.data).where(secrets.c.table_id == table, secrets.c.round == 1)
        )
        data: bytes = found.scalar_one()
        return data


def script_of(table: str, data: bytes) -> Script:
    """A first round, people having added nothing to the deal."""
    rules = edition(Options().edition)
    secret = dealing.kept(data)
    terms = Terms(rules, PLAYERS, f"{table}-1", 1, DRAWN)
    nothing = [Contribution(seat, "none") for seat in range(1, PLAYERS + 1)]
    dealer = first_dealer(terms, secret.value, nothing)
    played = Match(rules, PLAYERS, dealer=dealer).deal(deal_order(terms, secret.value, nothing))
    bot, budget = GreedyBot(), Budget()
    script: Script = []
    while not played.over:
        seat = played.to_act
        act = bot.decide(played.view(seat), budget)
        played.play(act)
        script.append((seat - 1, act_text(act)))
    return script
