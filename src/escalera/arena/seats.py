"""Computer players as a table seats them: ours inside the engine, others in processes of their own."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Protocol

from escalera.bots import Bot, Budget
from escalera.bots.levels import act_from
from escalera.engine.act import Act
from escalera.engine.rounds import Round
from escalera.engine.state import NONE
from escalera.engine.step import Steps
from escalera.engine.view import hidden
from escalera.errors import Refused
from escalera.notation.acts import act_text
from escalera.service.players.foreign import ForeignBot
from escalera.service.players.safe import safe_act
from escalera.skill.known import Known
from escalera.skill.mind import Mind
from escalera.skill.player import Player
from escalera.skill.watching import watch_act, watch_step


class Seat(Protocol):
    """Plays one seat; `seconds` is how long its last decision took."""

    seconds: float

    def start(self) -> None:
        """Get ready. Raises `PlayerError`."""

    def begin(self, luck: int) -> None:
        """A round begins."""

    def act(self, played: Round, known: Known) -> str | None:
        """Do an act, which is always legal; what went wrong, if it isn't the player's own."""

    def close(self) -> None:
        """Give everything back."""


class Inside:
    """One of ours, asked for steps."""

    def __init__(self, player: Player) -> None:
        self.seconds = 0.0
        self._player = player
        self._steps = Steps()

    def start(self) -> None:
        """Nothing to do."""

    def begin(self, luck: int) -> None:
        """A round begins."""
        if isinstance(self._player, Mind):
            self._player.wish_luck(luck)

    def act(self, played: Round, known: Known) -> str | None:
        """Do its act."""
        began = perf_counter()
        try:
            self._player.decide(hidden(played.state, played.to_act), known, self._steps)
        except Exception as error:
            return replaced(played, known, raised(error))
        finally:
            self.seconds = perf_counter() - began
        if do_checked(played, known, self._steps):
            return None
        return do_as_act(played, known, self._steps)

    def close(self) -> None:
        """Nothing to give back."""


class Outside:
    """Any `Bot`, asked for an act from its view. A `ForeignBot` takes its luck from view and salt."""

    def __init__(self, bot: Bot, seconds: float | None = None) -> None:
        self.seconds = 0.0
        self._bot = bot
        self._limit = seconds
        self._rng = None if isinstance(bot, ForeignBot) else Random(0)

    def start(self) -> None:
        """Load a foreign player. Raises `PlayerError`."""
        if isinstance(self._bot, ForeignBot):
            self._bot.start()

    def begin(self, luck: int) -> None:
        """A round begins."""
        if self._rng is not None:
            self._rng.seed(luck)

    def act(self, played: Round, known: Known) -> str | None:
        """Do its act."""
        faults: list[str] = getattr(self._bot, "faults", [])
        before = len(faults)
        began = perf_counter()
        try:
            act = self._bot.decide(played.view(played.to_act), Budget(self._limit, self._rng))
        except Exception as error:
            return replaced(played, known, raised(error))
        finally:
            self.seconds = perf_counter() - began
        return do_act(played, known, act) or (faults[-1] if len(faults) > before else None)

    def close(self) -> None:
        """End its process, if it has one."""
        if isinstance(self._bot, ForeignBot):
            self._bot.close()


def do_checked(played: Round, known: Known, steps: Steps) -> bool:
    """Do the steps of one act, if the engine lists them all; otherwise nothing is done."""
    for at in range(len(steps)):
        if not played.check_step(steps[at]):
            played.take_back()
            return False
        watch_step(known, played.state, steps[at])
        played.apply_step(steps[at])
    return len(steps) > 0 and played.state.pending == NONE


def do_as_act(played: Round, known: Known, steps: Steps) -> str | None:
    """Do steps as the act they make up: of equal cards they may name another than the engine lists."""
    played.take_back()
    try:
        act = act_from(played.state, steps)
    except ValueError as error:
        return replaced(played, known, str(error))
    return do_act(played, known, act)


def do_act(played: Round, known: Known, act: Act) -> str | None:
    """Do an act and note what it shows; a safe one in its place, and why, where it isn't legal."""
    seat, pile = played.to_act, [int(face) for face in played.state.pile]
    try:
        events = played.play(act)
    except Refused as refused:
        return replaced(played, known, f"it decided “{act_text(act)}”, which is refused: {refused.code}")
    for event in events:
        watch_act(known, seat - 1, event, pile)
    return None


def replaced(played: Round, known: Known, fault: str) -> str:
    """Do a safe act in the place of one that failed."""
    do_act(played, known, safe_act(played.view(played.to_act)))
    return fault


def raised(error: Exception) -> str:
    """What a player raised."""
    return f"{type(error).__name__}: {error}"
