"""What the fuzzers begin with is good, so that what comes of it is nearly good."""

from __future__ import annotations

import msgspec

from escalera.notation import parse_act, parse_record, parse_table
from escalera.protocol.requests import AnyRequest
from escalera.service.fair.proof import parse_proof
from escalera.web.framing import size_of
from tools.fuzz import parsers, seeds


def test_every_parser_begins_with_something_good() -> None:
    found = list(seeds.for_parsers())
    assert {data[0] for data in found} == set(range(len(parsers.PARSERS)))
    for data in found:
        parsers.try_one(data)
    for number, parse in enumerate((parse_record, parse_table)):
        for data in found:
            if data[0] == number:
                parse(data[1:])
    for act in seeds.ACTS:
        parse_act(act)
    parse_proof(seeds.PROOF)


def test_every_kind_of_message_is_there() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in AnyRequest.__args__}
    assert {message["type"] for message in seeds.MESSAGES} == kinds
    for number, message in enumerate(seeds.MESSAGES):
        msgspec.convert({**message, "id": f"{number}"}, AnyRequest)


def test_frames_are_whole() -> None:
    for data in seeds.for_frames():
        data = data[1:]
        while data:
            size = size_of(data)
            assert 0 < size <= len(data)
            data = data[size:]
