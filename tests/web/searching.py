"""Searches what was sent for cards its reader couldn't know.

Faces repeat: there are two or three packs, so a face that a reader may see in one place proves nothing about
another. So each message is counted: as many of each face as the truth accounts for there, and none more.
"""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from escalera.cards import card_text, parse_card
from escalera.engine.view import hand_of
from escalera.i18n import Catalogue
from escalera.protocol.answers import AnyMessage
from escalera.service import entries as log
from escalera.service.players.bytes import view_of
from tests.web.truth import CARD, Cards, Moment, Truth, cards_in, faces

Message = dict[str, Any]

MESSAGE: Final = msgspec.json.Decoder(AnyMessage)
WORDS: Final = Catalogue("en")
EXACT: Final = re.compile(CARD.pattern)
WITHOUT_CARDS: Final = {"accepted", "present"}


@dataclass(frozen=True, slots=True)
class Heard:
    """What somebody was sent, by which way, at which number of the table; and the cards he had named."""

    name: str
    way: str
    text: str
    at: int
    named: str = ""


@dataclass(frozen=True, slots=True)
class Leak:
    """Something that shouldn't have been sent."""

    name: str
    way: str
    what: str
    text: str


class Search:
    """One table's truth and its tokens against all that was sent."""

    def __init__(self, truth: Truth, tokens: Sequence[str]) -> None:
        self.truth = truth
        self.tokens = tokens
        self.names = [seat.name for seat in truth.table.seats]

    def leaks(self, heard: Sequence[Heard]) -> list[Leak]:
        """Everything that is wrong."""
        return [Leak(one.name, one.way, what, one.text[:2000]) for one in heard for what in self._faults(one)]

    def _faults(self, one: Heard) -> Iterator[str]:
        moment = self.truth.moments[one.at]
        if any(token in one.text for token in self.tokens):
            yield "a token"
        if any(secret in one.text for secret in moment.secrets):
            yield "the secret of the running deal"
        if one.way == "record":
            yield from ["the record"] if one.text != moment.record else []
        elif one.way == "log":
            yield from self._log(one)
        elif one.way == "page":
            yield from ["a card on the page"] if self._cards(one.text, EXACT) else []
        else:
            yield from self._message(one, json.loads(one.text))

    def _cards(self, text: str, form: re.Pattern[str] = CARD) -> Cards:
        return cards_in(text.replace(self.truth.table.id, ""), form)

    def _message(self, one: Heard, message: Message) -> Iterator[str]:
        typed = msgspec.to_builtins(MESSAGE.decode(one.text))
        if typed != message and msgspec.json.encode(typed) != one.text.encode():
            yield "a field that no message has"
        kind = message["type"]
        if kind == "view":
            yield from self._view(one, message)
        elif kind == "events":
            for event in message["events"]:
                yield from self._event(one, event)
        elif kind == "refused":
            yield from self._refusal(one, message)
        elif kind == "counted":
            yield from self._counted(one, message)
        elif kind in ("may", "fits"):
            yield from self._planned(one)
        elif kind == "looked":
            yield from self._looked(one, message)
        elif kind not in WITHOUT_CARDS or self._cards(one.text):
            yield f"cards in {kind}"

    def _view(self, one: Heard, message: Message) -> Iterator[str]:
        moment = self.truth.moments[message["seq"]]
        seat = self.truth.seat_of(one.name, message["seq"])
        if message["view"]["you"] != seat:
            yield "the view of another seat"
        may = moment.open + moment.hands.get(seat, Counter()) + moment.results + moment.talk
        yield from different("view", self._cards(one.text), may)

    def _event(self, one: Heard, event: Message) -> Iterator[str]:
        moment = self.truth.moments[event["seq"]]
        seat = self.truth.seat_of(one.name, event["seq"])
        if event["kind"] in ("hand", "drew") and event.get("seat") != seat:
            yield f"{event['kind']} of another seat"
        before = self.truth.moments[event["seq"] - 1] if event["seq"] > 1 else moment
        may = event_cards(event, moment, before)
        yield from different(event["kind"], self._cards(json.dumps(event)), may)

    def _refusal(self, one: Heard, message: Message) -> Iterator[str]:
        facts = message["facts"]
        said = WORDS.refusal(message["code"], facts_back(facts), self.names)
        if message["sentence"] not in (said, WORDS.refusal(message["code"], facts_back(facts))):
            yield "a sentence that says more than its facts"
        known = self._cards(one.named) + self.truth.moments[one.at].top
        ranks = {card[0] for card in known}
        if any(card[0] not in ranks for card in self._cards(json.dumps(facts))):
            yield "a refusal that names a card"

    def _counted(self, one: Heard, message: Message) -> Iterator[str]:
        moment = self.truth.moments[one.at]
        seat = self.truth.seat_of(one.name, one.at)
        known = self._cards(one.named) + moment.hands.get(seat, Counter()) + moment.top
        if self._cards(json.dumps({**message, "id": ""})) - known:
            yield "an answer that names a card"
        sentence = message["sentence"] or ""
        if any(glyph in sentence for glyph in hidden_glyphs(known)):
            yield "an answer that names a card in words"

    def _planned(self, one: Heard) -> Iterator[str]:
        """Ways to play are made of the own hand and what lies open, the same card in many of them."""
        moment = self.truth.moments[one.at]
        own: Cards = moment.hands.get(self.truth.seat_of(one.name, one.at), Counter())
        if set(self._cards(one.text)) - {*own, *moment.open, *self._cards(one.named)}:
            yield "a plan with a card that isn't there"

    def _looked(self, one: Heard, message: Message) -> Iterator[str]:
        """A view as bytes: hands and stock as the engine would play on with them."""
        moment, view = self.truth.moments[one.at], view_of(base64.b64decode(message["view"]))
        players = range(1, int(view.state.law.players) + 1)
        own = self.truth.seat_of(one.name, one.at)
        shown = {seat: faces(hand_of(view.state, seat)) for seat in players}
        if shown != {seat: moment.hands[seat] if seat == own else Counter() for seat in players}:
            yield "hands in a view's bytes"
        if len(view.state.stock) or self._cards(json.dumps({**message, "view": ""})):
            yield "cards beside a view's bytes"

    def _log(self, one: Heard) -> Iterator[str]:
        for line in one.text.splitlines():
            entry = self.truth.moments[json.loads(line)["seq"]].entry
            yield from different("log", self._cards(json.loads(line)["data"]), cards_in(open_text(entry)))


