"""Where pages are: below the service's address, what differs from the edition in the query."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from escalera.errors import RulesError
from escalera.rules import EDITIONS, Rules, edition

USUAL = 4
"""How many players a page is for that doesn't say it."""
ROOT = "rules"
LESSONS = {"bolivia": "learn", "classic": "learn/classic", "samba": "learn/samba"}
"""Where a first round of Bolivia is taught to who reads of an edition."""


def edition_path(rules: Rules, players: int, lang: str = "", sheet: bool = False) -> str:
    """The page of an edition, or of a table with house rules."""
    place = f"{ROOT}/{rules.edition_text}" + ("/sheet" if sheet else "")
    return place + query(rules, players, lang)


def query(rules: Rules, players: int, lang: str) -> str:
    """What differs from the edition and from the usual number of players. Who else might play is left out."""
    house = {name: text for name, text in rules.differences().items() if name != "players"}
    given: dict[str, str | int] = {"players": players} if players != USUAL else {}
    return written({**given, **house, **({"lang": lang} if lang else {})})


def index_path(lang: str = "") -> str:
    """The page of all editions."""
    return ROOT + written({"lang": lang} if lang else {})


def comparison_path(code: str, other: str, lang: str = "") -> str:
    """Two editions side by side."""
    return f"{ROOT}/{code}/and/{other}" + written({"lang": lang} if lang else {})


def written(given: Mapping[str, str | int]) -> str:
    """A query, or nothing."""
    return f"?{urlencode(given, safe=',')}" if given else ""


def rules_of(code: str, given: Mapping[str, str]) -> tuple[Rules, int]:
    """The rules and the number of players that an address is about. Raises RulesError."""
    changes = {name: value for name, value in given.items() if name not in ("lang", "players")}
    rules = edition_of(code).with_house_rules(changes)
    usual = USUAL if USUAL in rules.players else rules.players[-1]
    players = players_of(given["players"]) if "players" in given else usual
    rules.check_players(players)
    return rules, players


def edition_of(text: str) -> Rules:
    """One of the editions people play. Raises RulesError."""
    rules = edition(text)
    if rules.code not in EDITIONS:
        raise RulesError(f"{rules.code} has no page.", "edition")
    return rules


def players_of(text: str) -> int:
    """A number of players; 0, which nobody plays, for any other text."""
    return int(text) if len(text) == 1 and text in "23456" else 0
