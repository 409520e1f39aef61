from __future__ import annotations

from domineum.bots.random import RandomBot, play_out
from domineum.kernel import Match, Random
from domineum.kernel.record import take
from tests.example import GAME


def test_a_random_bot_chooses_every_option_sooner_or_later() -> None:
    match = Match(GAME, {}, seed=1)
    bot, question = RandomBot(Random(1)), match.question()
    chosen = {bot.decide(match.view(question.seat), question).code for _ in range(50)}
    assert chosen == {option.code for option in question.options}


def test_the_same_generator_plays_the_same_game() -> None:
    first, second = Match(GAME, {}, seed=1), Match(GAME, {}, seed=1, checkpoint_every=10**6)
    decisions = play_out(first, Random(5))
    assert play_out(second, Random(5)) == decisions
    assert first.over
    assert take(first) == take(second)
    assert decisions == sum(not made.forced for made in take(first).choices)
