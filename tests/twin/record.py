"""A tiny reader of game records, for tests only: it expects the grammar to be right."""

from __future__ import annotations

import re

from escalera.cards import parse_cards
from escalera.engine.act import Act, Part
from escalera.rules import edition
from tests.twin.judge import play, refusal
from tests.twin.score import round_score
from tests.twin.table import Game, deal


class Refused(Exception):
    """The line and the code of the first fault."""

    def __init__(self, line: int, code: str) -> None:
        super().__init__(f"{line}: {code}")
        self.line, self.code = line, code


def read_act(text: str) -> Act:
    """`meld 4H 5H 6H / #2 7C` as an act."""
    verb, _, rest = text.partition(" ")
    if verb == "merge":
        return Act(verb, tuple(Part(int(word[1:]), ()) for word in rest.split()))
    parts = []
    for part in rest.split("/") if rest else []:
        words = part.split()
        number = int(words.pop(0)[1:]) if words[0].startswith("#") else 0
        parts.append(Part(number, tuple(parse_cards(" ".join(words)))))
    return Act(verb, tuple(parts))


def replay(text: str) -> list[Game]:
    """The rounds of a record at the point where it stops; raises `Refused`."""
    rules, players, totals, dealer, number = edition("bolivia"), 0, [0], 0, 0
    rounds: list[Game] = []
    over = False
    for line, raw in enumerate(text.splitlines(), 1):
        words = re.sub(r"^#.*| #(?!\d).*", "", raw).strip()
        key, _, value = (part.strip() for part in words.partition(":"))
        if key == "Edition":
            rules = edition(value)
        elif key == "Rules":
            rules = rules.with_house_rules(dict(word.split("=", 1) for word in value.split()))
        elif key == "Players":
            players = int(value)
            totals = [0] * len(rules.sides(players))
        elif key == "Totals":
            totals = [int(word) for word in value.split()]
        elif key == "Round":
            if over:
                raise Refused(line, "round-over")
            number, dealer = int(value), dealer % players + 1 if dealer else 0
        elif key == "Dealer":
            dealer = int(value)
        elif key == "Stock":
            rounds.append(deal(rules, players, dealer, parse_cards(value), totals))
        elif key == "Score" and value != " ".join(str(s["score"]) for s in round_score(rounds[-1])):
            raise Refused(line, "wrong-score")
        elif words[:1].isdigit():
            seat, _, act = words.partition(" ")
            code = refusal(rounds[-1], int(seat), read_act(act))
            if code:
                raise Refused(line, code)
            rounds[-1] = play(rounds[-1], int(seat), read_act(act))
            if rounds[-1].ended:
                scores = round_score(rounds[-1])
                totals = [total + s["score"] for total, s in zip(totals, scores, strict=True)]
                over = max(totals) >= rules.target.of(players) or number >= rules.round_cap
    return rounds
