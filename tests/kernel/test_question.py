"""Questions, options and events."""

from __future__ import annotations

from domineum.kernel import Blocked, Event, Message, Option, Question


def test_the_code_of_an_option_is_its_verb_and_what_it_is_about() -> None:
    option = Option("establish", None, sector=12, guild="farmers")
    assert option.code == "establish 12 farmers"
    assert option.about == {"sector": 12, "guild": "farmers"}
    assert repr(option) == "<establish 12 farmers>"


def test_the_label_of_an_option_names_what_it_is_about() -> None:
    assert Option("pour", 1, harbour=1).label() == Message("option-pour", {"harbour": 1})


def test_an_option_can_bring_its_own_label() -> None:
    assert Option("resolve", 1, lambda: Message("effect-peek")).label().key == "effect-peek"


def test_an_option_is_found_by_its_code_or_itself() -> None:
    question = Question(0, "toy.move", [Option("walk", 1), Option("run", 2)])
    assert question.find("run") == question.find(question.options[1]) == 1
    assert question.find(Option("walk", 9)) == 0
    assert question.find("fly") == question.find(Option("fly", 9)) == -1


def test_a_question_has_a_prompt_made_of_its_topic() -> None:
    question = Question(0, "voidfall.invade.target", [Option("stop", None)], about={"power": 3})
    assert question.prompt() == Message("ask-voidfall-invade-target", {"power": 3})


def test_a_question_says_what_is_blocked_and_why() -> None:
    blocked = Blocked(Option("pour", 0, harbour=0), Message("blocked-full"), "L-07")
    assert Question(0, "t", [Option("stop", 0)], lambda: iter([blocked])).blocked == [blocked]
    assert Question(0, "t", [Option("stop", 0)]).blocked == []


def test_an_event_shows_its_secret_to_its_seat_alone() -> None:
    event = Event("drew", 1, "L-01", {"what": "sun 7"}, player=1, count=1)
    assert event.seen_by(1) == Message("event-drew-own", {"player": 1, "count": 1, "what": "sun 7"})
    assert event.seen_by(0) == event.seen_by(None) == Message("event-drew", event.data)


def test_a_secret_without_a_seat_is_for_nobody() -> None:
    event = Event("drew", None, "L-01", {"what": "sun 7"}, count=1)
    assert event.seen_by(None) == event.seen_by(0) == Message("event-drew", {"count": 1})


def test_the_arithmetic_of_an_event_is_done_when_it_happens() -> None:
    oil = [3]
    event = Event("scored", 0, "L-10").because(lambda: [("oil", oil[0])])
    assert event.terms == []
    event.settle()
    oil[0] = 9
    event.settle()
    assert event.terms == [("oil", 3)]
