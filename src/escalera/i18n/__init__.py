"""The room of words: every sentence a person reads, in one Fluent tree with a folder for each language.

It knows keys, facts and cards, and nothing of the game. `Catalogue("en").refusal(code, facts)` turns
what the engine says into what a player reads.
"""

from escalera.i18n.catalogue import Catalogue
from escalera.i18n.languages import best, languages

__all__ = ["Catalogue", "best", "languages"]
