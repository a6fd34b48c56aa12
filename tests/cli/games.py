"""Games between computer players, as records."""

from __future__ import annotations

from random import Random

from escalera.bots import Budget, GreedyBot, RandomBot
from escalera.engine.match import Match, RoundResult
from escalera.engine.rounds import Round
from escalera.notation import Move, Record, RoundRecord
from escalera.rules import Rules


def game(rules: Rules, players: int, seed: int, rounds: int = 1) -> Record:
    """A game of so many rounds, or of as many as the match has; every round with its score."""
    rng = Random(seed)
    match = Match(rules, players, dealer=rng.randint(1, players))
    totals = tuple(match.totals)
    written: list[RoundRecord] = []
    while len(written) < rounds and not match.finished:
        written.append(one_round(match, rng))
    return Record(rules, players, totals, rounds=tuple(written))


def one_round(match: Match, rng: Random) -> RoundRecord:
    """Deal a round and play it to its end."""
    stock = match.rules.pack()
    rng.shuffle(stock)
    number, dealer = match.next_number, match.dealer
    moves = play(match.deal(stock), rng)
    return RoundRecord(number, dealer, tuple(stock), moves, score=scores(match.score_round()))


def play(dealt: Round, rng: Random) -> tuple[Move, ...]:
    """Let a greedy player sit at every seat but the first, where a random one does."""
    moves = []
    while not dealt.over:
        seat = dealt.to_act
        bot = RandomBot() if seat == 1 else GreedyBot()
        act = bot.decide(dealt.view(seat), Budget(rng=rng))
        dealt.play(act, seat)
        moves.append(Move(seat, act))
    return tuple(moves)


def scores(result: RoundResult) -> tuple[int, ...]:
    """What a `Score:` line holds."""
    return tuple(side.score for side in result.sides)
