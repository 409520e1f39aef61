"""The second line of an option says in what it differs from the others."""

from __future__ import annotations

from typing import Any

import pytest

from domineum.kernel import Match, Message, Option, Preview, Question, Refused, Seat, Shift
from domineum.kernel.question import Flow, ask
from domineum.table.details import details, telling, tries
from tests.example.positions import keeper, night, table
from tests.kernel.table import Toy, say, start


def said(match: Match[Any], seat: Seat | None = None) -> list[str]:
    """The details of the question that waits."""
    question = match.question(seat)
    found = details(question, tries(match, question))
    return [match.game.catalogue.render(d, "en") if d else "" for d in found]


def told(match: Match[Any]) -> list[Message | None]:
    """The details as messages."""
    question = match.question()
    return details(question, tries(match, question))


def test_an_option_says_in_which_figures_it_differs() -> None:
    match = table(night(keeper("", 2), steps=[("pour", 0)], harbours=[(3, -1), (0, -1), (0, -1)]))
    first, second, *_ = said(match)
    assert first == "Points +5, Oil \N{MINUS SIGN}1"
    assert second == "Oil \N{MINUS SIGN}1"


def test_the_rules_say_it_where_they_know_better() -> None:
    def step(toy: Toy) -> Flow[None]:
        options: list[Option[int]] = [Option("word", n, n=n) for n in (1, 2)]
        words = {1: Message("option-done")}
        yield from ask(Question(0, "toy", options, detail=words.get))
        yield from say(toy, 0, "a", "b")

    match = start(step)
    first, second = told(match)
    assert first == Message("option-done")
    assert second == Message("detail-then", {"prompt": Message("ask-toy-say")})


def test_what_comes_next_is_said_where_no_figure_changes() -> None:
    def step(toy: Toy) -> Flow[None]:
        options = [Option("more", True), Option("less", False)]
        if (yield from ask(Question(0, "toy", options))):
            yield from ask(Question(0, "how-much", [Option("a", 1), Option("b", 2)]))
        yield from say(toy, 1, "c", "d")

    match = start(step)
    prompt = Message("ask-how-much")
    expected = Message("detail-then", {"prompt": prompt})
    assert told(match) == [expected, Message("detail-others")]


def fails_or_not(toy: Toy) -> Flow[None]:
    """What follows the one word is a defect of the rules."""
    options: list[Option[int]] = [Option("word", n, n=n) for n in (0, 1)]
    words = {1: Message("option-done")}
    number = yield from ask(Question(0, "toy", options, detail=words.get))
    toy.said.append(str(1 // number))
    yield from say(toy, 0, "a", "b")


def test_rules_that_fail_leave_their_own_words_and_are_reported(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = start(fails_or_not)
    assert told(match) == [None, Message("option-done")]
    (failure,) = caplog.records
    assert failure.getMessage() == "a choice of toy cannot be previewed"
    assert "ZeroDivisionError" in caplog.text
    match.choose("word 1")
    assert match.state.said == ["1"]


def test_a_mistake_that_is_none_of_the_rules_is_not_hidden() -> None:
    match = start(fails_or_not)
    other = Question(0, "toy", [Option("other", 1)])
    with pytest.raises(Refused):
        tries(match, other)


def test_what_every_option_changes_alike_is_not_said() -> None:
    card, oil = (Shift(Message(f"figure-{name}"), 2, 1, False) for name in ("card", "oil"))
    one, other = (Preview(False, [], [], False, figures) for figures in ((card, oil), (card,)))
    assert telling(one, [one, other]) == [oil]
    assert telling(other, [one, other]) == []
    assert telling(one, [one]) == [card, oil]
