"""The pages: of an edition or a table, of one leaf to print, of two editions, of all."""

from __future__ import annotations

from collections.abc import Sequence

from escalera.guide import address
from escalera.guide.blocks import Grid, Link, Links, Page, Section, Text
from escalera.guide.rows import ROWS
from escalera.guide.sections.about import about
from escalera.guide.sections.background import history, preparing
from escalera.guide.sections.disputes import disputes
from escalera.guide.sections.melds import melds, rank, sequence, wild
from escalera.guide.sections.opening import minimums, opening
from escalera.guide.sections.out import going_out
from escalera.guide.sections.pile import pile
from escalera.guide.sections.questions import questions
from escalera.guide.sections.scoring import bonuses, example_round, scoring
from escalera.guide.sections.set_up import card_points, set_up
from escalera.guide.sections.strategy import strategy
from escalera.guide.sections.threes import threes
from escalera.guide.sections.turn import turn
from escalera.guide.sections.values import short, short_section, values
from escalera.guide.voice import Voice
from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, Rules


def edition_page(words: Catalogue, rules: Rules, players: int) -> Page:
    """Everything about an edition, with the values of a table."""
    voice = Voice(words, rules, players)
    return Page(
        address.edition_path(rules, players),
        words.lang,
        voice.text("guide-title"),
        voice.text("guide-description"),
        sections(voice),
        above=(all_rules(words),),
        note=note(voice),
        of_table=bool(rules.differences()),
        beside=(*lessons(voice), sheet_link(voice), *for_players(voice)),
    )


def sections(voice: Voice) -> list[Section]:
    """The sections of an edition's page in their order."""
    rest = (disputes, short_section, values, further)
    return [*taught(voice), *[section(voice) for section in rest]]


def taught(voice: Voice) -> list[Section]:
    """What is said of the rules in sentences and examples."""
    rules = (about, set_up, turn, melds, rank, sequence, wild, threes, opening, pile, going_out, scoring)
    more = (strategy, questions, history, preparing)
    return [
        *[section(voice) for section in rules],
        *example_round(voice),
        *[section(voice) for section in more],
    ]


def note(voice: Voice) -> str:
    """For how many players a page is, and how many house rules it has."""
    said = [voice.text("guide-of-players")]
    house = len(voice.rules.differences())
    if house:
        said.append(voice.text("guide-of-house", count=house))
    return " ".join(said)


def all_rules(words: Catalogue) -> Link:
    """The way to the page of all editions."""
    return Link(words.text("guide-all-rules"), address.index_path())


def further(voice: Voice) -> Section:
    """Where to go from an edition's page."""
    links = [*lessons(voice), sheet_link(voice), *for_players(voice), *comparisons(voice)]
    return Section("more", voice.text("guide-section-more"), [Links(links)])


def lessons(voice: Voice) -> list[Link]:
    """A first round of Bolivia to play, for who knows nothing of it or this edition."""
    path = address.LESSONS.get(voice.rules.code)
    return [Link(voice.text(f"page-{path.replace('/', '-')}"), path)] if path else []


def sheet_link(voice: Voice) -> Link:
    """The same on one leaf."""
    path = address.edition_path(voice.rules, voice.players, sheet=True)
    return Link(voice.text("guide-sheet-link"), path)


def for_players(voice: Voice) -> list[Link]:
    """The same page for other numbers of players."""
    return [
        Link(voice.text("guide-players-link", count=count), address.edition_path(voice.rules, count))
        for count in voice.rules.players
        if count != voice.players
    ]


def comparisons(voice: Voice) -> list[Link]:
    """The edition beside each other one."""
    code = voice.rules.code
    return [comparison_link(voice.words, code, other) for other in EDITIONS if other != code]


def comparison_link(words: Catalogue, code: str, other: str) -> Link:
    """Two editions side by side."""
    names = [words.text(f"edition-{one}") for one in (code, other)]
    text = words.text("guide-compare-link", name=names[0], other=names[1])
    return Link(text, address.comparison_path(code, other))


def sheet_page(words: Catalogue, rules: Rules, players: int) -> Page:
    """An edition on one leaf of A4."""
    voice = Voice(words, rules, players)
    rows = [(voice.text(f"guide-row-{name}"), cell(voice)) for name, cell in ROWS.items()]
    title = voice.text("guide-sheet-title")
    heads = (voice.text("guide-column-rule"), voice.text("guide-column-value"))
    return Page(
        address.edition_path(rules, players, sheet=True),
        words.lang,
        title,
        voice.text("guide-sheet-description"),
        [
            Section("rules", voice.text("guide-site"), [Grid(title, heads, rows)]),
            Section("numbers", voice.text("guide-section-scoring"), numbers(voice)),
        ],
        kind="sheet",
        above=(Link(voice.text("guide-title"), address.edition_path(rules, players)),),
        note=note(voice),
        of_table=bool(rules.differences()),
    )


def numbers(voice: Voice) -> list[Grid]:
    """The numbers that are looked up while playing."""
    return [card_points(voice), bonuses(voice), minimums(voice)]


def comparison_page(words: Catalogue, rules: Rules, other: Rules, players: int) -> Page:
    """Two editions side by side, row by row."""
    voices = [Voice(words, one, players) for one in (rules, other)]
    names = {"name": voices[0].name, "other": voices[1].name}
    title = words.text("guide-compare-title", **names)
    rows = [
        [words.text(f"guide-row-{name}"), *[cell(voice) for voice in voices]] for name, cell in ROWS.items()
    ]
    head = [words.text("guide-column-rule"), *[voice.name for voice in voices]]
    links = [
        Link(voice.text("guide-title"), address.edition_path(voice.rules, address.USUAL)) for voice in voices
    ]
    return Page(
        address.comparison_path(rules.code, other.code),
        words.lang,
        title,
        words.text("guide-compare-description", **names),
        [
            Section("compared", words.text("guide-compare-what"), [Grid(title, head, rows)]),
            Section("more", words.text("guide-compare-more"), [Links([*links, *pairs(words)])]),
        ],
        above=(all_rules(words),),
        note=voices[0].text("guide-of-players"),
    )


def index_page(words: Catalogue) -> Page:
    """All editions in short, and the way to each."""
    voices = [Voice(words, rules, address.USUAL) for rules in EDITIONS.values()]
    editions = [
        Link(voice.text("guide-title"), address.edition_path(voice.rules, address.USUAL)) for voice in voices
    ]
    title = words.text("guide-index-title")
    return Page(
        address.index_path(),
        words.lang,
        title,
        words.text("guide-index-description"),
        [
            Section(
                "editions",
                words.text("guide-all-rules"),
                [Text(words.text("guide-index-intro")), Links(editions)],
            ),
            Section("short", words.text("guide-index-short"), [short(voices[0])]),
            Section("pairs", words.text("guide-index-compare"), [Links(pairs(words))]),
        ],
        note=voices[0].text("guide-of-players"),
    )


def pairs(words: Catalogue) -> Sequence[Link]:
    """Any two editions."""
    codes = list(EDITIONS)
    return [comparison_link(words, code, other) for at, code in enumerate(codes) for other in codes[at + 1 :]]
