"""What a seat is shown: the chapters of the log, the end of a turn, and what options are."""

from __future__ import annotations

from itertools import groupby

import pytest

from domineum import games
from domineum.kernel import Chapter, Random
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
