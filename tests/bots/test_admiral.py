"""The admiral plans this turn together with the next one, and knows how the others will reply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from domineum.bots import SeatAtTable
from domineum.bots.admiral import Admiral
from domineum.bots.planner import Planner
from domineum.bots.search import Evaluate, Guide, Search
from domineum.bots.values import Weight
from domineum.kernel import AnyGame, Chapter, Flow, Match, Message, Random, Seat
from tests.kernel.table import Script, Toy, say


def sow(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "eat", "sow")


def crow(toy: Toy) -> Flow[None]:
    yield from say(toy, 1, "sleep", "peck")


def reap(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "eat", "reap")


class Field(Script):
    """A farmer eats the corn or sows it; a crow sleeps or pecks; the farmer eats or reaps."""

    def __init__(self, *turns: Seat) -> None:
        super().__init__(sow, crow, reap)
        self.turns = turns or (0, 1, 0)

    def chapter(self, state: Toy) -> Chapter:
        left = len(state.steps)
        seat = self.turns[2 - left] if state.steps or len(state.said) < 3 else None
        return Chapter(seat, Message("toy", {"steps": left}))


def worth(hungry: bool) -> Evaluate:
    """Eating is worth 1, a harvest 3 if there was no crow; a crow wants to peck if it is hungry."""

    def evaluate(toy: Toy, seat: Seat) -> float:
        said = toy.said
        if seat == 1:
            return float(("peck" in said) == hungry)
        harvest = "reap" in said and "sow" in said and "peck" not in said
        return said.count("eat") + 3.0 * harvest

    return evaluate


def seated(kind: type[Planner], evaluate: Evaluate, match: Match[Any], seed: int) -> Planner:
    """A planner for seat 0 that values positions like this; the clock stands still."""

    class Farmer(kind):  # type: ignore[valid-type, misc]
        def evaluator(self, game: AnyGame) -> Evaluate:
            return evaluate

    still: Callable[[], float] = lambda: 0.0  # noqa: E731
    farmer: Planner = Farmer(Random(seed), plans=400, seconds=1.0, clock=still)
    farmer.sit(SeatAtTable(match, 0))
    return farmer


@pytest.mark.parametrize(
    ("kind", "hungry", "choice"),
    [(Planner, False, "eat"), (Admiral, False, "sow"), (Admiral, True, "eat")],
)
@pytest.mark.parametrize("seed", range(5))
def test_only_a_plan_of_two_turns_gives_something_up_for_the_next_turn(
    kind: type[Planner], hungry: bool, choice: str, seed: int
) -> None:
    """A planner eats. An admiral sows, but not where it foresees that a crow will peck."""
    match: Match[Any] = Match(Field(), {}, 1)
    question = match.question(0)
    assert seated(kind, worth(hungry), match, seed).decide({}, question) == choice


@pytest.mark.parametrize(("hungry", "reply"), [(False, "sleep"), (True, "peck")])
def test_the_others_reply_to_the_best_plan_as_is_best_for_them(hungry: bool, reply: str) -> None:
    match: Match[Any] = Match(Field(), {}, 1)
    farmer = seated(Admiral, worth(hungry), match, 1)
    search = Search([match], 0, Random(1), worth(hungry))
    search.add(search.play(0, Guide(["sow"])))
    assert isinstance(farmer, Admiral)
    assert farmer.foresee(match, search) == {1: [reply]}


class Watched(Admiral):
    """An admiral whose searches are written down."""

    looks: list[tuple[Seat, int, float, bool]]

    def look(self, search: Search, part: float, explore: bool = True) -> None:
        self.looks.append((search.seat, search.turns, round(part, 6), explore))
        super().look(search, part, explore)


def looks(match: Match[Any]) -> list[tuple[Seat, int, float, bool]]:
    """For whom, how many turns ahead, with which part of the time, and whether with new plans."""
    farmer = seated(Watched, worth(False), match, 1)
    assert isinstance(farmer, Watched)
    farmer.looks = []
    farmer.decide({}, match.question(0))
    return farmer.looks


def test_the_time_is_divided_among_this_turn_the_replies_and_both_turns() -> None:
    """Of three seats on each of four samples only one replies: time for the others is left."""
    first, *replies, last = looks(Match(Field(), {}, 1))
    assert first == (0, 1, 0.25, True)
    assert replies == [(1, 1, round(0.1 / 4 / 3, 6), True)] * 4
    assert last == (0, 2, 0.65, False)


def test_between_turns_an_admiral_plans_like_any_planner() -> None:
    assert looks(Match(Field(1, 1, 0), {}, 1)) == [(0, 1, 1.0, True)]


def test_an_admiral_has_as_many_plans_as_its_seconds_allow() -> None:
    weighing, clock = {"influence": Weight(1.0, 1.0)}, float
    admiral = Admiral(Random(1), 2.0, weighing=weighing, clock=clock)
    assert (admiral.plans, admiral.seconds, admiral.samples) == (2400, 2.0, 4)
    assert (admiral.weighing, admiral.clock) == (weighing, clock)
    assert (Admiral(Random(1)).plans, Admiral(Random(1)).seconds) == (3600, 3.0)
    assert Admiral(Random(1), 2.0, plans=7).plans == 7
