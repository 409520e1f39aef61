"""Who meets whom, where, and how often."""

from __future__ import annotations

from collections import Counter

import pytest

from domineum import games
from domineum.arena.tournament import Tournament, blocks, command, from_plain, to_plain
from domineum.kernel import DomineumError

VOIDFALL = Tournament("voidfall", ("captain", "cadet"), players=2)


def test_a_seed_is_played_through_all_rotations_of_the_seats() -> None:
    tournament = Tournament("voidfall", ("a", "b", "c"), players=3, games=3)
    (block,) = blocks(tournament)
    lineups = [lineup for _, lineup in block.games]
    assert lineups == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    for seat in range(3):
        assert {lineup[seat] for lineup in lineups} == {"a", "b", "c"}


def test_rotations_that_are_the_same_are_played_once() -> None:
    tournament = Tournament("voidfall", ("a", "b", "b", "b"), players=4, games=4)
    (block,) = blocks(tournament)
    assert [lineup.index("a") for _, lineup in block.games] == [0, 3, 2, 1]


def test_houses_change_their_seats_when_that_is_asked_for() -> None:
    tournament = Tournament("voidfall", ("a",), players=3, games=3, swap_houses=True)
    (block,) = blocks(tournament)
    table = games.find("voidfall").arena
    dealt = table.deal(tournament.wishes, block.seed)
    seats = [table.turn(dealt, turned)["houses"] for turned, _ in block.games]
    for seat in range(3):
        assert len({str(houses[seat]) for houses in seats}) == 3  # type: ignore[index]


def test_all_who_fit_at_a_table_meet_on_the_same_seeds() -> None:
    tournament = Tournament("voidfall", ("a", "b", "c"), players=2, games=10)
    found = list(blocks(tournament))
    assert Counter(block.lineup for block in found) == {("a", "b"): 2, ("a", "c"): 2, ("b", "c"): 2}
    assert [block.number for block in found] == list(range(6))
    assert [block.seed for block in found] == [0, 0, 0, 1, 1, 1]


def test_together_every_bot_has_a_team_of_its_own() -> None:
    tournament = Tournament("voidfall", ("a", "b"), mode="coop", players=3, games=4)
    assert [block.lineup for block in blocks(tournament)][:2] == [("a",) * 3, ("b",) * 3]


def test_maps_follow_each_other_and_a_seed_gives_the_same_table() -> None:
    table = games.find("voidfall").arena
    maps = [table.deal(VOIDFALL.wishes, seed)["scenario"] for seed in range(10)]
    assert len(set(maps[:5])) == 5
    assert maps[:5] == maps[5:]
    assert table.deal(VOIDFALL.wishes, 3) == table.deal(VOIDFALL.wishes, 3)


def test_competitive_games_are_not_played_on_tutorials() -> None:
    tournament = Tournament("voidfall", ("a",))
    table = games.find("voidfall").arena
    maps = {str(table.deal(tournament.wishes, seed)["scenario"]) for seed in range(40)}
    assert len(maps) == 15
    assert not any("lantern" in name for name in maps)


@pytest.mark.parametrize("name", ["c011", "C011"])
def test_a_map_is_named_by_its_id_or_its_printed_number(name: str) -> None:
    tournament = Tournament("voidfall", ("a",), mode="solo", scenarios=(name,), difficulty="hard")
    tournament.check()
    config = games.find("voidfall").arena.deal(tournament.wishes, 9)
    assert (config["scenario"], config["difficulty"]) == ("c011", "hard")


def test_revenant_is_dealt_for_two_three_and_four() -> None:
    tournament = Tournament("revenant", ("a",))
    assert [tournament.seats(seed) for seed in range(4)] == [2, 3, 4, 2]


@pytest.mark.parametrize(
    ("tournament", "problem"),
    [
        (Tournament("go", ("a",)), "there is no game 'go'"),
        (Tournament("voidfall", ("a",), mode="blitz"), "--mode: expected competitive, coop, solo"),
        (Tournament("voidfall", ("a",), players=7), "--players: expected 2, 3, 4, found 7"),
        (Tournament("voidfall", ("a", "b"), players=3), "3 seats need 3 bots"),
        (Tournament("voidfall", ("a", "b")), "say how many players meet"),
        (Tournament("voidfall", ()), "--bots: expected at least one bot"),
        (Tournament("voidfall", ("a",), games=0), "--games: expected a number from 1"),
        (Tournament("voidfall", ("a",), seconds=0), "--seconds: expected a number from 1"),
        (Tournament("voidfall", ("a",), seed=-1), "--seed: expected a number from 0"),
        (Tournament("voidfall", ("a",), scenarios=("atlantis",)), "there is no 'atlantis'"),
        (Tournament("voidfall", ("a",), difficulty="easy"), "a competitive game has none"),
        (Tournament("voidfall", ("a",), houses=("stark",)), "there is no House 'stark'"),
        (Tournament("voidfall", ("a",), mode="tutorial", players=1, difficulty="easy"), "has none"),
        (Tournament("revenant", ("a",), scenarios=("x",)), "Revenant has no maps"),
        (Tournament("revenant", ("a",), players=1), "--players: expected 2, 3, 4, found 1"),
        (Tournament("revenant", ("a",), difficulty="admiral"), "only the solo game has levels"),
        (Tournament("revenant", ("a",), mode="solo", difficulty="god"), "expected cadet, captain"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(
    tournament: Tournament, problem: str
) -> None:
    with pytest.raises(DomineumError, match=problem):
        tournament.check()


def test_a_tournament_is_stored_and_read() -> None:
    tournament = Tournament(
        "voidfall", ("a", "b"), players=2, houses=("valnis", "zenor"), swap_houses=True
    )
    assert from_plain(to_plain(tournament)) == tournament
    with pytest.raises(DomineumError, match="not the plan"):
        from_plain({"game": "voidfall"})


def test_the_command_says_all_that_decides_what_is_played() -> None:
    tournament = Tournament(
        "voidfall", ("a", "./b c.py:B"), 7, 3, "coop", 2, ("dc21",), difficulty="hard"
    )
    assert command(tournament) == (
        "domineum arena run --game voidfall --mode coop --players 2 --scenario dc21 "
        "--difficulty hard --bots 'a,./b c.py:B' --games 7 --seed 3"
    )
    fair = Tournament("revenant", ("cadet",), 7, 3, swap_houses=True, balance=True)
    assert command(fair) == "domineum arena balance --game revenant --bot cadet --games 7 --seed 3"
