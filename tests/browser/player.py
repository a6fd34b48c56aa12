"""Somebody who plays through the screen: sees what is shown, and touches what the page offers."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

LOOK: Final = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
LOOKS_LONGEST: Final = 4000
"""Looks at the screen before a round is given up."""
PATIENCE_MS: Final = 10_000

RUN: Final = ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SIGNS: Final = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
WORDS: Final = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "jack": "J", "queen": "Q", "king": "K", "ace": "A", "joker": "X",
}  # fmt: skip
SPOKEN: Final = re.compile(rf"({'|'.join(WORDS)})(?: of ({'|'.join(SIGNS)}))?")
LAYING: Final = ("Add to meld", "Lay as a new meld", "Lay black threes", "Lay to the meld laid out")


@dataclass(frozen=True)
class Spot:
    """Something to be touched, and where."""

    name: str
    x: float
    y: float
    off: bool = False
    chosen: bool = False
    id: str = ""

    @property
    def card(self) -> tuple[str, str]:
        """The rank and suit that a card of the hand is called by."""
        found = SPOKEN.search(self.name)
        assert found is not None, self.name
        return WORDS[found[1]], SIGNS.get(found[2] or "", "")


@dataclass(frozen=True)
class Sight:
    """What is on the screen, seen at a glance."""

    ended: bool
    sentence: str
    bar: list[Spot]
    hand: list[Spot]
    melds: list[Spot]
    plan: list[str]
    refused: str
    mine: bool
    onward: Spot | None

    @property
    def state(self) -> tuple[str, list[tuple[str, bool]], list[str]]:
        """What nothing may lose: the turn, the hand in its order with what is chosen, and the plan."""
        return self.sentence, [(one.name, one.chosen) for one in self.hand], self.plan

    @property
    def over(self) -> bool:
        """Whether the match has ended, too."""
        return self.ended and self.onward is not None and self.onward.name == "Play again"

    def button(self, *names: str) -> Spot | None:
        """The first button whose name begins like one of these."""
        return next((one for name in names for one in self.bar if one.name.startswith(name)), None)


class Player:
    """A person at a table's page, who does only what it offers.

    `touch`: with the fingers, never the mouse. `drags`: cards are carried. `hasty`: presses buttons twice.
    """

    def __init__(self, page: Page, *, touch: bool = False, drags: bool = False, hasty: bool = False) -> None:
        self.page = page
        self.hasty = hasty
        self.turns = 0
        self.touch = touch
        self.finger = page.context.new_cdp_session(page) if drags else None
        self.dragged: Counter[str] = Counter()
        self.tried: set[tuple[str, ...]] = set()

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("toolbar")

    def named(self, name: str) -> Locator:
        """A button of the bar."""
        return self.bar.get_by_role("button", name=name, exact=True)

    def look(self) -> Sight:
        """See the screen once it has answered what was touched last."""
        seen: dict[str, Any] = self.page.evaluate(LOOK, PATIENCE_MS)
        for key in ("bar", "hand", "melds"):
            seen[key] = [Spot(**one) for one in seen[key]]
        sight = Sight(**{**seen, "onward": seen["onward"] and Spot(**seen["onward"])})
        assert not sight.refused, f"what the page offers is refused: {sight}"
        return sight

    def press(self, spot: Spot) -> bool:
        """Touch something where it is."""
        if self.touch:
            self.page.touchscreen.tap(spot.x, spot.y)
        else:
            self.page.mouse.click(spot.x, spot.y, click_count=2 if self.hasty and not spot.id else 1)
        return True

    def play_round(self) -> None:
        """Until the sheet of the round is there."""
        together(self)

    def play_turns(self, count: int) -> None:
        """So many turns of one's own, or until the round ends."""
        end = self.turns + count
        while self.turns < end and not (sight := self.look()).ended:
            if not self.step(sight):
                self.page.wait_for_timeout(15)

    def step(self, sight: Sight) -> bool:
        """Do the next thing that is to be done; False when there is nothing yet."""
        if sight.onward:
            return not sight.onward.off and self.press(sight.onward)
        found = sight.button("Yes", "Take the pile with", "Draw", "Pass")
        if found:
            self.tried.clear()
            self.turns += 1
            return not found.off and self.press(found)
        return "then discard one" in sight.sentence and (self.lay(sight) or self.throw(sight))

    def lay(self, sight: Sight) -> bool:
        """Lay out whatever fits, and play it if that is allowed; otherwise take it back."""
        for names in self.groups(sight):
            self.tried.add(names)
            self.choose(names)
            self.put(self.look())
        after = self.look()
        play, back = after.button("Play"), after.button("Take all back")
        if play and not play.off:
            return self.press(play)
        if back:
            self.press(back)
        return False

    def put(self, sight: Sight) -> None:
        """Put what is chosen where the page offers it."""
        target = sight.button(*LAYING)
        meld = target and next((one for one in sight.melds if target.name.endswith(f"meld {one.id}")), None)
        if meld and self.finger:
            self.drag(first_chosen(sight), meld.id)
        elif target:
            self.press(target)

    def drag(self, card: Spot, target: str) -> bool:
        """Carry a card, and what is chosen with it, to a meld or the pile with a finger."""
        place = self.page.locator(f'[data-target="{target}"]').first
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None and self.finger is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        half = {"x": (card.x + x) / 2, "y": (card.y + y) / 2}
        way = [{"x": card.x, "y": card.y}, half, {"x": x, "y": y}]
        for kind, points in zip(("Start", "Move", "Move", "End"), [*[[at] for at in way], []], strict=True):
            self.finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
        self.dragged["pile" if target == "discard" else "meld"] += 1
        return True

    def groups(self, sight: Sight) -> Iterator[tuple[str, ...]]:
        """Cards that belong together, as they are called; none twice in a turn, and two cards are kept."""
        held: dict[str, list[Spot]] = defaultdict(list)
        for spot in sight.hand:
            held[spot.card[0]].append(spot)
        left = len(sight.hand)
        for names in [*additions(held, sight.melds), *new_melds(held), *runs(sight.hand)]:
            if names not in self.tried and left - len(names) >= 2:
                left -= len(names)
                yield names

    def choose(self, names: tuple[str, ...]) -> None:
        """Have exactly these cards chosen."""
        wanted = Counter(names)
        for spot in self.look().hand:
            wanted[spot.name] -= 1
            if (wanted[spot.name] >= 0) != spot.chosen:
                self.press(spot)

    def throw(self, sight: Sight) -> bool:
        """Throw a card that is missed least."""
        ranks = Counter(spot.card[0] for spot in sight.hand)
        suits = Counter(spot.card[1] for spot in sight.hand)
        card = min(sight.hand, key=lambda one: (one.card[0] in "2X", ranks[one.card[0]], suits[one.card[1]]))
        self.choose((card.name,))
        after = self.look()
        found = after.button("Discard")
        if not found or found.off:
            return False
        return self.drag(first_chosen(after), "discard") if self.finger else self.press(found)


