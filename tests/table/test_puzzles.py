"""Puzzles: the search finds what brute force finds, and what is shipped can be solved today."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.bots.habits import habits_of
from domineum.kernel import BadData, DomineumError, Match, Random
from domineum.kernel.goals import Aim
from domineum.table.puzzles import mining, puzzle
from domineum.table.puzzles.lines import Frame, begun, goals_of, made_since, settled
from domineum.table.puzzles.mining import Limits, Quota
from domineum.table.puzzles.puzzle import Puzzle
from domineum.table.puzzles.rating import PLANS, rate
from domineum.table.puzzles.search import Found, Tree, best, explore
from tests.example import GAME as LANTERNS
from tests.example.positions import keeper, night, table
from tests.kernel.table import Script

MANY = 100_000
POURING = {
    "two harbours are nearly full": ((3, -1), (2, -1), (0, -1)),
    "one is taken": ((4, 1), (3, -1), (3, -1)),
    "all are empty": ((0, -1), (0, -1), (0, -1)),
}
Ways = set[frozenset[tuple[str, int]]]


def pouring(harbours: tuple[tuple[int, int], ...], oil: int = 3) -> Match[Any]:
    """Seat 0 may pour its oil, then all draw."""
    keepers = keeper("sun 1, moon 2", oil), keeper("moon 3", 1)
    return table(night(*keepers, steps=[("pour", 0), ("draw",)], harbours=harbours))


def lines(match: Match[Any], seat: int) -> Iterator[tuple[list[tuple[str, str]], Match[Any], bool]]:
    """All lines by brute force: topics and codes, where they lead, and whether that counts."""
    frame = Frame.of(match, seat)

    def onward(here: Match[Any], done: list[tuple[str, str]]) -> Iterator[Any]:
        question = here.question(seat)
        for option in question.options:
            twin, length = here.copy(), len(here.history)
            twin.choose(option.code, seat)
            line = [*done, (question.topic, option.code)]
            stop = frame.stop(twin, made_since(twin, length))
            yield line, twin, bool(stop) or settled(twin)
            if not stop:
                yield from onward(twin, line)

    root = begun(match)
    yield [], root, True
    yield from onward(root, [])


def by_force(match: Match[Any], seat: int, aim: Aim) -> tuple[int, Ways] | None:
    """The best worth, and the smallest sets of deeds that lead there."""
    goals, found, most = goals_of(match.game), list[Any](), None
    for line, here, counts in lines(match, seat):
        worth = goals.worth(aim, here.state, seat) if counts else None
        if worth is not None and (most is None or worth >= most):
            found = [*found, line] if worth == most else [line]
            most = worth
    ways = {_way([code for topic, code in line if topic in goals.deeds]) for line in found}
    return None if most is None else (most, {w for w in ways if not any(v < w for v in ways)})


def _way(codes: list[str]) -> frozenset[tuple[str, int]]:
    return frozenset((code, codes[:n].count(code) + 1) for n, code in enumerate(codes))


@pytest.mark.parametrize("merge", [True, False])
@pytest.mark.parametrize("name", POURING)
def test_the_search_finds_what_brute_force_finds(name: str, merge: bool) -> None:
    match = pouring(POURING[name])
    aims = [*LANTERNS.goals.aims(match.state, 0)]
    tree = explore(match, 0, aims, MANY, merge=merge)
    assert tree is not None
    for number, aim in enumerate(aims):
        found, expected = best(tree, number), by_force(match, 0, aim)
        assert (found is None) == (expected is None), aim
        if found is not None and expected is not None:
            assert found.worth == expected[0], aim
            if found.ways:
                assert {*found.ways} == expected[1], aim
            else:
                assert len(expected[1]) > 6, aim


def test_a_best_line_is_the_shortest_one() -> None:
    match = pouring(POURING["two harbours are nearly full"])
    tree = explore(match, 0, [Aim("points", {})], MANY)
    assert tree is not None
    assert best(tree, 0) == Found(
        10, (_way(["pour 0", "pour 1", "pour 1"]),), ("pour 0", "pour 1", "pour 1")
    )


def test_a_search_that_is_too_large_is_given_up() -> None:
    match = pouring(POURING["all are empty"])
    tree = explore(match, 0, [Aim("points", {})], MANY)
    assert tree is not None
    places = len(tree.edges)
    assert explore(match, 0, [Aim("points", {})], places) is not None
    assert explore(match, 0, [Aim("points", {})], places - 1) is None
    assert explore(match, 0, [Aim("points", {})], places, late=lambda: True) is None


def test_counting_stops_where_something_is_drawn() -> None:
    match = begun(pouring(POURING["all are empty"], oil=1))
    frame, length = Frame.of(match, 0), len(match.history)
    match.choose("pour 0", 0)
    assert frame.stop(match, made_since(match, length)) == "chance"


def test_a_harder_aim_takes_more_plans() -> None:
    match = pouring(POURING["two harbours are nearly full"])
    easy, hard = (rate(match, 0, Aim("points", {}), worth, 1) for worth in (5, 10))
    assert 1 <= easy.plans <= hard.plans <= PLANS["cadet"]
    assert (easy.level, easy.rank) == (1, "cadet")
    never = rate(match, 0, Aim("points", {}), 11, 1)
    assert (never.plans, never.level, never.rank) == (PLANS["admiral"] + 1, 4, "")


def test_games_without_goals_have_no_puzzles() -> None:
    with pytest.raises(DomineumError, match="no puzzles"):
        goals_of(Script())
    assert puzzle.shipped(Script()) == []


# -- a puzzle ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def mined() -> Puzzle:
    """A puzzle of the example game."""
    limits = Limits(places=2_000)
    found = mining.mine(LANTERNS, 1, Quota(9), limits, lambda _: None, lambda: False)
    return next(found)


def test_a_mined_puzzle_is_right_and_mined_again_the_same(mined: Puzzle) -> None:
    assert [*puzzle.problems(mined, LANTERNS)] == []
    assert mining.remade(mined, LANTERNS, Limits(places=2_000)) == mined
    assert puzzle.today(mined, LANTERNS) == mined


def test_a_puzzle_says_how_far_a_line_has_come(mined: Puzzle) -> None:
    start = puzzle.progress(mined, LANTERNS, [])
    assert (start.solved, start.stop, start.counted) == (-1, "", 0)
    assert not all(term.met for term in start.terms)
    end = puzzle.progress(mined, LANTERNS, mined.solution)
    assert end.solved == len(mined.solution)
    assert all(term.met for term in end.terms)
    assert puzzle.needs(end.terms) == mined.needs


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"solution": ["stop"]}, "the aim is reached after -1 of 1 choices"),
        ({"deeds": []}, "the solution does"),
        ({"kind": "moon"}, "there is no aim 'moon'"),
        ({"solution": ["dance"]}, "does not fit these rules"),
        ({"needs": {"points": 99}}, "it needs"),
    ],
)
def test_what_is_wrong_is_named(mined: Puzzle, change: dict[str, Any], problem: str) -> None:
    assert any(problem in found for found in puzzle.problems(replace(mined, **change), LANTERNS))


def test_puzzles_are_read_as_they_were_written(mined: Puzzle, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    assert puzzle.read(path) == []
    puzzle.write(path, [mined])
    assert puzzle.read(path) == [mined]
    path.write_text("[{]")
    with pytest.raises(BadData):
        puzzle.read(path)


# -- the games -----------------------------------------------------------------------------------


def small(name: str, mode: str, seed: int, most: int) -> tuple[Match[Any], int, list[Aim]]:
    """The first position of a game by habits that has few lines, but not too few."""
    game = games.find(name)
    config = game.random_config(Random.stream(seed, "config"), mode=mode)
    match: Match[Any] = Match(game, config, seed)
    chance, habits = Random.stream(seed, "habits"), habits_of(game)
    while not match.over:
        question = match.question()
        here = begun(match)
        if settled(here) and Frame.of(here, question.seat).open(here):
            aims = [*goals_of(game).aims(here.state, question.seat)]
            if not most / 8 < mining.guess(here, question.seat, [], Random(1)).size < 2 * most:
                match.answer(question, habits.guess(question, chance))
                continue
            tree = explore(here, question.seat, aims, most, merge=False)
            if tree is not None and len(tree.edges) > most // 8:
                return here, question.seat, aims
        match.answer(question, habits.guess(question, chance))
    raise AssertionError("there is no such position")


@pytest.mark.parametrize(
    ("name", "mode"),
    [("voidfall", "competitive"), ("voidfall", "solo"), ("revenant", "competitive")],
)
def test_merging_equal_states_changes_no_result(name: str, mode: str) -> None:
    """Nor does making choices in one order of which only the order differs."""
    match, seat, aims = small(name, mode, 2, 600)
    merged, apart = (explore(match, seat, aims, MANY, merge=merge) for merge in (True, False))
    assert merged is not None
    assert apart is not None
    assert len(merged.edges) <= len(apart.edges)
    for number, aim in enumerate(aims):
        assert _result(merged, number) == _result(apart, number), aim


def _result(tree: Tree, number: int) -> object:
    found = best(tree, number)
    return found and (found.worth, found.ways, len(found.line))


@pytest.mark.parametrize("name", games.names())
def test_terms_are_met_exactly_where_the_worth_is_needed(name: str) -> None:
    match, seat, aims = small(name, "solo", 3, 250)
    goals, before = goals_of(match.game), match.state.copy()
    for number, (_, here, counts) in enumerate(lines(match, seat)):
        if not counts or number % 5:
            continue
        for aim in aims:
            worth = goals.worth(aim, here.state, seat)
            for need in (3, worth or 0, (worth or 0) + 1):
                terms = goals.terms(aim, before, here.state, seat, need)
                assert all(term.met for term in terms) == (worth is not None and worth >= need), aim


@pytest.mark.parametrize("name", games.names())
def test_every_kind_and_every_term_has_its_words(name: str) -> None:
    game, (match, seat, aims) = games.find(name), small(name, "solo", 3, 250)
    goals = goals_of(game)
    wanted = [f"puzzle-{more}{kind}" for kind in goals.kinds for more in ("", "kind-")]
    for aim in aims:
        terms = goals.terms(aim, match.state, match.state, seat, 3)
        wanted += [term.name.key for term in terms]
    assert [key for key in wanted if key not in game.catalogue] == []


@pytest.mark.parametrize("name", games.names())
def test_what_is_shipped_can_be_solved_by_todays_rules(name: str) -> None:
    """If not: `domineum puzzles remake`."""
    game = games.find(name)
    found = puzzle.shipped(game)
    assert len(found) >= 36
    assert len({one.kind for one in found}) >= 6
    assert [(one.id, wrong) for one in found for wrong in puzzle.problems(one, game)] == []
    assert len({one.id for one in found}) == len(found)
    assert goals_of(game).puzzles.stat().st_size < 1_000_000
    keys = {puzzle.text(one).key for one in found} | {f"puzzle-kind-{one.kind}" for one in found}
    assert [key for key in keys if key not in game.catalogue] == []
