"""What a seat is shown: the chapters of the log, the end of a turn, and what options are."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from domineum import games
from domineum.kernel import Chapter, Random, Total
from domineum.table import show
from domineum.table.live import LiveTable

GAMES = ["voidfall", "revenant"]


def begun(name: str, seed: int, players: int = 2) -> tuple[LiveTable, Random]:
    game, chance = games.find(name), Random.stream(seed, name)
    return LiveTable.start(game, game.first_config(chance, players), seed), chance


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_knows_that_a_choice_ends_the_turn(name: str) -> None:
    """It does if the chapter of the seat is over afterwards, also where something is revealed."""
    live, chance = begun(name, 4)
    endings = 0
    for _ in range(220):
        match = live.match
        if match.over:
            break
        question = match.question()
        option = chance.pick(question.options)
        before = match.game.chapter(match.state)
        foreseen = show.preview(live, question.seat, option.code)
        live.do(question.seat, [("choose", option.code)], "person", "")
        after: Chapter = match.game.chapter(match.state)
        ended = before.seat == question.seat and before != after
        assert foreseen.ends == ended, (question.topic, option.code)
        endings += ended
    assert endings > 5


@pytest.mark.parametrize("name", GAMES)
def test_the_log_comes_by_chapters_of_which_none_comes_twice(name: str) -> None:
    live, chance = begun(name, 7, 3)
    for _ in range(150):
        question = live.match.question()
        live.do(question.seat, [("choose", chance.pick(question.options).code)], "person", "")
        if live.match.why_no_undo(question.seat) is None and chance.below(4) == 0:
            live.do(question.seat, [("undo", "")], "person", "")
    log = show.log(live, None, -1)
    named = {chapter.number: chapter for chapter in log.chapters}
    found = [number for number, _ in groupby(line.chapter for line in log.lines)]
    assert len(found) == len(set(found))
    assert {chapter.seat for chapter in named.values()} == {None, 0, 1, 2}
    turns = [named[line.chapter].seat for line in log.lines if line.kind in {"selected", "boarded"}]
    assert turns == [line.seat for line in log.lines if line.kind in {"selected", "boarded"}]
    later = show.log(live, None, live.seq - 1)
    assert {line.chapter for line in later.lines} <= {c.number for c in later.chapters}
    assert show.seen(live, 0, live.seq, None).chapter.number == live.chapter


@pytest.mark.parametrize("name", GAMES)
def test_an_option_says_what_it_is_in_the_course_of_a_turn(name: str) -> None:
    game = games.find(name)
    missing = [verb for verb in game.roles if f"option-{verb}" not in game.catalogue]
    assert not missing
    live, chance = begun(name, 1)
    met = set()
    for _ in range(150):
        question = live.match.question()
        asked = show.question_for(live.match, question.seat)
        assert asked
        met |= {option.role for option in asked.options}
        live.do(question.seat, [("choose", chance.pick(question.options).code)], "person", "")
    assert {None, "on", "decline"} <= met


@pytest.mark.parametrize("name", ["voidfall", "revenant"])
def test_every_total_has_its_words_and_its_data(name: str) -> None:
    """The numbers and names that are counted are data of the events of a game."""
    game = games.find(name)
    for total in game.totals.values():
        assert f"total-{total.name}" in game.catalogue
        assert not total.thing or f"thing-{total.thing}" in game.catalogue
    met = set()
    for seed in range(3):
        live, chance = begun(name, seed, 3)
        while not live.match.over:
            question = live.match.question()
            live.match.choose(chance.pick(question.options), question.seat)
        for event in live.match.events_since():
            total = game.totals.get(event.kind, Total(""))
            assert not total.number or isinstance(event.data[total.number], int)
            assert not total.thing or total.thing in event.data
            assert not total.own or event.seat is not None
            met.add(event.kind)
    assert len(met & set(game.totals)) > len(game.totals) // 2


@pytest.mark.parametrize("name", ["voidfall", "revenant"])
def test_the_log_says_what_a_chapter_came_to(name: str) -> None:
    """Its totals, and the scores at its beginning and at its end, with what came later alone."""
    live, chance = begun(name, 5, 3)
    while not live.match.over and live.match.state.cycle < 2:
        question = live.match.question()
        live.do(question.seat, [("choose", chance.pick(question.options).code)], "person", "")
    told = show.log(live, None, -1).chapters
    assert [chapter.number for chapter in told] == sorted(chapter.number for chapter in told)
    for chapter, following in pairwise(told):
        assert chapter.after == following.before
    assert told[-1].after == live.match.game.scores(live.match.state)
    assert any(chapter.before != chapter.after for chapter in told)
    later = show.log(live, None, live.seq - 40).chapters
    assert 0 < len(later) < len(told)
    assert later == told[-len(later) :]
    turn = next(c for c in told if c.seat is not None and c.totals)
    assert {total.seat for total in turn.totals} <= {turn.seat, None}


def test_what_was_taken_back_is_not_added_up() -> None:
    live, chance = begun("revenant", 5)
    while live.match.game.chapter(live.match.state).seat is None:
        question = live.match.question()
        live.do(question.seat, [("choose", chance.pick(question.options).code)], "person", "")
    before = show.log(live, None, -1).chapters
    seat = live.match.question().seat
    while live.match.why_no_undo(seat) is not None or live.match.question().topic != "revenant.end":
        question = live.match.question()
        live.do(seat, [("choose", chance.pick(question.options).code)], "person", "")
    live.reset(seat, "person", "")
    after = show.log(live, None, -1).chapters
    assert [c.totals for c in after[: len(before)]] == [c.totals for c in before]
