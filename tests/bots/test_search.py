"""The search finds plans that can be followed and that get better; it knows no game."""

from __future__ import annotations

from typing import Any

import pytest

from domineum import games
from domineum.bots.admiral import Admiral
from domineum.bots.habits import Habits
from domineum.bots.planner import Planner
from domineum.bots.search import Guide, Search, plainly
from domineum.bots.seat import SeatAtTable
from domineum.bots.values import evaluator
from domineum.kernel import Choice, Match, Random
from domineum.kernel.state import digest


def started(game: str, seed: int = 1) -> Match[Any]:
    """A game for two at the first turn that somebody takes."""
    config = games.first_config(game, 2, Random(seed))
    match: Match[Any] = Match(games.find(game), config, seed)
    while match.game.chapter(match.state).seat is None:
        match.answer(match.question(), 0)
    return match


def search(match: Match[Any], tries: int) -> Search:
    found = Search([match], match.question().seat, Random(5), evaluator(match.game))
    found.improve(tries, lambda: False)
    return found


@pytest.mark.parametrize("game", games.names())
def test_a_plan_leads_where_it_says(game: str) -> None:
    match = started(game)
    found = search(match, 60)
    best = found.best[0]
    again = found.play(0, Guide(best.codes))
    assert again.codes == best.codes
    assert again.worth == best.worth
    assert found.best == sorted(found.best, key=lambda plan: -plan.worth)


def unusual(match: Match[Any], codes: list[str]) -> int:
    """How many answers of a plan are others than the usual ones."""
    twin, count = match.copy(), 0
    for code in codes:
        question = twin.question()
        index = question.find(code)
        if index < 0:
            break
        meant = question.usual
        count += meant is not None and meant.code != code
        twin.answer(question, index)
    return count


def test_usual_answers_are_given_where_they_are_no_worse() -> None:
    match = started("voidfall")
    found = search(match, 60)
    plans = [(plan, plainly(found, plan)) for plan in found.best]
    for plan, plain in plans:
        assert found.play(0, Guide(plain.codes)).worth >= plan.worth
    before, after = (
        sum(unusual(match, p.codes[: p.now]) for p in some) for some in zip(*plans, strict=True)
    )
    assert after < before


@pytest.mark.parametrize("game", games.names())
def test_longer_searches_find_better_plans(game: str) -> None:
    match = started(game)
    first, last = search(match, 12).best[0], search(match, 300).best[0]
    assert last.worth > first.worth


@pytest.mark.parametrize("game", games.names())
def test_a_plan_ends_with_the_turn(game: str) -> None:
    match = started(game)
    seat = match.question().seat
    plan = search(match, 20).best[0]
    for code in plan.codes:
        assert match.game.chapter(match.state).seat == seat
        while match.question().seat != seat:
            match.answer(match.question(), 0)
        match.choose(code, seat)
    assert match.game.chapter(match.state).seat != seat


@pytest.mark.parametrize("game", games.names())
def test_a_longer_plan_goes_on_to_the_end_of_the_next_turn(game: str) -> None:
    match = started(game)
    seat = match.question().seat
    found = Search([match], seat, Random(5), evaluator(match.game), turns=2)
    plan = found.play(0, Guide([]))
    chapters = []
    twin = match.copy()
    again = Search([twin], seat, Random(5), evaluator(match.game), turns=2)
    assert again.go_on(twin, Guide(plan.codes)).codes[: plan.now] == plan.codes[: plan.now]
    for code in plan.codes[: plan.now]:
        while match.question().seat != seat:
            match.answer(match.question(), 0)
        chapters.append(match.game.chapter(match.state))
        match.choose(code, seat)
    assert all(chapter == chapters[0] for chapter in chapters)
    assert match.game.chapter(match.state) not in chapters
    assert 0 < plan.now < len(plan.codes)
    assert twin.game.chapter(twin.state) not in chapters


@pytest.mark.parametrize("game", games.names())
def test_the_others_reply_as_foreseen(game: str) -> None:
    match = started(game)
    seat = match.question().seat
    found = search(match, 60)
    admiral = Admiral(Random(3), 99, 200)
    replies = admiral.foresee(match, found)
    assert set(replies) == {1 - seat}
    best = found.best[0]
    twin = match.copy()
    longer = Search([twin], seat, Random(5), evaluator(match.game), turns=2)
    longer.go_on(twin, Guide(best.codes), replies)
    added = [one for one in twin.history[len(match.history) :] if isinstance(one, Choice)]
    codes = [one.code for one in added if one.seat != seat and not one.forced]
    assert codes[: len(replies[1 - seat])] == replies[1 - seat]


def test_every_first_option_is_tried() -> None:
    match = started("voidfall")
    question = match.question()
    found = search(match, len(question.options))
    assert {plan.codes[0] for plan in found.best} == {option.code for option in question.options}


def test_a_guide_follows_its_codes_and_changes_one() -> None:
    question = started("voidfall").question()
    codes = [option.code for option in question.options]
    assert Guide(codes[2:3]).choose(question, Random(1), Habits({})) == 2
    changed = {
        Guide(codes[2:3], [0]).choose(question, Random(seed), Habits({})) for seed in range(50)
    }
    assert changed == set(range(len(codes))) - {2}
    skipping = Guide(["nothing", "like that", codes[1]])
    assert skipping.choose(question, Random(1), Habits({})) == 1


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("bot", [Planner(Random(3), 40, 99, samples=3), Admiral(Random(3), 0.3)])
def test_thinking_changes_nothing_at_the_table(game: str, bot: Planner) -> None:
    match = started(game)
    before, question = digest(match.state), match.question()
    bot.sit(SeatAtTable(match, question.seat))
    assert question.find(bot.decide({}, question)) >= 0
    assert digest(match.state) == before
    assert match.question() is question


def test_a_planner_plays_the_same_with_the_same_generator() -> None:
    chosen = []
    for _ in range(2):
        match = started("voidfall")
        bot = Planner(Random(3), 40, 99, samples=2)
        for _ in range(8):
            question = match.question()
            bot.sit(SeatAtTable(match, question.seat))
            match.choose(bot.decide({}, question), question.seat)
        chosen.append([entry.code for entry in match.history])  # type: ignore[union-attr]
    assert chosen[0] == chosen[1]
