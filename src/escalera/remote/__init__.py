"""A seat at a table of another computer: for bots, tests and programs.

    >>> from escalera.remote import Client, parse_link, play, sit
    >>> place = await sit(parse_link(link), "Ada")           # a table's link to a seat's
    >>> async with Client(place) as table:                   # comes back after any cut
    ...     table.view.stage                                 # as it was when last asked for
    ...     view = await table.look()                        # as it is now
    ...     answer = await table.ask(Say(new_id(), "Hello")) # sent again until it is answered
    ...     await table.news()                               # until something has happened
    ...     await play(table, escalera.GreedyBot())          # to the end of the match

`RemoteError` ends it when nothing heals: a wrong link, a table that is gone, a seat taken back, a
server that can't be reached for a long time.
"""

from escalera.remote.client import Client, new_id
from escalera.remote.errors import RemoteError
from escalera.remote.links import Link, parse_link
from escalera.remote.plain import sit
from escalera.remote.playing import play
from escalera.remote.timing import Timing

__all__ = ["Client", "Link", "RemoteError", "Timing", "new_id", "parse_link", "play", "sit"]
