"""A review says of every turn what a bot would have played instead, and what was chance."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from domineum import games
from domineum.bots import SeatAtTable, find
from domineum.kernel import DomineumError, Random
from domineum.kernel.record import Record
from domineum.table.live import LiveTable
from domineum.table.review import Review, TurnReview, turning_points, verdict_of
from tests.example import GAME as LANTERNS

TUTORIAL: dict[str, Any] = {
    "scenario": "two-lanterns",
    "houses": [{"house": "zenor"}, {"house": "dunlork"}],
}
SOLO: dict[str, Any] = {"scenario": "lantern-watch", "houses": [{"house": "valnis", "side": "A"}]}
KINDS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "rivals": ("voidfall", TUTORIAL, ["random", "cadet"]),
    "solo": ("voidfall", SOLO, ["random"]),
    "revenant": ("revenant", {"players": 2}, ["cadet", "random"]),
}


def play(name: str, config: dict[str, Any], bots: list[str], seed: int = 5) -> LiveTable:
    """A whole game of bots."""
    live = LiveTable.start(games.find(name), config, seed)
    match = live.match
    seated = [find(bot, match.game, Random.stream(seed, f"bot {n}")) for n, bot in enumerate(bots)]
    for seat, bot in enumerate(seated):
        bot.sit(SeatAtTable(match, seat))
    while not match.over:
        question = match.question()
        made = seated[question.seat].decide(match.view(question.seat), question)
        live.do(
            question.seat, [("choose", made if isinstance(made, str) else made.code)], "bot", ""
        )
    return live


@cache
def record(kind: str) -> Record:
    return play(*KINDS[kind]).recorder.record()


@cache
def reviewed(kind: str, turns: int = 12) -> list[TurnReview]:
    """The review of the first turns, by a bot that searches little."""
    review = Review(record(kind), games.find(KINDS[kind][0]), "cadet")
    return [review.next() for _ in review.turns[:turns]]


@pytest.mark.parametrize("kind", KINDS)
def test_all_turns_of_a_game_are_reviewed_in_their_order(kind: str) -> None:
    name, _, bots = KINDS[kind]
    review = Review(record(kind), games.find(name), "cadet")
    starts = [turn.start.seq for turn in review.turns]
    assert starts == sorted(starts)
    assert {turn.start.chapter.seat for turn in review.turns} >= {*range(len(bots))}
    assert review.final == [float(score) for score in review.scores]
    for number, turn in enumerate(reviewed(kind)):
        assert (turn.number, turn.at) == (number, starts[number])
        assert len(turn.projected) == len(turn.chance) == len(bots)


@pytest.mark.parametrize("kind", ["rivals", "revenant"])
def test_who_plays_at_random_loses_more_by_choices_than_a_bot_that_plans(kind: str) -> None:
    lost = {0: 0.0, 1: 0.0}
    for turn in reviewed(kind):
        if turn.seat is not None:
            lost[turn.seat] += turn.loss
    bots = KINDS[kind][2]
    assert lost[bots.index("random")] > 2 * lost[bots.index("cadet")]


def test_what_is_lost_is_named_by_its_reasons() -> None:
    """The largest first, and what the bot's way costs among them."""
    turns = [turn for turn in reviewed("rivals") if turn.verdict == "mistake"]
    assert turns
    for turn in turns:
        worths = [abs(reason.worth) for reason in turn.reasons]
        assert worths == sorted(worths, reverse=True)
        assert sum(reason.worth for reason in turn.reasons) > 0
        assert turn.best_codes != turn.codes


def test_who_plays_as_the_bot_would_loses_nothing() -> None:
    for turn in reviewed("rivals") + reviewed("revenant"):
        if turn.best_codes == turn.codes:
            assert (turn.loss, turn.verdict, turn.reasons) == (0.0, "best", [])


def test_a_review_is_the_same_every_time_and_goes_on_where_it_was_stopped() -> None:
    game = games.find("revenant")
    stopped = Review(record("revenant"), game, "cadet", done=7)
    assert [stopped.next() for _ in range(3)] == reviewed("revenant")[7:10]


def test_between_turns_there_is_only_chance() -> None:
    between = [turn for turn in reviewed("revenant") if turn.seat is None]
    assert between
    assert all(turn.loss == 0 and not turn.codes for turn in between)
    assert any(any(turn.chance) for turn in reviewed("revenant"))


def test_what_was_taken_back_is_no_part_of_a_turn() -> None:
    live = LiveTable.start(games.find("voidfall"), TUTORIAL, 3)
    chance = Random(1)
    undone = 0
    while live.seq < 90:
        question = chance.pick(live.match.questions)
        live.do(question.seat, [("choose", chance.pick(question.options).code)], "person", "")
        if live.match.why_no_undo(question.seat) is None and not chance.below(3):
            live.do(question.seat, [("undo", "")], "person", "")
            undone += 1
    assert undone > 3
    review = Review(live.recorder.record(), live.match.game, "cadet")
    made = sum(turn.length for turn in review.turns)
    assert made <= live.seq - 2 * undone
    assert review.next().end > 0
    assert not review.scores


def test_the_turning_points_are_what_went_the_furthest_otherwise() -> None:
    turns = reviewed("rivals")
    points = turning_points(turns)
    assert len(points) == 3
    worst = max((turn for turn in turns if turn.seat is not None), key=lambda turn: turn.loss)
    assert worst.number in points
    lucky = replace(turns[0], chance=[0.0, 99.0])
    assert turning_points([lucky, *turns[1:]])[0] == 0


def test_a_game_in_which_no_bot_plans_has_no_review() -> None:
    live = LiveTable.start(LANTERNS, {"players": 2}, 1)
    with pytest.raises(DomineumError, match="random bots"):
        Review(live.recorder.record(), LANTERNS, "cadet")
    with pytest.raises(DomineumError, match="does not plan"):
        Review(record("revenant"), games.find("revenant"), "random")


def test_verdicts() -> None:
    assert [verdict_of(loss) for loss in (0.0, 0.05, 1.0, 2.0, 9.0)] == [
        "best", "best", "good", "slip", "mistake",
    ]  # fmt: skip
