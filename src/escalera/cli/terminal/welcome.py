"""The first words to a player: what it is about, who sits where, how to get help."""

from __future__ import annotations

from escalera.cli.terminal.person import PROMPT, Person


def welcome(person: Person) -> None:
    """Greet before the first deal, and wait until that is read; what is typed then isn't lost."""
    person.terminal.clear()
    for sentence in (_goal(person), *_seats(person), *_levels(person), person.pen.say("welcome-keys")):
        person.say(sentence, "")
    if person.terminal.pause:
        person.say(person.pen.say("welcome-go"))
        typed = person.terminal.ask(PROMPT)
        if typed.strip():
            person.terminal.keep(typed)


def _goal(person: Person) -> str:
    """The goal of the game in two sentences."""
    setup = person.game.setup
    return person.pen.say(
        "welcome-goal",
        edition=person.words.text(f"edition-{setup.rules.code}"),
        sequences=setup.rules.sequences,
        count=setup.rules.canasta_size,
        target=setup.rules.target.of(setup.players),
    )


def _seats(person: Person) -> list[str]:
    """Who plays with whom, and in which order they sit."""
    setup, pen, listed = person.game.setup, person.pen, person.words.listed
    (own,) = [side for side in setup.rules.sides(setup.players) if person.seat in side]
    partners = [pen.name(seat) for seat in own if seat != person.seat]
    others = [pen.side(side) for side in setup.rules.sides(setup.players) if side != own]
    if partners:
        said = pen.say("welcome-partner", player=listed(partners), many=len(partners), list=listed(others))
    else:
        said = pen.say("welcome-alone", list=listed(others), many=len(others))
    return [said, pen.say("welcome-seats", list=", ".join(person.names))]


def _levels(person: Person) -> list[str]:
    """How the computer players play: who plays alike in one sentence."""
    setup, pen = person.game.setup, person.pen
    alike: dict[str, list[str]] = {}
    for seat, bot in enumerate(setup.bots, 1):
        if seat != person.seat:
            alike.setdefault(bot, []).append(pen.name(seat))
    return [
        pen.say(
            "welcome-level",
            list=person.words.listed(names),
            word=person.words.text(f"level-{bot}"),
            sentence=person.words.text(f"level-{bot}-what"),
        )
        for bot, names in alike.items()
    ]
