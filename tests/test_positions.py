"""Any position of both games can be written down as plain data and played on from there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from domineum.games import find, names
from domineum.kernel import Random
from tests.kernel.test_position import check_positions
from tests.thorough import thorough, upto


def kinds() -> Iterator[tuple[str, str, int]]:
    for name in names():
        for mode, players in find(name).modes.items():
            yield from ((name, mode, number) for number in players)


@thorough
@pytest.mark.parametrize(("name", "mode", "players"), [*kinds()])
def test_a_position_of_every_mode_is_the_game(name: str, mode: str, players: int) -> None:
    game = find(name)
    for seed in range(upto(1, 12)):
        config = game.random_config(Random.stream(seed, mode), mode=mode, players=players)
        check_positions(game, config, seed, every=upto(23, 3))
