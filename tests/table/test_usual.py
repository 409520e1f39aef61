"""What goes without saying: a table answers it for who has just chosen what led there."""

from __future__ import annotations

from typing import Any

import pytest

from domineum.kernel import Flow, Match, Option, Question, Seat, ask
from domineum.kernel.game import StepFunction
from domineum.table import show
from domineum.table.errors import KeyUsed
from domineum.table.live import LiveTable
from tests.kernel.table import Script, Toy

HERE = "person"


def said(toy: Toy, seat: Seat, *offered: str, usual: str = "", lazy: bool = False) -> Flow[None]:
    """Let a seat say one of the words; one of them may go without saying."""
    options = [Option(word, word) for word in offered]
    meant = next((option for option in options if option.code == usual), None)
    by = (lambda: meant) if lazy else meant
    toy.said.append((yield from ask(Question(seat, "toy.say", options, usual=by))))


def table(*steps: StepFunction) -> LiveTable:
    """A table at which these steps are played."""
    return LiveTable(Match(Script(*steps), {}, seed=1, log=True))


def act(toy: Toy) -> Flow[None]:
    """An action, its price and its place: both go without saying; then another action."""
    yield from said(toy, 0, "build", "move")
    yield from said(toy, 0, "plain", "otherwise", usual="plain")
    yield from said(toy, 0, "here", "there", usual="here", lazy=True)
    yield from said(toy, 0, "again", "end")


def do(live: LiveTable, *codes: str, key: str = "", usual: bool = True) -> list[str]:
    """Choose, and return what was done."""
    commands: Any = [("choose", code) for code in codes]
    return [entry.code for entry in live.do(0, commands, HERE, key, usual)]


def step(live: LiveTable, kind: Any, usual: bool = True) -> list[str]:
    """Undo or redo, and return what was taken back or done again."""
    return [entry.code for entry in live.do(0, [(kind, "")], HERE, "", usual)]


def test_what_goes_without_saying_is_answered() -> None:
    live = table(act)
    assert do(live, "build") == ["build", "plain", "here"]
    assert live.match.question().find("end") >= 0
    again = table(act)
    again.repeat(live.entries)
    assert again.match.state == live.match.state


def test_it_is_asked_where_nobody_says_otherwise() -> None:
    live = table(act)
    assert do(live, "build", usual=False) == ["build"]
    assert do(live, "otherwise") == ["otherwise", "here"]


def test_another_answer_can_be_given_along() -> None:
    live = table(act)
    assert do(live, "build", "otherwise") == ["build", "otherwise", "here"]
    assert do(table(act), "build", "plain", "there") == ["build", "plain", "there"]


def test_undo_and_redo_go_from_one_meant_answer_to_another() -> None:
    live = table(act)
    do(live, "build")
    assert step(live, "undo") == ["here", "plain", "build"]
    assert step(live, "redo") == ["build", "plain", "here"]
    assert step(live, "undo", usual=False) == ["here"]
    assert do(live, "there") == ["there"]
    assert step(live, "undo") == ["there"]
    assert step(live, "undo") == ["plain", "build"]
    assert step(live, "redo") == ["build", "plain"]
    assert step(live, "redo") == ["there"]


def test_what_comes_first_in_a_game_is_asked_and_undone_alone() -> None:
    def first(toy: Toy) -> Flow[None]:
        yield from said(toy, 0, "yes", "no", usual="yes")

    live = table(first, act)
    assert live.seq == 0
    do(live, "yes")
    assert step(live, "undo") == ["yes"]


def test_it_stops_where_something_is_shown() -> None:
    def look(toy: Toy) -> Flow[None]:
        yield from said(toy, 0, "look", "pass")
        toy.reveal()
        yield from said(toy, 0, "plain", "otherwise", usual="plain")

    live = table(look, act)
    assert do(live, "look") == ["look"]
    assert do(live, "plain") == ["plain"]
    assert step(live, "undo") == ["plain"]


def test_a_usual_answer_that_would_show_something_is_asked() -> None:
    def draw(toy: Toy) -> Flow[None]:
        yield from said(toy, 0, "on", "back")
        yield from said(toy, 0, "draw", "leave", usual="draw")
        if toy.said[-1] == "draw":
            toy.reveal()

    live = table(draw, act)
    assert do(live, "on") == ["on"]
    preview = show.preview(table(draw, act), 0, "on", True)
    assert not preview.reveals
    assert preview.then is not None


def test_nothing_is_answered_for_another_seat() -> None:
    def other(toy: Toy) -> Flow[None]:
        yield from said(toy, 0, "a", "b")
        yield from said(toy, 1, "plain", "otherwise", usual="plain")

    assert do(table(other, act), "a") == ["a"]


def test_a_request_that_comes_again_is_known_with_what_followed_it() -> None:
    live = table(act)
    do(live, "build", key="k")
    assert [entry.code for entry in live.done_before(0, "k", [("choose", "build")])] == [
        "build", "plain", "here",
    ]  # fmt: skip
    with pytest.raises(KeyUsed):
        live.done_before(0, "k", [("choose", "move")])


def test_a_preview_follows_what_goes_without_saying() -> None:
    live = table(act)
    followed, plain = (show.preview(live, 0, "build", usual) for usual in (True, False))
    assert {change.path: change.after for change in followed.changes}["said"] == [
        "build", "plain", "here",
    ]  # fmt: skip
    assert {change.path: change.after for change in plain.changes}["said"] == ["build"]


def test_beside_an_option_stands_what_to_answer_otherwise() -> None:
    live = table(act)
    question = show.question(live.match, live.match.question())
    assert [(other.codes, other.asks) for other in question.options[0].otherwise] == [
        (["build", "otherwise"], False),
        (["build", "plain", "there"], False),
    ]


def test_of_many_other_answers_one_is_asked() -> None:
    def many(toy: Toy) -> Flow[None]:
        yield from said(toy, 0, "a", "b")
        yield from said(toy, 0, *"cdefgh", usual="c")

    live = table(many, act)
    question = show.question(live.match, live.match.question())
    (other,) = question.options[0].otherwise
    assert (other.codes, other.asks, other.label.key) == (["a"], True, "ask-toy-say")


def test_nothing_beyond_what_is_shown_stands_beside_an_option() -> None:
    def look(toy: Toy) -> Flow[None]:
        yield from said(toy, 0, "look", "pass")
        toy.reveal()
        yield from said(toy, 0, "plain", "otherwise", usual="plain")

    live = table(look, act)
    question = show.question(live.match, live.match.question())
    assert [option.otherwise for option in question.options] == [[], []]
    assert show.preview(live, 0, "look", True).reveals
