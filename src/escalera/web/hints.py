"""A hint in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from escalera.bots.said import moves_of
from escalera.engine.act import Act
from escalera.i18n import Catalogue
from escalera.notation import act_text
from escalera.protocol.hints import Hint, Move, Told
from escalera.protocol.requests import WantHint
from escalera.service.deciding import read_act
from escalera.service.hints import hint_for
from escalera.service.players.hinting import Hinted
from escalera.service.table import Table
from escalera.web.access import Access, check_wait
from escalera.web.state import Web
from escalera.web.words import aloud, facts_text


async def hint(
    web: Web, access: Access, table: Table, seat: int, request: WantHint, words: Catalogue
) -> Hint:
    """The answer to `hint`, as deep as it was asked for. Raises `Refused`."""
    meant = read_act(request.act) if request.act else None
    check_wait(web.hints.take((access.table, access.sitting)))
    seq = table.seq
    found = await hint_for(web.host.players, table, seat, meant)
    said = Saying(words, aloud(words.lang))
    where = said.told(f"hint-where-{found.where.key}", found.where.key, found.where.facts)
    answer = Hint(request.id, seq, request.depth, where)
    return deeper(answer, found, said) if request.depth > 1 else answer


def deeper(answer: Hint, found: Hinted, said: Saying) -> Hint:
    """The same with the reasons, and with the moves where they were asked for."""
    deep = answer.depth > 2
    heading = "agrees" if found.agrees else f"against-{found.against}"
    return Hint(
        answer.id,
        answer.seq,
        answer.depth,
        answer.where,
        found.agrees,
        said.told(f"hint-{heading}", heading.removeprefix("against-"), {}),
        said.why(found),
        [move for act in found.acts for move in said.moves(act)] if deep else [],
        act_text(found.first) if deep else "",
    )


@dataclass(frozen=True, slots=True)
class Saying:
    """Sentences in writing, and to be read aloud."""

    words: Catalogue
    aloud: Catalogue

    def told(self, key: str, code: str, facts: Mapping[str, object]) -> Told:
        """A sentence both ways."""
        return Told(code, self.words.text(key, **facts), self.aloud.text(key, **facts), facts_text(facts))

    def why(self, found: Hinted) -> list[Told]:
        """The reasons; where there is none, that the difference is small."""
        told = [self.told(f"hint-{one.key}", one.key, one.facts) for one in found.reasons]
        return told or [self.told("hint-no-why", "no-why", {})]

    def moves(self, act: Act) -> Iterator[Move]:
        """What an act does, list by list."""
        for said in moves_of(act):
            key = f"hint-move-{said.key}"
            written, spoken = (words.text(key, **said.facts) for words in (self.words, self.aloud))
            yield Move(act_text(act), written, spoken)
