"""Whole random games, saved, loaded and played again, with rivals and against the Voidborn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domineum.kernel import Match
from domineum.kernel.record import load, replay, take
from domineum.kernel.state import digest
from domineum.voidfall import GAME
from domineum.voidfall.state import Voidfall
from tests.voidfall import players, void_players
from tests.voidfall.players import Player, play

Start = Callable[[int], Match[Voidfall]]
RIVALS, VOID = players.start, void_players.start


@pytest.mark.parametrize(
    ("start", "player", "number"),
    [
        *((RIVALS, players.careless, number) for number in range(5, 84, 16)),
        *((VOID, void_players.careful, number) for number in range(3, 54, 10)),
    ],
)
def test_a_saved_game_loads_to_the_same_end(start: Start, player: Player, number: int) -> None:
    match = start(number)
    for _ in play(match, player, number):
        pass
    record = take(match)
    assert load(record.to_text()) == load(record.to_json()) == record
    assert digest(replay(record, GAME).state) == digest(match.copy().state) == record.digest


@pytest.mark.parametrize(
    ("start", "player", "number"),
    [
        *((RIVALS, players.keen, number) for number in range(0, 84, 20)),
        *((VOID, void_players.careful, number) for number in range(0, 54, 13)),
    ],
)
def test_the_same_choices_lead_to_the_same_game(start: Start, player: Player, number: int) -> None:
    """Equal seeds and equal choices give equal states, whatever is looked at in between. [V-285]"""
    match, twin = start(number), start(number)
    twins = play(twin, player, number)
    for _ in play(match, player, number):
        match.view(0)
        next(twins)
        assert match.state == twin.state
