"""A request whose id has counted before: sent once more, or another one under a used id."""

from __future__ import annotations

from typing import Final

from escalera.errors import Refused
from escalera.notation import ActError, act_text, parse_act
from escalera.protocol import requests as ask
from escalera.service import entries as log
from escalera.service.table import OPEN
from escalera.service.writing import clean_text

KINDS: Final[dict[type, type]] = {
    ask.DoAct: log.Acted,
    ask.Seal: log.Sealed,
    ask.Open: log.Opened,
    ask.Ready: log.Readied,
    ask.Say: log.Said,
    ask.Phrase: log.Phrased,
    ask.Doubt: log.Doubted,
    ask.StandIn: log.StoodIn,
    ask.Back: log.Returned,
    ask.Swap: log.Swapped,
    ask.Start: log.Started,
    ask.Rematch: log.Rematched,
}
"""What each request is in the log as."""


def check_same(request: ask.AnyRequest, entry: log.AnyEntry) -> None:
    """Raise `id-used` unless the entry is what the request came to."""
    if type(entry) is not kind_of(request) or shared(request, entry) != shared(entry, request):
        raise Refused("id-used")


def kind_of(request: ask.AnyRequest) -> type | None:
    """The kind of entry that a request adds; it may have been written by whoever sat elsewhere then."""
    if isinstance(request, ask.SetSeat):
        return log.Freed if request.player == OPEN else log.Manned
    return KINDS.get(type(request))


def shared(one: ask.AnyRequest | log.AnyEntry, other: ask.AnyRequest | log.AnyEntry) -> dict[str, object]:
    """What a request and an entry both say, in the form the log has it in."""
    names = [name for name in one.__struct_fields__ if name in other.__struct_fields__]
    return {name: as_written(name, getattr(one, name)) for name in names}


def as_written(name: str, value: object) -> object:
    """A field's value in the form the log has it in."""
    if name == "text":
        return clean_text(str(value))
    return plain_act(str(value)) if name == "act" else value


def plain_act(text: str) -> str:
    """An act as the log has it; what isn't one stays."""
    try:
        return act_text(parse_act(text))
    except ActError:
        return text
