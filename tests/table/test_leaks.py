"""No message shows a seat or a spectator what it may not know."""

from __future__ import annotations

from typing import Any

import pytest

from domineum import games
from domineum.kernel import Match, Random
from domineum.table import show
from domineum.table.live import LiveTable
from tests.server.proofs.kinds import CONFIGS
from tests.table.leaks import leaks_of_choices, leaks_of_positions

GAMES = [("tests.example:GAME", {"players": 3}, 40), ("voidfall", CONFIGS["voidfall"], 2),
         ("revenant", CONFIGS["revenant"], 2)]  # fmt: skip


@pytest.mark.parametrize(("place", "config", "count"), GAMES, ids=str)
def test_dealing_the_unknown_again_changes_no_message(
    place: str, config: dict[str, Any], count: int
) -> None:
    game = games.find(place)
    compared = 0
    for seed in range(count):
        live = LiveTable.start(game, config, seed)
        chance = Random.stream(seed, "leaks")
        while not live.match.over:
            found, number = leaks_of_positions(live, chance)
            assert found == []
            compared += number
            question = live.match.question()
            code = chance.pick(question.options).code
            assert leaks_of_choices(live, question.seat, code, chance) == []
            live.do(question.seat, [("choose", code)], "person", "")
    assert compared > 500


def test_the_proof_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that sends the spectator a hand is found out."""
    game = games.find("tests.example:GAME")
    live = LiveTable.start(game, {"players": 2}, 1)

    def leaky(match: Match[Any], seat: int | None) -> object:
        return [str(match.state), show.question_for(match, seat)]

    monkeypatch.setattr("tests.table.leaks.messages", leaky)
    assert leaks_of_positions(live, Random(1))[0]
