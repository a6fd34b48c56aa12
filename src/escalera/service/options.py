"""Whether a table can be made with these options."""

from __future__ import annotations

from escalera.bots import BOTS
from escalera.errors import Refused, RulesError
from escalera.protocol.views import Options
from escalera.rules import edition


def check_options(options: Options) -> None:
    """Raise `bad-options` with what is wrong, or `unknown-player`."""
    if options.stand_in not in BOTS:
        raise Refused("unknown-player", {"player": options.stand_in})
    try:
        rules = edition(options.edition).with_house_rules(options.rules)
        rules.check_players(options.players)
    except RulesError as error:
        raise Refused("bad-options", {"why": error.why, **error.facts}) from error
