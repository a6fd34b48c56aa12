"""What is shown: only what a view holds, on lines that fit, at every width."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import escalera.cli.terminal as package
from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.drawing.screen import screen_lines
from escalera.cli.terminal.game import Game
from escalera.cli.terminal.hand import BY_RANK, BY_SUIT
from escalera.cli.terminal.options import Options
from escalera.cli.terminal.plan import Plan
from escalera.cli.terminal.screen import screen_of
from escalera.i18n import Catalogue
from tests.cli_play.robots import WORDS, game_of

FOLDER = Path(package.__file__).parent
FROM_VIEWS = ("fitting", "melds", "menu", "plan", "screen", "sides", "table", "taking")
"""Modules that make what is shown, and nothing but a view to make it from."""
FULL_STATE = ("escalera.engine.rounds", "escalera.engine.match", "escalera.cli.terminal.game")


def imports(path: Path) -> set[str]:
    """The modules a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def test_what_makes_and_draws_the_screen_knows_no_full_state() -> None:
    drawing = [path for path in (FOLDER / "drawing").glob("*.py") if path.stem != "sheet"]
    for path in [*drawing, *[FOLDER / f"{name}.py" for name in FROM_VIEWS]]:
        assert not imports(path) & set(FULL_STATE), path.name


def shown(
    game: Game, order: str = BY_RANK, width: int = 80, height: int = 24, words: Catalogue = WORDS
) -> list[str]:
    """The person's screen."""
    setup = game.setup
    screen = screen_of(game.round.view(setup.seat), setup.names, Plan(), order)
    pen = Pen(words, setup.names, setup.seat, width, setup.rules.code)
    return [line.plain for line in screen_lines(pen, screen, height)]


def positions(code: str, players: int, seed: int, acts: int) -> Game:
    """A round played a while by computer players alone."""
    game = game_of(Options(code=code, players=players, seed=seed, seat=1 + seed % players))
    game.deal()
    for _ in range(acts):
        if game.round.over:
            break
        game.play_bot()
    return game


@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_change_nothing_on_the_screen(seed: int) -> None:
    """The other hands and the stock are shuffled into each other: the screen stays as it was."""
    rng = Random(seed)
    game = positions(["bolivia", "samba", "classic", "bolivia-dk"][seed % 4], 4, seed, rng.randint(0, 30))
    before = shown(game)
    swap_hands(game)
    assert shown(game) == before


def swap_hands(game: Game) -> None:
    """Exchange cards of equal number between two hidden hands, in place."""
    state, own = game.round.state, game.setup.seat - 1
    others = [seat for seat in range(game.setup.players) if seat != own]
    moved = [(seat, card) for seat in others for card in first_cards(game, seat)]
    for seat, card in moved:
        state.remove(seat, card)
    for (_, card), seat in zip(moved, [*others[1:], others[0]], strict=True):
        state.give(seat, card)


def first_cards(game: Game, seat: int) -> list[int]:
    """One card of a hand."""
    held = [face for face in range(53) if game.round.state.holds_face(seat, face)]
    return held[:1]


@pytest.mark.parametrize("width", [40, 60, 80, 100, 132])
@pytest.mark.parametrize("code", ["bolivia", "samba", "classic", "bolivia-dk"])
def test_no_line_is_wider_than_the_screen(code: str, width: int) -> None:
    for seed in range(4):
        game = positions(code, 6 if code in ("samba", "bolivia-dk") else 4, seed, 40 * seed)
        if not game.round.over:
            for order in (BY_RANK, BY_SUIT):
                assert max(map(len, shown(game, order, width))) <= width


def test_most_positions_fit_on_24_lines_of_80() -> None:
    tall = 0
    for seed in range(40):
        game = positions(["bolivia", "samba", "classic", "bolivia-dk"][seed % 4], 4, seed, seed)
        if not game.round.over:
            tall += len(shown(game)) > 23
    assert tall <= 2


def test_every_hand_card_is_shown_with_its_number() -> None:
    game = positions("bolivia", 4, 3, 0)
    text = "\n".join(shown(game))
    for number, face in enumerate(sorted(game.round.view(game.setup.seat).hand), 1):
        assert WORDS.card(face) in text
        assert re.search(rf"(?m)(?<!\d){number}(?!\d)", text)


def test_letters_stand_for_suits_where_signs_cannot_be_shown() -> None:
    lines = "\n".join(shown(positions("bolivia", 4, 3, 0), words=Catalogue("en", strict=True, plain=True)))
    assert not set(lines) & set("♣♦♥♠")


def test_every_sentence_is_used_and_every_used_sentence_is_there() -> None:
    source = "\n".join([path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")])
    ftl = (FOLDER.parents[1] / "i18n" / "en" / "terminal.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"(?m)^terminal-([a-z-]+) =", ftl))
    assert set(re.findall(r'"terminal-([a-z-]+)"', source)) <= keys
    named = {key for key in keys if re.search(rf"[\"'](terminal-)?{key}[\"']", source)}
    assert {key for key in keys - named if not key.startswith(("menu-", "help-", "did-"))} == set()


def test_where_only_canastas_can_be_finished_the_checklist_says_so() -> None:
    assert "To go out: [ ] canastas: 0 of 1" in "\n".join(shown(positions("classic", 4, 3, 0)))
    assert "[ ] finished melds of any kind: 0 of 2" in "\n".join(shown(positions("bolivia", 4, 3, 0)))