def additions(held: dict[str, list[Spot]], melds: list[Spot]) -> Iterator[tuple[str, ...]]:
    """What may go onto own melds: equal ranks, and single cards next to a sequence."""
    for meld in melds:
        cards = re.findall(r"(10|[2-9JQKA])([♣♦♥♠])", meld.name)
        ranks = {rank for rank, _ in cards if rank not in "2"}
        if len(ranks) == 1:
            yield from [names_of(held[rank]) for rank in ranks if held[rank] and rank != "3"]
        elif ranks:
            at = sorted(RUN.index(rank) for rank in ranks)
            ends = [RUN[end] for end in (at[0] - 1, at[-1] + 1) if 0 <= end < len(RUN)]
            suit = next(suit for rank, suit in cards if rank in ranks)
            yield from [(spot.name,) for end in ends for spot in held[end] if spot.card[1] == suit][:1]


def new_melds(held: dict[str, list[Spot]]) -> Iterator[tuple[str, ...]]:
    """Three and more of a rank."""
    for rank, spots in held.items():
        if rank not in "23X" and len(spots) >= 3:
            yield names_of(spots)


def runs(hand: list[Spot]) -> Iterator[tuple[str, ...]]:
    """Three and more of a suit one after another."""
    names = {spot.card: spot.name for spot in hand}
    for suit in SIGNS.values():
        run: list[str] = []
        for rank in [*RUN, ""]:
            if (rank, suit) in names:
                run.append(names[rank, suit])
            elif len(run) >= 3:
                yield tuple(run[:7])
                run = []
            else:
                run = []


def first_chosen(sight: Sight) -> Spot:
    return next(one for one in sight.hand if one.chosen)


def names_of(spots: list[Spot]) -> tuple[str, ...]:
    return tuple(spot.name for spot in spots)


def together(*players: Player, match: bool = False) -> None:
    """Let people play until each of them sees the end of the round, or of the match."""
    for _ in range(LOOKS_LONGEST):
        sights = [player.look() for player in players]
        if all(sight.ended and (not match or sight.over) for sight in sights):
            return
        acted = [
            player.step(sight) for player, sight in zip(players, sights, strict=True) if wanted(sight, match)
        ]
        if not any(acted):
            players[0].page.wait_for_timeout(15)
    raise AssertionError("it doesn't end")


def wanted(sight: Sight, match: bool) -> bool:
    """Whether somebody goes on from here."""
    return not sight.ended or (match and not sight.over)


def throw_first(page: Page) -> None:
    """Throw the first card of the hand, however it is asked back."""
    player = Player(page)
    page.locator("[data-card]").first.click(position={"x": 8, "y": 8})
    player.bar.get_by_role("button", name="Discard").click()
    sure = page.locator("dialog[open] button.main")
    player.named("Draw").or_(sure).first.wait_for()
    if sure.count():
        sure.click()
