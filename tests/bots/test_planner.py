"""A planner follows its plan while it fits, and makes new ones at less cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from domineum import games
from domineum.bots import SeatAtTable, planner
from domineum.bots.planner import Planner, mean_worth
from domineum.bots.search import Evaluate, Guide, Plan, Search
from domineum.bots.values import Weight, read_weights
from domineum.kernel import AnyGame, Flow, Match, Message, Random, Seat
from domineum.voidfall.bots import RIVALS
from tests.kernel.table import Script, Toy, say
from tests.voidfall.table import Table


def two_words(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "a", "b", "c")
    yield from say(toy, 0, "x", "y")


def one_word(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "a", "b")


def no_choice(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "only", confirm=True)


def wish(*words: str) -> Evaluate:
    """A position is worth the number of these words that were said."""
    return lambda toy, seat: float(sum(word in toy.said for word in words))


class Speaker(Planner):
    """A planner that wants words to be said, and counts its searches."""

    def __init__(
        self, *words: str, plans: int = 60, seconds: float = 1.0, tick: float = 0.0
    ) -> None:
        self.now = 0.0
        self.tick = tick
        super().__init__(Random(1), plans, seconds, clock=self.time)
        self.words = words
        self.searches: list[int] = []

    def time(self) -> float:
        self.now += self.tick
        return self.now

    def evaluator(self, game: AnyGame) -> Evaluate:
        return wish(*self.words)

    def think(self, search: Search) -> Plan:
        plan = super().think(search)
        self.searches.append(search.tried)
        return plan


def at(speaker: Speaker, *steps: Any) -> Match[Any]:
    match: Match[Any] = Match(Script(*steps), {}, 1)
    speaker.sit(SeatAtTable(match, 0))
    return match


def answer(speaker: Speaker, match: Match[Any]) -> str:
    code = speaker.decide({}, match.question(0))
    match.choose(code, 0)
    return code


def test_a_plan_is_followed_without_another_search() -> None:
    speaker = Speaker("c", "x")
    match = at(speaker, two_words)
    assert [answer(speaker, match), answer(speaker, match)] == ["c", "x"]
    assert speaker.searches == [60]
    assert speaker.plan.codes == ["c", "x"]


def test_a_new_chapter_gets_a_plan_of_its_own() -> None:
    speaker = Speaker("b", "x")
    match = at(speaker, one_word, two_words)
    assert [answer(speaker, match) for _ in range(3)][::2] == ["b", "x"]
    assert speaker.searches == [60, 60]


def test_a_plan_that_does_not_fit_is_made_again_at_less_cost() -> None:
    speaker = Speaker("b")
    match = at(speaker, two_words)
    for _ in range(4):
        speaker.plan, speaker._done = Plan(["nonsense"], now=1), 0
        assert speaker.decide({}, match.question(0)) == "b"
    assert speaker.searches == [60, 30, 15, 15]


def test_what_is_left_of_a_plan_is_where_a_search_begins() -> None:
    speaker = Speaker("c", "x", plans=1)
    match = at(speaker, two_words)
    speaker.plan, speaker._done = Plan(["nonsense", "c", "x"], now=1), 1
    assert speaker.decide({}, match.question(0)) == "c"
    assert speaker.plan.codes == ["c", "x"]


def test_a_search_ends_when_the_time_is_over() -> None:
    speaker = Speaker("b", plans=1000, seconds=10.0, tick=1.0)
    answer(speaker, at(speaker, one_word))
    assert speaker.searches == [11]


def test_a_question_with_one_option_needs_no_plan() -> None:
    speaker = Speaker("only")
    match = at(speaker, no_choice)
    assert answer(speaker, match) == "only"
    assert speaker.searches == []
    assert speaker.why() == Message("why-only")


def test_a_planner_must_sit_before_it_decides() -> None:
    assert Speaker("b").why() == Message("why-only")
    with pytest.raises(AssertionError, match=r"^a planner must sit before it decides$"):
        Speaker("b").sample()


def test_a_reason_looks_from_the_last_decision_to_the_end_of_the_plan(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def reason(twin: Match[Any], codes: Sequence[str], seat: Seat) -> Message:
        said = " ".join(twin.state.said)
        return Message("why", {"seat": seat, "said": said, "then": " ".join(codes)})

    monkeypatch.setattr(planner, "reason", reason)
    speaker = Speaker("c", "x")
    match = at(speaker, two_words)
    answer(speaker, match)
    assert speaker.why() == Message("why", {"seat": 0, "said": "", "then": "c x"})
    answer(speaker, match)
    assert speaker.why() == Message("why", {"seat": 0, "said": "c", "then": "x"})


def test_a_planner_values_positions_by_its_own_weights() -> None:
    weighing = dict.fromkeys(read_weights(RIVALS), Weight(0.0, 0.0))
    weighing["influence"] = Weight(2.0, 2.0)
    evaluate = Planner(Random(1), 1, 1.0, weighing=weighing).evaluator(games.find("voidfall"))
    assert evaluate(Table().state, 0) == 2 * 10
    assert Planner(Random(1), 1, 1.0).samples == 1


class Budget:
    """Instead of a search: what it may cost."""

    def improve(self, tries: int, late: Callable[[], bool], explore: bool) -> None:
        self.tries, self.late, self.explore = tries, late, explore


def test_a_look_has_its_part_of_plans_and_seconds() -> None:
    speaker, budget = Speaker(plans=60, seconds=8.0), Budget()
    speaker._share = 0.5
    speaker.look(cast(Search, budget), 0.5)
    assert (budget.tries, budget.explore) == (15, True)
    speaker.now = 2.0
    assert not budget.late()
    speaker.now = 2.1
    assert budget.late()
    speaker.look(cast(Search, budget), 0.001, explore=False)
    assert (budget.tries, budget.explore) == (1, False)


def test_the_plan_that_is_best_on_all_samples_is_chosen() -> None:
    """The first sample promises most for `a`, but the others do not."""
    roots: list[Match[Any]] = [Match(Script(one_word), {}, seed) for seed in (1, 2, 3)]
    cards = [root.state.deck for root in roots]

    def evaluate(toy: Toy, seat: Seat) -> float:
        lucky = toy.deck == cards[0]
        return {"a": 9.0 if lucky else -6.0, "b": 2.0}[toy.said[0]]

    for samples, worth, choice in ((1, 9.0, "a"), (2, 1.5, "b"), (3, -1.0, "b")):
        search = Search(roots[:samples], 0, Random(1), evaluate)
        for code in ("a", "b"):
            search.add(search.play(0, Guide([code])))
        assert [plan.codes for plan in search.best] == [["a"], ["b"]]
        assert [mean_worth(search, plan) for plan in search.best] == [worth, 2.0]
        assert Speaker().choose(search).codes == [choice]