def open_text(entry: log.AnyEntry) -> str:
    """What an entry may say of cards; in the base64 of a round's secret an X may stand alone."""
    return str(getattr(entry, "act", getattr(entry, "text", getattr(entry, "secret", ""))))


def event_cards(event: Message, moment: Moment, before: Moment) -> Cards:
    """The cards an event is made of, by what happened in truth."""
    kind, entry = event["kind"], moment.entry
    if kind == "said":
        return cards_in(getattr(entry, "text", ""))
    if kind == "hand":
        return moment.hands[event["seat"]]
    if kind == "drew":
        return moment.drew
    if kind == "red":
        return Counter(event["cards"][:1]) & moment.reds
    if kind == "upcard":
        return moment.pile
    return act_cards(event, moment, before)


def act_cards(event: Message, moment: Moment, before: Moment) -> Cards:
    """The cards of an act: those in its text, those it moved in the open."""
    if not isinstance(moment.entry, log.Acted) or "act" not in event:
        return Counter()
    named = cards_in(moment.entry.act)
    moved = {"take": before.pile, "top": before.top, "discard": named}.get(event["kind"], Counter())
    return named + moved


def different(what: str, found: Cards, may: Cards) -> list[str]:
    """What was found more, or less, than the truth accounts for."""
    return [] if found == may else [f"{what}: more {dict(found - may)}, less {dict(may - found)}"]


def facts_back(facts: Message) -> Message:
    """A refusal's facts as the catalogue wants them."""
    found = dict(facts)
    if isinstance(found.get("card"), str):
        found["card"] = parse_card(found["card"])
    if "cards" in found:
        found["cards"] = tuple(parse_card(card) for card in found["cards"])
    return found


def hidden_glyphs(known: Cards) -> list[str]:
    """How cards that aren't known are written in sentences."""
    ranks = {card[0] for card in known}
    return [WORDS.card(face) for face in range(4, 52) if card_text(face)[0] not in ranks]
