"""Actions are numbers of codes: always the same, and each its own in a question."""

from __future__ import annotations

import pytest

from domineum.envs import actions
from domineum.kernel import Option, Question


def asked(*codes: str) -> Question[str]:
    return Question(0, "test", [Option(verb, verb, a=rest) for verb, rest in map(_parts, codes)])


def _parts(code: str) -> tuple[str, str]:
    verb, _, rest = code.partition(" ")
    return verb, rest


def test_a_code_has_the_same_number_in_every_question_and_version() -> None:
    """The numbers are written down: trained programs depend on them."""
    question = asked("establish 12", "take invent")
    assert actions.numbers(question) == [317, 1675]
    assert actions.numbers(asked("take invent")) == [1675]


def test_options_that_meet_get_numbers_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "_number", lambda code: actions.SPACE - 1)
    assert actions.numbers(asked("a 1", "a 2", "a 3")) == [actions.SPACE - 1, 1, 2]


def test_heads_are_the_verb_and_the_words_of_a_code() -> None:
    (option,) = asked("establish 12").options
    verb, place, *rest = actions.heads(option)
    assert (place, rest) == (13, [0, 0])
    assert actions.NUMBERS <= verb < actions.WORDS


def test_words_and_small_numbers_never_meet() -> None:
    numbers = [actions.word(str(n)) for n in range(actions.NUMBERS - 1)]
    assert numbers == list(range(1, actions.NUMBERS))
    assert actions.word("63") >= actions.NUMBERS
