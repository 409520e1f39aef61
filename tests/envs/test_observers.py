"""An observation holds what a seat may know, in the layout that is published."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from domineum import games
from domineum.kernel import Match, Random, Seat
from domineum.kernel.observer import Observer
from tests.thorough import thorough, upto

EVERY = 7
MODES = [(name, mode) for name in games.names() for mode in games.find(name).modes]


def observer(name: str) -> Observer:
    found = games.find(name).observer
    assert found is not None
    return found


def positions(name: str, mode: str, seed: int) -> Iterator[tuple[Match[Any], Seat]]:
    """Some positions of a random game, with a seat to look from."""
    game, random = games.find(name), Random.stream(seed, "observed")
    match: Match[Any] = Match(game, game.random_config(random, mode=mode), seed)
    seats, number = game.seats(match.config), 0
    while not match.over:
        number += 1
        if number % EVERY == 0:
            yield match, number // EVERY % seats
        question = match.question()
        match.answer(question, random.below(len(question.options)))
    yield match, 0


@thorough
@pytest.mark.parametrize("seed", range(upto(2, 40)))
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_an_observation_fits_its_layout_and_shows_nothing_hidden(
    name: str, mode: str, seed: int
) -> None:
    """What a seat may not know is dealt again, and every number stays."""
    look = observer(name)
    sizes = {block.name: block.size for block in look.blocks}
    for match, seat in positions(name, mode, seed):
        seen = look.observe(match.state, seat)
        assert {block: len(numbers) for block, numbers in seen.items()} == sizes
        twin = match.state.copy()
        match.game.redeal(twin, seat, Random(seed))
        assert look.observe(twin, seat) == seen


def number(name: str, seen: Mapping[str, Sequence[int]], block: str, row: str, column: str) -> int:
    """One number of an observation, by the names in the layout."""
    found = next(b for b in observer(name).blocks if b.name == block)
    place = found.rows.index(row) * len(found.columns) + found.columns.index(column)
    return seen[block][place]


def test_the_own_seat_comes_first_and_the_others_follow_it() -> None:
    match, _ = next(positions("voidfall", "competitive", 5))
    match.state.players[0].influence, match.state.players[1].influence = 31, 47
    home = match.state.home(1)
    for seat, own, other in ((0, 31, 47), (1, 47, 31)):
        seen = observer("voidfall").observe(match.state, seat)
        assert number("voidfall", seen, "players", "player 1", "influence") == own
        assert number("voidfall", seen, "players", "player 2", "influence") == other
        owner = number("voidfall", seen, "sectors", f"sector {home}", "owner")
        assert owner == 2 - seat


def test_the_side_of_an_origin_is_seen() -> None:
    match, _ = next(positions("voidfall", "competitive", 5))
    for side, expected in (("A", 0), ("B", 1)):
        match.state.players[0].side = side
        seen = observer("voidfall").observe(match.state, 0)
        assert number("voidfall", seen, "players", "player 1", "side") == expected


def test_cards_stand_in_the_columns_of_their_ids() -> None:
    match, _ = next(positions("voidfall", "competitive", 5))
    me, other = match.state.players[:2]
    me.technologies, me.agendas = {"shields": 2}, ["the-directive"]
    me.hand, me.discard, other.chosen_focus = ["politics"], ["conquest"], other.hand[0]
    seen = observer("voidfall").observe(match.state, 0)
    for block, row, column, expected in (
        ("technologies", "player 1", "shields", 2),
        ("agendas", "own hand", "the-directive", 1),
        ("focuses", "player 1", "politics", 1),
        ("focuses", "player 1", "conquest", 2),
        ("focuses", "player 2", other.hand[0], 1),
    ):
        assert number("voidfall", seen, block, row, column) == expected


def test_technologies_that_the_voidborn_took_are_shown_by_their_level() -> None:
    """V-479: consumed Technologies, basic or improved, count for the Voidborn."""
    match, _ = next(positions("voidfall", "solo", 5))
    match.state.void.consumed = ["shields", "shields", "torpedoes+"]
    seen = observer("voidfall").observe(match.state, 0)
    for row, column, expected in (
        ("consumed", "shields", 2), ("improved consumed", "shields", 0),
        ("consumed", "torpedoes", 0), ("improved consumed", "torpedoes", 1),
    ):  # fmt: skip
        assert number("voidfall", seen, "technologies", row, column) == expected


def test_revenant_shows_ships_hands_and_houses() -> None:
    match, _ = next(positions("revenant", "competitive", 5))
    fleet = match.state
    fleet.damage[3], fleet.players[1].rank = 2, 3
    seen = observer("revenant").observe(fleet, 0)
    assert number("revenant", seen, "ships", "belitan-shuttle", "damage") == 2
    assert number("revenant", seen, "players", "player 2", "rank") == 3
    for card in fleet.players[0].hand:
        assert number("revenant", seen, "cards", "own hand", card) == 1
    mine = fleet.players[1]
    seen = observer("revenant").observe(fleet, 1)
    assert sum(seen["cards"]) == len(mine.hand) + len(mine.dropped) == 4
