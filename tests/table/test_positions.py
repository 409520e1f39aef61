"""Every earlier position is the one that was there, however it is reached."""

from __future__ import annotations

from typing import Any

import pytest

from domineum import games
from domineum.kernel import Choice, Match, Random
from domineum.table.live import Command, LiveTable
from domineum.table.positions import EVERY, TABLES, Positions, Replay
from tests.server.proofs.kinds import CONFIGS

GAMES = [("tests.example:GAME", {"players": 3}), ("voidfall", CONFIGS["voidfall"]),
         ("revenant", CONFIGS["revenant"])]  # fmt: skip


def restless(live: LiveTable, chance: Random) -> list[Any]:
    """Play a game with many undos; return what a spectator saw after each entry."""
    seen: list[Any] = [live.match.view(None)]
    while not live.match.over:
        question = chance.pick(live.match.questions)
        command: Command = ("choose", chance.pick(question.options).code)
        if chance.below(4) == 0 and live.match.why_no_undo(question.seat) is None:
            command = ("undo", "")
        elif chance.below(2) == 0 and live.may_redo(question.seat):
            command = ("redo", "")
        live.do(question.seat, [command], "person", "")
        seen.append(live.match.view(None))
    return seen


@pytest.mark.parametrize(("place", "config"), GAMES, ids=str)
def test_a_position_does_not_depend_on_where_the_walk_begins(
    place: str, config: dict[str, Any]
) -> None:
    game = games.find(place)
    live = LiveTable.start(game, config, 3)
    seen = restless(live, Random.stream(3, "positions"))
    kinds = {entry.kind for entry in live.entries}
    assert kinds == {"choose", "undo", "redo"}
    replay = Replay(game, config, 3)
    order = list(range(len(seen)))
    Random(5).shuffle(order)
    for at in order:
        assert replay.after(live.entries[:at]).view(None) == seen[at], at
    if len(seen) > 2 * EVERY:
        assert len(replay._copies) > 2


@pytest.mark.parametrize(("place", "config"), GAMES, ids=str)
def test_chapters_come_in_order_and_only_once(place: str, config: dict[str, Any]) -> None:
    game = games.find(place)
    live = LiveTable.start(game, config, 4)
    restless(live, Random.stream(4, "chapters"))
    titles = [str(part.chapter) for part in live.chapters]
    assert len({*titles}) == len(titles) > 3
    assert [part.seq for part in live.chapters] == sorted({part.seq for part in live.chapters})
    straight = LiveTable.start(game, config, 4)
    for entry in live.match.history:
        if isinstance(entry, Choice) and not entry.forced:
            straight.do(entry.seat, [("choose", entry.code)], "person", "")
    assert [str(part.chapter) for part in straight.chapters] == titles
    assert [part.scores for part in straight.chapters] == [part.scores for part in live.chapters]
    for part in live.chapters:
        for language in ("en", "pl"):
            text = game.catalogue.render(part.chapter.title, language)
            assert "[" not in text
            assert "{" not in text


def test_the_number_of_walks_is_limited() -> None:
    match = Match(games.find("tests.example:GAME"), {"players": 2}, 1)
    positions = Positions()
    first = positions.replay("table 0", match)
    for number in range(1, TABLES):
        positions.replay(f"table {number}", match)
    assert positions.replay("table 0", match) is first
    positions.replay("another", match)
    assert positions.replay("table 0", match) is first
    assert positions.replay("table 2", match) is not None
    assert len(positions._replays) == TABLES
