"""Bots play a set-up along, and a game that was played is gone through turn by turn."""

from __future__ import annotations

from datetime import date
from functools import cache

import pytest

from domineum import games
from domineum.kernel import DomineumError
from domineum.kernel.record import load
from domineum.table import daily
from domineum.table.along import Along, Played
from domineum.table.live import LiveTable
from domineum.table.review import Review
from domineum.table.setup_codes import Setup
from domineum.table.walk import Walk

REVENANT = games.find("revenant")
DAY = date(2026, 11, 19)


@cache
def played(name: str = "revenant", bot: str = "cadet") -> Played:
    along = Along(daily.setup_of(games.find(name), DAY), games.find(name), bot)
    while True:
        now = along.turn()
        if now.result is not None:
            return now


def test_a_rank_plays_the_same_game_again() -> None:
    first = played()
    played.cache_clear()
    assert played() == first


def test_a_game_that_was_stopped_goes_on_as_it_would_have() -> None:
    setup = daily.setup_of(REVENANT, DAY)
    along = Along(setup, REVENANT, "cadet")
    begun = [along.turn() for _ in range(5)][-1]
    assert begun.result is None
    again = Along(setup, REVENANT, "cadet", load(begun.record))
    now = again.turn()
    while now.result is None:
        now = again.turn()
    assert now.record == played().record


def test_bots_of_the_set_up_keep_their_seats() -> None:
    """The person's seat is that of the rank; the day's veteran plays against it."""
    setup = daily.setup_of(games.find("voidfall"), DAY)
    assert Along(setup, games.find("voidfall"), "random").bots == ["random", "captain"]


def test_a_set_up_without_a_seed_cannot_be_compared() -> None:
    config = daily.setup_of(REVENANT, DAY).config
    with pytest.raises(DomineumError, match="no seed"):
        Along(Setup("revenant", config, [], None), REVENANT, "cadet")


def test_a_walk_shows_every_turn_as_it_was_played() -> None:
    record = load(played().record)
    walk = Walk(record, REVENANT)
    turns = [walk.played(number) for number in range(len(walk.turns))]
    live = LiveTable.resume(record, REVENANT)
    assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    assert turns[-1].end == live.seq == walk.end
    assert walk.final == [float(score) for score in walk.scores]
    own = [turn for turn in turns if turn.seat == 0]
    assert len(own) == 12, "four Cycles of three rounds"
    assert all(turn.codes and len(turn.projected) == 1 for turn in turns if turn.seat == 0)
    titles = [str(turn.title) for turn in turns]
    assert len(set(titles)) == len(titles), "turns of two games are told apart by their titles"


def test_a_walk_may_begin_later() -> None:
    record = load(played().record)
    whole, later = Walk(record, REVENANT), Walk(record, REVENANT)
    assert [whole.played(n) for n in range(9)][7:] == [later.played(7), later.played(8)]


def test_a_review_says_the_same_of_how_it_was_played() -> None:
    record = load(played().record)
    review, walk = Review(record, REVENANT, "cadet"), Walk(record, REVENANT)
    for number in range(4):
        told, shown = review.next(), walk.played(number)
        for name in ("title", "at", "end", "projected", "others", "played", "codes", "seat"):
            assert getattr(told, name) == getattr(shown, name)
